// What is pressed and held, by whichever finger or key.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { element, view } from "./page.js";

const { pressAndHold } = await import("../../web/shell/press.js");

const noted = [];
const note = (what) => (button) => void noted.push(`${what} ${button.dataset.name}`);
const told = () => noted.splice(0);
const calls = { begin: note("begin"), held: note("held"), end: note("end") };
const [one, two] = ["one", "two"].map((name) => element("[data-a]", { name }));
const at = (target, pointerId = 1) => ({ target, pointerId });

mock.timers.enable({ apis: ["setTimeout"] });
pressAndHold("[data-a]", { ...calls, button: true, after: 700, until: ["blur"] });
pressAndHold("[data-b]", { ...calls, many: true, counts: ({ button }) => !button });

beforeEach(() => {
  view.fire("blur");
  for (const pointerId of [1, 2]) view.fire("pointerup", { pointerId });
  told();
});

test("it begins when pressed, is held after its time, and ends when let go", () => {
  assert.equal(view.fire("pointerdown", at(one)).prevented, true);
  mock.timers.tick(699);
  assert.deepEqual(told(), ["begin one"]);
  mock.timers.tick(1);
  assert.deepEqual(told(), ["held one"]);
  view.fire("pointerup", at(one));
  assert.deepEqual(told(), ["end one"]);
});

test("whoever lets go too early has not held it", () => {
  for (const way of ["pointerup", "pointercancel", "blur"]) {
    view.fire("pointerdown", at(one));
    view.fire(way, at(one));
    mock.timers.tick(5000);
    assert.deepEqual(told(), ["begin one", "end one"], way);
  }
});

test("Enter and Space hold it, too, and their repeats are one press", () => {
  for (const key of ["Enter", " "]) {
    for (let times = 0; times < 3; times++) assert.equal(view.fire("keydown", { key, target: one }).prevented, true);
    mock.timers.tick(700);
    view.fire("keydown", { key, target: one });
    mock.timers.tick(700);
    view.fire("keyup", { key, target: one });
    assert.deepEqual(told(), ["begin one", "held one", "end one"]);
  }
  view.fire("keydown", { key: "a", target: one });
  assert.deepEqual(told(), []);
});

test("only one is held at a time, and other fingers do not end it", () => {
  view.fire("pointerdown", at(one, 1));
  view.fire("pointerdown", at(two, 2));
  view.fire("pointerup", at(two, 2));
  assert.deepEqual(told(), ["begin one"]);
});

test("no menu comes up over what is held", () => {
  assert.equal(view.fire("contextmenu").prevented, undefined);
  view.fire("pointerdown", at(one));
  assert.equal(view.fire("contextmenu").prevented, true);
});

test("several fingers press several of them where that is meant", () => {
  const [left, right] = ["left", "right"].map((name) => element("[data-b]", { name }));
  assert.equal(view.fire("pointerdown", at(left, 1)).prevented, undefined);
  view.fire("pointerdown", at(right, 2));
  view.fire("pointerdown", { ...at(right, 3), button: 2 });
  view.fire("pointerup", at(left, 1));
  assert.deepEqual(told(), ["begin left", "begin right", "end left"]);
  view.fire("keydown", { key: "Enter", target: left });
  assert.deepEqual(told(), []);
});

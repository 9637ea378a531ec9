// The talk with Python: what is told when, and what is painted when.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { page } from "./page.js";

const { Talk } = await import("../../web/shell/talk.js");
const { sliding } = await import("../../web/shell/taps.js");

const deed = (action) => ({ kind: "do", do: action, form: null });
let heard;
let shown;
let kept;
let replies;

/** Python's end: it notes what it is told, and answers what the test has laid out. */
const engine = {
  tell: async (text) => {
    const { now, ...message } = JSON.parse(text);
    assert.equal(typeof now, "number");
    heard.push(message);
    return JSON.stringify(await (replies[message.do ?? message.kind] ?? {}));
  },
};

const talking = (offered = () => true) =>
  new Talk({ show: (reply) => shown.push(reply), kept: ({ do: action }) => kept.push(action), offered, broken: () => shown.push("broken") });

const opening = () => {
  shown.push("opened");
  return () => shown.push("painted");
};

async function opened(offered) {
  const talk = talking(offered);
  await talk.open(engine, { kind: "start" }, opening);
  [heard, shown] = [[], []];
  return talk;
}

beforeEach(() => {
  [heard, shown, kept, replies] = [[], [], [], {}];
  page.hidden = false;
});

test("what is done before Python listens is told later, what opens a page before the first paint", async () => {
  const talk = talking(({ do: action }) => action !== "gone");
  for (const action of ["play:vroom", "ui:rules", "gone"]) await talk.tell(deed(action));
  await talk.tell({ kind: "look", do: "x" });
  assert.deepEqual(kept, ["play:vroom", "ui:rules", "gone"]);
  replies["play:vroom"] = { title: "table" };
  await talk.open(engine, { kind: "start" }, opening);
  assert.deepEqual(heard, [{ kind: "start" }, deed("play:vroom"), deed("ui:rules")]);
  assert.deepEqual(shown, ["opened", {}, { title: "table" }, "painted", {}]);
});

test("whoever goes elsewhere before the start no longer means what was tapped", async () => {
  const talk = talking();
  await talk.tell(deed("play:vroom"));
  talk.forget();
  await talk.open(engine, { kind: "start" }, opening);
  assert.deepEqual(heard, [{ kind: "start" }]);
});

test("a picture of what is looked at waits for the mouse button, and comes before what is done", async () => {
  const talk = await opened();
  replies.look = { title: "looked" };
  page.fire("pointerdown", { pointerType: "mouse", target: null });
  await talk.tell({ kind: "look", do: null });
  assert.deepEqual(shown, []);
  await talk.tell(deed("a"));
  assert.deepEqual(shown, [{ title: "looked" }, {}]);
});

test("a wait ends with a question, unless somebody does something first or nobody watches", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const talk = await opened();
  replies.a = { wait: 100 };
  await talk.tell(deed("a"));
  assert.equal(talk.waits, true);
  mock.timers.tick(100);
  await Promise.resolve();
  assert.deepEqual(heard.pop(), { kind: "next" });
  await talk.tell(deed("a"));
  await talk.tell(deed("b"));
  mock.timers.tick(200);
  assert.deepEqual(heard.at(-1), deed("b"));
  await talk.tell(deed("a"));
  await talk.tell({ kind: "room" });
  page.hidden = true;
  mock.timers.tick(100);
  assert.deepEqual(heard.at(-1), { kind: "room" });
  page.hidden = false;
  page.fire("visibilitychange");
  assert.deepEqual(heard.at(-1), { kind: "next" });
  mock.timers.reset();
});

test("where Python answers no more, that is said", async (context) => {
  context.mock.method(console, "error", () => {});
  const talk = await opened();
  replies.a = Promise.reject(new Error("gone"));
  assert.equal(await talk.tell(deed("a")), undefined);
  assert.deepEqual(shown, ["broken"]);
});

test("a slider tells where it is by now, not everywhere it has been", async () => {
  const told = [];
  let answer;
  const tell = (message) => new Promise((done) => {
    told.push(message.do);
    answer = done;
  });
  const slide = sliding({ tell });
  slide(deed("1"));
  slide(deed("2"));
  const last = slide(deed("3"));
  assert.deepEqual(told, ["1"]);
  answer();
  await last;
  await Promise.resolve();
  assert.deepEqual(told, ["1", "3"]);
  answer();
  await new Promise(setImmediate);
  slide(deed("4"));
  assert.deepEqual(told, ["1", "3", "4"]);
});

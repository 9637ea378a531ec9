// Taps, keys and fields: what is done with them is told, and nothing is decided here but what is meant.
/** @import { Part } from "./dom.js" */
/** @import { Do } from "./messages.js" */
/** @import { Looking } from "./look.js" */
/** @import { Talk } from "./talk.js" */
import { around, byId, onEach, root } from "./dom.js";
import { nearest, neighbour, place, places } from "./place.js";

const REACH = 44; // CSS pixels from a tap to the centre it may mean
const FIELD = "input, select, textarea";
const SCROLLS = /^(Page|Home|End)/; // where the page is longer than the screen, these keys are the page's own
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */
/** @typedef {{ form?: HTMLFormElement | null }} InForm */

/**
 * What the fields of a form say.
 * @param {HTMLFormElement | null} [form]
 * @param {HTMLElement | null} [submitter]
 * @returns {Record<string, string> | null}
 */
const fields = (form, submitter) =>
  form ? Object.fromEntries(/** @type {Iterable<[string, string]>} */ (/** @type {unknown} */ (new FormData(form, submitter)))) : null;

/**
 * @param {string} action
 * @param {Record<string, string> | null} form
 * @returns {Do}
 */
const deed = (action, form) => ({ kind: "do", do: action, form });

/** A tap on an element of the page. @param {Part} element */
const tapped = (element) => deed(element.dataset.do ?? "", fields(/** @type {InForm} */ (element).form));

/** Fingers are wider than spaces: on a board the nearest centre within reach is meant. @param {MouseEvent} event */
function meant(event) {
  const target = around(event, "[data-do]:not(form)");
  const svg = around(event, "svg:has([data-at])");
  const behind = target && (target.id === "board" || "beyond" in target.dataset); // any place near the tap is meant first
  if (!svg || event.detail === 0 || (target && !target.dataset.at && !behind)) return target;
  return nearest(places(svg), event.clientX, event.clientY, REACH) ?? target;
}

/**
 * Listens to all of it.
 * @param {Talk} talk
 * @param {Looking} looking
 */
export function tapping(talk, looking) {
  const { tell } = talk;
  onEach(["click"], (event) => {
    if (looking.ends()) return event.preventDefault();
    const jump = around(event, 'a[href^="#"]:not([href^="#/"])');
    if (jump) return leap(event, /** @type {HTMLAnchorElement} */ (/** @type {unknown} */ (jump)).hash.slice(1));
    const target = meant(event);
    if (target) tell(tapped(target));
    else if (talk.waits && around(event, "#board")) tell({ kind: "skip" });
  });
  onEach(["keydown"], (event) => {
    const done = given(event);
    if (done) event.preventDefault();
    if (done) tell(done);
    else go(event);
  });
  onEach(["submit"], (event) => {
    event.preventDefault();
    const { submitter } = event;
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.dataset.do) tell(deed(form.dataset.do, fields(form, submitter)));
  });
  const slide = sliding(talk);
  for (const type of /** @type {const} */ (["change", "input"])) {
    onEach([type], ({ target }) => {
      const field = /** @type {Field} */ (target);
      if (!field.dataset.change || (field.type === "range") !== (type === "input")) return;
      const value = field instanceof HTMLInputElement && field.type === "checkbox" ? String(field.checked) : field.value;
      const message = deed(field.dataset.change, fields(field.form) ?? { value });
      if (type === "input") slide(message);
      else tell(message);
    });
  }
}

/** Goes to a place of the page. @param {Event} event @param {string} id */
function leap(event, id) {
  event.preventDefault();
  const to = byId(id);
  if (to) to.tabIndex = -1;
  to?.focus();
}

/**
 * What a key does to the element that has the focus: a place that is no button is tapped, and a slider gives the answer
 * that it stands on.
 * @param {KeyboardEvent} event
 */
function given({ key, target }) {
  const element = /** @type {Part} */ (target);
  if ((key === "Enter" || key === " ") && element.matches("[data-do][role=button]:not(button)")) return tapped(element);
  const action = key === "Enter" && element.dataset?.enter;
  if (!action) return null;
  const field = /** @type {Field} */ (/** @type {unknown} */ (element));
  return deed(action, fields(field.form) ?? { value: field.value });
}

/** Arrows go from place to place; other keys press the button that they stand for. @param {KeyboardEvent} event */
function go(event) {
  const { key, target } = event;
  const element = /** @type {Part} */ (target);
  if (ARROWS[key] && element.dataset?.at) {
    event.preventDefault();
    const board = element.ownerSVGElement;
    if (board) neighbour(places(board), place(element), ARROWS[key])?.focus();
  } else if (!event.ctrlKey && !event.altKey && !event.metaKey && !element.matches(FIELD)) {
    if (SCROLLS.test(key) && root.scrollHeight > innerHeight) return;
    const button = /** @type {Part | null} */ (document.querySelector(`[data-key="${CSS.escape(key)}"]`));
    if (!button) return;
    event.preventDefault();
    button.click();
  }
}

/**
 * A slider that is dragged tells where it is by now, not everywhere that it has been.
 * @param {Talk} talk
 */
export function sliding({ tell }) {
  /** @type {Do | undefined} */
  let latest;
  return async (/** @type {Do} */ message) => {
    const busy = latest;
    latest = message;
    if (busy) return;
    for (let told; told !== latest; ) await tell((told = latest));
    latest = undefined;
  };
}

// What is pressed and held: by a finger, a mouse or a pen; a button with Enter or Space, too.
/** @import { Part } from "./dom.js" */
import { around } from "./dom.js";

/** @typedef {{ element: Part, held: boolean, timer?: ReturnType<typeof setTimeout> }} Press */
/**
 * @typedef {object} How
 * @property {boolean} [button]  keys press it, too, and the browser makes no click and no menu of it
 * @property {boolean} [many]  several fingers may press several of them
 * @property {(event: PointerEvent | KeyboardEvent) => boolean} [counts]  which presses are meant; without it, all
 * @property {(element: Part, event: PointerEvent | KeyboardEvent) => void} [begin]  it is pressed
 * @property {number} [after]  the milliseconds until it was held long enough
 * @property {(element: Part) => void} [held]  it was
 * @property {(element: Part, held: boolean) => void} [end]  it is let go, or was taken away
 * @property {string[]} [until]  what else ends it: events that reach the window
 */

const KEY = "key"; // stands for a pointer's number
const isKey = (/** @type {KeyboardEvent} */ { key }) => key === "Enter" || key === " ";

/**
 * Follows what is pressed among the elements that fit a selector.
 * @param {string} on
 * @param {How} how
 * @param {Pick<Window, "addEventListener">} [place]
 */
export function pressAndHold(on, { button, many, counts, begin, after, held, end, until = [] }, place = window) {
  /** @type {Map<number | typeof KEY, Press>} */
  const presses = new Map();

  /** @param {number | typeof KEY} by @param {PointerEvent | KeyboardEvent} event */
  function press(by, event) {
    const element = around(event, on);
    if (!element || counts?.(event) === false) return;
    if (button) event.preventDefault();
    if (presses.has(by) || (presses.size && !many)) return;
    /** @type {Press} */
    const pressed = { element, held: false };
    presses.set(by, pressed);
    begin?.(element, event);
    if (after) pressed.timer = setTimeout(hold, after, pressed);
  }

  /** @param {Press} pressed */
  function hold(pressed) {
    pressed.held = true;
    held?.(pressed.element);
  }

  /** @param {number | typeof KEY} by */
  function release(by) {
    const pressed = presses.get(by);
    if (!pressed) return;
    presses.delete(by);
    clearTimeout(pressed.timer);
    end?.(pressed.element, pressed.held);
  }

  place.addEventListener("pointerdown", (event) => press(event.pointerId, event));
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
    place.addEventListener(type, ({ pointerId }) => release(pointerId));
  }
  for (const type of until) place.addEventListener(type, () => [...presses.keys()].forEach(release));
  if (!button) return;
  place.addEventListener("keydown", (event) => isKey(event) && press(KEY, event));
  place.addEventListener("keyup", () => release(KEY));
  place.addEventListener("contextmenu", (event) => presses.size && event.preventDefault());
}

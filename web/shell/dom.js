// The page's elements, and what an event is about.
export const root = document.documentElement;

/** @typedef {HTMLElement & SVGGraphicsElement} Part  An element of the page or of a drawing, whichever of them. */

/**
 * The element of that id.
 * @param {string} id
 * @returns {Part | null}
 */
export const byId = (id) => /** @type {Part | null} */ (document.getElementById(id));

/**
 * What an event is about: the nearest element around its target that fits.
 * @template {Element} [T=Part]
 * @param {{ target: EventTarget | null }} event
 * @param {string} selector
 * @returns {T | null}
 */
export const around = ({ target }, selector) => /** @type {Element | null} */ (target)?.closest?.(selector) ?? null;

/**
 * Calls on each of these events.
 * @template {keyof DocumentEventMap} K
 * @param {readonly K[]} types
 * @param {(event: DocumentEventMap[K]) => void} call
 * @param {boolean} [capture]
 */
export function onEach(types, call, capture) {
  for (const type of types) document.addEventListener(type, call, capture);
}

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

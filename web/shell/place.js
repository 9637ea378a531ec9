// Places of a board: each says in data-at where its centre is.
/** @import { Part } from "./dom.js" */
/** @typedef {{ element: Part, at: { x: number, y: number } }} Place */

/** Where on the screen the centre of a place is. @param {Part} element */
export function place(element) {
  const [x, y] = (element.dataset.at ?? "").split(" ").map(Number);
  const board = /** @type {SVGGraphicsElement} */ (element.parentNode);
  return new DOMPoint(x, y).matrixTransform(board.getScreenCTM() ?? undefined);
}

/**
 * The places of a board that can be answered.
 * @param {Element} svg
 * @returns {Place[]}
 */
export const places = (svg) =>
  [.../** @type {NodeListOf<Part>} */ (svg.querySelectorAll("[data-do][data-at]"))].map((element) => ({
    element,
    at: place(element),
  }));

/**
 * The place that lies nearest to a point, not farther than `reach`.
 * @param {Place[]} known
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 */
export function nearest(known, x, y, reach) {
  const far = (/** @type {Place} */ { at }) => Math.hypot(at.x - x, at.y - y);
  const [near] = [...known].sort((a, b) => far(a) - far(b));
  return near && far(near) <= reach ? near.element : undefined;
}

/**
 * The next place in a direction: far is bad, aside is worse.
 * @param {Place[]} known
 * @param {{ x: number, y: number }} here
 * @param {number[]} way
 */
export function neighbour(known, here, [dx, dy]) {
  const cost = (/** @type {Place} */ { at }) => {
    const [x, y] = [at.x - here.x, at.y - here.y];
    const ahead = x * dx + y * dy;
    return ahead > 1 ? ahead + 2 * Math.abs(x * dy - y * dx) : Infinity;
  };
  const [best] = [...known].sort((a, b) => cost(a) - cost(b));
  return best && cost(best) < Infinity ? best.element : undefined;
}

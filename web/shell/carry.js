// A thing dragged onto another: it means the answer that bears both names (data-pair), and that answer's button is pressed.
/** @import { Part } from "./dom.js" */
import { around } from "./dom.js";

const [SLIP, REACH] = [8, 48];

/** @typedef {{ thing: Part, x: number, y: number, ghost?: Part, pair?: Part | null }} Load */

/**
 * Lets things be carried.
 * @param {(answer: Part | null) => void} look  shows what an answer would do
 */
export function carrying(look) {
  /** @type {Load | undefined} */
  let load;
  addEventListener("pointerdown", (event) => {
    const thing = around(event, "[data-carry]");
    if (thing) load = { thing, x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    if (!load || (!load.ghost && Math.hypot(x - load.x, y - load.y) < SLIP)) return;
    load.ghost ??= document.body.appendChild(ghost(load.thing));
    load.ghost.style.translate = `${x}px ${y}px`;
    load.pair = pair(load.thing.dataset.carry, x, y);
    look(load.pair);
  });
  const drop = (/** @type {PointerEvent} */ { type }) => {
    load?.ghost?.remove();
    if (type === "pointerup") load?.pair?.click();
    load = undefined;
  };
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

/** @param {Part} thing */
const ghost = (thing) => Object.assign(/** @type {Part} */ (thing.cloneNode(true)), { id: "carried" });

/**
 * The answer that bears the name of what is carried, and of what is nearest to the finger.
 * @param {string | undefined} name
 * @param {number} x
 * @param {number} y
 * @returns {Part | null}
 */
function pair(name, x, y) {
  const takers = /** @type {NodeListOf<Part>} */ (document.querySelectorAll("[data-receive]"));
  const [near] = [...takers].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: element.dataset.receive, far: Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) };
  }).sort((a, b) => a.far - b.far);
  return near && near.far < REACH ? document.querySelector(`[data-pair="${name} ${near.name}"]`) : null;
}

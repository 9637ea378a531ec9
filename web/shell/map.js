// A map under the hand: a finger or Shift and an arrow pan it; two fingers, the wheel, + and - enlarge it. What it shows
// by itself is Python's camera. This lens lies over it, and is laid aside when the camera follows something new.
/** @import { Part } from "./dom.js" */
import { around, onEach } from "./dom.js";
import { place } from "./place.js";

const [MOST, SLIP, STEP] = [6, 8, 120]; // times, CSS pixels that a tap may slip, units for a key
/** @type {Record<string, number[]>} */
const KEYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const REST = { x: 0, y: 0, k: 1 };
/** @typedef {{ x: number, y: number }} Spot */
/** @type {Map<number, Spot>} */
const fingers = new Map();
let at = REST;
/** @type {string | null | undefined} what Python's camera looked at last */
let camera = "";
let dragged = false;

const MAP = "#board > svg:has(> #lens)";
/** @returns {SVGSVGElement | null} */
const shown = () => document.querySelector(MAP);
/** @param {Event} event @returns {SVGSVGElement | null} */
const map = (event) => around(event, MAP);
/** @param {SVGSVGElement} svg */
const screen = (svg) => svg.getScreenCTM() ?? svg.createSVGMatrix();
/** @param {SVGSVGElement} svg @param {MouseEvent} event */
const spot = (svg, { clientX, clientY }) => new DOMPoint(clientX, clientY).matrixTransform(screen(svg).inverse());
/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(Math.max(value, least), most);
/** @param {SVGSVGElement} svg @param {string} id */
const layer = (svg, id) => /** @type {SVGGElement} */ (svg.querySelector(id));

/**
 * Enlarges round a point, then slides; never beyond the edge of the drawing, unless the camera looks there.
 * @param {SVGSVGElement} svg
 * @param {Spot} spot
 */
function move(svg, { x, y }, by = 1, dx = 0, dy = 0) {
  const { width, height } = svg.viewBox.baseVal;
  const seen = layer(svg, "#camera").transform.baseVal.consolidate()?.matrix ?? svg.createSVGMatrix();
  const [a, b] = [new DOMPoint(0, 0), new DOMPoint(width, height)].map((corner) => corner.matrixTransform(seen));
  const least = Math.max(width / Math.abs(b.x - a.x), height / Math.abs(b.y - a.y));
  const k = within(at.k * by, least, MOST * least);
  /** @param {number} from @param {number} here @param {number} way @param {number} size @param {number} one @param {number} other */
  const slide = (from, here, way, size, one, other) =>
    within(here - (k / at.k) * (here - from) + way, size - k * Math.max(size, one, other), -k * Math.min(0, one, other));
  at = { k, x: slide(at.x, x, dx, width, a.x, b.x), y: slide(at.y, y, dy, height, a.y, b.y) };
  layer(svg, "#lens").setAttribute("transform", `translate(${at.x} ${at.y}) scale(${k})`);
  svg.style.setProperty("--zoom", String(k));
  svg.toggleAttribute("data-enlarged", k > 1.01 * least);
}

/** After each painting: the lens stays where it was, unless the camera has moved. */
export function settle() {
  const svg = shown();
  const looks = svg && layer(svg, "#camera").getAttribute("transform");
  if (looks !== camera) at = REST;
  camera = looks;
  if (svg) move(svg, at);
}

/** @param {Spot} from @param {Spot} to */
const far = (from, to) => Math.hypot(to.x - from.x, to.y - from.y);

addEventListener("pointerdown", (event) => {
  const svg = map(event);
  if (!fingers.size) dragged = false;
  if (svg && !event.button) fingers.set(event.pointerId, spot(svg, event));
});
addEventListener("pointermove", (event) => {
  const [svg, was] = [shown(), fingers.get(event.pointerId)];
  if (!svg || !was) return;
  const now = spot(svg, event);
  if (!dragged && fingers.size === 1 && far(was, now) * screen(svg).a < SLIP) return;
  if (!dragged) dispatchEvent(new Event("slip"));
  dragged = true;
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) move(svg, other, far(other, now) / Math.max(far(other, was), 1));
  else move(svg, now, 1, now.x - was.x, now.y - was.y);
  fingers.set(event.pointerId, now);
});
onEach(["pointerup", "pointercancel"], ({ pointerId }) => fingers.delete(pointerId));
addEventListener("wheel", (event) => {
  const svg = map(event);
  if (!svg) return;
  event.preventDefault();
  move(svg, spot(svg, event), 1.0015 ** -event.deltaY);
}, { passive: false });

/** @param {SVGSVGElement} svg */
const middle = ({ viewBox: { baseVal: { width, height } } }) => ({ x: width / 2, y: height / 2 });

/**
 * From the whole map a button goes towards what is one's own; then on where one is.
 * @param {SVGSVGElement} svg
 * @param {number} by
 * @param {string} [own]
 */
function enlarge(svg, by, own) {
  const centre = middle(svg);
  if (!own || svg.hasAttribute("data-enlarged")) return move(svg, centre, by);
  const [x, y] = own.split(" ").map(Number);
  move(svg, { x, y }, by, centre.x - x, centre.y - y);
}
addEventListener("click", (event) => {
  if (dragged && event.detail && map(event)) return event.stopImmediatePropagation(); // it was no tap
  const [svg, button] = [shown(), around(event, "[data-zoom]")];
  if (svg && button) enlarge(svg, Number(button.dataset.zoom), button.dataset.own);
}, true);
addEventListener("keydown", (event) => {
  const [svg, way] = [shown(), event.shiftKey && KEYS[event.key]];
  if (!svg || !way || around(event, "input, select, textarea")) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  const [dx, dy] = way;
  move(svg, REST, 1, dx * STEP, dy * STEP);
}, true);
// What has the focus is in sight.
addEventListener("focusin", (event) => {
  const [svg, target] = [map(event), /** @type {Part} */ (event.target)];
  if (!svg || !target.dataset.at) return;
  const here = place(target).matrixTransform(screen(svg).inverse());
  const { x, y } = middle(svg);
  if (Math.abs(here.x - x) > x || Math.abs(here.y - y) > y) move(svg, here, 1, x - here.x, y - here.y);
});

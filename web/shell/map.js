// A map under the hand: a finger or Shift and an arrow pan it; two fingers, the wheel, + and - enlarge it. What it shows
// by itself is Python's camera. This lens lies over it, and is laid aside when the camera follows something new.
import { place } from "./place.js";

const [MOST, SLIP, STEP] = [6, 8, 120]; // times, CSS pixels that a tap may slip, units for a key
const KEYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const REST = { x: 0, y: 0, k: 1 };
const fingers = new Map();
let at = REST;
let camera = "";
let dragged = false;

const map = (target) => (target?.closest ? target.closest("#board > svg:has(> #lens)") : document.querySelector("#board > svg:has(> #lens)"));
const spot = (svg, { clientX, clientY }) => new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
const within = (value, least, most) => Math.min(Math.max(value, least), most);

// Enlarges round a point, then slides; never beyond the edge of the drawing, unless the camera looks there.
function move(svg, { x, y }, by = 1, dx = 0, dy = 0) {
  const { width, height } = svg.viewBox.baseVal;
  const seen = svg.querySelector("#camera").transform.baseVal.consolidate()?.matrix ?? svg.createSVGMatrix();
  const [a, b] = [new DOMPoint(0, 0), new DOMPoint(width, height)].map((corner) => corner.matrixTransform(seen));
  const least = Math.max(width / Math.abs(b.x - a.x), height / Math.abs(b.y - a.y));
  const k = within(at.k * by, least, MOST * least);
  const slide = (from, here, way, size, one, other) =>
    within(here - (k / at.k) * (here - from) + way, size - k * Math.max(size, one, other), -k * Math.min(0, one, other));
  at = { k, x: slide(at.x, x, dx, width, a.x, b.x), y: slide(at.y, y, dy, height, a.y, b.y) };
  svg.querySelector("#lens").setAttribute("transform", `translate(${at.x} ${at.y}) scale(${k})`);
  svg.style.setProperty("--zoom", k);
  svg.toggleAttribute("data-enlarged", k > 1.01 * least);
}

export function settle() {
  const svg = map();
  const shown = svg?.querySelector("#camera").getAttribute("transform");
  if (shown !== camera) at = REST;
  camera = shown;
  if (svg) move(svg, at);
}

addEventListener("pointerdown", (event) => {
  const svg = map(event.target);
  if (!fingers.size) dragged = false;
  if (svg && !event.button) fingers.set(event.pointerId, spot(svg, event));
});
addEventListener("pointermove", (event) => {
  const [svg, was] = [map(), fingers.get(event.pointerId)];
  if (!svg || !was) return;
  const now = spot(svg, event);
  const far = (from, to) => Math.hypot(to.x - from.x, to.y - from.y);
  if (!dragged && fingers.size === 1 && far(was, now) * svg.getScreenCTM().a < SLIP) return;
  if (!dragged) document.dispatchEvent(new Event("slip"));
  dragged = true;
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) move(svg, other, far(other, now) / Math.max(far(other, was), 1));
  else move(svg, now, 1, now.x - was.x, now.y - was.y);
  fingers.set(event.pointerId, now);
});
for (const type of ["pointerup", "pointercancel"]) addEventListener(type, ({ pointerId }) => fingers.delete(pointerId));
addEventListener("wheel", (event) => {
  const svg = map(event.target);
  if (!svg) return;
  event.preventDefault();
  move(svg, spot(svg, event), 1.0015 ** -event.deltaY);
}, { passive: false });

const middle = ({ viewBox: { baseVal: { width, height } } }) => ({ x: width / 2, y: height / 2 });
// From the whole map a button goes towards what is one's own; then on where one is.
function enlarge(svg, by, own) {
  const centre = middle(svg);
  if (!own || svg.hasAttribute("data-enlarged")) return move(svg, centre, by);
  const [x, y] = own.split(" ").map(Number);
  move(svg, { x, y }, by, centre.x - x, centre.y - y);
}
addEventListener("click", (event) => {
  if (dragged && event.detail && map(event.target)) return event.stopImmediatePropagation(); // it was no tap
  const button = event.target.closest("[data-zoom]");
  if (button) enlarge(map(), Number(button.dataset.zoom), button.dataset.own);
}, true);
addEventListener("keydown", (event) => {
  const [svg, way] = [map(), event.shiftKey && KEYS[event.key]];
  if (!svg || !way || event.target.matches("input, select, textarea")) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  move(svg, REST, 1, ...way.map((part) => part * STEP));
}, true);
// What has the focus is in sight.
addEventListener("focusin", ({ target }) => {
  const svg = target.dataset.at && map(target);
  if (!svg) return;
  const here = place(target).matrixTransform(svg.getScreenCTM().inverse());
  const { x, y } = middle(svg);
  if (Math.abs(here.x - x) > x || Math.abs(here.y - y) > y) move(svg, here, 1, x - here.x, y - here.y);
});

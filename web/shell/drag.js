// A piece in the hand follows at display rate here; what it does to others, and where it ends, Python tells.
/** @import { Part } from "./dom.js" */
/** @import { Sample, Tell } from "./messages.js" */
import { around, onEach } from "./dom.js";
import { pressAndHold } from "./press.js";

const REST = 50; // a finger that rests is told of, too
const WARN = 150; // one that goes on resting soon ends the drive: from here on that is seen coming
const KEYS = [" ", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** @typedef {number[]} Point  x and y, in the game's units */
/**
 * @typedef {object} Hand  a piece that was taken, and what is known of its way
 * @property {Part} piece
 * @property {Point} from  where it was taken
 * @property {Point} kept  the last point that counts
 * @property {Point} shown  where it is seen
 * @property {Point} [first]  where the finger was at first, and is now
 * @property {Point} [last]
 * @property {number} time  when it was told of last
 * @property {number} moved  when it last came on
 * @property {Sample[]} samples  what is still to be told
 * @property {number} unit
 * @property {number[]} [line]  where it must not go back over; how far a point counts; what it does not pass
 * @property {number[]} keep
 * @property {number[]} rail
 * @property {string} [leg]
 * @property {string} [back]
 * @property {[Part, DOMMatrix][]} moving  all that goes along, and where that was
 * @property {number} [pointer]  whose it is; none: it is moved by keys
 * @property {boolean} [told]
 * @property {boolean} [busy]
 * @property {string} [end]
 */

/** @param {string | undefined} text */
const numbers = (text) => (text ?? "").split(" ").map(Number);

/** What is held at this moment, if anything. */
class Dragging {
  /** @type {Hand | undefined} */
  hand;
  /** The click that follows a drag means nothing more. */
  dropped = false;
  /** @type {Set<string>} keys that are down, and buttons that stand for them */
  #down = new Set();
  /** @type {string[]} those that went down since the last message */
  #struck = [];
  /** With Shift. */
  fine = false;
  #tell;

  /** @param {Tell} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  // ---------------------------------------------------------------- taking, moving, letting go
  /** @param {Part} piece @param {number} [pointer] */
  take(piece, pointer) {
    const { from, line, keep, unit, leg, back, rail, with: others } = piece.dataset;
    const along = (others ?? "").split(" ").map((id) => /** @type {Part | null} */ (document.getElementById(id)));
    this.hand = {
      piece, unit: Number(unit), back, leg, line: line ? numbers(line) : undefined, keep: numbers(keep), rail: numbers(rail),
      from: numbers(from), kept: numbers(from), shown: numbers(from), samples: [], time: performance.now(), moved: NaN,
      moving: [piece, ...along.filter((element) => element !== null)].map(placed), pointer,
    };
    piece.ownerSVGElement?.classList.add("dragging");
    requestAnimationFrame(this.#frame);
  }

  /** @param {Hand} hand @param {Point} at */
  sample(hand, at) {
    const first = (hand.first ??= at);
    hand.last = at;
    hand.time = performance.now();
    hand.samples.push([at[0], at[1], Math.round(hand.time)]);
    const here = hand.from.map((from, axis) => from + at[axis] - first[axis]);
    if (allowed(hand, here)) hand.shown = here;
    this.#send();
  }

  /** @param {string} end */
  letGo(end) {
    if (!this.hand || this.hand.end) return;
    this.hand.end = end;
    this.#send();
  }

  // At most one message is on its way; what happens meanwhile goes with the next.
  async #send() {
    const sent = this.hand;
    if (!sent || sent.busy) return;
    sent.busy = true;
    for (let due = true; due; due = this.hand === sent && Boolean(sent.samples.length || sent.end)) {
      const { piece, end = "", told } = sent;
      const { drag = "", aim = "" } = piece.dataset;
      const keys = sent.pointer === undefined ? this.#keys() : {};
      sent.told = true;
      const reply = await this.#tell({ kind: "drag", drag, aim, first: !told, samples: sent.samples.splice(0), end, ...keys });
      if (end || !reply || reply.dropped) this.#finish(sent, reply?.dropped);
    }
    sent.busy = false;
  }

  #keys() {
    return { keys: [...this.#down], struck: this.#struck.splice(0), fine: this.fine, time: Math.round(performance.now()) };
  }

  /** @param {Hand} hand @param {string} [how] */
  #finish({ piece, moving }, how) {
    piece.ownerSVGElement?.classList.remove("dragging", "finger", "resting");
    if (how === "back") for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e} ${f})`);
    this.hand = undefined;
    if (!piece.dataset.drag) this.#struck.length = 0;
    else if (this.#struck.length) this.press(piece);
  }

  #frame = () => {
    const { hand } = this;
    if (!hand) return;
    requestAnimationFrame(this.#frame);
    if (hand.pointer === undefined) return void this.#send();
    const { end, from, last, line, moved, moving, piece, shown, time, unit } = hand;
    if (!end && line && last && performance.now() - time > REST) this.sample(hand, last);
    piece.ownerSVGElement?.classList.toggle("resting", performance.now() - moved > WARN);
    const [dx, dy] = shown.map((at, axis) => (at - from[axis]) / unit);
    for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e + dx} ${f + dy})`);
  };

  // ---------------------------------------------------------------- keys: while some are down, Python moves the piece
  /** @param {Part} piece @param {string[]} keys */
  press(piece, ...keys) {
    for (const key of keys) {
      this.#down.add(key);
      this.#struck.push(this.fine ? `Shift ${key}` : key);
    }
    if (!this.hand) this.take(piece);
    if (!this.#down.size) this.letGo("lift");
  }

  /** @param {string} key */
  release(key) {
    this.#down.delete(key);
    if (this.hand?.pointer === undefined && !this.#down.size) this.letGo("lift");
  }

  releaseAll() {
    if (!this.#down.size) return;
    this.#down.clear();
    this.letGo("lift");
  }
}

/** @param {Part} element @returns {[Part, DOMMatrix]} */
const placed = (element) => [element, element.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()];

/**
 * On the table, and forward only, seen from the last point that counts: as Python will judge, but for the picture alone.
 * @param {Hand} hand
 * @param {Point} here
 */
function allowed(hand, [x, y]) {
  if (!hand.line) return true;
  const [nx, ny, shift] = hand.line;
  const [left, top, right, bottom] = hand.rail;
  if (x < left || x > right || y < top || y > bottom) return false;
  const [dx, dy] = [x - hand.kept[0], y - hand.kept[1]];
  if (hand.leg === "1" ? nx * dx + ny * dy < 0 : nx * dx + ny * dy > 0) return false;
  if (Math.hypot(dx, dy) < hand.keep[0]) return true;
  hand.keep = hand.keep.slice(-1);
  hand.kept = [x, y];
  hand.moved = performance.now();
  if (hand.back === "1" && nx * x + ny * y + shift > 0) hand.leg = "2";
  return true;
}

/**
 * Where a pointer is, in the units of the piece's game.
 * @param {Part} piece
 * @param {PointerEvent} event
 */
function point(piece, { clientX, clientY }) {
  const board = /** @type {SVGGraphicsElement} */ (piece.parentNode);
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM()?.inverse());
  return [x, y].map((at) => Math.round(at * Number(piece.dataset.unit)));
}

/** The piece that a button moves. @param {Part} button */
const moved = (button) => /** @type {Part} */ (document.getElementById(button.dataset.piece ?? ""));

/** Lets pieces be dragged. @param {Tell} tell */
export function follow(tell) {
  const dragging = new Dragging(tell);
  fingers(dragging);
  keys(dragging);
  onEach(["visibilitychange"], () => document.hidden && dragging.letGo("cancel"));
  // A phone that is turned moves the table away from under the finger: nobody has driven there.
  addEventListener("resize", () => dragging.letGo("cancel"));
}

/** Fingers, mice, pens. @param {Dragging} dragging */
function fingers(dragging) {
  onEach(["pointerdown"], (event) => {
    dragging.dropped = false;
    const piece = around(event, "[data-drag]");
    if (event.button || !piece || dragging.hand || around(event, "[data-press]")) return;
    /** @type {Part} */ (event.target).setPointerCapture(event.pointerId);
    dragging.take(piece, event.pointerId);
    piece.ownerSVGElement?.classList.toggle("finger", event.pointerType === "touch");
    if (dragging.hand) dragging.sample(dragging.hand, point(piece, event));
  });
  onEach(["pointermove"], (event) => {
    const { hand } = dragging;
    if (hand?.pointer === event.pointerId && !hand.end) dragging.sample(hand, point(hand.piece, event));
  });
  const drop = (/** @type {PointerEvent} */ { pointerId, type }) => {
    if (dragging.hand?.pointer !== pointerId) return;
    dragging.letGo(type === "pointerup" ? "lift" : "cancel");
    dragging.dropped = true;
  };
  onEach(["pointerup", "pointercancel"], drop);
  // Only a finger that holds something does not scroll or zoom. (Chromium knows no touch-action inside an SVG.)
  const still = (/** @type {Event} */ event) => dragging.hand && event.preventDefault();
  document.addEventListener("touchstart", still, { passive: false });
  onEach(["contextmenu"], still);
  onEach(["click"], (event) => dragging.dropped && event.detail && event.stopPropagation(), true);
}

/** Keys, and the buttons that stand for them. @param {Dragging} dragging */
function keys(dragging) {
  pressAndHold("[data-press]", {
    many: true,
    counts: (event) => "button" in event && !event.button,
    begin: (button, event) => {
      if ("pointerId" in event) button.setPointerCapture(event.pointerId);
      dragging.press(moved(button), button.dataset.press ?? "");
    },
    end: (button) => dragging.release(button.dataset.press ?? ""),
  });
  onEach(["keydown"], (event) => {
    const { key } = event;
    const element = around(event, "[data-drag], [data-press]");
    if (!element || !KEYS.includes(key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    dragging.fine = event.shiftKey;
    if (event.repeat) return;
    const { press } = element.dataset;
    if (press) dragging.press(moved(element), press);
    else dragging.press(/** @type {Part} */ (event.target), key);
  }, true);
  onEach(["keyup"], ({ key, shiftKey, target }) => {
    dragging.fine = shiftKey;
    if (KEYS.includes(key)) dragging.release(/** @type {Part} */ (target).dataset?.press ?? key);
  });
  addEventListener("blur", () => dragging.releaseAll());
}

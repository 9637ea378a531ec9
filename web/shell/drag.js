// A piece in the hand follows at display rate here; what it does to others, and where it ends, Python tells.
let tell;
export const follow = (up) => (tell = up);

const REST = 50; // a finger that rests is told of, too
const WARN = 150; // one that goes on resting soon ends the drive: from here on that is seen coming
const KEYS = [" ", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const down = new Set(); // keys, and buttons that stand for them
const struck = []; // those that went down since the last message
let fine = false; // with Shift
let hand;
let dropped = false;
const numbers = (text) => text?.split(" ").map(Number);

// ------------------------------------------------------------------ taking, moving, letting go
function take(piece, more) {
  const { from, line, keep, unit, leg, back, rail, with: others } = piece.dataset;
  const along = [piece, ...(others ?? "").split(" ").map((id) => document.getElementById(id))].filter(Boolean);
  hand = {
    piece, unit, back, leg, line: numbers(line), keep: numbers(keep), rail: numbers(rail), ...more,
    from: numbers(from), kept: numbers(from), shown: numbers(from), samples: [], time: performance.now(),
    moving: along.map((element) => [element, element.transform.baseVal.consolidate().matrix]),
  };
  piece.ownerSVGElement.classList.add("dragging");
  requestAnimationFrame(frame);
}

function sample(at) {
  hand.first ??= at;
  hand.last = at;
  hand.time = performance.now();
  hand.samples.push([...at, Math.round(hand.time)]);
  const here = hand.from.map((from, axis) => from + at[axis] - hand.first[axis]);
  if (allowed(here)) hand.shown = here;
  send();
}

// On the table, and forward only, seen from the last point that counts: as Python will judge, but for the picture alone.
function allowed([x, y]) {
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

// At most one message is on its way; what happens meanwhile goes with the next.
async function send() {
  const sent = hand;
  if (sent.busy) return;
  sent.busy = true;
  for (let due = true; due; due = hand === sent && (sent.samples.length || sent.end)) {
    const { piece, end = "", told, keys } = sent;
    const { drag, aim } = piece.dataset;
    const message = { kind: "drag", drag, aim, first: !told, samples: sent.samples.splice(0), end };
    if (keys) Object.assign(message, { keys: [...down], struck: struck.splice(0), fine, time: Math.round(performance.now()) });
    sent.told = true;
    const reply = await tell(message);
    if (end || !reply || reply.dropped) finish(sent, reply?.dropped);
  }
  sent.busy = false;
}

function letGo(end) {
  if (!hand || hand.end) return;
  hand.end = end;
  send();
}

function finish({ piece, moving }, how) {
  piece.ownerSVGElement?.classList.remove("dragging", "finger", "resting");
  if (how === "back") for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e} ${f})`);
  hand = undefined;
  if (!piece.dataset.drag) struck.length = 0;
  else if (struck.length) press(piece);
}

function frame() {
  if (!hand) return;
  const { end, from, keys, last, line, moved, moving, piece, shown, time, unit } = hand;
  requestAnimationFrame(frame);
  if (keys) return send();
  if (!end && line && performance.now() - time > REST) sample(last);
  piece.ownerSVGElement?.classList.toggle("resting", performance.now() - moved > WARN);
  const [dx, dy] = shown.map((at, axis) => (at - from[axis]) / unit);
  for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e + dx} ${f + dy})`);
}

// ------------------------------------------------------------------ fingers, mice, pens
function point(piece, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(piece.parentNode.getScreenCTM().inverse());
  return [x, y].map((at) => Math.round(at * piece.dataset.unit));
}

document.addEventListener("pointerdown", (event) => {
  const { button, pointerId: pointer, pointerType, target } = event;
  dropped = false;
  const piece = target.closest?.("[data-drag]");
  const stands = target.closest?.("[data-press]");
  if (button || !(stands || (piece && !hand))) return;
  (stands ?? target).setPointerCapture(pointer);
  if (stands) return press(document.getElementById(stands.dataset.piece), stands.dataset.press);
  take(piece, { pointer });
  piece.ownerSVGElement.classList.toggle("finger", pointerType === "touch");
  sample(point(piece, event));
});
document.addEventListener("pointermove", (event) => {
  if (hand?.pointer === event.pointerId && !hand.end) sample(point(hand.piece, event));
});
for (const [type, end] of [["pointerup", "lift"], ["pointercancel", "cancel"]]) {
  document.addEventListener(type, ({ pointerId, target }) => {
    if (hand?.pointer === pointerId) letGo(end), (dropped = true);
    else if (target.dataset?.press) release(target.dataset.press);
  });
}
// Only a finger that holds something does not scroll or zoom. (Chromium knows no touch-action inside an SVG.)
document.addEventListener("touchstart", (event) => hand && event.preventDefault(), { passive: false });
document.addEventListener("contextmenu", (event) => hand && event.preventDefault());
// The click that follows a drag means nothing more.
document.addEventListener("click", (event) => dropped && event.detail && event.stopPropagation(), true);
document.addEventListener("visibilitychange", () => document.hidden && letGo("cancel"));
// A phone that is turned moves the table away from under the finger: nobody has driven there.
addEventListener("resize", () => letGo("cancel"));

// ------------------------------------------------------------------ keys: while some are down, Python moves the piece
function press(piece, ...keys) {
  for (const key of keys) down.add(key), struck.push(fine ? `Shift ${key}` : key);
  if (!hand) take(piece, { keys: true });
  if (!down.size) letGo("lift");
}

function release(key) {
  down.delete(key);
  if (hand?.keys && !down.size) letGo("lift");
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const { drag, press: stands, piece } = target.closest?.("[data-drag], [data-press]")?.dataset ?? {};
  if (!(drag || stands) || !KEYS.includes(key) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  fine = event.shiftKey;
  if (!event.repeat) press(stands ? document.getElementById(piece) : target, stands ?? key);
}, true);
document.addEventListener("keyup", ({ key, shiftKey, target }) => {
  fine = shiftKey;
  if (KEYS.includes(key)) release(target.dataset?.press ?? key);
});
addEventListener("blur", () => down.size && (down.clear(), letGo("lift")));

// A piece in the hand: it follows at display rate here; what it does to the others, and where it ends, Python tells.
let tell;
export const follow = (up) => (tell = up);

const REST = 50; // a finger that rests is told of, too
const ROLL = 2; // units of the game in a millisecond, for who drives by keys
const TURN = 0.09; // degrees in a millisecond
const SIDES = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let hand;
let dropped = 0;
const numbers = (text) => text.split(" ").map(Number);
const shifts = (element) => [element, element.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()];

// ------------------------------------------------------------------ taking, moving, letting go
function take(piece, at) {
  const { from, unit, leg = 1, box, line, keep, back, straight } = piece.dataset;
  const along = (piece.dataset.with ?? "").split(" ").map((id) => document.getElementById(id));
  hand = {
    piece, at, back: back === "1", straight: straight === "1", leg: Number(leg), unit: Number(unit), samples: [],
    from: numbers(from), kept: numbers(from), shown: numbers(from),
    box: box && numbers(box), line: line && numbers(line), keep: keep && numbers(keep),
    moving: [piece, ...along.filter(Boolean)].map(shifts),
  };
  piece.ownerSVGElement.classList.add("dragging");
  sample(at);
  requestAnimationFrame(frame);
}

function sample(at) {
  hand.last = at;
  hand.time = performance.now();
  hand.samples.push([...at.map(Math.round), Math.round(hand.time)]);
  const here = hand.from.map((from, axis) => Math.round(at[axis]) - Math.round(hand.at[axis]) + from);
  if (allowed(here)) hand.shown = here;
  send();
}

// Forward only, seen from the last point that counts: as Python will judge, but for the picture alone.
function allowed([x, y]) {
  if (!hand.line) return true;
  const [nx, ny, shift] = hand.line;
  const beyond = (px, py) => nx * px + ny * py + shift;
  const ahead = beyond(x, y) - beyond(...hand.kept);
  if (hand.leg === 1 ? ahead < 0 : ahead > 0) return false;
  if (Math.hypot(x - hand.kept[0], y - hand.kept[1]) < hand.keep[hand.begun ? 1 : 0]) return true;
  hand.kept = [x, y];
  hand.begun = true;
  if (hand.back && hand.leg === 1 && beyond(x, y) > 0) turn(nx, ny);
  return true;
}

// Who drives by keys turns at the line as light does in a mirror.
function turn(nx, ny) {
  hand.leg = 2;
  if (hand.aim) hand.aim.angle = (360 / Math.PI) * Math.atan2(nx, -ny) - hand.aim.angle;
}

// At most one message is on its way; what happens meanwhile goes with the next.
async function send() {
  if (hand.busy) return;
  const sent = hand;
  sent.busy = true;
  for (let end; !end && (sent.samples.length || sent.end); ) {
    const first = !sent.told;
    sent.told = true;
    const { end: why = "", piece } = sent;
    const reply = await tell({ kind: "drag", drag: piece.dataset.drag, first, samples: sent.samples.splice(0), end: why });
    end = why || !reply || reply.dropped;
    if (end) finish(sent, reply?.dropped !== "given");
  }
  sent.busy = false;
}

function letGo(end) {
  if (!hand || hand.end) return;
  hand.end = end;
  if (hand.pointer !== undefined) dropped = performance.now();
  send();
}

function finish({ piece, moving }, back) {
  piece.ownerSVGElement?.classList.remove("dragging", "finger");
  if (back) for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e} ${f})`);
  hand = undefined;
}

// ------------------------------------------------------------------ the picture
function frame(now) {
  if (!hand) return;
  if (!hand.end) {
    if (hand.aim) roll(now);
    else if (hand.line && now - hand.time > REST) sample(hand.last);
  }
  const { box, from, moving, shown, unit } = hand;
  const [x, y] = box ? [between(box[0], shown[0], box[2]), between(box[1], shown[1], box[3])] : shown;
  const [dx, dy] = [(x - from[0]) / unit, (y - from[1]) / unit];
  for (const [element, { e, f }] of moving) element.setAttribute("transform", `translate(${e + dx} ${f + dy})`);
  requestAnimationFrame(frame);
}

const between = (least, value, most) => Math.max(least, Math.min(most, value));

// ------------------------------------------------------------------ fingers, mice, pens
function point(piece, { clientX, clientY }) {
  const unit = Number(piece.dataset.unit);
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(piece.parentNode.getScreenCTM().inverse());
  return [x * unit, y * unit];
}

document.addEventListener("pointerdown", (event) => {
  const piece = event.target.closest?.("[data-drag]");
  if (!piece || hand || event.button) return;
  event.target.setPointerCapture(event.pointerId);
  take(piece, point(piece, event));
  hand.pointer = event.pointerId;
  piece.ownerSVGElement.classList.toggle("finger", event.pointerType === "touch");
});
document.addEventListener("pointermove", (event) => {
  if (hand?.pointer === event.pointerId && !hand.end) sample(point(hand.piece, event));
});
document.addEventListener("pointerup", (event) => {
  if (hand?.pointer === event.pointerId) letGo("lift");
});
document.addEventListener("pointercancel", (event) => {
  if (hand?.pointer === event.pointerId) letGo("cancel");
});
document.addEventListener("visibilitychange", () => document.hidden && letGo("cancel"));
// The click that follows a drag means nothing more.
document.addEventListener("click", (event) => performance.now() - dropped < REST && event.stopPropagation(), true);

// ------------------------------------------------------------------ keys
// Arrows aim, Space rolls for as long as it is held; what lies freely is moved by arrows.
function key(event) {
  const piece = event.target.closest?.("[data-drag]");
  if (!piece || event.ctrlKey || event.altKey || event.metaKey) return;
  const rolls = event.key === " " || event.key === "Enter";
  if (!rolls && !(event.key in STEPS)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!piece.dataset.line) step(piece, STEPS[event.key], event.shiftKey ? 1 : 10);
  else if (event.key in SIDES) steer(piece, SIDES[event.key], event.shiftKey);
  else if (rolls && !hand) {
    take(piece, numbers(piece.dataset.from));
    hand.aim = { angle: angle(piece), steer: 0 };
  }
}

const angle = (piece) => Number(piece.querySelector("[data-aim]").dataset.aim);

function steer(piece, side, fine) {
  if (hand?.aim && !hand.straight) hand.aim.steer = side / (fine ? 3 : 1);
  else if (!hand) aim(piece, angle(piece) + side * (fine ? 1 : 5));
}

function aim(piece, degrees) {
  const arrow = piece.querySelector("[data-aim]");
  arrow.dataset.aim = degrees;
  arrow.setAttribute("transform", `rotate(${degrees})`);
}

function roll(now) {
  const { aim: wheel, last, piece } = hand;
  const spent = between(0, now - hand.time, 2 * REST);
  wheel.angle += wheel.steer * TURN * spent;
  aim(piece, wheel.angle);
  const [radians, far] = [(wheel.angle * Math.PI) / 180, ROLL * spent];
  sample([last[0] + far * Math.cos(radians), last[1] + far * Math.sin(radians)]);
}

function step(piece, to, far) {
  if (hand || !to) return;
  const unit = Number(piece.dataset.unit);
  const from = numbers(piece.dataset.from);
  take(piece, from);
  sample([from[0] + to[0] * far * unit, from[1] + to[1] * far * unit]);
  letGo("lift");
}

document.addEventListener("keydown", key, true);
document.addEventListener("keyup", (event) => {
  if (!hand?.aim) return;
  if (event.key in SIDES) hand.aim.steer = 0;
  else letGo("lift");
});
for (const type of ["focusout", "blur"]) addEventListener(type, () => hand?.aim && letGo("lift"));

// The shell: sends what people do to Python in its worker, and carries out what Python answers. No game knowledge here.
import { Idiomorph } from "../vendor/idiomorph.js";
import { carrying } from "./carry.js";
import * as ahead from "./ahead.js";
import { applyUpdate, offlineReady, register } from "./update.js";
import { effects } from "./effects.js";
import { keeps, stored, write } from "./kept.js";
import { follow } from "./drag.js";
import { receiving } from "./launch.js";
import { settle } from "./map.js";
import { peeking } from "./peek.js";
import { place } from "./place.js";

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const REACH = 44; // CSS pixels from a tap to the centre it may mean
const HOLD = 350;
const OPEN = 700;
const PATIENCE = 30_000; // slow phones need ten seconds for a start

// ------------------------------------------------------------------ up
let engine; // the worker's functions, once it answers
const early = []; // what was done before that
let timer;
let looked = null;

async function tell(message) {
  if (!engine) return keep(message);
  if (!["look", "storage", "stored", "room"].includes(message.kind)) clearTimeout(timer);
  try {
    const reply = JSON.parse(await engine.tell(JSON.stringify({ ...message, now: Date.now() })));
    if (message.kind === "look" && pressed) return late.push(reply);
    applyLate();
    apply(reply);
    return reply;
  } catch (error) {
    console.error(error);
    broken();
  }
}

// A picture that changes under a pressed mouse button swallows the click. What is looked at waits, unless it is carried.
let pressed = false;
const late = [];
const applyLate = () => late.splice(0).forEach(apply);
document.addEventListener("pointerdown", ({ pointerType, target }) => {
  pressed = pointerType === "mouse" && !target.closest?.("[data-carry]");
}, true);
for (const type of ["pointerup", "pointercancel"]) {
  document.addEventListener(type, () => setTimeout(() => ((pressed = false), applyLate())), true);
}

function keep(message) {
  if (message.kind !== "do") return;
  early.push(message);
  window.wake();
  ahead.rehearse(message);
  byId("loading")?.removeAttribute("hidden");
  document.querySelector(`button[data-do="${CSS.escape(message.do)}"]`)?.setAttribute("aria-busy", "true");
}

function look(element) {
  const token = element?.dataset.look ?? null;
  if (token === looked) return;
  looked = token;
  if (engine) tell({ kind: "look", do: token });
}

const fields = (form, submitter) => (form ? Object.fromEntries(new FormData(form, submitter)) : null);
const act = (element) => tell({ kind: "do", do: element.dataset.do, form: fields(element.form) });

// ------------------------------------------------------------------ down
function apply(reply) {
  write(reply.store ?? [], tell);
  for (const [id, html] of Object.entries(reply.paint ?? {})) paint(byId(id), html);
  for (const [id, values] of Object.entries(reply.attrs ?? {})) dress(id === "html" ? root : byId(id), values);
  settle();
  if (reply.hash) history[reply.replace ? "replaceState" : "pushState"](null, "", reply.hash);
  if (reply.title) document.title = reply.title;
  if (reply.say) byId("shell-live").textContent = reply.say;
  if (reply.focus) byId(reply.focus)?.focus();
  for (const effect of [reply.effect ?? []].flat()) effects[effect.type]?.(effect, tell);
  if (reply.wait !== undefined) timer = setTimeout(next, reply.wait);
}

// Nobody watches a hidden page: the computers wait until somebody does.
function next() {
  timer = undefined;
  if (document.hidden) document.addEventListener("visibilitychange", next, { once: true });
  else tell({ kind: "next" });
}

// What is painted inside an SVG must be parsed as SVG.
function paint(element, html) {
  if (!element) return;
  const parsed = document.createElement("template");
  const drawn = element.namespaceURI.endsWith("svg");
  parsed.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const content = drawn ? parsed.content.firstChild : parsed.content;
  // What somebody is typing stays; a focused button is painted like everything else.
  const typing = document.activeElement.matches("input, select, textarea");
  Idiomorph.morph(element, [...content.childNodes], { morphStyle: "innerHTML", ignoreActiveValue: typing });
}

function dress(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

// ------------------------------------------------------------------ taps, keys, fields
const board = (target) => target.closest?.("svg:has([data-at])");
const places = (svg) => [...svg.querySelectorAll("[data-do][data-at]")].map((element) => ({ element, at: place(element) }));

// Fingers are wider than spaces: on a board the nearest centre within reach is meant.
function meant(event) {
  const target = event.target.closest("[data-do]:not(form)");
  const svg = board(event.target);
  const behind = target && (target.id === "board" || "beyond" in target.dataset); // any place near the tap is meant first
  if (!svg || event.detail === 0 || (target && !target.dataset.at && !behind)) return target;
  const far = ({ at }) => Math.hypot(at.x - event.clientX, at.y - event.clientY);
  const [near] = places(svg).sort((a, b) => far(a) - far(b));
  return near && far(near) <= REACH ? near.element : target;
}

let held;
document.addEventListener("click", (event) => {
  if (held) return (held = false), event.preventDefault();
  const jump = event.target.closest('a[href^="#"]:not([href^="#/"])');
  if (jump) return event.preventDefault(), Object.assign(byId(jump.hash.slice(1)), { tabIndex: -1 }).focus();
  const target = meant(event);
  if (target) act(target);
  else if (timer && event.target.closest("#board")) tell({ kind: "skip" });
});

const SCROLLS = /^(Page|Home|End)/; // where the page is longer than the screen, these keys are the page's own
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if ((key === "Enter" || key === " ") && target.matches("[data-do][role=button]:not(button)")) {
    event.preventDefault();
    act(target);
  }
  const given = key === "Enter" && target.dataset?.enter; // a slider's own key gives the answer it stands on
  if (given) return event.preventDefault(), tell({ kind: "do", do: given, form: fields(target.form) ?? { value: target.value } });
  const to = ARROWS[key];
  if (to && target.dataset?.at) {
    event.preventDefault();
    neighbour(target, to)?.focus();
  } else if (!event.ctrlKey && !event.altKey && !event.metaKey && !target.matches("input, select, textarea")) {
    const meant = !(SCROLLS.test(key) && root.scrollHeight > innerHeight) && document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (meant) event.preventDefault(), meant.click();
  }
});

// The next place in a direction: far is bad, aside is worse.
function neighbour(from, [dx, dy]) {
  const here = place(from);
  const cost = ({ at }) => {
    const [x, y] = [at.x - here.x, at.y - here.y];
    const ahead = x * dx + y * dy;
    return ahead > 1 ? ahead + 2 * Math.abs(x * dy - y * dx) : Infinity;
  };
  const [best] = places(from.ownerSVGElement).sort((a, b) => cost(a) - cost(b));
  return best && cost(best) < Infinity ? best.element : null;
}

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const { target, submitter } = event;
  if (target.dataset.do) tell({ kind: "do", do: target.dataset.do, form: fields(target, submitter) });
});

for (const type of ["change", "input"]) {
  document.addEventListener(type, ({ target }) => {
    if (!target.dataset.change || (target.type === "range") !== (type === "input")) return;
    const value = target.type === "checkbox" ? String(target.checked) : target.value;
    const message = { kind: "do", do: target.dataset.change, form: fields(target.form) ?? { value } };
    if (type === "input") slide(message);
    else tell(message);
  });
}

// A slider that is dragged tells where it is by now, not everywhere that it has been.
let sliding;
async function slide(message) {
  const busy = sliding;
  sliding = message;
  for (let told; !busy && told !== sliding; ) await tell((told = sliding));
  if (!busy) sliding = undefined;
}

// ------------------------------------------------------------------ what must not happen by accident: hold to do it
let holding;
function hold(event) {
  const button = event.target.closest?.("[data-hold]");
  if (!button || holding || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  button.dataset.held = "";
  holding = setTimeout(() => (release(), tell({ kind: "do", do: button.dataset.hold, form: null })), OPEN);
}
function release() {
  clearTimeout(holding);
  holding = undefined;
  delete document.querySelector("[data-held]")?.dataset.held;
}
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, hold);
for (const type of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(type, release);
document.addEventListener("click", ({ target, detail }) => {
  // A screen reader's click holds nothing.
  const button = target.closest("[data-hold]");
  if (button && !detail) tell({ kind: "do", do: button.dataset.hold, form: null });
});

// Whoever leaves the tab leaves nothing on the screen that only they may see.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden || !("secret" in root.dataset)) return;
  byId("app").replaceChildren();
  tell({ kind: "veil" });
});

// ------------------------------------------------------------------ looking: pointing, focus, a finger held
const seen = (event) => event.target.closest?.("[data-look]");
document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(seen(event)));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && look(seen(event)));
document.addEventListener("focusout", () => look(null));
let finger;
document.addEventListener("pointerdown", (event) => {
  held = false;
  if (event.pointerType === "mouse" || !seen(event)) return;
  finger = setTimeout(() => { held = true; look(seen(event)); }, HOLD);
});
for (const type of ["pointerup", "pointercancel", "slip"]) {
  document.addEventListener(type, () => {
    clearTimeout(finger);
    if (held) look(null);
  });
}
document.addEventListener("contextmenu", (event) => (held || holding) && event.preventDefault());

// ------------------------------------------------------------------ the rest of the world
addEventListener("hashchange", () => {
  if (engine) return tell({ kind: "go", hash: location.hash });
  early.length = 0; // whoever goes elsewhere no longer means what was tapped before
  ahead.go(location.hash);
});
addEventListener("storage", ({ key, newValue: value }) => key?.startsWith("echappee/") && tell({ kind: "storage", key, value }));
addEventListener("beforeinstallprompt", (event) => {
  effects.install = () => event.prompt();
  root.dataset.install = "";
});
addEventListener("appinstalled", () => delete root.dataset.install);

// ------------------------------------------------------------------ the start
const prefers = (query) => matchMedia(query).matches;
// Where links lead. The page in one file may know where it is hosted; what lies on a disk leads nowhere.
function base() {
  const address = document.querySelector('meta[name="address"]')?.content;
  return address ?? (location.protocol === "file:" ? "" : location.href.replace(/[?#].*/, ""));
}

const greeting = () => ({
  kind: "start",
  hash: location.hash,
  storage: stored(),
  keeps: keeps(),
  languages: [...navigator.languages],
  width: innerWidth,
  height: innerHeight,
  reduced: prefers("(prefers-reduced-motion: reduce)"),
  dark: prefers("(prefers-color-scheme: dark)"),
  entropy: Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  base: base(),
  zone: new Date().getTimezoneOffset(),
});

// How much of what was preloaded is still on its way, as the browser counts it.
async function progress() {
  const parts = [...document.querySelectorAll("link[data-size]")].map((link) => [link.href, Number(link.dataset.size)]);
  const total = parts.reduce((sum, [, size]) => sum + size, 0);
  for (let left = total; !engine && left; ) {
    left = parts.reduce((sum, [href, size]) => sum + (performance.getEntriesByName(href).length ? 0 : size), 0);
    const megabytes = (left / 1e6).toLocaleString(root.lang, { maximumFractionDigits: 1 });
    byId("bar")?.style.setProperty("--done", 1 - left / total);
    byId("bar")?.setAttribute("aria-valuenow", Math.round(100 * (1 - left / total)));
    if (byId("left")) byId("left").textContent = byId("left").dataset.words.replace("#", megabytes);
    await pause(200);
  }
}

// Where all has come and Python still does not answer, something in its worker has failed.
async function patience() {
  await window.woken;
  await progress();
  await pause(PATIENCE);
  if (!engine) window.again();
}

// What opens a page is told first, and its answers are painted as one: nothing flashes between. What was tapped on the
// rehearsed page is told if the real one offers it, too.
const OPENS = /^(play|first|lang|theme):/;
const typed = () => [...document.querySelectorAll("#app input[type=text]")]
  .filter(({ value, defaultValue }) => value !== defaultValue).map(({ id, value }) => [id, value]);
const offered = ({ do: action }) => ["do", "change", "hold"].some((kind) => document.querySelector(`[data-${kind}="${CSS.escape(action)}"]`));
async function open(sync) {
  const ask = async (message) => JSON.parse(await sync.tell(JSON.stringify({ ...message, now: Date.now() })));
  const replies = [await ask(greeting())];
  while (early.length && OPENS.test(early[0].do)) replies.push(await ask(early.shift()));
  ahead.stop();
  engine = sync;
  if (replies.at(-1).paint?.app) for (const { paint } of replies.slice(0, -1)) delete paint?.app;
  const fields = typed();
  replies.forEach(apply);
  for (const [id, value] of fields) if (byId(id)) byId(id).value = value;
  for (const message of early.splice(0)) if (offered(message)) await tell(message);
}

async function start() {
  await window.woken;
  const script = byId("engine");
  while (!script.xworker) await pause(4);
  const { sync } = await script.xworker.ready;
  if (!(await sync.ping())) throw new Error("no engine");
  if (keeps()) delete sessionStorage["echappee/again"]; // nothing was missing
  window.again = broken;
  await open(sync);
  await receiving(tell);
  await register(() => tell({ kind: "do", do: "update-ready", form: null }));
  if (await offlineReady()) root.dataset.offline = "";
}

// The sentence stands in index.html, in both languages: nothing that could choose one can be asked any more.
const broken = () => byId("broken").removeAttribute("hidden");

effects.update = applyUpdate;
follow(tell);
peeking(tell);
carrying(look);
document.removeEventListener("click", window.keepTap);
for (const target of window.taps) target.closest("[data-do]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
if (location.hash.length > 2) ahead.go(location.hash);
patience();
start().catch((error) => {
  console.error(error);
  window.again();
});

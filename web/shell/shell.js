// The shell: sends what people do to Python in its worker, and carries out what Python answers. No game knowledge here.
/** @import { Do, Effect, Reply } from "./messages.js" */
import * as ahead from "./ahead.js";
import { carrying } from "./carry.js";
import { byId, onEach, pause, root } from "./dom.js";
import { follow } from "./drag.js";
import { effects } from "./effects.js";
import { holding } from "./hold.js";
import { Kept } from "./kept.js";
import { receiving } from "./launch.js";
import { Looking } from "./look.js";
import { settle } from "./map.js";
import { dress, paint } from "./paint.js";
import { peeking } from "./peek.js";
import { greeting, progress } from "./start.js";
import { Talk } from "./talk.js";
import { tapping } from "./taps.js";
import { offlineReady, register } from "./update.js";

const PATIENCE = 30_000; // slow phones need ten seconds for a start

const kept = new Kept(() => localStorage);
const talk = new Talk({ show, kept: rehearse, offered, broken });
const { tell } = talk;
const looking = new Looking((message) => talk.listens && tell(message));

// ------------------------------------------------------------------ what Python wants done
/** @param {Reply} reply */
function show(reply) {
  kept.write(reply.store ?? [], tell);
  for (const [id, html] of Object.entries(reply.paint ?? {})) paint(byId(id), html);
  for (const [id, values] of Object.entries(reply.attrs ?? {})) dress(id === "html" ? root : byId(id), values);
  settle();
  if (reply.hash) history[reply.replace ? "replaceState" : "pushState"](null, "", reply.hash);
  if (reply.title) document.title = reply.title;
  const live = byId("shell-live");
  if (reply.say && live) live.textContent = reply.say;
  if (reply.focus) byId(reply.focus)?.focus();
  for (const effect of listed(reply.effect ?? [])) effects[effect.type](/** @type {never} */ (effect), tell);
}

/** @param {Effect | Effect[]} effects */
const listed = (effects) => (Array.isArray(effects) ? effects : [effects]);

/** What was tapped before Python listens is shown as it was painted once. @param {Do} message */
function rehearse(message) {
  early.wake();
  ahead.rehearse(message);
  byId("loading")?.removeAttribute("hidden");
  document.querySelector(`button[data-do="${CSS.escape(message.do)}"]`)?.setAttribute("aria-busy", "true");
}

/** @param {Do} message */
function offered({ do: action }) {
  return ["do", "change", "hold"].some((kind) => document.querySelector(`[data-${kind}="${CSS.escape(action)}"]`));
}

// The sentence stands in index.html, in both languages: nothing that could choose one can be asked any more.
function broken() {
  byId("broken")?.removeAttribute("hidden");
}

// ------------------------------------------------------------------ the rest of the world
// Whoever leaves the tab leaves nothing on the screen that only they may see.
onEach(["visibilitychange"], () => {
  if (!document.hidden || !("secret" in root.dataset)) return;
  byId("app")?.replaceChildren();
  tell({ kind: "veil" });
});
addEventListener("hashchange", () => {
  if (talk.listens) return tell({ kind: "go", hash: location.hash });
  talk.forget();
  ahead.go(location.hash);
});
addEventListener("storage", ({ key, newValue: value }) => {
  if (key?.startsWith("echappee/")) tell({ kind: "storage", key, value });
});
// A game that is nowhere but in this page does not go without a question.
addEventListener("beforeunload", (event) => "unkept" in root.dataset && event.preventDefault());
addEventListener("beforeinstallprompt", (event) => {
  effects.install = () => event.prompt();
  root.dataset.install = "";
});
addEventListener("appinstalled", () => delete root.dataset.install);

// ------------------------------------------------------------------ the start
// Where all has come and Python still does not answer, something in its worker has failed.
async function patience() {
  await early.woken;
  await progress(talk);
  await pause(PATIENCE);
  if (!talk.listens) early.again();
}

/** Python paints from now on; what somebody has typed meanwhile stays. */
function opened() {
  ahead.stop();
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#app input[type=text]"));
  const typed = [...fields].filter(({ value, defaultValue }) => value !== defaultValue).map(({ id, value }) => ({ id, value }));
  return () => {
    for (const { id, value } of typed) {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
      if (field) field.value = value;
    }
  };
}

async function worker() {
  const script = byId("engine");
  while (!script?.xworker) await pause(4);
  const { sync } = await script.xworker.ready;
  if (!(await sync.ping())) throw new Error("no engine");
  return sync;
}

async function start() {
  await early.woken;
  const engine = await worker();
  if (kept.keeps()) delete sessionStorage["echappee/again"]; // nothing was missing
  early.again = broken;
  await talk.open(engine, greeting(kept), opened);
  await receiving(tell);
  await register(() => tell({ kind: "do", do: "update-ready", form: null }));
  if (await offlineReady()) root.dataset.offline = "";
}

tapping(talk, looking);
holding(tell);
follow(tell);
peeking(tell);
carrying((answer) => looking.at(answer));
early.retell();
if (location.hash.length > 2) ahead.go(location.hash);
patience();
start().catch((error) => {
  console.error(error);
  early.again();
});

// While Python is on its way: shows what it will paint first, as it was painted once at build time (tools/rehearse.py).
// What is tapped there is kept by the shell, and told when Python can hear it.
/** @import { Do } from "./messages.js" */
import { around, byId, onEach, root } from "./dom.js";

const SAME = /^echappee\/(lang|theme)$/; // whoever keeps more than these might see another picture
const [NARROW, LOW] = [700, 560]; // as in web/app/table/view/map_camera.py
const NAMED = "Zoxyq"; // stands where a typed name will be

// Where a service worker is at work Python is quick; the page in one file has none of this.
const wanted = !("single" in root.dataset) && !navigator.serviceWorker?.controller && nothingKept();
function nothingKept() {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith("echappee/") && !SAME.test(key));
  } catch {
    return false;
  }
}

/** @type {string | undefined} */
let game; // whose door was opened
let turn = 0;
let over = false;
/** Python paints from now on. */
export const stop = () => (over = true);

// ------------------------------------------------------------------ what is shown
/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {string} part */
function text(part) {
  const kind = innerWidth < NARROW || innerHeight < LOW ? "" : "-wide";
  const name = `../ahead/${root.lang}/${game}/${part}${kind}.txt`;
  const get = async () => {
    const response = await fetch(new URL(name, import.meta.url), { priority: "high" });
    return response.ok ? response.text() : "";
  };
  const known = texts.get(name) ?? get().catch(() => "");
  texts.set(name, known);
  return known;
}

/** @param {string} markup */
const made = (markup) => document.createRange().createContextualFragment(markup);

/**
 * Only what was asked for last is shown, and dressed: the sheet of the tables may still be on its way.
 * @param {string} part
 * @param {(content: DocumentFragment) => void} show
 * @param {(markup: string) => string} [change]
 */
async function shown(part, show, change = (markup) => markup) {
  const mine = ++turn;
  const markup = await text(part);
  const sheet = /** @type {HTMLLinkElement} */ (document.getElementById("late-style"));
  if (sheet.media !== "all") await new Promise((done) => sheet.addEventListener("load", done));
  if (over || mine !== turn || !markup) return;
  show(made(change(markup)));
  byId("loading")?.removeAttribute("hidden");
}

/** @param {DocumentFragment} content */
function page(content) {
  byId("app")?.replaceChildren(content, byId("loading") ?? "");
  scrollTo(0, 0);
  (byId("drawer-title") ?? byId("question"))?.focus({ preventScroll: true });
}

const panels = () => document.querySelectorAll("#app .panel");

/** @param {DocumentFragment} content */
function panel(content) {
  panels().forEach((other) => other.remove());
  byId(`event-${game}`)?.after(content);
  (byId("first") ?? byId("setup"))?.focus();
}

// ------------------------------------------------------------------ what is done
/** @param {string} name */
const escaped = (name) => new Option(name).innerHTML;

/** @param {string} [name] */
function table(name) {
  if (!name) return shown("table", page);
  return shown("table-named", page, (markup) => markup.replaceAll(NAMED, escaped(name)));
}

/** @type {Record<string, (form: Do["form"], what: string) => unknown>} */
const deeds = {
  play: (form) => (form?.first ? table(form.me?.trim()) : shown("first", panel)),
  first: (_form, what) => what === "learn" && shown("lesson", page),
  ui: (_form, what) => {
    if (what === "close") byId("drawer")?.replaceChildren();
    if (what === "rules") shown("rules", (content) => byId("drawer")?.replaceChildren(content));
  },
};

/** Something was tapped that Python will hear of later. @param {Do} message */
export function rehearse({ do: action, form }) {
  const [verb, what] = action.split(":");
  if (!wanted || over) return;
  if (verb === "play") game = what;
  deeds[verb]?.(form, what);
}

const WITHIN = ["new", "first"]; // these open under a poster of the home page (home.js knows them, too)
const english = /** @type {HTMLTemplateElement} */ (document.getElementById("home-en")).content;
const posters = [document, english].flatMap((where) => Array.from(where.querySelectorAll("[id^=event-]")));
const games = new Set(posters.map(({ id }) => id.replace("event-", "")));

/** The address: the one that the page was opened at, or another one by now. @param {string} hash */
export function go(hash) {
  const [, route, name, more] = hash.split("/");
  if (!wanted || over) return;
  game = name ?? game;
  const known = games.has(name);
  if (known && WITHIN.includes(route) && !more) shown(route, panel);
  else if (known && route === "learn" && !more) shown("learn", page);
  else if (known && route === "learn" && more === "1") shown("lesson", page);
  else panels().forEach((open) => open.remove());
}

/** Whoever comes near a door will want to know what is behind it. @param {Event} event */
function near(event) {
  const [, name] = around(event, '[data-do^="play:"]')?.dataset.do?.split(":") ?? [];
  if (!name || !wanted || over) return;
  game = name;
  for (const part of ["first", "table"]) text(part);
}
onEach(["pointerover", "pointerdown", "focusin"], near);

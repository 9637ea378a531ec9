// Runs before the first paint: the language and the theme chosen last time, else what the device prefers.
const early = (() => {
  const SETTLED = 100;
  const root = document.documentElement;
  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(`echappee/${key}`);
    } catch {
      return null; // storage refused: the device decides
    }
  };
  const wanted = [stored("lang"), ...navigator.languages].map((language) => language?.slice(0, 2));
  root.lang = wanted.find((language) => language === "fr" || language === "en") ?? "fr";
  const theme = stored("theme");
  if (theme) root.dataset.theme = theme;
  // The French home page comes first in the file: where it is not the one wanted, it is not seen before home.js has changed it.
  if (root.lang !== "fr" || location.hash.length > 2) root.dataset.turning = "";

  /** @type {Promise<unknown>} */
  const parsed = new Promise((done) => {
    // (The page's other scripts are not waited for.)
    if (document.readyState === "loading") document.addEventListener("readystatechange", done);
    else done(null);
  });

  // A start that failed is tried once more; if that is no help, it is said.
  const mayTry = () => {
    try {
      const first = !sessionStorage["echappee/again"];
      sessionStorage["echappee/again"] = true;
      return first;
    } catch {
      return false; // without a mark it might go on for ever
    }
  };
  let tried = false;
  const again = () => {
    if (tried) return;
    tried = true;
    if (mayTry()) location.reload();
    else parsed.then(() => document.getElementById("broken")?.removeAttribute("hidden"));
  };
  // Now and then a browser gives up files that it asked for, and says nothing (docs/runtime.md). Without scripts and styles
  // there is no page. (What an extension brings is not ours.)
  addEventListener("error", ({ target }) => {
    const element = /** @type {HTMLScriptElement & HTMLLinkElement} */ (target);
    const ours = (element.src ?? element.href)?.startsWith?.(new URL(".", location.href).href);
    if (ours && element.matches("script, link[rel=stylesheet]")) starting.again();
  }, true);

  // What is tapped before the shell listens is kept, and tapped again when it does.
  /** @type {(EventTarget | null)[]} */
  const taps = [];
  /** @param {Event} event */
  const keepTap = ({ target }) => taps.push(target);
  document.addEventListener("click", keepTap);
  const retell = () => {
    document.removeEventListener("click", keepTap);
    for (const target of /** @type {Element[]} */ (taps)) {
      target.closest("[data-do]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  };

  // What tables wear is not waited for: it comes after the first look, and is put to work when it is there.
  document.addEventListener("load", ({ target }) => {
    const sheet = /** @type {HTMLLinkElement} */ (target);
    if (sheet.id === "late-style") sheet.media = "all";
  }, true);

  // ---------------------------------------------------------------- the engine
  // On a first visit home comes first, whole, with its pictures: only then do the interpreter's megabytes set out; or when
  // somebody is about to play. Where data is to be saved they wait for that alone. Another address is nothing without them.
  const known = Boolean(navigator.serviceWorker?.controller); // then everything is here already
  /** @param {string} rel @returns {HTMLLinkElement[]} */
  const links = (rel) => [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll(`link[rel=${rel}]`))];
  /** @param {string} name @param {object} values */
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
  // One after the other in two lanes: browsers ask one host for six things at once, and who taps wants an answer first.
  /** @param {HTMLLinkElement[]} links */
  const fetchAll = async (links) => {
    for (const { href } of links) await fetch(href).then((response) => response.blob(), () => {});
  };
  /** @type {(() => void) | undefined} */
  let waken;
  /** @type {Promise<void>} */
  const woken = new Promise((done) => (waken = done));
  const wake = () => {
    if (!waken) return;
    waken();
    waken = undefined;
    // Preload links would do it too, but Chromium does not see that a worker used them, and complains.
    const files = links("ahead"); // none in the page in one file
    if (known) for (const file of files) delete file.dataset.size; // nothing is on its way to be counted
    else for (const lane of [files.slice(0, 1), files.slice(1)]) fetchAll(lane);
    for (const { href } of links("ahead-module")) add("link", { rel: "modulepreload", href });
    // PyScript reads its settings from the page, so that has to be there.
    parsed.then(() => links("engine").forEach(({ href }) => add("script", { type: "module", src: href, async: false })));
  };

  // Pictures are painted a moment after they have come.
  const whole = new Promise((done) => addEventListener("load", done))
    .then(() => document.fonts.ready)
    .then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, SETTLED))));
  if (known || location.hash.length > 2) wake();
  else if (!navigator.connection?.saveData) whole.then(wake);
  /** @param {Event} event */
  const near = ({ target }) => /** @type {Element | null} */ (target)?.closest?.("[data-do], .bill, a") && wake();
  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) document.addEventListener(type, near);
  addEventListener("hashchange", wake);

  const starting = { again, retell, wake, woken };
  return starting;
})();

// Runs before the first paint: the language and the theme chosen last time, else what the device prefers.
(() => {
  const SETTLED = 100;
  const root = document.documentElement;
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

  // A start that failed is tried once more; if that is no help, it is said.
  const mayTry = () => {
    try {
      return !sessionStorage["echappee/again"] && (sessionStorage["echappee/again"] = true);
    } catch {
      return false; // without a mark it might go on for ever
    }
  };
  let tried = false;
  window.again = () => {
    if (tried) return;
    tried = true;
    if (mayTry()) return location.reload();
    const say = () => document.getElementById("broken").removeAttribute("hidden");
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", say) : say();
  };
  // Now and then a browser gives up files that it asked for, and says nothing (docs/runtime.md). Without scripts and styles
  // there is no page. (What an extension brings is not ours.)
  addEventListener("error", ({ target }) => {
    const ours = (target.src ?? target.href)?.startsWith?.(new URL(".", location.href).href);
    if (ours && target.matches("script, link[rel=stylesheet]")) window.again();
  }, true);

  // What is tapped before the shell listens is kept, and tapped again by the shell (shell.js).
  window.taps = [];
  window.keepTap = (event) => window.taps.push(event.target);
  document.addEventListener("click", window.keepTap);

  // What tables wear is not waited for: it comes after the first look, and is put to work when it is there.
  document.addEventListener("load", ({ target }) => {
    if (target.id === "late-style") target.media = "all";
  }, true);

  // ---------------------------------------------------------------- the engine
  // On a first visit home comes first, whole, with its pictures: only then do the interpreter's megabytes set out; or when
  // somebody is about to play. Where data is to be saved they wait for that alone. Another address is nothing without them.
  const known = Boolean(navigator.serviceWorker?.controller); // then everything is here already
  const all = (selector) => document.querySelectorAll(selector);
  const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values));
  const parsed = new Promise((done) => {
    // (The page's other scripts are not waited for.)
    document.readyState === "loading" ? document.addEventListener("readystatechange", done) : done();
  });
  // One after the other in two lanes: browsers ask one host for six things at once, and who taps wants an answer first.
  const fetchAll = async (links) => {
    for (const { href } of links) await fetch(href).then((response) => response.blob(), () => {});
  };
  let waken;
  window.woken = new Promise((done) => (waken = done));
  window.wake = () => {
    if (!waken) return;
    waken();
    waken = undefined;
    // Preload links would do it too, but Chromium does not see that a worker used them, and complains.
    const files = [...all("link[rel=ahead]")]; // none in the page in one file
    if (known) for (const file of files) delete file.dataset.size; // nothing is on its way to be counted
    else for (const lane of [files.slice(0, 1), files.slice(1)]) fetchAll(lane);
    for (const { href } of all("link[rel=ahead-module]")) add("link", { rel: "modulepreload", href });
    // PyScript reads its settings from the page, so that has to be there.
    parsed.then(() => all("link[rel=engine]").forEach(({ href }) => add("script", { type: "module", src: href, async: false })));
  };

  // Pictures are painted a moment after they have come.
  const whole = new Promise((done) => addEventListener("load", done))
    .then(() => document.fonts.ready)
    .then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, SETTLED))));
  if (known || location.hash.length > 2) window.wake();
  else if (!navigator.connection?.saveData) whole.then(window.wake);
  const near = ({ target }) => target.closest?.("[data-do], .bill, a") && window.wake();
  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) document.addEventListener(type, near);
  addEventListener("hashchange", window.wake);
})();

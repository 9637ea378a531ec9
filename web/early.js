// Runs before the first paint: the language and the theme chosen last time, else what the device prefers.
(() => {
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

  // A first visit: the worker's big files set out now. (Preload links would do it too, but Chromium does not see that
  // a worker used them, and complains.) Later everything is here already, and nothing is on its way to be counted.
  const known = navigator.serviceWorker?.controller;
  for (const link of document.querySelectorAll("link[rel=ahead]")) {
    if (known) delete link.dataset.size;
    else fetch(link.href).then((response) => response.blob());
  }
})();

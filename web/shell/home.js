// Stands right after the home page's markup: puts the English one in its place before anybody sees the French one. At any
// other address nobody sees either, only how far the start has got, if that takes a while; but what opens under a poster
// is soon there (ahead.js), or at once where a service worker is. Posters are fetched where they are seen; the page in one
// file has them inside (web/single/start.js).
{
  const root = document.documentElement;
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  const english = /** @type {HTMLTemplateElement} */ (document.getElementById("home-en"));
  const home = root.lang === "en" ? english.content : app;
  const within = /^#\/(new|first)\//.test(location.hash) && !navigator.serviceWorker?.controller;
  if (location.hash.length > 2 && !within) {
    const loading = /** @type {HTMLElement} */ (home.querySelector("#loading"));
    loading.removeAttribute("hidden");
    app.replaceChildren(loading);
  } else if (home !== app) app.replaceChildren(home);
  const posters = /** @type {NodeListOf<HTMLImageElement>} */ (app.querySelectorAll("[data-src]"));
  if (!("single" in root.dataset)) for (const poster of posters) poster.src = poster.dataset.src ?? "";
  delete root.dataset.turning;
}

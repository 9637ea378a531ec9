// Stands right after the home page's markup: puts the English one in its place before anybody sees the French one. At any
// other address nobody sees either, only how far the start has got, if that takes a while. Posters are fetched where they
// are seen; the page in one file has them inside (web/single/start.js).
{
  const root = document.documentElement;
  const app = document.getElementById("app");
  const home = root.lang === "en" ? document.getElementById("home-en").content : app;
  if (location.hash.length > 2) {
    const loading = home.querySelector("#loading");
    loading.removeAttribute("hidden");
    app.replaceChildren(loading);
  } else if (home !== app) app.replaceChildren(home);
  if (!("single" in root.dataset)) app.querySelectorAll("[data-src]").forEach((poster) => (poster.src = poster.dataset.src));
  delete root.dataset.turning;
}

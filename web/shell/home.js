// Stands right after the home page's markup: puts the English one in its place before anybody sees the French one. At any
// other address nobody sees either, only how far the start has got, if that takes a while.
{
  const app = document.getElementById("app");
  const home = document.documentElement.lang === "en" ? document.getElementById("home-en").content : app;
  if (location.hash.length > 2) {
    const loading = home.querySelector("#loading");
    loading.removeAttribute("hidden");
    app.replaceChildren(loading);
  } else if (home !== app) app.replaceChildren(home);
  delete document.documentElement.dataset.turning;
}

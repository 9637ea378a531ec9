// Stands right after the home page's markup: puts the English one in its place before anybody sees the French one. At any
// other address nobody sees either, only how far the start has got, if that takes a while.
{
  const app = document.getElementById("app");
  if (document.documentElement.lang === "en") app.replaceChildren(document.getElementById("home-en").content.cloneNode(true));
  if (location.hash.length > 2) {
    const loading = document.getElementById("loading");
    loading.removeAttribute("hidden");
    app.replaceChildren(loading);
  }
}

// Stands right after the home page's markup: puts the English one in its place before anybody sees the French one.
if (document.documentElement.lang === "en") {
  document.getElementById("app").replaceChildren(document.getElementById("home-en").content.cloneNode(true));
}

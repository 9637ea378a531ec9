// What only one may see is seen while a button is held, and not a moment longer.
const root = document.documentElement;
const READ = 4000; // a screen reader's click holds nothing: so long there is to listen
let tell;
let held = false;

export function peeking(up) {
  tell = up;
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, press);
  for (const type of ["pointerup", "pointercancel", "keyup", "visibilitychange"]) document.addEventListener(type, release);
  addEventListener("blur", release);
  document.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener("click", (event) => {
    if (!event.detail && press(event)) setTimeout(release, READ);
  });
}

function press(event) {
  const button = event.target.closest?.("[data-peek]");
  if (!button || held || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return false;
  event.preventDefault();
  held = true;
  root.dataset.peeking = "";
  tell({ kind: "do", do: `ui:peek:${button.dataset.peek}`, form: null });
  return true;
}

function release() {
  if (!held) return;
  held = false;
  delete root.dataset.peeking;
  document.getElementById("peeked")?.replaceChildren();
  tell({ kind: "do", do: "ui:unpeek", form: null });
}

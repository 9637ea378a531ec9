// What only one may see is seen while a button is held, and not a moment longer.
/** @import { Part } from "./dom.js" */
/** @import { Tell } from "./messages.js" */
import { around, byId, onEach, root } from "./dom.js";
import { pressAndHold } from "./press.js";

const READ = 4000; // a screen reader's click holds nothing: so long there is to listen
const LEFT = ["visibilitychange", "blur"];

/** @param {Tell} tell */
export function peeking(tell) {
  const seen = () => "peeking" in root.dataset;
  const show = (/** @type {Part} */ button) => {
    root.dataset.peeking = "";
    tell({ kind: "do", do: `ui:peek:${button.dataset.peek}`, form: null });
  };
  const hide = () => {
    if (!seen()) return;
    delete root.dataset.peeking;
    byId("peeked")?.replaceChildren();
    tell({ kind: "do", do: "ui:unpeek", form: null });
  };
  pressAndHold("[data-peek]", { button: true, counts: () => !seen(), begin: show, until: LEFT });
  for (const type of ["pointerup", "pointercancel", "keyup", ...LEFT]) addEventListener(type, hide);
  onEach(["click"], (event) => {
    const button = around(event, "[data-peek]");
    if (!button || event.detail || seen()) return;
    show(button);
    setTimeout(hide, READ);
  });
}

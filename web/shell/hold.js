// What must not happen by accident: a button is held to do it.
/** @import { Part } from "./dom.js" */
/** @import { Tell } from "./messages.js" */
import { around, onEach } from "./dom.js";
import { pressAndHold } from "./press.js";

const HOLDS = "[data-hold]";
const LONG = 700;

/** @param {Tell} tell */
export function holding(tell) {
  const act = (/** @type {Part} */ button) => tell({ kind: "do", do: button.dataset.hold ?? "", form: null });
  pressAndHold(HOLDS, {
    button: true,
    after: LONG,
    begin: (button) => (button.dataset.held = ""),
    held: (button) => {
      delete button.dataset.held;
      act(button);
    },
    end: (button) => delete button.dataset.held,
    until: ["visibilitychange", "blur"],
  });
  onEach(["click"], (event) => {
    const button = around(event, HOLDS);
    if (button && !event.detail) act(button); // a screen reader's click holds nothing
  });
}

// Looking without doing: pointing with a mouse, the focus of the keyboard, a finger that stays.
/** @import { Part } from "./dom.js" */
/** @import { Message } from "./messages.js" */
import { around, onEach } from "./dom.js";
import { pressAndHold } from "./press.js";

const SEEN = "[data-look]";
const LONG = 350;

export class Looking {
  /** @type {string | null} */
  #looked = null;
  /** A finger has looked: the click that follows means nothing more. */
  #spent = false;
  #tell;

  /** @param {(message: Message) => void} tell */
  constructor(tell) {
    this.#tell = tell;
    onEach(["pointerover"], (event) => event.pointerType === "mouse" && this.at(around(event, SEEN)));
    onEach(["focusin"], (event) => around(event, ":focus-visible") === event.target && this.at(around(event, SEEN)));
    onEach(["focusout"], () => this.at(null));
    onEach(["pointerdown"], () => (this.#spent = false));
    onEach(["contextmenu"], (event) => this.#spent && event.preventDefault());
    pressAndHold(SEEN, {
      counts: (event) => "pointerType" in event && event.pointerType !== "mouse",
      after: LONG,
      held: (element) => {
        this.#spent = true;
        this.at(element);
      },
      end: (_element, held) => held && this.at(null),
      until: ["slip"],
    });
  }

  /**
   * Shows what an answer would do; null: nothing any more.
   * @param {Part | null} element
   */
  at(element) {
    const token = element?.dataset.look ?? null;
    if (token === this.#looked) return;
    this.#looked = token;
    this.#tell({ kind: "look", do: token });
  }

  /** Whether a click only ends a look. */
  ends() {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }
}

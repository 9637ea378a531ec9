// The talk with Python in its worker: one message, one reply. What is done before it listens is kept.
/** @import { Do, Engine, Message, Reply } from "./messages.js" */
import { around, onEach } from "./dom.js";

/** These stop no wait: nobody has done anything. */
const QUIET = new Set(["look", "storage", "stored", "room"]);
/** What opens a page is told first, and its answers are painted as one: nothing flashes between. */
const OPENS = /^(play|first|lang|theme):/;

/**
 * @typedef {object} Ends
 * @property {(reply: Reply) => void} show  carries out a reply
 * @property {(message: Do) => void} kept  something was done that is told later
 * @property {(message: Do) => boolean} offered  whether the page offers to do that
 * @property {() => void} broken  Python does not answer any more
 */

export class Talk {
  /** @type {Engine | undefined} */
  #engine;
  /** @type {Do[]} what was done before it listened */
  #early = [];
  /** @type {Reply[]} */
  #late = [];
  #pressed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #ends;

  /** @param {Ends} ends */
  constructor(ends) {
    this.#ends = ends;
    // A picture that changes under a pressed mouse button swallows the click. What is looked at waits, unless it is carried.
    onEach(["pointerdown"], (event) => (this.#pressed = event.pointerType === "mouse" && !around(event, "[data-carry]")), true);
    onEach(["pointerup", "pointercancel"], () => setTimeout(() => this.#released()), true);
  }

  get listens() {
    return Boolean(this.#engine);
  }

  /** Python has asked to be called again after a while. */
  get waits() {
    return Boolean(this.#timer);
  }

  /** @param {Message} message */
  tell = async (message) => {
    const engine = this.#engine;
    if (!engine) return void this.#keep(message);
    if (!QUIET.has(message.kind)) clearTimeout(this.#timer);
    try {
      const reply = await ask(engine, message);
      if (message.kind === "look" && this.#pressed) this.#late.push(reply);
      else [...this.#late.splice(0), reply].forEach(this.#show);
      return reply;
    } catch (error) {
      console.error(error);
      this.#ends.broken();
    }
  };

  /**
   * Begins: what was tapped on the rehearsed page is told if the real one offers it, too.
   * @param {Engine} engine
   * @param {Message} greeting
   * @param {() => () => void} opened  called before the first paint; what it gives back, after it
   */
  async open(engine, greeting, opened) {
    const replies = [await ask(engine, greeting)];
    for (let next = this.#early[0]; next && OPENS.test(next.do); next = this.#early[0]) {
      this.#early.shift();
      replies.push(await ask(engine, next));
    }
    if (replies.at(-1)?.paint?.app) for (const { paint } of replies.slice(0, -1)) delete paint?.app;
    const painted = opened();
    this.#engine = engine;
    replies.forEach(this.#show);
    painted();
    for (const message of this.#early.splice(0)) if (this.#ends.offered(message)) await this.tell(message);
  }

  /** Whoever goes elsewhere no longer means what was tapped before. */
  forget() {
    this.#early.length = 0;
  }

  /** @param {Message} message */
  #keep(message) {
    if (message.kind !== "do") return;
    this.#early.push(message);
    this.#ends.kept(message);
  }

  /** @param {Reply} reply */
  #show = (reply) => {
    this.#ends.show(reply);
    if (reply.wait !== undefined) this.#timer = setTimeout(this.#next, reply.wait);
  };

  #released() {
    this.#pressed = false;
    this.#late.splice(0).forEach(this.#show);
  }

  // Nobody watches a hidden page: the computers wait until somebody does.
  #next = () => {
    this.#timer = undefined;
    if (document.hidden) document.addEventListener("visibilitychange", this.#next, { once: true });
    else this.tell({ kind: "next" });
  };
}

/**
 * @param {Engine} engine
 * @param {Message} message
 * @returns {Promise<Reply>}
 */
const ask = async (engine, message) => JSON.parse(await engine.tell(JSON.stringify({ ...message, now: Date.now() })));

// What the browser keeps for the page, and whether it keeps anything: files opened from a disk cannot count on it.
/** @import { Message, Stored, Write } from "./messages.js" */
/** @typedef {Omit<Stored, "kind" | "ok" | "key"> & { skipped?: boolean }} Fault  why a write was not carried out */

const PREFIX = "echappee/";

/** @param {unknown} error */
const full = (error) => error instanceof Error && /quota/i.test(error.name);

export class Kept {
  /** @type {Set<string>} what could not be written: it is told when it is kept after all */
  #missing = new Set();
  #storage;

  /** @param {() => Storage} storage  some browsers refuse even to show it */
  constructor(storage) {
    this.#storage = storage;
  }

  /** Everything that was kept. @returns {Record<string, string>} */
  all() {
    try {
      return Object.fromEntries(Object.entries(this.#storage()).filter(([key]) => key.startsWith(PREFIX)));
    } catch {
      return {};
    }
  }

  /** Whether anything can be kept. Some browsers let the storage be read and refuse the first word written. */
  keeps() {
    try {
      this.#storage().setItem("echappee", "");
      this.#storage().removeItem("echappee");
      return true;
    } catch (error) {
      return full(error); // what is there stays
    }
  }

  /**
   * Writes one after the other. Once a game's write has failed, nothing more of it is written: what is there stays whole.
   * @param {Write[]} writes
   * @param {(message: Message) => void} tell
   */
  write(writes, tell) {
    /** @type {Map<string, Fault>} */
    const stopped = new Map();
    for (const write of writes) {
      const [key, , guard, , over] = write;
      if (over?.length === 0 && this.#missing.has(key)) continue; // it is in the page alone: there is nothing to compare
      const stop = guard ? stopped.get(guard) : undefined;
      const fault = stop ? this.#skipped(key, stop) : this.#put(write);
      if (guard && fault) stopped.set(guard, fault);
      const told = fault ? this.#failed(key, fault) : this.#done(key);
      if (told) tell(told);
    }
  }

  /** @param {string} key @returns {Message | null} */
  #done(key) {
    return this.#missing.delete(key) ? { kind: "stored", ok: true, key } : null;
  }

  /** @param {string} key @param {Fault} fault @returns {Message | null} */
  #failed(key, { skipped, ...fault }) {
    if (fault.why !== "elsewhere") this.#missing.add(key);
    return skipped ? null : { kind: "stored", ok: false, key, ...fault };
  }

  /**
   * Where another tab has been at it, the page hears of all that it has not changed what stands there.
   * @param {string} key
   * @param {Fault} fault
   * @returns {Fault}
   */
  #skipped(key, fault) {
    return fault.why === "elsewhere" ? { ...fault, value: this.#storage().getItem(key) } : { skipped: true };
  }

  /**
   * A guarded value is written only while this tab still owns it (another tab may have taken the game over), and read
   * back. Some are written only over what this tab believes to stand there.
   * @param {Write} write
   * @returns {Fault | null}
   */
  #put([key, value, guard, token, over]) {
    try {
      const storage = this.#storage();
      const owner = guard ? storage.getItem(guard) : null;
      const there = storage.getItem(key);
      if (guard && owner && owner !== token) return { why: "elsewhere", guard, owner, value: there };
      if (over && there !== value && !over.includes(there) && !this.#missing.has(key)) return { why: "elsewhere", value: there };
      if (there === value) return null;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return storage.getItem(key) === value ? null : { why: "refused" };
    } catch (error) {
      return { why: full(error) ? "quota" : "refused" };
    }
  }
}

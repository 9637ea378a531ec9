// As much of a page as the shell's modules need without a browser: import it before them.
class Ears {
  #heard = new Map();

  addEventListener(type, call) {
    this.#heard.set(type, [...(this.#heard.get(type) ?? []), call]);
  }

  /** Something happens: everybody who listens for it hears of it. */
  fire(type, event = {}) {
    const whole = { type, preventDefault: () => (whole.prevented = true), ...event };
    for (const call of this.#heard.get(type) ?? []) call(whole);
    return whole;
  }
}

export const page = Object.assign(new Ears(), { documentElement: { dataset: {} }, hidden: false });
export const view = new Ears();
globalThis.document = page;
globalThis.window = view;

/** An element that fits one selector; it is what an event is about. */
export const element = (selector, dataset = {}) => {
  const made = { dataset, closest: (asked) => (asked === selector ? made : null) };
  return made;
};

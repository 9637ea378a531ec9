// A browser's storage that may be full, refuse everything, or keep only the first half of some values.
export class Storage {
  #how;
  kept;

  constructor(before, how = {}) {
    this.kept = new Map(Object.entries(before));
    this.#how = how;
  }

  getItem(key) {
    return this.kept.get(key) ?? null;
  }

  setItem(key, value) {
    if (this.#how.refuses) throw Object.assign(new Error("no"), { name: "SecurityError" });
    const rest = [...this.kept].filter(([name]) => name !== key).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (rest + key.length + value.length > (this.#how.room ?? Infinity)) throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    const half = this.#how.halves?.some((end) => key.endsWith(end));
    this.kept.set(key, half ? value.slice(0, value.length / 2) : value);
  }

  removeItem(key) {
    this.kept.delete(key);
  }
}

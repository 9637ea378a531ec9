// What the browser keeps for the page, and whether it keeps anything: files opened from a disk cannot count on it.
const PREFIX = "echappee/";

/** Everything that was kept. */
export function stored() {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
  } catch {
    return {};
  }
}

/** Whether anything can be kept. Some browsers let the storage be read and refuse the first word written. */
export function keeps() {
  try {
    localStorage.setItem("echappee", "");
    localStorage.removeItem("echappee");
    return true;
  } catch (error) {
    return /quota/i.test(error.name); // full, that is: what is there stays
  }
}

// What could not be written: it is told when it is kept after all.
const missing = new Set();

/** Writes one after the other. Once a game's write has failed, nothing more of it is written: what is there stays whole. */
export function write(writes, tell) {
  const stopped = new Map();
  for (const [key, value, guard, token, over] of writes) {
    if (over?.length === 0 && missing.has(key)) continue; // it is in the page alone: there is nothing to compare it with
    const fault = stopped.has(guard) ? skipped(key, stopped.get(guard)) : put(key, value, guard, token, over);
    if (guard && fault) stopped.set(guard, fault);
    if (!fault) {
      if (missing.delete(key)) tell({ kind: "stored", ok: true, key });
    } else {
      if (fault.why !== "elsewhere") missing.add(key);
      if (fault.why) tell({ kind: "stored", ok: false, key, ...fault });
    }
  }
}

// Where another tab has been at it, the page hears of all that it has not changed what stands there.
function skipped(key, fault) {
  return fault.why === "elsewhere" ? { ...fault, value: localStorage.getItem(key) } : { skipped: true };
}

// A guarded value is written only while this tab still owns it (another tab may have taken the game over), and read back.
// Some are written only over what this tab believes to stand there.
function put(key, value, guard, token, over) {
  try {
    const owner = guard ? localStorage.getItem(guard) : null;
    const there = localStorage.getItem(key);
    if (owner && owner !== token) return { why: "elsewhere", guard, owner, value: there };
    if (over && there !== value && !over.includes(there) && !missing.has(key)) return { why: "elsewhere", value: there };
    if (there === value) return null;
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return localStorage.getItem(key) === value ? null : { why: "refused" };
  } catch (error) {
    return { why: /quota/i.test(error.name) ? "quota" : "refused" };
  }
}

// A game that is nowhere but in this page does not go without a question.
addEventListener("beforeunload", (event) => "unkept" in document.documentElement.dataset && event.preventDefault());

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
  const stopped = new Set();
  for (const [key, value, guard, token] of writes) {
    const fault = stopped.has(guard) ? { skipped: true } : put(key, value, guard, token);
    if (!fault) {
      if (missing.delete(key)) tell({ kind: "stored", ok: true, key });
    } else if (fault.why === "elsewhere") {
      tell({ kind: "stored", ok: false, key, ...fault });
    } else {
      missing.add(key);
      if (guard) stopped.add(guard);
      if (fault.why) tell({ kind: "stored", ok: false, key, ...fault });
    }
  }
}

// A guarded value is written only while this tab still owns it (another tab may have taken the game over), and read back.
function put(key, value, guard, token) {
  try {
    const owner = guard ? localStorage.getItem(guard) : null;
    if (owner && owner !== token) return { why: "elsewhere", guard, owner, value: localStorage.getItem(key) };
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return localStorage.getItem(key) === value ? null : { why: "refused" };
  } catch (error) {
    return { why: /quota/i.test(error.name) ? "quota" : "refused" };
  }
}

// A game that is nowhere but in this page does not go without a question.
addEventListener("beforeunload", (event) => "unkept" in document.documentElement.dataset && event.preventDefault());

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

// A game that is nowhere but in this page does not go without a question.
addEventListener("beforeunload", (event) => "unkept" in document.documentElement.dataset && event.preventDefault());

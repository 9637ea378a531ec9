// The start: what Python is told of the device, and how far its megabytes have come.
/** @import { Start } from "./messages.js" */
import { byId, pause, root } from "./dom.js";

const LOOK_AGAIN = 200;

/** @param {string} query */
const prefers = (query) => matchMedia(query).matches;

/** Where links lead. The page in one file may know where it is hosted; what lies on a disk leads nowhere. */
function base() {
  const address = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="address"]'))?.content;
  return address ?? (location.protocol === "file:" ? "" : location.href.replace(/[?#].*/, ""));
}

/** @param {number} byte */
const hex = (byte) => byte.toString(16).padStart(2, "0");

/**
 * The first message.
 * @param {import("./kept.js").Kept} kept
 * @returns {Start}
 */
export const greeting = (kept) => ({
  kind: "start",
  hash: location.hash,
  storage: kept.all(),
  keeps: kept.keeps(),
  languages: [...navigator.languages],
  width: innerWidth,
  height: innerHeight,
  reduced: prefers("(prefers-reduced-motion: reduce)"),
  dark: prefers("(prefers-color-scheme: dark)"),
  entropy: Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join(""),
  base: base(),
  zone: new Date().getTimezoneOffset(),
});

/**
 * Shows how much of what was preloaded is still on its way, as the browser counts it, until Python listens.
 * @param {{ listens: boolean }} talk
 */
export async function progress(talk) {
  const links = [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-size]"))];
  const parts = links.map(({ href, dataset }) => ({ href, size: Number(dataset.size) }));
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  for (let left = total; !talk.listens && left; ) {
    left = parts.reduce((sum, { href, size }) => sum + (performance.getEntriesByName(href).length ? 0 : size), 0);
    report(left, 1 - left / total);
    await pause(LOOK_AGAIN);
  }
}

/** @param {number} left @param {number} done */
function report(left, done) {
  const megabytes = (left / 1e6).toLocaleString(root.lang, { maximumFractionDigits: 1 });
  const [bar, words] = [byId("bar"), byId("left")];
  bar?.style.setProperty("--done", String(done));
  bar?.setAttribute("aria-valuenow", String(Math.round(100 * done)));
  if (words) words.textContent = words.dataset.words?.replace("#", megabytes) ?? "";
}

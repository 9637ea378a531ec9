// What comes in from outside the page: a file that was opened with it, what another app shares, a link that lands here.
/** @import { Tell } from "./messages.js" */
/** @typedef {{ name?: string, text: string }} Thing  a file, or a text with a link in it */
/** @typedef {(thing: Thing) => unknown} Take */
const LONGEST = 2e7; // far above all that a browser keeps for a page

/** Hands on what is there, and what will come. @param {Tell} tell */
export function receiving(tell) {
  /** @type {Take} */
  const take = ({ name, text }) =>
    name
      ? tell({ kind: "do", do: "file", form: { name, text } })
      : tell({ kind: "do", do: "open-link", form: { value: text } });
  const open = async (/** @type {File} */ file) => take({ name: file.name, text: await file.slice(0, LONGEST).text() });
  window.launchQueue?.setConsumer(async ({ files = [], targetURL }) => {
    const { hash } = new URL(targetURL ?? location.href);
    if (hash && hash !== location.hash) location.hash = hash;
    for (const handle of files) await open(await handle.getFile());
    await shared(take);
  });
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data === "shared" && shared(take));
  return shared(take);
}

/**
 * The service worker leaves in a cache what was shared (sw.js). Of several pages only one finds it: whoever takes it away.
 * @param {Take} take
 */
async function shared(take) {
  if (!navigator.serviceWorker?.controller) return;
  const key = new URL("../../shared", import.meta.url).href;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = name.endsWith(" shared") && (await cache.match(key));
    if (found && (await cache.delete(key))) for (const thing of await found.json()) await take(thing);
  }
}

// Offline use and updates: registers the service worker, tells when a newer build waits, applies it when asked.
const { content: build } = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="build"]'));
const HOUR = 3_600_000;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/**
 * Call once, after the first paint.
 * @param {() => void} onUpdateReady  a newer build is complete and waits
 */
export async function register(onUpdateReady) {
  if (!("serviceWorker" in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // a browser that refuses (private windows, storage switched off) still plays online
  }
  claim(registration.scope);
  watch(registration, onUpdateReady);
  lookNowAndThen(registration);
}

/**
 * Reloads this page in the build that waits; other tabs keep theirs. The worker that is at work brings the newer build
 * from now on, and the browser changes workers once no page needs the older one. (Changing them here may leave the reload
 * without an answer: Chromium ends a worker that is just fetching a page.)
 */
export async function applyUpdate() {
  const { active, waiting } = registration ?? {};
  if (active && waiting) await ask(active, { type: "follow", build: await ask(waiting, { type: "build" }) });
  location.reload();
}

/**
 * Every message to a service worker is answered with its build's name.
 * @param {ServiceWorker} worker
 * @param {{ type: string, build?: string }} message
 * @returns {Promise<string>}
 */
const ask = (worker, message) => new Promise((answered) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => answered(data);
  worker.postMessage(message, [port2]);
});

/** Resolves to true once everything is there to play without a network, to false where that cannot be. */
export async function offlineReady() {
  if (!registration) return false;
  await navigator.serviceWorker.ready;
  return true;
}

/** As long as this lock is held the service worker keeps the files of this page's build. @param {string} scope */
function claim(scope) {
  navigator.locks?.request(`echappee ${scope} ${build}`, { mode: "shared" }, () => new Promise(() => {}));
  navigator.serviceWorker.controller?.postMessage({ type: "sweep" });
}

/**
 * The worker that waits may be this page's own: then the update was accepted already.
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} onUpdateReady
 */
function watch(registration, onUpdateReady) {
  const offer = async (/** @type {ServiceWorker} */ worker) => (await ask(worker, { type: "build" })) !== build && onUpdateReady();
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && registration.active) offer(next);
    });
  });
}

/** An installed app may stay open for weeks. @param {ServiceWorkerRegistration} registration */
function lookNowAndThen(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

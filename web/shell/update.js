// Offline use and updates: registers the service worker, tells when a newer build waits, applies it when asked.
const build = document.querySelector('meta[name="build"]').content;
const HOUR = 3_600_000;
let registration;

/** Call once, after the first paint. `onUpdateReady` is called when a newer build is complete and waits. */
export async function register(onUpdateReady) {
  if (!("serviceWorker" in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // a browser that refuses (private windows, storage switched off) still plays online
  }
  claim(registration.scope);
  watch(onUpdateReady);
  lookNowAndThen();
}

/**
 * Reloads this page in the build that waits; other tabs keep theirs. The worker that is at work brings the newer build
 * from now on, and the browser changes workers once no page needs the older one. (Changing them here may leave the reload
 * without an answer: Chromium ends a worker that is just fetching a page.)
 */
export async function applyUpdate() {
  const { active, waiting } = registration ?? {};
  if (waiting) await ask(active, { type: "follow", build: await ask(waiting, { type: "build" }) });
  location.reload();
}

// Every message to a service worker is answered with its build's name.
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

// As long as this lock is held the service worker keeps the files of this page's build.
function claim(scope) {
  navigator.locks?.request(`echappee ${scope} ${build}`, { mode: "shared" }, () => new Promise(() => {}));
  navigator.serviceWorker.controller?.postMessage({ type: "sweep" });
}

// The worker that waits may be this page's own: then the update was accepted already.
function watch(onUpdateReady) {
  const offer = async (worker) => (await ask(worker, { type: "build" })) !== build && onUpdateReady();
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next.addEventListener("statechange", () => {
      if (next.state === "installed" && registration.active) offer(next);
    });
  });
}

// An installed app may stay open for weeks.
function lookNowAndThen() {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

// Offline use and updates: registers the service worker, tells when a newer build waits, applies it when asked.
const build = document.querySelector('meta[name="build"]').content;
const HOUR = 3_600_000;
let registration;

/** Call once, after the first paint. `onUpdateReady` is called when a newer build is complete and waits. */
export async function register(onUpdateReady) {
  if (!("serviceWorker" in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // a browser that refuses (private windows, storage switched off) still plays online
  }
  claim(registration.scope);
  watch(onUpdateReady);
  lookNowAndThen();
}

/** Switches to the build that waits, and reloads this page in it. Other tabs keep theirs. */
export function applyUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage({ type: "activate" });
  else location.reload();
}

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

function watch(onUpdateReady) {
  if (registration.waiting) onUpdateReady();
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next.addEventListener("statechange", () => {
      if (next.state === "installed" && registration.active) onUpdateReady();
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

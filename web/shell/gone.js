// In the front page itself: it may come from a cache whose build the host no longer has. Then nothing that it names is there.
addEventListener("error", async ({ target }) => {
  const script = /** @type {HTMLScriptElement} */ (target);
  if (script.id !== "early") return;
  const mark = "echappee/gone";
  /** @param {string} id */
  const show = (id) => document.getElementById(id)?.removeAttribute("hidden");
  const [answer] = await Promise.all([
    fetch(script.src, { cache: "reload" }).catch(() => null), // there, or not, or no network
    document.readyState === "loading" && new Promise((done) => addEventListener("DOMContentLoaded", done)),
  ]);
  try {
    if (!answer?.status || sessionStorage[mark]) return show("broken");
    sessionStorage[mark] = true; // it is tried once
    if (!answer.ok) show("gone");
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      if (location.href.startsWith(worker.scope)) await worker.unregister();
    }
    setTimeout(() => location.reload(), 2000);
  } catch {
    show("broken"); // without a mark it might go on for ever
  }
}, true);

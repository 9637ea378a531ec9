// Keeps one whole build for use without a network. The build's name and its files (address -> hash) come from tools/site.py.
const BUILD = "$BUILD";
const FILES = $FILES;

const scope = self.registration.scope;
const PREFIX = `echappee ${scope} `;
const NAME = PREFIX + BUILD;
const LIST = new URL("files.json", scope).href;
const NEXT = `${PREFIX}next`; // names an accepted update, for the time until the browser has changed workers

const address = (path) => new URL(path, scope).href;

// All or nothing: a file that is missing or is not the one listed makes the whole installation fail.
async function install() {
  const cache = await caches.open(NAME);
  if (await cache.match(LIST)) return;
  const kept = await keptFiles();
  const fetched = await Promise.allSettled(Object.entries(FILES).map(async ([path, integrity]) => {
    const response = await (kept.get(integrity)?.() ?? fetch(address(path), { cache: "no-cache", integrity }));
    if (!response?.ok) throw new Error(`${path}: ${response?.status}`);
    await cache.put(address(path), response);
  }));
  const failed = fetched.find(({ status }) => status === "rejected");
  if (!failed) return cache.put(LIST, new Response(JSON.stringify(FILES)));
  await caches.delete(NAME);
  throw failed.reason;
}

// What an earlier build already brought (Python itself, mostly) is not fetched again.
async function keptFiles() {
  const kept = new Map();
  for (const name of await ours()) {
    const cache = await caches.open(name);
    const list = await (await cache.match(LIST))?.json();
    for (const [path, integrity] of Object.entries(list ?? {})) kept.set(integrity, () => copy(cache, address(path)));
  }
  return kept;
}

// A copy without the address it came from: scripts and style sheets look beside that address for what they need, and
// there stands the older build.
async function copy(cache, key) {
  const response = await cache.match(key);
  return response && new Response(response.body, response);
}

const SHARING = `${PREFIX}shared`; // holds what another app shared until a page takes it (launch.js)
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// A page holds a lock named like its build's cache for as long as it lives (update.js).
async function sweep() {
  if (self.registration.waiting || self.registration.installing) return;
  const { held } = await navigator.locks.query();
  const needed = new Set([NAME, SHARING, ...held.map((lock) => lock.name)]);
  for (const name of await ours()) {
    if (!needed.has(name)) await caches.delete(name);
  }
}

// Kept in a cache, because the browser may end and restart a worker at any time.
async function follow(build) {
  await (await caches.open(NEXT)).put(scope, new Response(build));
}

const followed = async () => (await caches.match(scope, { cacheName: NEXT }))?.text() ?? BUILD;

// Now this worker's own build is the one to follow.
async function begin() {
  await caches.delete(NEXT);
  await sweep();
  await self.clients.claim();
}

// A build's files stand in a folder of its name, so a page of an older build still gets its own.
async function answer(request, path) {
  const folder = path.split("/")[0];
  const cacheName = PREFIX + (/^[0-9a-f]{12}$/.test(folder) ? folder : await followed());
  const key = address(path === "index.html" ? "./" : path || "./");
  return (await caches.match(key, { cacheName })) ?? fetch(request);
}

// What another app shares: files, or a text with a link in it. A page takes it from the cache.
async function receive(request) {
  const form = await request.formData();
  const files = form.getAll("file").filter((file) => file instanceof File);
  const things = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  const text = ["url", "text", "title"].map((name) => form.get(name)).filter(Boolean).join(" ");
  if (!things.length) things.push({ text });
  await (await caches.open(SHARING)).put(address("shared"), new Response(JSON.stringify(things)));
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("shared");
  return Response.redirect(scope, 303);
}

async function heed({ data: { type, build }, ports }) {
  if (type === "follow") await follow(build);
  if (type === "sweep") await sweep();
  ports[0]?.postMessage(BUILD);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.waitUntil(heed(event)));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const here = url.origin + url.pathname;
  if (event.request.method === "POST" && here === address("share")) event.respondWith(receive(event.request));
  else if (event.request.method === "GET" && here.startsWith(scope)) {
    event.respondWith(answer(event.request, here.slice(scope.length)));
  }
});

// The worker of the page in one file: starts Pyodide, then worker.py. What they fetch is in memory.
const HERE = "inside:/";
const WASM = "pyodide/pyodide.asm.wasm";
// oxlint-disable-next-line no-eval
const run = eval; // by another name: what it runs is global

// Pyodide wants a module worker and finds out by calling this; but from a file, Chromium starts only the other kind.
self.importScripts = () => {
  throw new TypeError("no classic worker");
};

// ------------------------------------------------------------------ what is in memory
const parts = new Map(); // name -> promise of its bytes, and how to keep it

function part(name) {
  if (!parts.has(name)) {
    let keep;
    const promise = new Promise((resolve) => (keep = resolve));
    parts.set(name, { promise, keep });
  }
  return parts.get(name);
}

async function unpacked(name) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  writer.write(await part(name).promise);
  writer.close();
  return new Response(readable);
}

// What is compiled below is asked for once more by Pyodide, which then gets it from there.
self.fetch = async (address) => {
  const name = String(address).replace(HERE, "");
  return name === WASM ? new Response() : unpacked(name);
};

// ------------------------------------------------------------------ what the page asks for
const functions = { start, take: (name, bytes) => part(name).keep(bytes) };

self.onmessage = async ({ data: [id, name, values] }) => {
  try {
    postMessage([id, true, await functions[name](...values)]);
  } catch (error) {
    postMessage([id, false, String(error?.stack ?? error)]);
  }
};

async function start(settings, main) {
  const config = JSON.parse(settings);
  await loaded;
  const { loadPyodide } = pyodide;
  const createPyodideModule = pyodideAsm;
  const python = await loadPyodide({ indexURL: `${HERE}pyodide/`, packages: config.packages, createPyodideModule });
  python.registerJsModule("pyscript", { config: new Map(Object.entries(config)), sync: functions });
  await python.runPythonAsync(main, { filename: "worker.py" });
}

// ------------------------------------------------------------------ what begins with the first bytes
// Whole, not as it comes: on a busy machine Firefox waits for ever for the end of a stream that is made here.
const wasm = unpacked(WASM).then((response) => response.arrayBuffer());
const compiled = wasm.then((bytes) => WebAssembly.compile(bytes));
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

// Only now: other threads compile meanwhile.
const loaded = wasm.then(async () => {
  for (const script of ["pyodide.js", "pyodideAsm.js"]) run(await (await unpacked(script)).text());
});

// The worker of the page in one file: starts Pyodide, then worker.py. What they fetch is in memory.

// Pyodide's own two scripts follow below, as functions (tools/single.py). They want a module worker and find out by
// calling this; but from a file Chromium starts no module worker, and WebKit lets none import anything.
self.importScripts = () => {
  throw new TypeError("no classic worker");
};

const HERE = "inside:/";
const functions = { start, take };
self.onmessage = async ({ data: [id, name, values] }) => {
  try {
    postMessage([id, true, await functions[name](...values)]);
  } catch (error) {
    postMessage([id, false, String(error?.stack ?? error)]);
  }
};

async function start(texts) {
  const config = JSON.parse(texts["pyscript.json"]);
  const { loadPyodide } = pyodide();
  const createPyodideModule = pyodideAsm();
  const python = await loadPyodide({ indexURL: `${HERE}pyodide/`, packages: config.packages, createPyodideModule });
  python.registerJsModule("pyscript", { config: new Map(Object.entries(config)), sync: functions });
  await python.runPythonAsync(texts["worker.py"], { filename: "worker.py" });
}

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

function take(name, bytes) {
  part(name).keep(bytes);
}

self.fetch = async (address) => {
  const name = String(address).replace(HERE, "");
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  writer.write(await part(name).promise);
  writer.close();
  return new Response(readable, name.endsWith(".wasm") ? { headers: { "content-type": "application/wasm" } } : {});
};

// Begins with the first bytes, long before Pyodide asks for it.
const compiled = WebAssembly.compileStreaming(fetch(`${HERE}pyodide/pyodide.asm.wasm`));
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

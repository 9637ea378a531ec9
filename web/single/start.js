// The page in one file: nothing can be fetched, so the worker, the shell's modules and the pictures are made from texts.
(() => {
  const TYPES = { svg: "image/svg+xml", js: "text/javascript" };
  const made = (name, content) => URL.createObjectURL(new Blob([content], { type: TYPES[name.split(".").at(-1)] }));

  // Each character of a part holds fifteen bits (tools/single.py).
  function unpacked({ size }, packed) {
    const bytes = new Uint8Array(Number(size) + 15);
    let [at, held, bits] = [0, 0, 0];
    for (let index = 0; index < packed.length; index++) {
      held = (held << 15) | (packed.charCodeAt(index) - 0x100);
      for (bits += 15; bits >= 8; ) bytes[at++] = held >> (bits -= 8);
    }
    return bytes.slice(0, Number(size));
  }

  // ---------------------------------------------------------------- the worker
  const inflated = (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
  const waiting = new Map();
  let asked = 0;
  let worker;

  async function hire(bytes) {
    const hired = new Worker(made("worker.js", await inflated(bytes)));
    hired.onmessage = ({ data: [id, done, value] }) => {
      waiting.get(id)[done ? "resolve" : "reject"](value);
      waiting.delete(id);
    };
    hired.onerror = ({ message }) => waiting.forEach(({ reject }) => reject(message));
    return hired;
  }

  const ask = (name, values, moved = []) => new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject: (reason) => reject(new Error(reason)) });
    worker.then((hired) => hired.postMessage([id, name, values], moved), reject);
  });

  // Called after each part of Python: the worker begins with it while the browser still reads the next. The first part
  // is the worker itself.
  window.handOver = () => {
    const { title, dataset, value } = document.currentScript.previousElementSibling;
    const bytes = unpacked(dataset, value);
    if (worker) ask("take", [title, bytes], [bytes.buffer]);
    else worker = hire(bytes);
  };

  // ---------------------------------------------------------------- the pictures
  const texts = JSON.parse(document.getElementById("texts").textContent);
  const addresses = {};
  // A module's imports lead to such addresses, too.
  const address = (name) => (addresses[name] ??= made(
    name, texts[name].replace(/(?<=^import .* from )"\.\/(.*)"/gm, (_, other) => JSON.stringify(address(other))),
  ));
  for (const image of document.querySelectorAll("img[data-src]")) image.src = address(image.dataset.src);
  // Python paints them by the addresses they have on a site.
  const pictured = (reply) => reply.replace(/(?<=src=\\")art\/[^\\]+/g, address);

  // ---------------------------------------------------------------- once the page has been read
  document.addEventListener("DOMContentLoaded", () => {
    const sync = { ping: () => ask("ping", []), tell: async (message) => pictured(await ask("tell", [message])) };
    const ready = ask("start", [texts]).then(() => ({ sync }));
    document.getElementById("engine").xworker = { sync, ready }; // where PyScript would have put it
    import(address("shell.js"));
  });
})();

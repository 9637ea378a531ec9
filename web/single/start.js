// The page in one file: nothing can be fetched, so the worker, the shell's modules and the pictures are made from texts.
(() => {
  const TYPES = { svg: "image/svg+xml", js: "text/javascript" };
  const made = (name, content) => URL.createObjectURL(new Blob([content], { type: TYPES[name.split(".").at(-1)] }));

  // Each character of a part holds fifteen bits (tools/single.py): what the one before has left over, then its own.
  function unpacked(size, packed) {
    const bytes = new Uint8Array((packed.length / 8) * 15);
    let [at, held] = [0, 0];
    for (let index = 0; index < packed.length; index++) {
      const bits = packed.charCodeAt(index) - 0x100;
      const more = index % 8;
      if (more) bytes[at++] = (held << more) | (bits >> (15 - more));
      bytes[at++] = bits >> (7 - more);
      held = bits;
    }
    return bytes.subarray(0, size);
  }

  // ---------------------------------------------------------------- the worker
  const worker = new Worker(made("worker.js", document.currentScript.previousElementSibling.textContent));
  const waiting = new Map();
  let asked = 0;
  const ask = (name, values, moved = []) => new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject: (reason) => reject(new Error(reason)) });
    worker.postMessage([asked, name, values], moved);
  });
  worker.onmessage = ({ data: [id, done, value] }) => {
    waiting.get(id)[done ? "resolve" : "reject"](value);
    waiting.delete(id);
  };
  worker.onerror = ({ message }) => waiting.forEach(({ reject }) => reject(message));

  // Called after each part of Python: the worker begins with it while the browser still reads the next.
  window.handOver = () => {
    const { name, dataset, content } = document.currentScript.previousElementSibling;
    const bytes = unpacked(Number(dataset.size), content);
    ask("take", [name, bytes], [bytes.buffer]);
  };

  // ---------------------------------------------------------------- the page
  // What stands beside the page on a site stands at the end of this file.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href="notices.html"]');
    if (!link) return;
    const words = `<!doctype html><meta charset="utf-8"><title>Échappée</title>${document.getElementById("licences").innerHTML}`;
    link.href = URL.createObjectURL(new Blob([words], { type: "text/html" }));
  }, true);

  let texts;
  const addresses = {};
  // A module's imports lead to such addresses, too.
  const beside = (name, other) => new URL(other, `file:///${name}`).pathname.slice(1);
  // What is no part of this file is looked for in vain, and whoever imports it is told so.
  const imported = (name, other) => (name in texts ? address(name) : other);
  const address = (name) => (addresses[name] ??= made(name, texts[name].replace(
    /(?<=^import .* from |import\()"(\..*?)"/gm, (_, other) => JSON.stringify(imported(beside(name, other), other)),
  )));
  // Python paints pictures by the addresses they have on a site.
  const pictured = (reply) => reply.replace(/(?<=src=\\")art\/[^\\]+/g, address);

  // Called when there is all that a start needs; what comes then are the games.
  window.begin = () => {
    texts = JSON.parse(document.currentScript.previousElementSibling.textContent);
    const sync = { ping: () => ask("ping", []), tell: async (message) => pictured(await ask("tell", [message])) };
    const ready = ask("start", [texts["pyscript.json"], texts["worker.py"]]).then(() => ({ sync }));
    document.getElementById("engine").xworker = { sync, ready }; // where PyScript would have put it
    import(address("shell/shell.js"));
    for (const image of document.querySelectorAll("img[data-src]")) image.src = address(image.dataset.src);
  };
})();

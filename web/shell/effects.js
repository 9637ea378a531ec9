// What Python may ask the browser to do besides painting. Each effect is {type, ...its own fields}.
function download({ name, text, mime = "text/plain", blob = new Blob([text], { type: mime }) }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A button says for a moment that it is done, where one has just looked. (Painted meanwhile, it is as it was.)
function done(button) {
  const words = button?.textContent;
  if (!button || words === button.dataset.done) return;
  button.textContent = button.dataset.done;
  setTimeout(() => button.textContent === button.dataset.done && (button.textContent = words), 2500);
}

async function copy({ text }) {
  done(document.querySelector("[data-done]"));
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = Object.assign(document.createElement("textarea"), { value: text, className: "vh" });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

async function share({ title, text, url }) {
  if (!navigator.share) return copy({ text: url ?? text });
  await navigator.share({ title, text, url }).catch(() => {}); // closing the sheet is no error
}

// A drawing as a photograph, which other apps can show: given to one of them, else kept as a file.
async function photo({ name, svg, width, height, title }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) await navigator.share({ title, files }).catch(() => {});
  else download({ name, blob });
}

// What has just been seen once more: each picture is where things were, by their ids.
function film({ frames, ms }) {
  const begun = performance.now();
  let shown;
  const board = document.querySelector("#board > svg");
  board.classList.add("dragging");
  const turn = (now) => {
    const frame = frames[Math.min(frames.length - 1, Math.max(0, Math.floor((now - begun) / ms)))];
    if (frame !== shown) for (const [id, at] of Object.entries(frame)) document.getElementById(id)?.setAttribute("transform", at);
    shown = frame;
    if (frame === frames.at(-1)) board.classList.remove("dragging");
    else requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

const LONGEST = 2e7; // far above all that a browser keeps for a page

function openFile({ do: action, accept }, tell) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  input.onchange = async () => {
    const [file] = input.files;
    if (file) tell({ kind: "do", do: action, form: { name: file.name, text: await file.slice(0, LONGEST).text() } });
  };
  input.click();
}

// How much room there is, and whether the browser keeps what it has for good. Not every browser says.
async function room(_, tell) {
  const [{ usage, quota }, persisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => ({})) ?? {},
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  tell({ kind: "room", usage, quota, persisted });
}

async function persist(effect, tell) {
  await navigator.storage?.persist?.().catch(() => {});
  await room(effect, tell);
}

// A tick of wood: notes are [hertz, milliseconds after the start].
let audio;
function sound({ notes }) {
  audio ??= new AudioContext();
  for (const [hertz, after] of notes) {
    const at = audio.currentTime + after / 1000;
    const voice = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const level = new GainNode(audio, { gain: 0.12 });
    level.gain.setValueAtTime(0.12, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
    voice.connect(level).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.1);
  }
}

export const effects = {
  copy,
  share,
  download,
  photo,
  film,
  "open-file": openFile,
  sound,
  reload: () => location.reload(),
  persist,
  room,
  print: () => print(),
  vibrate: ({ pattern }) => navigator.vibrate?.(pattern),
};

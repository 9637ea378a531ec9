// What Python may ask the browser to do besides painting.
/** @import { Copy, Download, Effect, Film, OpenFile, Photo, Share, Sound, Tell } from "./messages.js" */
import { applyUpdate } from "./update.js";

/** @param {Download} effect */
const download = ({ name, text, mime = "text/plain" }) => save(name, new Blob([text], { type: mime }));

/** @param {string} name @param {Blob} blob */
function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * A button says for a moment that it is done, where one has just looked. (Painted meanwhile, it is as it was.)
 * @param {HTMLElement} button
 */
function done(button) {
  const [words, said = ""] = [button.textContent, button.dataset.done];
  if (words === said) return;
  button.textContent = said;
  setTimeout(() => button.textContent === said && (button.textContent = words), 2500);
}

/** @param {Pick<Copy, "text">} effect */
async function copy({ text }) {
  const button = /** @type {HTMLElement | null} */ (document.querySelector("[data-done]"));
  if (button) done(button);
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

/** @param {Share} effect */
async function share({ title, text, url }) {
  if (!navigator.share) return copy({ text: url ?? text });
  await navigator.share({ title, text, url }).catch(() => {}); // closing the sheet is no error
}

/** A drawing as a photograph, which other apps can show: given to one of them, else kept as a file. @param {Photo} effect */
async function photo({ name, svg, width, height, title }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) await navigator.share({ title, files }).catch(() => {});
  else save(name, blob);
}

/** What has just been seen once more: each picture is where things were, by their ids. @param {Film} effect */
function film({ frames, ms }) {
  const begun = performance.now();
  /** @type {Record<string, string> | undefined} */
  let shown;
  const board = document.querySelector("#board > svg");
  board?.classList.add("dragging");
  const turn = (/** @type {number} */ now) => {
    const frame = frames[Math.min(frames.length - 1, Math.max(0, Math.floor((now - begun) / ms)))];
    if (frame !== shown) for (const [id, at] of Object.entries(frame)) document.getElementById(id)?.setAttribute("transform", at);
    shown = frame;
    if (frame === frames.at(-1)) board?.classList.remove("dragging");
    else requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

const LONGEST = 2e7; // far above all that a browser keeps for a page

/** @param {OpenFile} effect @param {Tell} tell */
function openFile({ do: action, accept }, tell) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  input.onchange = async () => {
    const [file] = input.files ?? [];
    if (file) tell({ kind: "do", do: action, form: { name: file.name, text: await file.slice(0, LONGEST).text() } });
  };
  input.click();
}

/** @type {StorageEstimate} */
const UNKNOWN = {};

/**
 * How much room there is, and whether the browser keeps what it has for good. Not every browser says.
 * @param {unknown} _
 * @param {Tell} tell
 */
async function room(_, tell) {
  const [{ usage, quota }, persisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => UNKNOWN) ?? UNKNOWN,
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  tell({ kind: "room", usage, quota, persisted });
}

/** @param {Effect} effect @param {Tell} tell */
async function persist(effect, tell) {
  await navigator.storage?.persist?.().catch(() => {});
  await room(effect, tell);
}

/** @type {AudioContext | undefined} */
let audio;

/** A tick of wood. @param {Sound} effect */
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

/** @type {{ [Kind in Effect["type"]]: (effect: Extract<Effect, { type: Kind }>, tell: Tell) => unknown }} */
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
  install: () => {}, // until the browser offers it (shell.js)
  update: applyUpdate,
  vibrate: ({ pattern }) => navigator.vibrate?.(pattern),
};

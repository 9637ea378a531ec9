// What Python may ask the browser to do besides painting. Each effect is {type, ...its own fields}.
function download({ name, text, mime = "text/plain" }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copy({ text }) {
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
  "open-file": openFile,
  sound,
  reload: () => location.reload(),
  persist,
  room,
  print: () => print(),
  vibrate: ({ pattern }) => navigator.vibrate?.(pattern),
};

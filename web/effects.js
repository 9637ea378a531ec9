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

function openFile({ do: action, accept }, tell) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  input.onchange = async () => {
    const [file] = input.files;
    if (file) tell({ kind: "do", do: action, form: { name: file.name, text: await file.text() } });
  };
  input.click();
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
  persist: () => navigator.storage?.persist?.(),
  print: () => print(),
  vibrate: ({ pattern }) => navigator.vibrate?.(pattern),
};

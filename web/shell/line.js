// A live line between two devices: one data channel that no server helps with. Loaded when the first line is wanted.
//
// One side invites and shows a code; the other joins with it and shows a code back; then texts go both ways.
/** @typedef {(text: string) => void} Hear  a text came from the other side */
/** @typedef {"open" | "wavering" | "closed"} State  wavering: nothing is heard just now, it may come back */
/** @typedef {(state: State) => void} Change */

const OFFER = "O";
const ANSWER = "A";
const PART = 16_000; // signs in a frame: every browser takes that much at once
const LONGEST = 300_000; // signs in a text
const LONGEST_CODE = 6_000;
const LONGEST_DESCRIPTION = 30_000;
const PATIENCE = 3_000; // ms: all own addresses are known long before

/** One end of a line. */
export class Line {
  /**
   * @param {Hear} hear
   * @param {Change} change
   */
  constructor(hear, change) {
    this.hear = hear;
    this.change = change;
    this.peer = new RTCPeerConnection({ iceServers: [] });
    /** @type {RTCDataChannel | undefined} */
    this.channel = undefined;
    this.came = "";
    /** @type {State | ""} */
    this.state = "";
    this.peer.onconnectionstatechange = () => this.#moved();
    this.peer.ondatachannel = ({ channel }) => this.take(channel);
  }

  /** Says a text to the other side. @param {string} text @returns {boolean} whether the line is open */
  say(text) {
    if (this.channel?.readyState !== "open") return false;
    let at = 0;
    for (; at + PART < text.length; at += PART) this.channel.send(`+${text.slice(at, at + PART)}`);
    this.channel.send(`.${text.slice(at)}`);
    return true;
  }

  /** Ends the line; the other side hears of it. */
  close() {
    this.channel?.close();
    this.peer.close();
    this.#become("closed");
  }

  /** @param {RTCDataChannel} channel */
  take(channel) {
    this.channel = channel;
    channel.onopen = () => this.#become("open");
    channel.onclose = () => this.close();
    channel.onmessage = ({ data }) => this.#frame(data);
  }

  /** @param {unknown} data  a part of a text, marked by its first sign: more follows, or it is the last */
  #frame(data) {
    if (typeof data !== "string" || this.came.length + data.length > LONGEST) return this.close();
    this.came += data.slice(1);
    if (data[0] !== ".") return undefined;
    const text = this.came;
    this.came = "";
    return this.hear(text);
  }

  #moved() {
    const { connectionState: now } = this.peer;
    if (now === "failed" || now === "closed") this.close();
    else if (this.channel?.readyState === "open") this.#become(now === "disconnected" ? "wavering" : "open");
  }

  /** @param {State} state */
  #become(state) {
    if (this.state === state || this.state === "closed") return;
    this.state = state;
    this.change(state);
  }
}

/**
 * The first half: a code to show. When the other side's code is there, `accept` it.
 * @param {Hear} hear
 * @param {Change} change
 */
export async function invite(hear, change) {
  const line = new Line(hear, change);
  line.take(line.peer.createDataChannel("table"));
  const code = await described(line.peer, OFFER);
  const accept = async (/** @type {string} */ answer) =>
    line.peer.setRemoteDescription({ type: "answer", sdp: await unpacked(ANSWER, answer) });
  return { line, code, accept };
}

/**
 * The second half: takes a code, and gives the one to show back. Fails where the code is none.
 * @param {string} offer
 * @param {Hear} hear
 * @param {Change} change
 */
export async function join(offer, hear, change) {
  const sdp = await unpacked(OFFER, offer);
  const line = new Line(hear, change);
  try {
    await line.peer.setRemoteDescription({ type: "offer", sdp });
    return { line, code: await described(line.peer, ANSWER) };
  } catch (error) {
    line.close();
    throw error;
  }
}

/** Which half of a handshake a text is; nothing where it is none. @param {string} text */
export const half = (text) => (/^[OA][\w-]{100,}$/.test(text) ? (text[0] === OFFER ? "offer" : "answer") : "");

/**
 * This side's whole description: it waits until the browser knows its own addresses.
 * @param {RTCPeerConnection} peer
 * @param {string} mark
 */
async function described(peer, mark) {
  await peer.setLocalDescription();
  await new Promise((resolve) => {
    const known = () => peer.iceGatheringState === "complete" && resolve(undefined);
    peer.addEventListener("icegatheringstatechange", known);
    setTimeout(resolve, PATIENCE);
    known();
  });
  return packed(mark, peer.localDescription?.sdp ?? "");
}

/** @param {string} mark @param {string} text */
async function packed(mark, text) {
  const bytes = await through(new Blob([text]), new CompressionStream("deflate-raw"), LONGEST_DESCRIPTION);
  const base64 = btoa(String.fromCharCode(...bytes));
  return mark + base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} mark @param {string} code */
async function unpacked(mark, code) {
  if (code[0] !== mark || code.length > LONGEST_CODE) throw new Error("no code of a line");
  const base64 = code.slice(1).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const text = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"), LONGEST_DESCRIPTION);
  return new TextDecoder().decode(text);
}

/**
 * What comes out of a stream, and no more than that of it.
 * @param {Blob} blob
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} most
 */
async function through(blob, stream, most) {
  const reader = blob.stream().pipeThrough(stream).getReader();
  /** @type {number[]} */
  const found = [];
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    found.push(...(value ?? []));
    if (found.length > most) throw new Error("too long");
  }
  return Uint8Array.from(found);
}

/** Keeps the screen awake until the function that is given back is called; where a browser cannot, nothing happens. */
export function awake() {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  let wanted = true;
  const hold = async () => {
    if (!wanted || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (!wanted) await lock?.release();
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}

// Reads a QR code through the camera. Loaded when somebody opens it, and its own reader only where the browser has none.
/** @typedef {"refused" | "none" | "unsafe" | "no-reader"} Why  no camera may be used; none is there; not on this page */
/** @typedef {(picture: ImageData) => Promise<string>} Read */

const SIDE = 640; // what a picture is made to: enough for every code of ours
const REST = 120; // ms between two pictures

/** Why a code cannot be read here: the text is to be pasted instead. */
export class NoCamera extends Error {
  /** @param {Why} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * Shows the camera in a video element until a code is read or the signal says stop; nothing is read after that.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @param {(text: string) => boolean} wanted  whether this is the code that is looked for
 * @returns {Promise<string>} the code's text; empty where it was stopped
 */
export async function scan(video, signal, wanted = () => true) {
  const stream = await opened();
  try {
    const read = await reader();
    video.srcObject = stream;
    video.muted = true;
    video.playsInline = true;
    await video.play();
    return await watched(video, signal, wanted, read);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/** The camera at the back, where there are two. */
async function opened() {
  if (!navigator.mediaDevices) throw new NoCamera("unsafe");
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } },
    });
  } catch (error) {
    const refused = error instanceof DOMException && ["NotAllowedError", "SecurityError"].includes(error.name);
    throw new NoCamera(refused ? "refused" : "none");
  }
}

/**
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @param {(text: string) => boolean} wanted
 * @param {Read} read
 */
async function watched(video, signal, wanted, read) {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
  while (context && !signal.aborted) {
    const text = video.videoWidth ? await read(picture(video, context)) : "";
    if (text && !signal.aborted && wanted(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
  return "";
}

/**
 * The middle of what the camera sees, as a square.
 * @param {HTMLVideoElement} video
 * @param {OffscreenCanvasRenderingContext2D} context
 */
function picture(video, context) {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  context.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE);
}

/** The browser's own reader, or ours. @returns {Promise<Read>} */
async function reader() {
  if (await builtIn()) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (image) => (await detector.detect(image))[0]?.rawValue ?? "";
  }
  const { jsQR } = await import("../vendor/jsqr.js").catch(() => {
    throw new NoCamera("no-reader");
  });
  return async ({ data, width, height }) => jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? "";
}

/** Some browsers have the name and no reader behind it. */
const builtIn = async () =>
  "BarcodeDetector" in globalThis && (await BarcodeDetector.getSupportedFormats().catch(() => /** @type {string[]} */ ([]))).includes("qr_code");

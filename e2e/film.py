"""Moving pictures of the page: each frame is a picture that the browser compresses, put together as animated WebP."""

from base64 import b64decode, b64encode

from playwright.sync_api import Page

SMALLER = """async ([picture, width, height, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def frame(studio: Page, picture: bytes, size: tuple[int, int], quality: float = 0.3) -> bytes:
    """A screenshot as WebP of another size, made in a page that is not the one in the picture."""
    return b64decode(studio.evaluate(SMALLER, [b64encode(picture).decode(), *size, quality]))


def animated(frames: list[tuple[bytes, int]], size: tuple[int, int]) -> bytes:
    """One picture of many: each frame with its milliseconds, again and again."""
    width, height = (side - 1 for side in size)
    canvas = bytes([0b10, 0, 0, 0]) + width.to_bytes(3, "little") + height.to_bytes(3, "little")
    shown = (bytes(6) + canvas[4:] + ms.to_bytes(3, "little") + b"\x02" + image(webp) for webp, ms in frames)
    body = (
        chunk(b"VP8X", canvas)
        + chunk(b"ANIM", bytes([255, 255, 255, 255, 0, 0]))
        + b"".join(chunk(b"ANMF", content) for content in shown)
    )
    return b"RIFF" + (4 + len(body)).to_bytes(4, "little") + b"WEBP" + body


def image(webp: bytes) -> bytes:
    """The picture itself, out of a file that may say more."""
    at = 12
    while webp[at : at + 4] not in (b"VP8 ", b"VP8L"):
        at += 8 + (length := int.from_bytes(webp[at + 4 : at + 8], "little")) + length % 2
    return webp[at : at + 8 + int.from_bytes(webp[at + 4 : at + 8], "little")]


def chunk(name: bytes, content: bytes) -> bytes:
    """A chunk of such a file, of an even number of bytes."""
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)

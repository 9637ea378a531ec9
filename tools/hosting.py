"""dist/ as static hosts send it: compressed where that helps; if wanted over a line of a given width and delay."""

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from .serve import Handler, Server

COMPRESSED = (".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest")
PIECE = 8192


@cache
def packed(path: Path, _changed: int) -> bytes:
    """A file as it travels."""
    return gzip.compress(path.read_bytes(), 6)


class Packing(Handler):
    """Compresses what hosts compress, for whoever understands it."""

    def send_head(self) -> BytesIO | Any:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or "gzip" not in self.headers.get("Accept-Encoding", "") or not path.exists():
            return super().send_head()
        content = packed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        for name, value in {
            "Content-Type": self.guess_type(str(path)),
            "Content-Encoding": "gzip",
            "Content-Length": str(len(content)),
            "Vary": "Accept-Encoding",
        }.items():
            self.send_header(name, value)
        self.end_headers()
        return BytesIO(content)


class Line:
    """One line for all connections: so many bits a second, and so many seconds there and back."""

    def __init__(self, bits: float, delay: float) -> None:
        self.bits, self.delay = bits, delay
        self._lock = threading.Lock()
        self._free = 0.0

    def carry(self, size: int) -> None:
        """Waits until so many bytes have gone, after all that others have put on the line before."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + 8 * size / self.bits
            gone = self._free
        time.sleep(max(0.0, gone - time.monotonic()))


class Shaped(Packing):
    """Sends over a line: a way there and back for a new connection and for each answer, then as wide as it is."""

    def __init__(self, *about: Any, line: Line, **options: Any) -> None:
        self.line = line
        super().__init__(*about, **options)

    def setup(self) -> None:
        super().setup()
        time.sleep(self.line.delay)

    def send_head(self) -> Any:
        time.sleep(self.line.delay)
        return super().send_head()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        while piece := source.read(PIECE):
            self.line.carry(len(piece))
            outputfile.write(piece)


@contextmanager
def hosted(folder: Path, handler: Any = Packing, **options: Any) -> Iterator[str]:
    """A host in the background; gives its address."""
    with Server(folder) as server:
        server.RequestHandlerClass = partial(handler, directory=str(folder), **options)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()

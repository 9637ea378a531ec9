"""A small web server for this machine only, with the types and cache headers a real host would send."""

import http.server
import re
import threading
import webbrowser
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from .base import DIST, Trouble

TYPES = {
    "": "application/octet-stream", ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8", ".json": "application/json", ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png", ".py": "text/x-python; charset=utf-8", ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
    ".whl": "application/zip", ".woff2": "font/woff2", ".zip": "application/zip",
}  # fmt: skip
NAMED_BY_CONTENT = re.compile(r"/[0-9a-f]{12}/")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files over HTTP/1.1; what lies in a build's own folder never changes and may be kept for ever."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        path = urlsplit(self.path).path
        lasting = code < 400 and NAMED_BY_CONTENT.search(path)
        said = self.rules(path) | {"Cache-Control": "max-age=31536000, immutable" if lasting else "no-cache"}
        for name, value in said.items():
            self.send_header(name, value)

    def rules(self, path: str) -> dict[str, str]:
        """What the folder's own `_headers` says of an address, as hosts read it."""
        file = Path(self.directory) / "_headers"
        return headers(file.read_text("utf-8"), path) if file.exists() else {}

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the base class calls it so)
        """Says nothing: the terminal is for the address."""


def headers(rules: str, path: str) -> dict[str, str]:
    """What the text of a file `_headers` says of one address: each block is a pattern and its headers."""
    found: dict[str, str] = {}
    for block in rules.strip().split("\n\n"):
        pattern, *lines = block.splitlines()
        if fnmatchcase(path, pattern):
            found |= dict(line.strip().split(": ", 1) for line in lines)
    return found


class Server(http.server.ThreadingHTTPServer):
    """A server on the loopback address."""

    daemon_threads = True

    def __init__(self, folder: Path = DIST, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), partial(Handler, directory=str(folder)))

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        return f"http://localhost:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no error."""


def server(port: int | None, folder: Path = DIST) -> Server:
    """A server on the wanted port; without a wish on 8000, or on any free one where that is taken."""
    try:
        return Server(folder, 8000 if port is None else port)
    except OSError as error:
        if port is not None:
            raise Trouble(f"Port {port} is taken ({error.strerror}); choose another with --port.") from error
        return Server(folder, 0)


def forever(port: int | None, open_browser: bool) -> None:
    """Serves dist/ until it is interrupted."""
    with server(port) as running:
        print(f"\nÉchappée is at {running.address}  (Ctrl+C ends)", flush=True)
        if open_browser:
            threading.Timer(0.3, webbrowser.open, [running.address]).start()
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()

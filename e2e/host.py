"""The server of the browser tests: one build at one address, really stopped and started again when a test says so."""

import shutil
import socket
import threading
from pathlib import Path
from typing import Any

from tools import base, site
from tools.serve import Server


class Loop(Server):
    """Remembers who is connected, so that stopping it also ends the connections that browsers keep open."""

    def __init__(self, folder: Path, port: int) -> None:
        self.connected: set[Any] = set()
        super().__init__(folder, port)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connected.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.connected.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """End every connection."""
        for request in list(self.connected):
            try:
                request.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # it had gone already


class Host:
    """A folder at an address that stays the same however often the server is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._loop: Loop | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.port}/"

    @property
    def build(self) -> str:
        """The name of the build that is served."""
        return next(path.parent.name for path in self.folder.glob("*/worker.py"))

    def start(self) -> None:
        """Serve, on the same port as before."""
        self._loop = Loop(self.folder, self.port)
        self.port = self._loop.server_port
        threading.Thread(target=self._loop.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self) -> None:
        """Stop serving: whoever asks is refused, and so is whoever is still connected."""
        if self._loop:
            self._loop.shutdown()
            self._loop.server_close()
            self._loop.hang_up()
            self._loop = None

    def publish(self, note: bytes) -> str:
        """Put another build in the place of this one: the same, but for a style sheet with a note; returns its name."""
        with base.only_one():
            files = site.named(site.content() | {"style/zz-note.css": b"/* " + note + b" */"})
        fresh = self.folder.with_name(f"{self.folder.name}-next")
        for name, data in files.items():
            target = fresh / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        shutil.rmtree(self.folder)
        fresh.rename(self.folder)
        return self.build


def copy_of_dist(folder: Path) -> Path:
    """The build as it stands now, in a place where no other build can replace it."""
    with base.only_one():
        shutil.copytree(base.DIST, folder)
    return folder

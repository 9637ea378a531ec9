"""The server: right types, right cache headers, a free port, nothing outside its folder."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools.base import Trouble
from tools.serve import Server, server

pytestmark = pytest.mark.native


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    inner = tmp_path / "site" / "0123456789ab"
    inner.mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for everybody")
    (tmp_path / "site" / "index.html").write_text("<!doctype html>")
    for name in ("a.mjs", "b.wasm", "c.json", "d.whl"):
        (inner / name).write_text(name)
    with Server(tmp_path / "site") as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()


def get(running: Server, path: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", running.server_port, timeout=5)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/0123456789ab/a.mjs", "text/javascript; charset=utf-8"),
        ("/0123456789ab/b.wasm", "application/wasm"),
        ("/0123456789ab/c.json", "application/json"),
        ("/0123456789ab/d.whl", "application/zip"),
    ],
)
def test_types(running: Server, path: str, kind: str) -> None:
    assert get(running, path).headers["Content-Type"] == kind


def test_a_builds_own_folder_may_be_kept_the_rest_is_asked_for_again(running: Server) -> None:
    assert "immutable" in get(running, "/0123456789ab/a.mjs").headers["Cache-Control"]
    assert get(running, "/").headers["Cache-Control"] == "no-cache"


def test_a_missing_file_is_not_kept(running: Server) -> None:
    answer = get(running, "/0123456789ab/nothing.js")
    assert answer.status == 404
    assert answer.headers["Cache-Control"] == "no-cache"


def test_nothing_outside_the_folder_is_served(running: Server) -> None:
    assert get(running, "/../secret.txt").status == 404


def test_only_this_machine_is_served(running: Server) -> None:
    assert running.server_address[0] == "127.0.0.1"


def test_a_taken_port_that_was_asked_for_is_refused(running: Server, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="--port"):
        server(running.server_port, tmp_path)


def test_without_a_wish_there_is_always_a_port(tmp_path: Path) -> None:
    with server(None, tmp_path) as one, server(None, tmp_path) as two:
        assert one.server_port != two.server_port

"""The Python end of the page: PyScript runs this file in a worker, and nothing else knows about PyScript."""

from pyodide.ffi import create_proxy
from pyodide_js import loadPackage
from pyscript import config, sync

from app.shell.app import App

quietly = create_proxy(lambda *_: None)


async def bring(package: str) -> None:
    """Fetch and install the wheel of a game; the console hears nothing of it."""
    await loadPackage(package, messageCallback=quietly)


app = App(bring)


async def tell(message: str) -> str:
    """One message from the shell, one answer."""
    return await app.tell(message)


def ping() -> str:
    """The build this worker was started from."""
    return str(config["build"])


sync.tell = tell
sync.ping = ping

"""The Python end of the page: PyScript runs this file in a worker, and nothing else knows about PyScript."""

from pyscript import config, sync

from app.main import App

app = App()


async def tell(message: str) -> str:
    """One message from the shell, one answer."""
    return await app.tell(message)


def ping() -> str:
    """The build this worker was started from."""
    return str(config["build"])


sync.tell = tell
sync.ping = ping

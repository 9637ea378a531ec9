"""Who plays the blocks: processes of this machine, a Dask cluster, or any `concurrent.futures.Executor` by its name."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from os import cpu_count

from .faults import Fault

_PATIENCE = "20s"


@contextmanager
def executor(name: str, jobs: int) -> Iterator[Executor]:
    """The executor of a name, ready to work: "" for so many processes here (0: one per core)."""
    if not name:
        from pygame_core.bots.processes import processes

        with processes(jobs or cpu_count() or 1) as pool:
            yield pool
    elif name.startswith("dask://"):
        with _dask(name.removeprefix("dask://")) as pool:
            yield pool
    else:
        with _named(name) as pool:
            yield pool


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError as error:
        raise Fault("extra", name="distributed") from error
    try:
        client = Client(f"tcp://{address}", timeout=_PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Fault("unreached", value=f"dask://{address}", why=str(error) or type(error).__name__) from error
    with client:
        # A block gives the same rows wherever it is played, but Dask shall not keep them for the next run.
        pool: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        yield pool


def _named(name: str) -> Executor:
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Fault("executor", value=name[:80]) from error
    if not isinstance(made, Executor):
        raise Fault("executor", value=name[:80])
    return made

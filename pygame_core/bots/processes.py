"""Processes that share the work. Whatever stops it, none of them stays behind."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess


class _Deaf(SpawnProcess):
    """A process that never hears Ctrl-C: who started it decides when it ends."""

    def start(self) -> None:
        with _interrupts_held():
            super().start()


class _Context(SpawnContext):
    """Starts processes in the one way that works everywhere and inherits nothing by accident."""

    Process = _Deaf


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. When the work inside ends by an error or by Ctrl-C they are ended at once.

    Work is handed in by `submit`, and nothing is cancelled: the pool does not expect that of processes that have gone.
    """
    others = active_children()
    _start_tracker()
    pool = ProcessPoolExecutor(jobs, mp_context=_Context())
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        with _interrupts_held():
            _end([process for process in active_children() if process not in others])
        pool.shutdown(wait=False)
        raise


def _start_tracker() -> None:
    """Have multiprocessing's own helper running: when it starts it lets interrupts through, so it comes first.

    It puts in order what processes leave that were ended at once, and need not speak of it.
    """
    name, quiet = "PYTHONWARNINGS", "ignore::UserWarning:multiprocessing.resource_tracker"
    before = os.environ.get(name)
    os.environ[name] = ",".join(filter(None, (before, quiet)))
    try:
        resource_tracker.ensure_running()
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


def _end(ours: list[BaseProcess]) -> None:
    for process in ours:
        process.kill()
    for process in ours:
        process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done, whichever thread it reaches; processes that are started here never hear it."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = list[int]()
    handler = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if heard:
        signal.raise_signal(signal.SIGINT)

"""Runs pytest inside Pyodide, on the same files as outside; evaluates to pytest's exit status."""

import asyncio
import json
import os
import sys
from collections.abc import Coroutine
from typing import Any

os.chdir("/repo")
sys.path[:0] = ["/repo", "/repo/web"]
sys.dont_write_bytecode = True

import pytest  # noqa: E402  (only now: its plugins look at the current folder)


def drive(task: Coroutine[Any, Any, Any], **_: Any) -> Any:
    """A stand-in for asyncio.run, which cannot block here: our coroutines only give way, they never wait."""
    try:
        while True:
            task.send(None)
    except StopIteration as end:
        return end.value


vars(asyncio).update(run=drive)
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *json.loads(globals()["ARGUMENTS"])]))

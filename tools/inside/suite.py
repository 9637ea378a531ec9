"""Runs pytest inside Pyodide, on the same files as outside; evaluates to pytest's exit status."""

import json
import os
import sys

os.chdir("/repo")
sys.path[:0] = ["/repo", "/repo/web"]
sys.dont_write_bytecode = True

import pytest  # noqa: E402  (only now: its plugins look at the current folder)

int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *json.loads(globals()["ARGUMENTS"])]))

"""Settings of all tests. Hypothesis may be absent (inside Pyodide): then its files are not collected."""

from importlib.util import find_spec

import pytest

pytest.register_assert_rewrite("pygame_core.laws")  # what fails there is told as in a test

collect_ignore_glob: list[str] = []

if find_spec("hypothesis") is None:
    collect_ignore_glob.append("*_property.py")
else:
    from hypothesis import HealthCheck, settings

    # Every run tries the same; `--hypothesis-profile=far --hypothesis-seed=5` tries something else.
    far = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))
    settings.register_profile("far", far)
    settings.register_profile("house", far, derandomize=True)
    settings.load_profile("house")

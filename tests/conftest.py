"""Settings of all tests. Hypothesis may be absent (inside Pyodide): then its files are not collected."""

from importlib.util import find_spec

collect_ignore_glob: list[str] = []

if find_spec("hypothesis") is None:
    collect_ignore_glob.append("*_property.py")
else:
    from hypothesis import HealthCheck, settings

    settings.register_profile(
        "house", deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    settings.load_profile("house")

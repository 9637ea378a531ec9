"""How the page is built, served, tested and measured; `build.py` is the way in. Pitfalls: docs/runtime.md."""

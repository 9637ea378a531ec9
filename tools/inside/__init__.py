"""Python that runs inside Pyodide under Node while building and testing; `ARGUMENTS` is what the tools handed in."""

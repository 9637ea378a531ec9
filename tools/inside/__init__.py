"""Python that runs inside Pyodide under Node, while building and testing.

The global ARGUMENTS is what the tools handed in, as JSON.
"""

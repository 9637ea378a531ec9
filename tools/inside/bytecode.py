"""Turns archives of .py files (the standard library, wheels) into archives of .pyc files, the same bytes every time."""

import ast
import importlib._bootstrap_external as pyc
import json
import zipfile
from importlib.util import source_hash
from types import CodeType
from typing import Any

EPOCH = (2020, 1, 1, 0, 0, 0)
OF_NO_USE = (".pyi", ".1", "py.typed", "/cli.py")
"""What a wheel brings for type checkers, terminals and readers of manuals."""
SAME_LINE = 0x80 | 13 << 3
"""An entry of a table of lines without columns; a number follows that says how many lines further it is."""


class Untyped(ast.NodeTransformer):
    """Takes the types of functions away. Those of classes stay: data classes and named tuples are made of them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


def compiled(name: str, source: bytes, place: str, *, optimize: int, lines: bool, typed: bool) -> bytes:
    """A .pyc that is never checked against its source: the source is not there."""
    tree = ast.parse(source)
    tree = tree if typed else Untyped().visit(tree)
    code = compile(tree, place + name, "exec", dont_inherit=True, optimize=optimize)
    code = code if lines else without_lines(code)
    return bytes(vars(pyc)["_code_to_hash_pyc"](code, source_hash(source), checked=False))


def without_lines(code: CodeType) -> CodeType:
    """The code, all of it on the line where it begins (a table of lines tells of eight units at most in each entry)."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([SAME_LINE | 7, 0]) * whole + (bytes([SAME_LINE | rest - 1, 0]) if rest else b"")
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def members(archive: zipfile.ZipFile, job: dict[str, Any]) -> dict[str, bytes]:
    """The files to keep, compiled where they are Python."""
    kept = {}
    for name in sorted(archive.namelist()):
        if name.endswith(("/", "/RECORD", *OF_NO_USE)) or (job["keep"] and name not in job["keep"]):
            continue
        data = archive.read(name)
        if name.endswith(".py"):
            plain = name.startswith(tuple(job["plain"]))
            kept[name + "c"] = compiled(
                name, data, job["place"],
                optimize=0 if plain else job["optimize"], lines=job["lines"], typed=job["typed"],
            )  # fmt: skip
        else:
            kept[name] = data
    return kept


def record(files: dict[str, bytes]) -> tuple[str, bytes]:
    """A wheel's own list of its files. Their hashes would be a tenth of it; the lock file has the whole's."""
    name = next(name for name in files if name.endswith(".dist-info/WHEEL")).replace("WHEEL", "RECORD")
    return name, "\n".join([*(f"{path},," for path in files), f"{name},,", ""]).encode()


def convert(job: dict[str, Any]) -> None:
    """Reads one archive and writes the other."""
    with zipfile.ZipFile(job["source"]) as archive:
        files = members(archive, job)
    if job["source"].endswith(".whl"):
        files.update([record(files)])
    with zipfile.ZipFile(job["target"], "w") as target:
        for name, data in files.items():
            target.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED, 9)


for one in json.loads(globals()["ARGUMENTS"]):
    convert(one)

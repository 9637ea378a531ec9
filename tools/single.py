"""Makes dist/echappee.html: the whole page in one file that plays when it is opened from a disk.

It is the front page of dist/ with everything put inside: styles and the first scripts where their links stood, the
other scripts and the pictures as texts, Python in parts at the end. web/single/ makes a page of it.
"""

import base64
import gzip
import hashlib
import json
import posixpath
import re
import shutil
import zipfile
import zlib
from html import escape
from io import BytesIO
from pathlib import Path

from . import notices, pyodide, wheels
from .base import BUILD, ROOT, Trouble, digest, put, renewed, step

NAME = "echappee.html"
SOURCE = ROOT / "web" / "single"
KEPT, WORKSHOP = BUILD / "packed", BUILD / "packing"
PACKER = pyodide.INSIDE / "packed.py"
LINKED = re.compile(r"<(?:link|script) [^>]*>(?:</script>)?\n?")
UNUSED = re.compile(r'<meta (?:charset|property="og|name="twitter)[^>]*>\n|<div hidden><(?:m?py)-config.*</div>\n')
POLICY = (
    "default-src 'none'; script-src {script} blob: 'unsafe-eval' 'wasm-unsafe-eval'; worker-src blob:; "
    "img-src blob: data:; style-src {style}; style-src-attr 'unsafe-inline'; font-src data:; base-uri 'none'; "
    "form-action 'none'"
)
"""Without `connect-src` nothing can be fetched from anywhere."""
KINDS = {".svg": "image/svg+xml", ".woff2": "font/woff2"}
TEXTS = re.compile(r"art/.*|vendor/idiomorph\.js|shell/.*|worker\.py|pyscript\.json")
"""Without the reader of codes: where a browser has none of its own, they are pasted."""
PARTS = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json", "wheels/")
"""In the order in which they are needed: the worker begins with one while the browser still reads the next."""
SCRIPTS = {"pyodide": "pyodide/pyodide.mjs", "pyodideAsm": "pyodide/pyodide.asm.mjs"}
EXPORT = re.compile(r"export(?:\{(?P<names>[^}]*)\}| default (?P<default>\w+));\s*(?://# sourceMappingURL=.*\s*)?\Z")

Files = dict[str, bytes]


def made(files: Files, address: str = "") -> bytes:
    """The file, from those of dist/; `address` is where dist/ will be hosted, if that is known."""
    build = next(name.split("/")[0] for name in files if name.endswith("/worker.py"))
    within = {name.removeprefix(f"{build}/"): data for name, data in files.items()}
    page = UNUSED.sub("", files["index.html"].decode().replace(f"{build}/", ""))
    page = LINKED.sub(lambda link: inside(link[0], within), page)
    if address:
        page = page.replace("<title>", f'<meta name="address" content="{escape(address)}">\n<title>', 1)
    page = page.replace("<html ", "<html data-single data-offline ", 1).replace("<title>", f"{first(within)}<title>", 1)
    said = re.search(r"<main>.*</main>", files[notices.NAME].decode(), re.DOTALL)
    assert said, "it is made by notices.py"
    page = page.replace("</body>", f'<template id="licences">{said[0]}</template>\n</body>', 1)
    page = re.sub(r'(?<=Content-Security-Policy" content=")[^"]*', policy(page), page)
    # The mark at the beginning says how the rest is written, whatever a server may say.
    return ("\ufeff" + page).encode("utf-16-le")


def inside(link: str, files: Files) -> str:
    """What stands in the place of a link: what it leads to, or nothing where one file has no use for it."""
    said = dict(re.findall(r'([\w-]+)="([^"]*)"', link))
    if said.get("rel") == "stylesheet":
        return f"<style>{style(said['href'], files)}</style>\n"
    if said.get("rel") == "icon":
        return f'<link rel="icon" href="{data(said["href"], files)}">\n'
    if said.get("type") == "py":
        return engine(files)
    return script(files[said["src"]].decode()) if "src" in said and "type" not in said else ""


def script(content: str, attributes: str = "") -> str:
    """A script; nothing in it may look like its end."""
    if re.search(r"</script|<!--", content):
        raise Trouble("A script that goes into the page cannot hold a tag of its own kind.")
    return f"<script{attributes}>{content}</script>\n"


def style(name: str, files: Files) -> str:
    """A style sheet with its fonts inside."""
    folder = posixpath.dirname(name)
    return re.sub(r'url\("([^"]+)"\)', lambda url: f'url("{data(f"{folder}/{url[1]}", files)}")', files[name].decode())


def data(name: str, files: Files) -> str:
    """A file as an address that holds it."""
    return f"data:{KINDS[posixpath.splitext(name)[1]]};base64,{base64.b64encode(files[name]).decode()}"


def first(files: Files) -> str:
    """What stands before all else: the worker, because its thread takes a while to start, and what it runs first."""
    worker, start = ((SOURCE / name).read_text("utf-8") for name in ("worker.js", "start.js"))
    scripts = {f"{name}.js": variable(name, files[path].decode()).encode() for name, path in SCRIPTS.items()}
    return script(worker, ' type="text/plain"') + script(start) + parts(scripts)


def engine(files: Files) -> str:
    """What stands in the place of PyScript's script: Python for the worker, then texts for the page; the worker begins
    before the games have been read."""
    texts = {name: files[name].decode() for name in sorted(files) if TEXTS.fullmatch(name)}
    said = json.dumps(texts, ensure_ascii=False).replace("<", r"\u003c")
    python = {name: files[name] for start in PARTS for name in sorted(files) if name.startswith(start)}
    games = {name: content for name, content in python.items() if name.startswith(wheels.OF_LATER)}
    first = {name: content for name, content in python.items() if name not in games}
    return (
        parts(first)
        + script("", ' type="text/plain" id="engine"')
        + script(said, ' type="application/json"')
        + script("begin();")
        + parts(games)
    )


def variable(name: str, module: str) -> str:
    """A module as a variable that holds what it exports.

    All functions stand in brackets: so browsers do not read them twice, once to skip them and once more to run them.
    """
    found = EXPORT.search(module)
    if not found:
        raise Trouble(f"The module that is to become {name} does not end with its export; see tools/single.py.")
    body = module[: found.start()].replace("import.meta.url", "location.href")
    if re.match(rf"async function {found['default']}\(", body):
        return f"var {name} = ({body});"
    pairs = re.findall(r"(\w+) as (\w+)", found["names"] or "")
    exported = found["default"] or "{" + ", ".join(f"{outside}: {within}" for within, outside in pairs) + "}"
    return f"var {name} = (() => {{\n{body}\nreturn {exported};\n}})();"


def parts(files: Files) -> str:
    """Files for the worker, each with a call that hands it over. (Browsers read an attribute faster than a text.)"""
    return "".join(
        f'<meta name="{name}" data-size="{len(content)}" content="{as_text(content)}">\n' + script("handOver();")
        for name, content in compressed(files).items()
    )


def as_text(content: bytes) -> str:
    """Fifteen bits a character: letters and signs that no parser touches (U+0100 to U+80FF), of two bytes each."""
    whole = content + bytes(-len(content) % 15)
    groups = (int.from_bytes(whole[at : at + 15], "big") for at in range(0, len(whole), 15))
    return "".join(chr(0x100 + (group >> shift & 0x7FFF)) for group in groups for shift in range(105, -1, -15))


def compressed(files: Files) -> Files:
    """The files compressed, each only once: what was made before is kept under its hash."""
    kept = places(files)
    found = {name: place.read_bytes() if place.exists() else b"" for name, place in kept.items()}
    missing = [name for name, content in files.items() if not holds(found[name], content)]
    if missing:
        with step(f"packing for {NAME} ({len(missing)} of {len(files)} parts)"):
            packed = pack([files[name] for name in missing])
            for name, data in zip(missing, packed, strict=True):
                put(kept[name], data)
            found |= zip(missing, packed, strict=True)
    return found


def places(files: Files) -> dict[str, Path]:
    """Where each is kept when it is packed: under a name for what it is, and for how it is packed."""
    recipe = digest([PACKER]).encode()
    return {name: KEPT / hashlib.sha256(recipe + content).hexdigest() for name, content in files.items()}


def pack(contents: list[bytes]) -> list[bytes]:
    """Each content compressed by the page's own Python; what cannot be had back out of it is refused."""
    with renewed(WORKSHOP) as folder:
        names = [str(number) for number in range(len(contents))]
        for name, content in zip(names, contents, strict=True):
            (folder / name).write_bytes(content)
        pyodide.execute(PACKER.name, [f"/packed/{name}" for name in names], mounts={"/packed": folder})
        packed = [(folder / name).with_suffix(".gz").read_bytes() for name in names]
    shutil.rmtree(WORKSHOP)
    if not all(map(holds, packed, contents)):
        raise Trouble(f"What was packed for {NAME} is not what went in. Build once more.")
    return packed


def holds(packed: bytes, content: bytes) -> bool:
    """Whether this is the content, compressed; of an archive, whether it has the same members."""
    try:
        found = gzip.decompress(packed)
    except (OSError, EOFError, zlib.error):
        return False
    return members(found) == members(content) if content.startswith(b"PK") else found == content


def members(archive: bytes) -> Files:
    """What is in an archive; nothing, where it is damaged."""
    try:
        with zipfile.ZipFile(BytesIO(archive)) as opened:
            return {name: opened.read(name) for name in opened.namelist()}
    except (zipfile.BadZipFile, zlib.error):
        return {}


def policy(page: str) -> str:
    """The content-security policy: what stands in this very file, and nothing else."""
    found = {kind: re.findall(f"<{kind}>(.*?)</{kind}>", page, re.DOTALL) for kind in ("script", "style")}
    return POLICY.format(**{kind: " ".join(sorted(set(map(mark, texts)))) for kind, texts in found.items()})


def mark(content: str) -> str:
    """A text's hash as a policy names it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"

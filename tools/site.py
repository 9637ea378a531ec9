"""Assembles dist/: a folder of static files that works from any address, the same bytes every time.

At the top stand the files whose addresses must not change; everything else lies in a folder named after the build,
so that two builds can never be mixed, whatever a cache or a half-finished upload does.
"""

import base64
import hashlib
import json
import os
import re
import sys
from html import escape
from pathlib import Path

from . import examples, head, interpreter, notices, rehearse, scripts, single, stdlib, wheels
from .base import DIST, MODULES, ROOT, project, renewed, run, sources, step
from .head import place

WEB = ROOT / "web"
HOST = "host/"  # what hosts understand, and what strangers are shown; it lies at the top, without this folder
ELSEWHERE = ("app/", "single/", scripts.FOLDER)  # in a wheel, in the one file, made ready by TypeScript
LATE = ("shell/line.js", "shell/camera.js", "vendor/jsqr.js")
"""What the page imports when somebody opens a line, or the camera; until then it is only kept for offline."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
PYSCRIPT = re.compile(r"core\.js|core-[\w-]+\.js|error-[\w-]+\.js")
NAMING = ("index.html", "pyscript.json", "sw.js", f"{HOST}_headers")
"""In these files stands the build's name."""
Files = head.Files


def build(address: str = "") -> Path:
    """Makes dist/ and returns it; leaves it untouched when nothing changed. `address` is where it will be hosted."""
    files = named(content(address))
    files[single.NAME] = single.made(files, address)
    with step(f"dist/ ({len(files)} files, {sum(map(len, files.values())) / 1e6:.1f} MB)"):
        if read(DIST) != files:
            replace(DIST, files)
    return DIST


def content(address: str = "") -> Files:
    """Every file of the page; $BUILD stands where the build's name will be, `address` is where it will be hosted."""
    files = own_files() | runtime_files() | page_wheels() | rehearse.files()
    files["pyscript.json"] = pyscript_config()
    files[notices.NAME] = notices.page()
    files["index.html"] = index(files, address)
    name, example = examples.wheel()
    files[f"{HOST}{name}"] = example
    return files


def own_files() -> Files:
    """What lies in web/, except what travels elsewhere; the style sheets put together."""
    found = {path.relative_to(WEB).as_posix(): path for path in sources(WEB)}
    own = {name: path.read_bytes() for name, path in found.items() if not name.startswith(ELSEWHERE)}
    return (
        {name: data for name, data in own.items() if not name.endswith(".css")}
        | head.sheets(own)
        | posters()
        | scripts.files()
    )


def posters() -> Files:
    """The posters that lie in the games' folders."""
    found = [path for path in sources("pygame_core/games", suffixes=(".svg",)) if path.name == wheels.POSTER]
    return {f"art/poster-{path.parent.name.replace('_', '-')}.svg": path.read_bytes() for path in found}


def runtime_files() -> Files:
    """Pyodide, PyScript, idiomorph and jsQR, without what the page never asks for."""
    files = {f"pyodide/{name}": (MODULES / "pyodide" / name).read_bytes() for name in PYODIDE}
    files["pyodide/pyodide.asm.wasm"] = interpreter.build().read_bytes()
    for path in sorted((MODULES / "@pyscript" / "core" / "dist").iterdir()):
        if PYSCRIPT.fullmatch(path.name):
            files[f"pyscript/{path.name}"] = path.read_bytes()
    short = MODULES / "idiomorph" / "dist" / "idiomorph.min.js"  # the module of the package is five times as long
    files["vendor/idiomorph.js"] = short.read_bytes() + b"\nexport { Idiomorph };\n"
    codes = MODULES / "jsqr" / "dist" / "jsQR.js"  # it leaves its one function with the page
    files["vendor/jsqr.js"] = codes.read_bytes() + b"\nexport const jsQR = self.jsQR;\n"
    return files


def page_wheels() -> Files:
    """The wheels, the standard library, and the lock file that names the wheels' hashes."""
    made = wheels.build()
    files = {f"wheels/{path.name}": path.read_bytes() for path in made}
    files["pyodide/python_stdlib.zip"] = stdlib.build().read_bytes()
    files["pyodide/pyodide-lock.json"] = lock(files)
    return files


def lock(files: Files) -> bytes:
    """Pyodide's list of packages: ours only, so that nothing is ever looked for elsewhere."""
    stock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    packages = [lock_entry(path, data) for path, data in files.items() if path.endswith(".whl")]
    return as_json({"info": stock["info"], "packages": {entry["name"]: entry for entry in packages}})


def lock_entry(path: str, data: bytes) -> dict[str, object]:
    """One wheel in the lock file; its address is relative to the lock file's."""
    name, version = path.removeprefix("wheels/").split("-")[:2]
    return {
        "name": name.replace("_", "-"),
        "version": version,
        "file_name": f"../{path}",
        "install_dir": "site",
        "sha256": hashlib.sha256(data).hexdigest(),
        "package_type": "package",
        "imports": [],
        "depends": [],
    }


def pyscript_config() -> bytes:
    """How PyScript starts the worker. `passthrough` and the empty `index_urls`: names are looked up in our own lock
    file and nowhere else, and micropip is not needed."""
    names = [package.name.replace("_", "-") for package in wheels.AT_START]
    others = [pin.split("==")[0] for pin in project()["dependency-groups"]["page"]]
    return as_json(
        {
            "build": "$BUILD",
            "interpreter": "./runtime/interpreter.js",
            "packages": names + others,
            "packages_cache": "passthrough",
            "index_urls": [],
            "sync_main_only": True,
        }
    )


def index(files: Files, address: str) -> bytes:
    """index.html: head links made from the files that are there, and the home page in both languages."""
    gone = files.pop("shell/gone.js").decode()
    homes = home_pages()
    links = {"styles": head.styles(files), "fonts": head.fonts(files), "ahead": head.ahead(files)}
    marks = {
        "gone": [f"<script>{gone}</script>"],
        "plugins": [head.plugins()],
        "home": [homes["fr"]],
        "home en": [homes["en"]],
    }
    page = files["index.html"].decode()
    for mark, lines in (links | marks).items():
        page = page.replace(f"<!-- {mark} -->", "\n".join(lines))
    return page.replace("$GONE", single.mark(gone)).replace("$ADDRESS", escape(address)).encode()


def home_pages() -> dict[str, str]:
    """The home page's markup by language, made by the same Python that will paint it again in the browser."""
    made_by = "{lang: page(lang) for lang in ('fr', 'en')}"
    code = f"import json; from app.pages.home import page; print(json.dumps({made_by}))"
    paths = os.pathsep.join([str(ROOT), str(WEB)])
    made = run(
        [sys.executable, "-c", code],
        "The home page could not be made.",
        env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
    )
    # home.js puts the addresses in their place: where another page is opened, posters are not fetched for nothing.
    return {lang: page.replace(' src="art/', ' data-src="art/') for lang, page in json.loads(made).items()}


def named(files: Files) -> Files:
    """The files at their final addresses, under the name that their content gives the build."""
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(f"{name}\n".encode() + hashlib.sha256(files[name]).digest())
    build = total.hexdigest()[:12]
    for name in NAMING:
        files[name] = files[name].replace(b"$BUILD", build.encode())
    within = {name: data for name, data in sorted(files.items()) if not name.startswith(HOST)}
    placed = {place(name).replace("$BUILD", build): data for name, data in within.items()}
    placed["sw.js"] = placed["sw.js"].replace(b"$FILES", as_json(offline_list(placed)).strip())
    return placed | {name.removeprefix(HOST): data for name, data in files.items() if name.startswith(HOST)}


def offline_list(files: Files) -> dict[str, str]:
    """What the service worker keeps: address -> hash. The front page goes by the folder's own address, because some
    hosts redirect index.html there and a redirect cannot be replayed. Where all is kept, nothing is rehearsed."""
    rest = (name for name in files if name not in {"sw.js", "index.html"} and f"/{rehearse.FOLDER}" not in name)
    return {name or "./": integrity(files[name or "index.html"]) for name in ["", *sorted(rest)]}


def integrity(data: bytes) -> str:
    """A hash as browsers write it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def as_json(value: object) -> bytes:
    """JSON that is the same every time."""
    return (json.dumps(value, indent=1, sort_keys=True) + "\n").encode()


def read(folder: Path) -> Files:
    """The files of a folder."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def replace(folder: Path, files: Files) -> None:
    """Puts a new folder in place of the old one, so that nobody ever sees half of it."""
    with renewed(folder) as fresh:
        for name, data in files.items():
            target = fresh / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)

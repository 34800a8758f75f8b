"""The environment of the benchmark, made once: the other engines, and the trees of our own."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

from bench.plan import ALWAYS, Tree

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "bench" / "requirements.txt"
VENV = ROOT / "build" / "bench-venv"
TREES = {
    Tree.COMPILED: ROOT / "build" / "release",
    Tree.INTERPRETED: ROOT / "src",
    Tree.BARE: ROOT / "build" / "release-base",
    Tree.BEFORE: ROOT / "build" / "release-before",
}
BARE_SOURCES = ROOT / "build" / "release-base.sources"
BEFORE_SOURCES = ROOT / "build" / "release-before.sources"
INSTALL = "install {} (is the package index reachable?)"
COMPILER = Path("tools") / "compile_engine.py"

Say = Callable[[str], None]


class NotReady(Exception):
    """The environment could not be made; one line says why."""


def run(*command: str | Path, purpose: str) -> str:
    """Run a command and return what it printed; NotReady with the end of its output if it fails."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except OSError as error:
        raise NotReady(f"could not {purpose}: {command[0]}: {error.strerror}") from None
    if done.returncode != 0:
        tail = "\n".join(done.stdout.strip().splitlines()[-15:])
        raise NotReady(f"could not {purpose}:\n{tail}")
    return done.stdout.strip()


# ---------------------------------------------------------------------------------------------- the other engines


def bench_python(say: Say) -> Path:
    """The Python that has the other engines."""
    return python_with(LOCK, VENV, "catanatron and open_spiel", say)


def python_with(lock: Path, venv: Path, what: str, say: Say) -> Path:
    """A Python with the packages of a lock, in an environment of its own; made when the lock or our Python changed."""
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = venv / "made-from"
    wanted = hashlib.sha256(f"{sys.version}\n{venv}\n".encode() + lock.read_bytes()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    say(f"installing {what} into {venv.relative_to(ROOT)}")
    uv = find_uv()
    if uv is None:
        install_with_pip(lock, venv, python, what)
    else:
        try:
            install_with_uv(uv, lock, venv, python, what)
        except NotReady:  # pip's settings, which uv does not read, may know a way where uv finds none
            say("uv could not; trying pip")
            install_with_pip(lock, venv, python, what)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def install_with_uv(uv: str, lock: Path, venv: Path, python: Path, what: str) -> None:
    shutil.rmtree(venv, ignore_errors=True)
    run(uv, "venv", "--quiet", "--python", sys.executable, venv, purpose=f"make {venv.relative_to(ROOT)}")
    install = (uv, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", lock)
    run(*install, purpose=INSTALL.format(what))


def install_with_pip(lock: Path, venv: Path, python: Path, what: str) -> None:
    shutil.rmtree(venv, ignore_errors=True)
    run(sys.executable, "-m", "venv", venv, purpose=f"make {venv.relative_to(ROOT)}")
    install = (python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)
    run(*install, purpose=INSTALL.format(what))


def find_uv() -> str | None:
    """uv beside our Python, else from PATH, if it works (a shim may be all there is)."""
    beside = Path(sys.executable).parent / ("uv.exe" if os.name == "nt" else "uv")
    for uv in (str(beside) if beside.exists() else None, shutil.which("uv")):
        if uv is not None:
            works = subprocess.run([uv, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            if works.returncode == 0:
                return uv
    return None


# --------------------------------------------------------------------------------------------- trees of our engine


def prepare(tree: Tree, say: Say, revision: str = "") -> Path:
    """Bring a tree up to date and return the directory to import from; revision is where the tree "before" is from."""
    if tree is Tree.COMPILED:
        say("bringing build/release up to date")
        run(sys.executable, ROOT / COMPILER, TREES[tree], "--release", purpose="compile the engine")
    elif tree is Tree.BARE:
        say("bringing build/release-base up to date: the engine without modules")
        stage_without(optional_modules(), BARE_SOURCES)
        compile_it = (sys.executable, BARE_SOURCES / COMPILER, TREES[tree], "--release")
        run(*compile_it, purpose="compile without modules")
    elif tree is Tree.BEFORE:
        say(f"bringing build/release-before up to date: the engine of {revision}")
        stage_revision(revision, BEFORE_SOURCES)
        script = BEFORE_SOURCES / COMPILER
        form = ("--release",) if "--release" in script.read_text(encoding="utf-8") else ()  # older ones have one form
        run(sys.executable, script, TREES[tree], *form, purpose=f"compile {revision}")
    return TREES[tree]


def stage_revision(revision: str, target: Path) -> None:
    """The sources as git keeps them for a revision."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    packed = target.with_suffix(".tar")
    paths = ("src", "tools", "docs/rules")
    run("git", "archive", f"--output={packed}", revision, "--", *paths, purpose=f"find the revision {revision}")
    with tarfile.open(packed) as archive:
        archive.extractall(target, filter="data")
    packed.unlink()


def optional_modules() -> tuple[str, ...]:
    """The keys of all modules that people can choose."""
    folders = (ROOT / "src" / "alhambra" / "modules").glob("*/module.py")
    return tuple(sorted(file.parent.name for file in folders if file.parent.name != ALWAYS))


def stage_without(absent: tuple[str, ...], target: Path) -> None:
    """A copy of the sources as if these modules had never been written.

    Compiled from them, the engine has neither their files nor their classes, which matters: a method that no class
    overrides is called directly. The compiler script finds its sources beside itself, so it is copied along.
    """
    shutil.rmtree(target, ignore_errors=True)
    package = target / "src" / "alhambra"
    shutil.copytree(ROOT / "src" / "alhambra", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (target / COMPILER).parent.mkdir(parents=True)
    shutil.copy2(ROOT / COMPILER, target / COMPILER)
    if (ROOT / "docs" / "rules").is_dir():
        shutil.copytree(ROOT / "docs" / "rules", target / "docs" / "rules")
    for key in absent:
        (package / "modules" / f"{key}.py").unlink(missing_ok=True)
        shutil.rmtree(package / "modules" / key, ignore_errors=True)  # a module of several files
    table = package / "modules" / "__init__.py"
    table.write_text(table_without(absent, table.read_text(encoding="utf-8")), encoding="utf-8")


def table_without(absent: tuple[str, ...], source: str) -> str:
    """The source of the table of modules without these: neither imported nor listed."""
    return ast.unparse(ast.fix_missing_locations(_Pruner(absent).visit(ast.parse(source)))) + "\n"


class _Pruner(ast.NodeTransformer):
    """Drops the imports of some modules and the elements of lists, tuples and dictionaries that mention them."""

    def __init__(self, absent: tuple[str, ...]) -> None:
        self.absent = absent
        self.names: set[str] = set(absent)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        if set((node.module or "").split(".")) & set(self.absent):
            self.names.update(alias.asname or alias.name for alias in node.names)
            return None
        node.names = [alias for alias in node.names if alias.name not in self.absent]
        return node if node.names else None

    def visit_List(self, node: ast.List) -> ast.AST:
        node.elts = [element for element in node.elts if not self._mentions(element)]
        return self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        node.elts = [element for element in node.elts if not self._mentions(element)]
        return self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        pairs = [(k, v) for k, v in zip(node.keys, node.values, strict=True) if not self._mentions(k, v)]
        node.keys = [key for key, _ in pairs]
        node.values = [value for _, value in pairs]
        return self.generic_visit(node)

    def _mentions(self, *nodes: ast.AST | None) -> bool:
        for node in nodes:
            for part in ast.walk(node) if node is not None else ():
                if isinstance(part, ast.Name) and part.id in self.names:
                    return True
                if isinstance(part, ast.Constant) and part.value in self.names:
                    return True
        return False

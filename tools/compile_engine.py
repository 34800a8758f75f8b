"""Compile the engine (core, palace, modules, rollwrite) with mypyc, as one group, into a copy of the package.

One piece for its two users: `dev.py compile` makes the tree of development, the build hook of the wheel another one.
Importing this file needs the standard library only; compiling needs what REQUIREMENTS lists.

    python tools/compile_engine.py build/compiled
    python tools/compile_engine.py build/release --release

leaves in the directory what a wheel holds: alhambra/ with an extension module beside each compiled source, and the
shared library of the group. With --release the C code is one file, for wheels and benchmarks; else it is one file for
each module, for development and tests. A second call with unchanged sources does nothing. With --refresh nothing is
compiled: if the compiled modules are still those of the sources, the rest of the copy is brought up to date, else it
ends with 1.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import os
import platform
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "palace", "modules", "rollwrite")
COMPILED_FILES = ("titles/wire.py", "titles/*/wire.py")  # where the server meets the engine at every move
INTERPRETED = ("__init__.py", "kernel_pure.py")  # a package picks its kernel; the pure kernel is for everyone else
REQUIREMENTS = (
    "mypy==2.4.1",
    "librt>=0.16,<0.17",
    "mypy_extensions>=1.1,<2",
    "setuptools>=77,<85",
    "msgspec>=0.22,<0.23",  # for its types: what compiled sources import must be known, or mypy takes it for Any
)
GROUP = "alhambra"
COLD = """\
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *)
    __attribute__((cold));
void CPy_TypeError(const char *, struct _object *) __attribute__((cold));
"""  # what leads to a traceback is laid apart, so that what runs all the time lies close together


class Form(NamedTuple):
    """How the C code is cut and optimised. What it does is the same."""

    file_per_module: bool
    optimisation: str


DEVELOPMENT = Form(True, "2")  # quick to compile: on all cores, and only files that changed
RELEASE = Form(False, "3")  # quick to run: the C compiler sees all calls at once, which takes it one core and minutes


class CompilationFailed(Exception):
    """mypyc or the C compiler refused the sources."""


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("ALHAMBRA_PURE", "") not in ("", "0"):
        return "ALHAMBRA_PURE is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython only, this is {platform.python_implementation()}"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the C headers of Python are missing"
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer/vswhere.exe")
        found = shutil.which("cl") is not None or installer.exists()
    else:
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        found = shutil.which(compiler.split()[0]) is not None
    return None if found else "there is no C compiler"


def sources(package: Path) -> list[Path]:
    """The files of a package that are compiled."""
    found = [file for name in COMPILED_PACKAGES for file in (package / name).rglob("*.py")]
    found += [file for name in COMPILED_FILES for file in package.glob(name)]
    return sorted(file for file in found if file.name not in INTERPRETED)


def binaries(tree: Path) -> list[Path]:
    """The extension modules of a compiled tree and the shared library of their group."""
    suffix = ".pyd" if sys.platform == "win32" else ".so"
    return sorted(file for file in tree.rglob(f"*{suffix}") if file.is_file())


def mirror(source: Path, target: Path) -> None:
    """Make target hold the files of source; extension modules beside their source file stay."""
    wanted = {
        file.relative_to(source) for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    }
    for name in sorted(wanted):
        original, copy = source / name, target / name
        if copy.exists() and filecmp.cmp(original, copy, shallow=False):
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(original, copy)
    for file in [file for file in target.rglob("*") if file.is_file() and "__pycache__" not in file.parts]:
        name = file.relative_to(target)
        module = name.with_name(name.name.partition(".")[0] + ".py")
        if name not in wanted and not (file.suffix in (".so", ".pyd") and module in wanted):
            file.unlink()


def toolchain(form: Form) -> str:
    """All that the binaries depend on beside their sources."""
    versions = [version(name) for name in ("mypy", "librt", "setuptools", "msgspec")]
    variables = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    return "\n".join([sys.version, sysconfig.get_config_var("EXT_SUFFIX"), *versions, *variables, str(form)])


def fingerprint(package: Path, form: Form) -> str:
    """Changes when the binaries made from this package would."""
    digest = hashlib.sha256(toolchain(form).encode() + Path(__file__).read_bytes())
    for file in sorted(
        {*sources(package), *[one for name in COMPILED_PACKAGES for one in (package / name).rglob("*.py")]}
    ):
        digest.update(f"{file.relative_to(package)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def refresh_tree(tree: Path, form: Form) -> bool:
    """Bring everything but the compiled modules up to date; False, and nothing done, if those are not."""
    stamp = tree / ".fingerprint"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != fingerprint(ROOT / "src" / "alhambra", form):
        return False
    mirror(ROOT / "src" / "alhambra", tree / "alhambra")
    mirror(ROOT / "docs" / "rules", tree / "alhambra" / "rulebook")
    return True


def compile_tree(tree: Path, form: Form) -> int:
    """Bring a compiled copy of the package up to date; return how many modules had to be compiled."""
    package = tree / "alhambra"
    stamp = tree / ".fingerprint"
    mirror(ROOT / "src" / "alhambra", package)
    mirror(ROOT / "docs" / "rules", package / "rulebook")
    wanted = fingerprint(package, form)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    stamp.unlink(missing_ok=True)
    work = tree.with_name(tree.name + ".work")
    modules = [str(file.relative_to(tree)) for file in sources(package)]
    try:
        fresh = _build(modules, tree, work, form)
    except BaseException:
        for file in binaries(tree):  # none is better than one that no longer matches its source
            file.unlink()
        raise
    kept = set()
    for file in fresh:
        kept.add(tree / file.relative_to(work / "lib"))
        os.replace(file, tree / file.relative_to(work / "lib"))
    for file in set(binaries(tree)) - kept:
        file.unlink()
    stamp.write_text(wanted, encoding="utf-8")
    return len(modules)


class ManyFiles:
    """The method compile() of a C compiler, for many files at once; an object whose sources did not change is kept."""

    def __init__(self, compiler: Any, pool: ThreadPoolExecutor, facts: str) -> None:  # setuptools has no types
        self._compile = compiler.compile
        self._names = compiler.object_filenames
        self._pool = pool
        self._facts = facts
        self._headers: dict[Path, bytes] = {}  # what the headers of a folder hold, as a digest

    def __call__(self, sources: list[str], *, output_dir: str, **options: Any) -> list[str]:
        return list(self._pool.map(lambda source: self._one(source, output_dir, options), sources))

    def _one(self, source: str, folder: str, options: dict[str, Any]) -> str:
        (made,) = self._names([source], output_dir=folder)
        stamp = Path(f"{made}.made-from")
        wanted = self._digest(Path(source), options)
        if not (Path(made).exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
            stamp.unlink(missing_ok=True)
            self._compile([source], output_dir=folder, **options)
            stamp.write_text(wanted, encoding="utf-8")
        return str(made)

    def _digest(self, source: Path, options: dict[str, Any]) -> str:
        told = sorted((name, value) for name, value in options.items() if name != "depends")  # whose contents count
        digest = hashlib.sha256(f"{self._facts}\n{told}\n".encode() + source.read_bytes())
        for folder in (Path(folder) for folder in options["include_dirs"]):
            if folder not in self._headers:
                held = b"".join([header.read_bytes() for header in sorted(folder.glob("*.h"))])
                self._headers[folder] = hashlib.sha256(held).digest()
            digest.update(self._headers[folder])
        return digest.hexdigest()


def _build(modules: list[str], tree: Path, work: Path, form: Form) -> list[Path]:
    """Build the extension modules under work/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import CompileError, LinkError

    shutil.rmtree(work / "lib", ignore_errors=True)
    before = Path.cwd()
    os.chdir(tree)  # mypy names modules by their path from here
    try:
        extensions = mypycify(
            # Imports are followed for their types only: what is not compiled is checked elsewhere.
            ["--follow-imports=silent", "--ignore-missing-imports", f"--cache-dir={work / 'mypy'}", *modules],
            opt_level=form.optimisation,
            debug_level="0",
            multi_file=form.file_per_module,
            target_dir=str(work / "c"),
            group_name=GROUP,
        )
        if sys.platform != "win32":
            cold = work / "cold.h"
            cold.write_text(COLD, encoding="utf-8")
            # Nothing but the entry points is looked up by name: calls become direct.
            flags = ["-fvisibility=hidden", "-ffunction-sections", "-include", str(cold)]
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        build = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = str(work / "lib")
        build.build_temp = str(work / "objects")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build_extensions = build.build_extensions

        def build_many() -> None:  # called when there is a C compiler to build them with
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                build.compiler.compile = ManyFiles(build.compiler, pool, f"{toolchain(form)}\n{COLD}")
                build_extensions()

        build.build_extensions = build_many
        build.run()
    except SystemExit as refusal:
        reason = f": {refusal.code}" if isinstance(refusal.code, str) else " (above)"
        raise CompilationFailed(f"mypyc refused the sources{reason}") from None
    except (CompileError, LinkError) as failure:
        raise CompilationFailed(f"the C compiler failed: {failure}") from None
    finally:
        os.chdir(before)
    return binaries(work / "lib")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="compile_engine.py", description="Compile the engine into a copy of the package."
    )
    parser.add_argument("directory", type=Path)
    parser.add_argument("--release", action="store_true", help="one C file, for wheels and benchmarks")
    parser.add_argument("--refresh", action="store_true", help="compile nothing: is what was compiled up to date?")
    options = parser.parse_args()
    tree, form = options.directory.resolve(), RELEASE if options.release else DEVELOPMENT
    if options.refresh:
        return 0 if refresh_tree(tree, form) else 1
    started = time.monotonic()
    try:
        compiled = compile_tree(tree, form)
    except CompilationFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    seconds = time.monotonic() - started
    print(f"compiled {compiled} modules in {seconds:.1f} s" if compiled else f"compiled: up to date ({seconds:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Compile the engine (core, palace, modules) with mypyc, as one group, into a copy of the package.

One piece for its two users: `dev.py compile` makes the tree of development, the build hook of the wheel another one.
Importing this file needs the standard library only; compiling needs what REQUIREMENTS lists.

    python tools/compile_engine.py build/compiled

leaves in build/compiled what a wheel holds: alhambra/ with an extension module beside each compiled source, and the
shared library of the group. A second call with unchanged sources does nothing. With --refresh nothing is compiled: if
the compiled modules are still those of the sources, the rest of the copy is brought up to date, else it ends with 1.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import platform
import shutil
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "palace", "modules")
COMPILED_FILES = ("titles/wire.py", "titles/alhambra/wire.py")  # where the server meets the engine at every move
INTERPRETED = ("__init__.py", "kernel_pure.py")  # a package picks its kernel; the pure kernel is for everyone else
REQUIREMENTS = ("mypy==2.4.1", "librt>=0.16", "mypy_extensions>=1.1", "setuptools>=77")
GROUP = "alhambra"
COLD = """\
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *)
    __attribute__((cold));
void CPy_TypeError(const char *, struct _object *) __attribute__((cold));
"""  # what leads to a traceback is laid apart, so that what runs all the time lies close together


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
    found += [package / name for name in COMPILED_FILES if (package / name).exists()]
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


def fingerprint(package: Path) -> str:
    """Changes when the binaries made from this package would."""
    digest = hashlib.sha256()
    for fact in (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), *map(version, ("mypy", "librt", "setuptools"))):
        digest.update(f"{fact}\n".encode())
    for variable in ("CC", "CFLAGS", "LDFLAGS"):
        digest.update(f"{variable}={os.environ.get(variable)}\n".encode())
    digest.update(Path(__file__).read_bytes())
    for file in sorted(
        {*sources(package), *[one for name in COMPILED_PACKAGES for one in (package / name).rglob("*.py")]}
    ):
        digest.update(f"{file.relative_to(package)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def refresh_tree(tree: Path) -> bool:
    """Bring everything but the compiled modules up to date; False, and nothing done, if those are not."""
    stamp = tree / ".fingerprint"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != fingerprint(ROOT / "src" / "alhambra"):
        return False
    mirror(ROOT / "src" / "alhambra", tree / "alhambra")
    mirror(ROOT / "docs" / "rules", tree / "alhambra" / "rulebook")
    return True


def compile_tree(tree: Path) -> int:
    """Bring a compiled copy of the package up to date; return how many modules had to be compiled."""
    package = tree / "alhambra"
    stamp = tree / ".fingerprint"
    mirror(ROOT / "src" / "alhambra", package)
    mirror(ROOT / "docs" / "rules", package / "rulebook")
    wanted = fingerprint(package)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    stamp.unlink(missing_ok=True)
    work = tree.with_name(tree.name + ".work")
    modules = [str(file.relative_to(tree)) for file in sources(package)]
    try:
        fresh = _build(modules, tree, work)
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


def _build(modules: list[str], tree: Path, work: Path) -> list[Path]:
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
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
            group_name=GROUP,
        )
        if sys.platform != "win32":
            cold = work / "cold.h"
            cold.write_text(COLD, encoding="utf-8")
            for extension in extensions:  # nothing but the entry points is looked up by name: calls become direct
                extension.extra_compile_args += ["-fvisibility=hidden", "-ffunction-sections", "-include", str(cold)]
        build = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = str(work / "lib")
        build.build_temp = str(work / "objects")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
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
    if len(sys.argv) == 3 and sys.argv[2] == "--refresh":
        return 0 if refresh_tree(Path(sys.argv[1]).resolve()) else 1
    if len(sys.argv) != 2:
        print("usage: compile_engine.py DIRECTORY [--refresh]", file=sys.stderr)
        return 2
    started = time.monotonic()
    try:
        compiled = compile_tree(Path(sys.argv[1]).resolve())
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

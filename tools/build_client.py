"""Build the browser client: from web/ into src/alhambra/server/client, if its sources changed.

One piece for its two users: `dev.py` builds what its server shows, the build hook what goes into wheel and sdist. Needs
the standard library only, and Node.js: the one on PATH if it is new enough, else one of its own in build/node, which
comes as a wheel from the package index.

    python tools/build_client.py                build, if something changed
    python tools/build_client.py run check      run a script of web/package.json
    python tools/build_client.py packages       install what tests and checks need as well

ends with 1 if the client does not build, and with 3 if what it takes to build it cannot be had.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "alhambra" / "server" / "client"
STAMP = ROOT / "build" / "client.stamp"
OWN_NODE = ROOT / "build" / "node"
NODE_LOCK = ROOT / "locks" / "node.txt"
OLDEST = (20, 19)  # of Node.js, for the tools in package.json
GLEANINGS = ("node_modules", "dist", "coverage", "test-results")  # in web/, but not sources
BUILDER = "node_modules/vite"
LAST_LINES = 30  # of a command that failed

Command = tuple[str | Path, ...]


class CannotBuild(Exception):
    """The client cannot be built, for a reason that one line tells."""

    code = 1


class NoTools(CannotBuild):
    """Because what builds it is not here, and cannot be fetched."""

    code = 3


# -------------------------------------------------------------------------------------------------------------- stamps


def sources() -> list[Path]:
    """Everything that the client is made of: what is in web/, and the words that it shares with the engine."""
    engine = ROOT / "src" / "alhambra"
    found = [*(engine / "locales").glob("*/engine.ftl"), *(engine / "modules").glob("*/*.ftl")]
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in GLEANINGS]
        found += [Path(folder, name) for name in names if not name.endswith(".test.ts")]
    return sorted(found)


def digest(files: list[Path]) -> str:
    """Changes when one of these files does."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT).as_posix()}\n{file.stat().st_size}\n".encode() + file.read_bytes())
    return found.hexdigest()


def is_there() -> bool:
    """Has a client been built, of whatever age?"""
    return (CLIENT / "index.html").is_file()


def is_fresh() -> bool:
    """Is the client that of its sources? Where there are none, in an sdist, it is."""
    if not WEB.is_dir():
        return is_there()
    return is_there() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest(sources())


Packages = dict[str, dict[str, object]]


def packages_in(lock: Path) -> Packages:
    try:
        found = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        return {name: one for name, one in found.items() if name and isinstance(one, dict)}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def installed() -> Packages:
    """npm notes what it has installed when it has done so."""
    return packages_in(MODULES / ".package-lock.json")


def has_packages(tests: bool) -> bool:
    """Are the packages of the lock installed: those that building takes, or those for tests and checks too?"""
    wanted, found = packages_in(WEB / "package-lock.json"), installed()
    same = all(name in wanted and wanted[name].get("version") == one.get("version") for name, one in found.items())
    for name, one in wanted.items():
        needed = not one.get("optional") and not one.get("devOptional") and (tests or not one.get("dev"))
        if needed and name not in found:
            return False
    return same and bool(found)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One at a time in this checkout."""
    STAMP.parent.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (STAMP.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ------------------------------------------------------------------------------------------------------------- Node.js


def find_npm() -> Path:
    """npm with a Node.js that is new enough; put into build/node if there is none."""
    for folder in (None, str(_bin(OWN_NODE))):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node is not None and npm is not None and _version(node) >= OLDEST:
            return Path(npm)
    return _own_npm()


def _bin(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


def _version(node: str) -> tuple[int, int]:
    """Of a Node.js; 0 if it does not work (a shim may be all there is)."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        told = ""
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _own_npm() -> Path:
    needed = f"Node.js {'.'.join(map(str, OLDEST))} or newer"
    print(f"{needed} is not here: putting one into build/node", flush=True)
    shutil.rmtree(OWN_NODE, ignore_errors=True)
    problem = NoTools(f"{needed} is missing and could not be fetched (above): install it, or see to the network")
    try:
        _quietly((sys.executable, "-m", "venv", OWN_NODE), problem)
        python = _bin(OWN_NODE) / ("python.exe" if os.name == "nt" else "python")
        _quietly((python, "-m", "pip", "--quiet", "install", "--require-hashes", "-r", NODE_LOCK), problem)
    except CannotBuild:
        shutil.rmtree(OWN_NODE, ignore_errors=True)
        raise
    npm = shutil.which("npm", path=str(_bin(OWN_NODE)))
    if npm is None:
        raise problem
    return Path(npm)


def _environment(npm: Path) -> dict[str, str]:
    """npm finds its own Node.js first, and asks nobody anything."""
    path = f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", "npm_config_update_notifier": "false"}


# ------------------------------------------------------------------------------------------------------------ building


def _quietly(command: Command, problem: CannotBuild, env: dict[str, str] | None = None, folder: Path = ROOT) -> None:
    """Run a command, and repeat what it said only if it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr, flush=True)
        raise problem from None
    if done.returncode != 0:
        print("\n".join(done.stdout.rstrip().splitlines()[-LAST_LINES:]), file=sys.stderr, flush=True)
        raise problem


def install_packages(npm: Path, tests: bool) -> None:
    """Bring web/node_modules up to date: at once when nothing changed. Who only wants to play waits for less."""
    tests = tests or bool(packages_in(WEB / "package-lock.json").get(BUILDER, {}).get("dev"))
    if has_packages(tests):
        return
    tests = tests or any(one.get("dev") for one in installed().values())  # who had them will want them again
    if not (WEB / "package-lock.json").exists():
        raise CannotBuild("web/package-lock.json is missing")
    problem = NoTools("could not install the packages of web/package-lock.json (above); is the network reachable?")
    fewer = () if tests else ("--omit=dev",)
    _quietly((npm, "ci", "--no-audit", "--no-fund", *fewer), problem, _environment(npm), WEB)


def build() -> bool:
    """Bring the client up to date; was there something to do?"""
    if is_fresh():
        return False
    if not WEB.is_dir():
        raise CannotBuild("there is neither a built client nor web/ to build it from")
    with alone():
        if is_fresh():
            return False
        npm = find_npm()
        install_packages(npm, tests=False)
        wanted = digest(sources())  # before: what changes meanwhile is built next time
        STAMP.unlink(missing_ok=True)
        problem = CannotBuild("the browser client did not build (above)")
        _quietly((npm, "run", "build"), problem, _environment(npm), WEB)
        if not is_there():
            raise CannotBuild(f"the build left nothing in {CLIENT.relative_to(ROOT)}")
        STAMP.write_text(wanted, encoding="utf-8")
        return True


def install_all() -> Path:
    """Install what tests and checks need as well; the npm that did it."""
    with alone():
        npm = find_npm()
        install_packages(npm, tests=True)
        return npm


def run_script(name: str, *arguments: str) -> int:
    """Run a script of web/package.json with everything that it needs; its exit code."""
    npm = install_all()
    more = ("--", *arguments) if arguments else ()
    return subprocess.call([str(npm), "run", name, *more], cwd=WEB, env=_environment(npm))


def main(arguments: list[str]) -> int:
    started = time.monotonic()
    try:
        if arguments[:1] == ["run"] and len(arguments) > 1:
            return run_script(*arguments[1:])
        if arguments == ["packages"]:
            install_all()
            return 0
        if arguments:
            print("usage: build_client.py [packages | run SCRIPT [ARGUMENT …]]", file=sys.stderr)
            return 2
        if build():
            print(f"built the browser client in {time.monotonic() - started:.1f} s")
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return problem.code
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

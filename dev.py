#!/usr/bin/env python3
"""The one door to this project: set up, play, test, check, measure.

It needs Python 3.11 or newer and nothing else; everything it installs goes into .venv beside this file.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]} ({sys.executable})")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
STAMP = VENV / "set-up"
DEV_LOCK = ROOT / "locks" / "dev.txt"
UV_LOCK = ROOT / "locks" / "uv.txt"
NODE_LOCK = ROOT / "locks" / "node.txt"
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
RELEASE = ROOT / "build" / "release"  # as in a wheel: slower to compile, a little faster to run
CLIENT = ROOT / "src" / "alhambra" / "server" / "client"
CLIENT_BUILDER = ROOT / "tools" / "build_client.py"
BROWSER_TESTS = ROOT / "tests" / "browser"
WHEEL_TESTS = ROOT / "tests" / "tooling" / "test_wheel.py"
NO_TOOLS = 3  # the exit code of the builder where there is no Node.js
CACHES = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache", ".hypothesis", ".coverage", "htmlcov")
GRACE = 10  # seconds that an interrupted command has to say goodbye


Command = tuple[str | Path, ...]
Jobs = dict[str, tuple[Command, Path]]
Action = Callable[[argparse.Namespace, list[str]], int]


class Failure(Exception):
    """Something went wrong that one line explains."""


# ------------------------------------------------------------------------------------------------- running commands


def say(text: str) -> None:
    print(f"dev.py: {text}", flush=True)


def tool(name: str) -> Path:
    """A command of .venv."""
    return BIN / f"{name}{EXE}"


def environment(tree: Path | None = None) -> dict[str, str]:
    """The project's environment; tree chooses the interpreted or the compiled package."""
    env = os.environ.copy()
    env.pop("PYTHONHOME", None)
    env.pop("PYTHONPATH", None)
    env["VIRTUAL_ENV"] = str(VENV)
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env["PATH"] = f"{BIN}{os.pathsep}{env.get('PATH', '')}"
    if tree is not None:
        env["PYTHONPATH"] = str(tree)
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):  # none beside the sources, but without any every start takes seconds
        env.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "bytecode"))
    return env


def run(*command: str | Path, tree: Path | None = None) -> int:
    """Run a command in the project's root and return its exit code."""
    sys.stdout.flush()
    try:
        process = subprocess.Popen([str(part) for part in command], cwd=ROOT, env=environment(tree))
    except OSError as error:
        raise Failure(f"cannot run {command[0]}: {error.strerror}") from None
    try:
        return process.wait()
    except KeyboardInterrupt:  # the command was interrupted as well, and may still have a last word
        try:
            process.wait(GRACE)
        except (KeyboardInterrupt, subprocess.TimeoutExpired):
            process.kill()
        raise


def run_all(jobs: Jobs, beside: Jobs | None = None) -> int:
    """Run every one of these commands in its tree, some of them beside the others, then tell which failed."""
    failed = []
    with Beside(beside or {}) as others:
        for name, (command, tree) in jobs.items():
            say(name)
            started = time.monotonic()
            if not told(name, run(*command, tree=tree), started):
                failed.append(name)
        failed += others.wait()
    if failed:
        raise Failure(f"failed: {'; '.join(failed)}")
    return 0


def told(name: str, code: int, started: float) -> bool:
    """Tell how a command ended; has it succeeded?"""
    say(f"{name}: {'ok' if code == 0 else f'FAILED ({code})'}, {time.monotonic() - started:.1f} s")
    return code == 0


class Beside:
    """Commands that run one after the other beside other work; each is told about as a whole when it has ended."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._failed: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Beside":
        self._thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.terminate()
        self._thread.join(GRACE)

    def wait(self) -> list[str]:
        """The names of those that failed, when all have ended."""
        self._thread.join()
        return self._failed

    def _run(self) -> None:
        for name, (command, tree) in self._jobs.items():
            started = time.monotonic()
            try:
                with self._lock:
                    if self._stopped:
                        return
                    self._process = subprocess.Popen(
                        [str(part) for part in command],
                        cwd=ROOT,
                        env=environment(tree),
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE,
                        stderr=subprocess.STDOUT,
                        text=True,
                        encoding="utf-8",
                        errors="replace",
                    )
            except OSError as error:
                say(f"cannot run {command[0]}: {error.strerror}")
                self._failed.append(name)
                continue
            words, _ = self._process.communicate()
            print(f"dev.py: {name}\n{words.rstrip()}", flush=True)
            if not told(name, self._process.returncode, started):
                self._failed.append(name)


def replace_by(*command: str | Path, tree: Path | None = None) -> int:
    """Become this command; where that is not possible, run it. The full path as first argument keeps .venv in force."""
    if os.name == "nt":
        return run(*command, tree=tree)
    sys.stdout.flush()
    parts = [str(part) for part in command]
    os.chdir(ROOT)
    try:
        os.execve(parts[0], parts, environment(tree))
    except OSError as error:
        raise Failure(f"cannot run {parts[0]}: {error.strerror}") from None


@contextlib.contextmanager
def alone(task: str) -> Iterator[None]:
    """Let one dev.py at a time do this task in this checkout."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{task}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ----------------------------------------------------------------------------------------------------------- set-up


def set_up_stamp() -> str:
    """Changes when .venv must be brought up to date."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", "hatch_build.py", "locks/dev.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def is_set_up() -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() == set_up_stamp()


def set_up() -> None:
    """Bring .venv up to date: at once when nothing changed."""
    if is_set_up():
        return
    with alone("setup"):
        if is_set_up():
            return
        started = time.monotonic()
        say("setting up .venv")
        uv = find_uv()
        if not PYTHON.exists():
            make_venv(uv)
        if uv is None:
            uv = own_uv()
        if not install(uv, "--require-hashes", "-r", DEV_LOCK):
            raise Failure("could not install the packages of locks/dev.txt (above); is the network reachable?")
        if not install(uv, "--no-deps", "--no-build-isolation", "--editable", "."):
            raise Failure("could not install the project itself (above)")
        STAMP.write_text(set_up_stamp())
        say(f"set up in {time.monotonic() - started:.1f} s")


def install(uv: Path, *what: str | Path) -> bool:
    """Install with uv, or with pip: its settings, which uv does not read, may know a way where uv finds none."""
    if run(uv, "pip", "install", "--quiet", "--python", PYTHON, *what) == 0:
        return True
    if not tool("pip").exists():
        return False
    say("uv could not; trying pip")
    return run(PYTHON, "-m", "pip", "--quiet", "install", *what) == 0


def find_uv() -> Path | None:
    """uv from PATH, if it works (a shim may be all there is) and does not live in .venv itself."""
    found = shutil.which("uv")
    if found is None or Path(found).is_relative_to(VENV):
        return None
    works = subprocess.run([found, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return Path(found) if works.returncode == 0 else None


def make_venv(uv: Path | None) -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    maker = (sys.executable, "-m", "venv") if uv is None else (uv, "venv", "--quiet", "--python", sys.executable)
    if run(*maker, VENV) != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Failure("could not make .venv (above); Debian and Ubuntu keep what is missing in python3-venv")


def own_uv() -> Path:
    """uv from .venv, put there if need be."""
    uv = tool("uv")
    if uv.exists():
        return uv
    if not tool("pip").exists():  # made by a uv that is gone
        make_venv(None)
    if run(PYTHON, "-m", "pip", "--quiet", "install", "--require-hashes", "-r", UV_LOCK) != 0:
        raise Failure("could not install uv (above); is the network reachable?")
    return uv


# ------------------------------------------------------------------------------------------------- the browser client


class ClientBuild:
    """The browser client, brought up to date beside other work: at once when nothing changed."""

    def __init__(self) -> None:
        self.code = 0  # once it has ended
        self._process = subprocess.Popen(
            [sys.executable, str(CLIENT_BUILDER)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT
        )

    def __enter__(self) -> "ClientBuild":
        return self

    def __exit__(self, *failure: object) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.communicate()

    def wait(self) -> bool:
        """Did it succeed?"""
        told, _ = self._process.communicate()
        for line in told.splitlines():
            say(line)
        self.code = self._process.returncode
        return self.code == 0


def npm(script: str) -> Command:
    """A script of web/package.json, with everything that it needs."""
    return (sys.executable, CLIENT_BUILDER, "run", script)


def stale_pages() -> str:
    """What somebody gets to see who plays without a client that could be built."""
    if (CLIENT / "index.html").exists():
        return "the pages of the game are those of the last build"
    return "the game has no pages in the browser; programs and `alhambra play --terminal` can play"


# --------------------------------------------------------------------------------------------------------- commands


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, asked of the Python that would do it."""
    question = "import compile_engine; print(compile_engine.obstacle() or '')"
    answer = subprocess.run(
        [str(PYTHON), "-c", question], env=environment(ROOT / "tools"), stdout=subprocess.PIPE, text=True, check=True
    )
    return answer.stdout.strip() or None


def compile_engine(tree: Path = COMPILED) -> bool:
    """Bring a compiled tree up to date; False when nothing can be compiled here."""
    reason = obstacle()
    if reason is not None:
        say(f"not compiled, because {reason}")
        return False
    form = ("--release",) if tree is RELEASE else ()
    with alone("compile"):
        if run(PYTHON, ROOT / "tools" / "compile_engine.py", tree, *form) != 0:
            raise Failure("the engine did not compile (above)")
    return True


def compiled_tree() -> Path | None:
    """build/compiled, if it is there and up to date: nobody who wants to play waits for a compiler."""
    if not COMPILED.exists() or obstacle() is not None:
        return None
    with alone("compile"):
        return COMPILED if run(PYTHON, ROOT / "tools" / "compile_engine.py", COMPILED, "--refresh") == 0 else None


def fastest_tree(compiled: Path = COMPILED) -> Path:
    return compiled if compile_engine(compiled) else PURE


def do_setup(options: argparse.Namespace, rest: list[str]) -> int:
    if options.force:
        STAMP.unlink(missing_ok=True)
    set_up()
    say(f"ready: {PYTHON}")
    return 0


def do_play(options: argparse.Namespace, rest: list[str]) -> int:
    with ClientBuild() as client:
        set_up()
        if not client.wait():
            say(stale_pages())
    return replace_by(tool("alhambra"), "serve", *rest, tree=compiled_tree() or PURE)


def without_what_is_read() -> list[str]:
    """For a run beside another one: texts, tables and tools are the same whichever engine runs."""
    names = ("docs", "tooling", "locales/test_words.py", "test_coverage_of_rules.py")
    found = [ROOT / "tests" / name for name in names] + sorted((ROOT / "tests").glob("test_names_of_*.py"))
    return [f"--ignore={path}" for path in found]


def without_the_server() -> list[str]:
    """For a second or a quick run: the server is the same whichever engine it plays with, but for where they meet."""
    meeting = ("test_games.py", "test_leaks.py", "test_stub_game.py", "test_table.py", "test_wire.py")
    files = sorted((ROOT / "tests" / "server").glob("test_*.py"))
    return [f"--ignore={file}" for file in files if file.name not in meeting]


def do_test(options: argparse.Namespace, rest: list[str]) -> int:
    if options.quick and (rest or options.only or options.coverage):
        raise Failure("--quick goes with nothing else")
    with ClientBuild() as client:
        set_up()
        return quick_test(client) if options.quick else test(options, rest, client)


def client_is_built(client: ClientBuild) -> bool:
    """False where there is no Node.js to build it; then nobody tests it."""
    built = client.wait()
    if not built and (client.code != NO_TOOLS or os.environ.get("CI")):
        raise Failure("the browser client cannot be tested")
    if not built:
        say("the browser client is not tested")
    return built


PYTEST: Command = (PYTHON, "-m", "pytest")
ON_ALL_CORES: Command = (*PYTEST, "--numprocesses=auto", "--dist=worksteal", f"--ignore={BROWSER_TESTS}")
CLIENT_TESTS = "tests, browser client"


def quick_test(client: ClientBuild) -> int:
    """What fails most often, before each commit; the rest is for a whole run."""
    slow = [f"--ignore={WHEEL_TESTS}", *without_the_server()]
    beside: Jobs = {CLIENT_TESTS: (npm("test"), PURE)} if client_is_built(client) else {}
    return run_all({"tests, interpreted engine": ((*ON_ALL_CORES, *slow), PURE)}, beside)


def test(options: argparse.Namespace, rest: list[str], client: ClientBuild) -> int:
    trees = {"interpreted": PURE, "compiled": COMPILED}
    if options.only:
        trees = {options.only: trees[options.only]}
    if "compiled" in trees and not compile_engine():
        if options.only or os.environ.get("CI"):
            raise Failure("the compiled engine cannot be tested here")
        del trees["compiled"]
    built = client_is_built(client)
    if built and "compiled" in trees:
        compile_engine()  # nothing to compile any more, but the tree was copied before the client was there
    # With arguments, pytest gets exactly those.
    everything: Command = (*PYTEST, *rest) if rest else (*ON_ALL_CORES, f"--ignore={WHEEL_TESTS}")
    jobs: Jobs = {f"tests, {name} engine": (everything, tree) for name, tree in trees.items()}
    if len(trees) == 2 and not rest:
        # What is the same for both engines is tested once: the server with the quicker one.
        jobs["tests, interpreted engine"] = ((*everything, *without_the_server()), PURE)
        jobs["tests, compiled engine"] = ((*everything, *without_what_is_read()), COMPILED)
    if options.coverage and "interpreted" in trees:
        coverage = (PYTHON, "-m", "coverage")
        here = rest or [f"--ignore={BROWSER_TESTS}", f"--ignore={WHEEL_TESTS}"]  # one process
        jobs["tests, interpreted engine"] = ((*coverage, "run", "-m", "pytest", *here), PURE)
        jobs["coverage"] = ((*coverage, "report"), PURE)
    if rest or options.only:
        return run_all(jobs)
    beside: Jobs = {"tests, wheel": ((*PYTEST, WHEEL_TESTS), PURE)}
    if built:
        beside = {CLIENT_TESTS: (npm("test"), PURE), **beside}
        fastest = COMPILED if "compiled" in trees else PURE
        jobs["tests, in a browser"] = ((PYTHON, BROWSER_TESTS / "run.py"), fastest)
    return run_all(jobs, beside)


def do_check(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    ruff = tool("ruff")
    if options.fix:
        run(ruff, "check", "--silent", "--fix", "--exit-zero", ".")
        run(ruff, "format", "--silent", ".")
    python: Jobs = {
        "ruff check": ((ruff, "check", "--quiet", "."), PURE),
        "ruff format": ((ruff, "format", "--quiet", "--check", "."), PURE),
        "mypy": ((tool("mypy"),), PURE),
        "import-linter": ((tool("lint-imports"), "--no-cache", "--no-logo"), PURE),
    }
    web: Jobs = {"svelte-check": (npm("check"), PURE)}
    return run_all({"python": python, "web": web}[options.only] if options.only else {**python, **web})


def do_compile(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    return 0 if compile_engine(RELEASE if options.release else COMPILED) else 1


def do_bench(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    if rest[:1] == ["server"]:
        return replace_by(PYTHON, ROOT / "bench" / "server" / "load.py", *rest[1:], tree=fastest_tree(RELEASE))
    if rest[:1] == ["taps"]:
        with ClientBuild() as client:
            if not client.wait():
                raise Failure("there is no page to tap on")
        return replace_by(PYTHON, BROWSER_TESTS / "taps.py", *rest[1:], tree=compiled_tree() or PURE)
    compile_engine(RELEASE)
    return replace_by(PYTHON, ROOT / "bench" / "run.py", *rest)


def do_screenshots(options: argparse.Namespace, rest: list[str]) -> int:
    with ClientBuild() as client:
        set_up()
        if not client.wait():
            raise Failure("there is nothing to take pictures of")
    return replace_by(PYTHON, BROWSER_TESTS / "screenshots.py", *rest, tree=compiled_tree() or PURE)


def do_types(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    if run(PYTHON, ROOT / "tools" / "write_openapi.py", tree=PURE) != 0:
        raise Failure("could not write the description of the API (above)")
    return run(*npm("types"))


TRIALS = {"kill": "kills.py", "hostile": "hostile.py", "floods": "floods.py", "api": "schema_check.py"}


def do_trial(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    return replace_by(PYTHON, ROOT / "tests" / "server" / TRIALS[options.trial], *rest, tree=compiled_tree() or PURE)


def do_fuzz(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    return replace_by(PYTHON, ROOT / "tests" / "fuzz.py", *rest, tree=fastest_tree())


def do_run(options: argparse.Namespace, rest: list[str]) -> int:
    set_up()
    program = shutil.which(options.program, path=environment()["PATH"])
    if program is None:
        raise Failure(f"there is no command {options.program} in .venv or on PATH")
    return replace_by(program, *options.arguments, tree=fastest_tree() if options.compiled else PURE)


def do_lock(options: argparse.Namespace, rest: list[str]) -> int:
    if not PYTHON.exists():
        make_venv(find_uv())
    resolve = (find_uv() or own_uv(), "pip", "compile", "--quiet", "--universal", "--python-version=3.11")
    form = ("--generate-hashes", "--no-header", "--no-annotate", *(["--upgrade"] if options.upgrade else []))
    locks = {
        DEV_LOCK: ["pyproject.toml", "--group=dev"],
        UV_LOCK: ["--group=bootstrap"],
        NODE_LOCK: ["--group=node"],
    }
    for lock, wanted in locks.items():
        if run(*resolve, *form, *wanted, "--output-file", lock, *rest) != 0:
            raise Failure(f"could not resolve {lock.name} (above)")
        if "://" in lock.read_text():
            raise Failure(f"{lock.name} names a host: a lock holds versions and hashes only")
        say(f"wrote {lock.relative_to(ROOT)}")
    return 0


def do_clean(options: argparse.Namespace, rest: list[str]) -> int:
    doomed = [CLIENT, *[ROOT / name for name in ("build", "dist", *CACHES)]]
    for folder in ("src", "tests", "tools", "bench"):
        doomed += (ROOT / folder).rglob("__pycache__")
    if options.all:
        doomed += [VENV, ROOT / "web" / "node_modules"]
    for path in doomed:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    return 0


# ------------------------------------------------------------------------------------------------------ command line

PASSES_ON = "What dev.py does not know, and everything after --, is passed on to"


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="dev.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, action: Action, summary: str, more: str = "") -> argparse.ArgumentParser:
        description = f"{summary[0].upper()}{summary[1:]}. {more}".strip()
        made = commands.add_parser(name, help=summary, description=description, allow_abbrev=False)
        made.set_defaults(action=action, passes_on=more.startswith(PASSES_ON))
        return made

    command("play", do_play, "start the game and open it in the browser", f"{PASSES_ON} `alhambra serve`.")
    test = command(
        "test",
        do_test,
        "run the tests: the browser client, the game interpreted and compiled, the wheel, the game in a browser",
        f"{PASSES_ON} pytest, for example: test -k vizier -x. A bare `test` runs the whole suite on all cores, those "
        "tests that have nothing to do with the engine once.",
    )
    test.add_argument(
        "--quick",
        action="store_true",
        help="before a commit: the browser client and the interpreted game, little of the server",
    )
    test.add_argument("--only", choices=("interpreted", "compiled"), help="test one of the two engines")
    test.add_argument("--coverage", action="store_true", help="report what the interpreted run did not reach")
    check = command("check", do_check, "run ruff, mypy, import-linter and svelte-check, and report all of them")
    check.add_argument("--only", choices=("python", "web"), help="all but svelte-check, or svelte-check alone")
    check.add_argument("--fix", action="store_true", help="let ruff mend and format first")
    command(
        "screenshots",
        do_screenshots,
        "take pictures of the game in a browser",
        f"{PASSES_ON} tests/browser/screenshots.py.",
    )
    command("types", do_types, "describe the API anew, and make the types of the browser client from that")
    compiler = command("compile", do_compile, "compile the engine into build/compiled, if its sources changed")
    compiler.add_argument(
        "--release",
        action="store_true",
        help="into build/release, as in a wheel; `bench` does it by itself",
    )
    command(
        "bench",
        do_bench,
        "measure the speed, side by side with other engines; `bench server`: the table server; `bench taps`: the page",
        f"{PASSES_ON} bench/run.py, bench/server/load.py or tests/browser/taps.py.",
    )
    command(
        "fuzz",
        do_fuzz,
        "play random games and verify every position",
        f"{PASSES_ON} tests/fuzz.py: fuzz --games 10000; fuzz --games 20 --modules vizier,camps; fuzz -- --help",
    )
    trial = command(
        "trial",
        do_trial,
        "put the table server on trial: kill it again and again, send it rubbish, flood it, try its whole API",
        f"{PASSES_ON} the trial, for example: trial kill --times 50; trial floods --only pings,syncs",
    )
    trial.add_argument("trial", choices=tuple(TRIALS))
    runner = command(
        "run", do_run, "run a command in the project's environment", "For example: run alhambra simulate --help"
    )
    runner.add_argument("--compiled", action="store_true", help="with the compiled engine")
    runner.add_argument("program")
    runner.add_argument("arguments", nargs=argparse.REMAINDER)
    setup = command("setup", do_setup, "make .venv, or bring it up to date; the other commands do it by themselves")
    setup.add_argument("--force", action="store_true", help="even if nothing seems to have changed")
    lock = command("lock", do_lock, "resolve the dependencies anew into locks/", f"{PASSES_ON} `uv pip compile`.")
    lock.add_argument("--upgrade", action="store_true", help="take the newest versions")
    clean = command("clean", do_clean, "remove what was built, and all caches")
    clean.add_argument("--all", action="store_true", help=".venv and web/node_modules too")
    return top


def main(arguments: list[str]) -> int:
    known, after = arguments, list[str]()
    if "--" in arguments and arguments[0] != "run":
        cut = arguments.index("--")
        known, after = arguments[:cut], arguments[cut + 1 :]
    top = parser()
    options, rest = top.parse_known_args(known)
    rest += after
    if rest and not options.passes_on:
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        return int(options.action(options, rest))
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

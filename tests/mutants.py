"""Would a test notice? Changes single places of the sources, one at a time, and runs tests against each change.

    python3 dev.py run python tests/mutants.py src/alhambra/rollwrite/*.py --tests tests/rollwrite

A changed place that no test notices is printed as a survivor: either a test is missing, or the change means nothing.
Every mutant runs in a process of its own, with the changed file in a copy of the sources; the sources stay as they are.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
MEMORY = 3 << 30  # bytes that a mutant may use: some never stop asking for more
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "sorted": "list", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """The source of a file with one place changed."""

    line: int
    what: str  # before → after
    source: str


# ------------------------------------------------------------------------------------------------------------ changing


def mutants_of(source: str) -> Iterator[Mutant]:
    """Every change, in the order of the source. Annotations, docstrings and imports stay."""
    tree = ast.parse(source)
    for place in list(_places(tree)):
        for swap in _ways(place):
            before = ast.unparse(place).splitlines()[0]
            kept = getattr(swap.node, swap.field)
            swap()
            after = (ast.unparse(place).splitlines() or [""])[0]
            if before != after:
                yield Mutant(getattr(place, "lineno", 0), f"{before} → {after}", ast.unparse(tree))
            setattr(swap.node, swap.field, kept)


def _places(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that can be changed."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) or _is_docstring(node, tree):
            continue
        yield node
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from _from(node.value)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for default in [*node.args.defaults, *[one for one in node.args.kw_defaults if one is not None]]:
                yield from _from(default)
            for statement in node.body:
                if not _is_docstring(statement, node):
                    yield from _from(statement)
        elif isinstance(node, ast.Assert):
            continue  # for type checkers
        else:
            yield from _places(node)


def _from(node: ast.AST) -> Iterator[ast.AST]:
    yield from _places(ast.Module(body=[node], type_ignores=[]))  # type: ignore[list-item]  # only walked through


def _is_docstring(node: ast.AST, parent: ast.AST) -> bool:
    told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return told and isinstance(parent, (ast.Module, ast.ClassDef, ast.FunctionDef))


class Swap:
    """Puts something else into a field of a node."""

    def __init__(self, node: ast.AST, field: str, value: object) -> None:
        self.node, self.field, self.value = node, field, value

    def __call__(self) -> None:
        setattr(self.node, self.field, self.value)


def _ways(node: ast.AST) -> list[Swap]:
    """How this node can be changed."""
    if isinstance(node, ast.Constant):
        return _constants(node)
    if isinstance(node, ast.Compare):
        swapped = [[SWAPS[type(op)]() if index == at else op for index, op in enumerate(node.ops)]
                   for at, op in enumerate(node.ops)]  # fmt: skip
        return [Swap(node, "ops", operators) for operators in swapped]
    if isinstance(node, (ast.BoolOp, ast.BinOp, ast.AugAssign)) and type(node.op) in SWAPS:
        return [Swap(node, "op", SWAPS[type(node.op)]())]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [Swap(node, "op", ast.UAdd())]
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        values = (True, False) if not isinstance(node, ast.While) else (False,)
        return [Swap(node, "test", ast.Constant(value)) for value in values]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        return [Swap(node, "func", ast.Name(CALLS[node.func.id], ast.Load()))]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [Swap(node, "value", ast.Constant(None))]
    if isinstance(node, ast.comprehension) and node.ifs:
        return [Swap(node, "ifs", [])]
    return []


def _constants(node: ast.Constant) -> list[Swap]:
    if isinstance(node.value, bool):
        return [Swap(node, "value", not node.value)]
    if isinstance(node.value, int):
        return [Swap(node, "value", node.value + 1), Swap(node, "value", node.value - 1)]
    if isinstance(node.value, str) and node.value:
        return [Swap(node, "value", f"{node.value}x")]
    return []


# ------------------------------------------------------------------------------------------------------------- running


def survives(tree: Path, tests: Sequence[str], seconds: int) -> bool:
    """Do all tests pass with the sources of this tree? In a process of its own."""
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os._exit(_tested(tree, tests))
        os._exit(2)
    return _ended_well(child, seconds)


def _ended_well(child: int, seconds: int) -> bool:
    """Wait for a process; one that takes too long is ended."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) == 0
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def ready(tests: Sequence[str], seconds: int) -> bool:
    """Do the tests pass without any change? What they import from elsewhere is here from now on, for all processes."""
    with tempfile.NamedTemporaryFile("r") as told:
        child = os.fork()
        if child == 0:
            with contextlib.suppress(BaseException):
                code = _tested(SOURCES, tests)
                Path(told.name).write_text("\n".join(_foreign()))
                os._exit(code)
            os._exit(2)
        passed = _ended_well(child, seconds)
        for name in told.read().split():
            with contextlib.suppress(Exception):
                importlib.import_module(name)
    return passed


def _foreign() -> list[str]:
    """The modules in this process that are no part of the project."""
    files = {name: getattr(module, "__file__", None) for name, module in sorted(sys.modules.items())}
    own = (str(SOURCES), str(ROOT / "tests"))
    return [name for name, file in files.items() if file and name != "__main__" and not file.startswith(own)]


def _tested(tree: Path, tests: Sequence[str]) -> int:
    """The exit code of pytest, in a process that says nothing."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.path.insert(0, str(tree))
    sys.dont_write_bytecode = True
    return int(pytest.main(["-x", "-q", "--assert=plain", "--noconftest", "-p", "no:cacheprovider", *tests]))


def copied(folder: str) -> Path:
    tree = Path(folder) / "src"
    shutil.copytree(SOURCES, tree, ignore=shutil.ignore_patterns("__pycache__"))
    (tree.parent / "docs").symlink_to(ROOT / "docs")
    return tree


def try_all(file: Path, chosen: Chosen, tests: Sequence[str], jobs: int, seconds: int) -> tuple[int, list[Mutant]]:
    """How many changes of a file were tried, and those that nobody notices."""
    mutants = chosen.among(mutants_of(file.read_text("utf-8")))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        trees = [copied(f"{folder}/{number}") for number in range(jobs)]

        def share(number: int) -> list[Mutant]:
            own = trees[number] / file.relative_to(SOURCES)
            if not survives(trees[number], tests, seconds):
                raise RuntimeError(f"the tests fail although nothing has changed: {file}")
            found = []
            for done, mutant in enumerate(mutants[number::jobs]):
                if sys.stderr.isatty():
                    print(f"\r{file.name}: {done * jobs}/{len(mutants)}", end="", file=sys.stderr)
                own.write_text(mutant.source, "utf-8")
                if survives(trees[number], tests, seconds):
                    found.append(mutant)
            return found

        survivors = [mutant for found in pool.map(share, range(jobs)) for mutant in found]
    return len(mutants), sorted(survivors)


class Chosen(NamedTuple):
    """Which changes are tried: a sample, or those of some lines."""

    every: int
    lines: Sequence[int]

    def among(self, mutants: Iterator[Mutant]) -> list[Mutant]:
        found = [mutant for mutant in mutants if not self.lines or mutant.line in self.lines]
        return found[:: self.every]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, help="sources to change")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="what to run against each change")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--seconds", type=int, default=60, help="that the tests may take (default 60)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only every N-th change")
    parser.add_argument("--lines", type=int, nargs="+", default=[], metavar="N", help="try only changes of these lines")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    if not ready(arguments.tests, arguments.seconds * 5):
        parser.error("the tests fail without any change")
    left = 0
    for file in arguments.files:
        started = time.monotonic()
        chosen = Chosen(arguments.every, arguments.lines)
        count, survivors = try_all(file.resolve(), chosen, arguments.tests, arguments.jobs, arguments.seconds)
        for mutant in survivors:
            print(f"{file}:{mutant.line}: {mutant.what}", flush=True)
        print(f"{file}: {count} changes, {len(survivors)} survive, {time.monotonic() - started:.0f} s", flush=True)
        left += len(survivors)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())

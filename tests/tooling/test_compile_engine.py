"""The compiled copy of the package: what goes in, what stays, when it is made anew."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import compile_engine


def write(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")


def files(root: Path) -> list[str]:
    return sorted(file.relative_to(root).as_posix() for file in root.rglob("*") if file.is_file())


def test_the_engine_is_compiled_but_not_what_chooses_or_replaces_its_kernel(tmp_path: Path) -> None:
    write(tmp_path, "core/agenda.py", "palace/__init__.py", "palace/kernel.py", "palace/kernel_pure.py", "cli/main.py")
    assert compile_engine.sources(tmp_path) == [tmp_path / "core/agenda.py", tmp_path / "palace/kernel.py"]


def test_a_mirror_follows_its_source(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    write(source, "core/agenda.py", "core/__pycache__/agenda.cpython-311.pyc", "palace/data/base.toml")
    compile_engine.mirror(source, target)
    assert files(target) == ["core/agenda.py", "palace/data/base.toml"]
    (source / "core/agenda.py").write_text("changed", encoding="utf-8")
    (source / "palace/data/base.toml").unlink()
    compile_engine.mirror(source, target)
    assert files(target) == ["core/agenda.py"]
    assert (target / "core/agenda.py").read_text(encoding="utf-8") == "changed"


def test_a_binary_stays_as_long_as_its_source(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    write(source, "core/agenda.py", "core/game.py")
    write(target, "core/agenda.cpython-311-x86_64-linux-gnu.so", "core/game.cpython-311-x86_64-linux-gnu.so")
    (source / "core/game.py").unlink()
    compile_engine.mirror(source, target)
    assert files(target) == ["core/agenda.cpython-311-x86_64-linux-gnu.so", "core/agenda.py"]


def test_the_fingerprint_is_that_of_the_engine_alone(tmp_path: Path) -> None:
    write(tmp_path, "core/agenda.py", "cli/main.py")
    before = compile_engine.fingerprint(tmp_path, compile_engine.RELEASE)
    (tmp_path / "cli/main.py").write_text("changed", encoding="utf-8")
    assert compile_engine.fingerprint(tmp_path, compile_engine.RELEASE) == before
    assert compile_engine.fingerprint(tmp_path, compile_engine.DEVELOPMENT) != before
    (tmp_path / "core/agenda.py").write_text("changed", encoding="utf-8")
    assert compile_engine.fingerprint(tmp_path, compile_engine.RELEASE) != before


def test_a_pure_engine_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_PURE", "1")
    assert compile_engine.obstacle() == "ALHAMBRA_PURE is set"


def test_no_compiler_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALHAMBRA_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert compile_engine.obstacle() == "there is no C compiler"


def test_an_isolated_build_has_all_that_compiled_sources_import() -> None:
    """What mypy does not find it takes for Any, and then refuses what is made of it."""
    imported = set()
    for file in compile_engine.sources(compile_engine.ROOT / "src" / "alhambra"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                imported.add(str(node.module).partition(".")[0])
    others = {name for name in imported if name not in sys.stdlib_module_names and name != "alhambra"}
    assert others <= {re.split("[=>]", one)[0] for one in compile_engine.REQUIREMENTS}


def test_an_isolated_build_wants_what_the_project_wants() -> None:
    project = tomllib.loads((compile_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {*project["project"]["dependencies"], *project["dependency-groups"]["dev"]}
    assert set(compile_engine.REQUIREMENTS) <= {one.partition(";")[0] for one in wanted}


class Compiler:
    """A C compiler that writes down what it is asked to compile."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir) / f"{Path(source).name}.o") for source in sources]

    def compile(self, sources: list[str], output_dir: str, **options: object) -> list[str]:
        self.asked += [Path(source).name for source in sources]
        made = self.object_filenames(sources, output_dir)
        for name in made:
            Path(name).write_text("object", encoding="utf-8")
        return made


def test_only_what_changed_is_compiled_again(tmp_path: Path) -> None:
    write(tmp_path, "c/one.c", "c/two.c", "c/all.h", "objects/.keep")
    (one, two, header), compiler = [tmp_path / "c" / name for name in ("one.c", "two.c", "all.h")], Compiler()

    def compiled(facts: str = "-O2", depends: list[str] | None = None) -> list[str]:
        compiler.asked.clear()
        with ThreadPoolExecutor(2) as pool:
            many = compile_engine.ManyFiles(compiler, pool, facts)
            folder, headers = str(tmp_path / "objects"), [str(tmp_path / "c")]
            made = many([str(one), str(two)], output_dir=folder, include_dirs=headers, depends=depends)
        assert [Path(name).name for name in made] == ["one.c.o", "two.c.o"]
        return sorted(compiler.asked)

    assert compiled() == ["one.c", "two.c"]
    assert compiled() == []
    assert compiled(depends=["all.h"]) == []
    one.write_text("changed", encoding="utf-8")
    assert compiled() == ["one.c"]
    header.write_text("changed", encoding="utf-8")
    assert compiled() == ["one.c", "two.c"]
    (tmp_path / "objects" / "two.c.o").unlink()
    assert compiled() == ["two.c"]
    assert compiled("-O3") == ["one.c", "two.c"]

"""The compiled copy of the package: what goes in, what stays, when it is made anew."""

from __future__ import annotations

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
    before = compile_engine.fingerprint(tmp_path)
    (tmp_path / "cli/main.py").write_text("changed", encoding="utf-8")
    assert compile_engine.fingerprint(tmp_path) == before
    (tmp_path / "core/agenda.py").write_text("changed", encoding="utf-8")
    assert compile_engine.fingerprint(tmp_path) != before


def test_a_pure_engine_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_PURE", "1")
    assert compile_engine.obstacle() == "ALHAMBRA_PURE is set"


def test_no_compiler_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALHAMBRA_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert compile_engine.obstacle() == "there is no C compiler"

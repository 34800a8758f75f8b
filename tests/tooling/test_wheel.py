"""What somebody gets who installs the game."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, set[str], str]:
    """Name, contents and the builder's words of a wheel made without compiling, which takes a second."""
    folder = tmp_path_factory.mktemp("wheel")
    build = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "ALHAMBRA_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout
    (made,) = folder.glob("*.whl")
    return made.name, set(zipfile.ZipFile(made).namelist()), build.stdout


def test_a_wheel_without_the_compiled_engine_says_so(wheel: tuple[str, set[str], str]) -> None:
    name, _, words = wheel
    assert name.endswith("-py3-none-any.whl")
    assert words.count("without its compiled engine, because ALHAMBRA_PURE is set") == 1


def test_a_wheel_holds_the_whole_package_and_nothing_else(wheel: tuple[str, set[str], str]) -> None:
    package = ROOT / "src" / "alhambra"
    wanted = {
        f"alhambra/{file.relative_to(package).as_posix()}"
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    wanted |= {f"alhambra/rulebook/{file.name}" for file in (ROOT / "docs" / "rules").iterdir()}
    assert "alhambra/py.typed" in wanted
    _, contents, _ = wheel
    assert {name for name in contents if ".dist-info/" not in name} == wanted


def test_a_wheel_brings_the_licence(wheel: tuple[str, set[str], str]) -> None:
    _, contents, _ = wheel
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in contents)

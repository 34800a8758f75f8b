"""What somebody gets who installs the game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
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
        env={**os.environ, "ALHAMBRA_PURE": "1", "ALHAMBRA_CLIENT": "as-is"},
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


# ----------------------------------------------------------------------------------------------------- with its pages

PAGES = {"index.html", "index.html.gz", "assets/main-12345678.js"}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout without web/, in which a client has been built."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    for name in ("tools", "docs/rules"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "client"))
    for name in PAGES:
        file = folder / "src" / "alhambra" / "server" / "client" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    return folder


def packed(folder: Path, kind: str, out: Path, **env: str) -> Path:
    build = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)],
        cwd=folder,
        env={**os.environ, "ALHAMBRA_PURE": "1", **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout
    (made,) = out.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def pages_in(names: list[str]) -> set[str]:
    return {name.partition("/server/client/")[2] for name in names if "/server/client/" in name}


def test_wheel_and_sdist_bring_the_pages_and_installing_from_them_needs_no_node(checkout: Path, tmp_path: Path) -> None:
    wheel = packed(checkout, "wheel", tmp_path / "wheel")
    assert pages_in(zipfile.ZipFile(wheel).namelist()) == PAGES
    sdist = packed(checkout, "sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        assert pages_in(archive.getnames()) == PAGES
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    again = packed(unpacked, "wheel", tmp_path / "again", PATH="")
    assert pages_in(zipfile.ZipFile(again).namelist()) == PAGES
    assert set(zipfile.ZipFile(again).namelist()) == set(zipfile.ZipFile(wheel).namelist())

"""What somebody gets who installs the game."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import compile_engine
from command_line import TREE
from fuzz import choosable

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
        file.write_bytes(gzip.compress(b"index.html") if name.endswith(".gz") else name.encode())
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


# -------------------------------------------------------------------------------------------- as everybody installs it


def uv() -> str:
    """Where dev.py finds or puts it."""
    found = shutil.which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    assert found is not None, "uv is missing: python3 dev.py setup"
    return found


def outside(*command: str | Path, folder: Path) -> str:
    """What a command prints that knows nothing of this checkout."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def clean_environment() -> dict[str, str]:
    ours = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    return {
        **{name: value for name, value in os.environ.items() if name not in ours and not name.startswith("ALHAMBRA_")},
        "ALHAMBRA_CLIENT": "as-is",
        "LANGUAGE": "en",
        "LC_ALL": "C.UTF-8",
    }


@pytest.fixture(scope="module")
def built(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled wheel, made from an sdist, each built in isolation: with what it asks for and nothing else.

    So it is built by whoever installs the sdist, too.
    """
    obstacle = compile_engine.obstacle()
    if obstacle is not None and "CI" not in os.environ:
        pytest.skip(f"not compiled, because {obstacle}")
    folder = tmp_path_factory.mktemp("built")
    told = outside(uv(), "build", "--python", sys.executable, "--out-dir", folder, folder=checkout)
    assert "without its compiled engine" not in told
    assert len(list(folder.glob("*.tar.gz"))) == 1
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment that holds the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("elsewhere")
    outside(uv(), "venv", "--quiet", "--python", sys.executable, folder / "venv", folder=folder)
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    outside(uv(), "pip", "install", "--quiet", "--python", python, built, folder=folder)
    return python.parent


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where a server of the installed game answers."""
    serve = f"serve --port 0 --no-open --database sqlite:///{tmp_path}/tables".split()
    with subprocess.Popen(
        [str(installed / "alhambra"), *serve],
        cwd=tmp_path,
        env={**clean_environment(), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://[\w.]+:\d+", line) for line in server.stdout)), None)
            assert found is not None, "the server ended"
            yield found[0]
        finally:
            server.terminate()


slow = pytest.mark.timeout(900)  # the one that comes first compiles


@slow
def test_the_compiled_wheel_holds_the_engine_compiled_and_all_else(checkout: Path, built: Path, tmp_path: Path) -> None:
    pure, compiled = contents(packed(checkout, "wheel", tmp_path)), contents(built)
    assert pure < compiled
    sources = compile_engine.sources(checkout / "src" / "alhambra")
    modules = {file.relative_to(checkout / "src").with_suffix("").as_posix() for file in sources}
    assert {name.partition(".")[0] for name in compiled - pure} - modules == {f"{compile_engine.GROUP}__mypyc"}


def contents(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


@slow
def test_the_installed_game_is_compiled_and_lies_elsewhere(installed: Path, tmp_path: Path) -> None:
    assert outside(installed / "alhambra", "--version", folder=tmp_path).strip().endswith("(compiled)")
    where = outside(installed / "python", "-c", "import alhambra; print(alhambra.__file__)", folder=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)


@slow
def test_the_installed_game_plays_as_the_sources_do(installed: Path, tmp_path: Path) -> None:
    """The wheel is compiled in another form than the engine that is tested elsewhere: it tells the same games."""
    games = f"simulate --games 12 --seed 1 --players 4 --modules {','.join(choosable())} --record".split()
    outside(installed / "alhambra", *games, tmp_path / "installed", folder=tmp_path)
    sources = {**clean_environment(), "PYTHONPATH": TREE}
    subprocess.run([sys.executable, "-m", "alhambra", *games, tmp_path / "ours"], env=sources, cwd=tmp_path, check=True)
    records = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "installed").glob("*.alh")}
    assert len(records) == 12
    assert records == {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "ours").glob("*.alh")}


@slow
def test_the_installed_game_prints_a_rule(installed: Path, tmp_path: Path) -> None:
    shown = outside(installed / "alhambra", "rules", "BASE-MONEY-02", folder=tmp_path)
    assert "At least one card must be taken" in shown


@slow
def test_the_installed_game_serves_its_page(checkout: Path, address: str) -> None:
    page = checkout / "src" / "alhambra" / "server" / "client" / "index.html"
    assert httpx.get(f"{address}/", timeout=30).text == page.read_text(encoding="utf-8")
    assert httpx.get(f"{address}/health", timeout=30).json()["compiled"] is True

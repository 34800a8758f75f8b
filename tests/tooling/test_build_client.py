"""The browser client is built when it has to be, and what is in the way is told in one line."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

import build_client

NPM = """\
import json, os, pathlib, sys
root = pathlib.Path(os.environ["FAKE_ROOT"])
with (root / "calls").open("a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
if sys.argv[1] == "ci":
    if os.environ.get("FAKE_OFFLINE"):
        sys.exit("ENOTFOUND")
    modules = root / "web" / "node_modules"
    modules.mkdir(exist_ok=True)
    lock = json.loads((root / "web" / "package-lock.json").read_text())
    omitted = ["", *[name for name, one in lock["packages"].items() if one.get("dev") and "--omit=dev" in sys.argv]]
    lock["packages"] = {name: one for name, one in lock["packages"].items() if name not in omitted}
    (modules / ".package-lock.json").write_text(json.dumps(lock))
elif sys.argv[1:3] == ["run", "build"]:
    if "mistake" in (root / "web" / "src" / "main.ts").read_text():
        sys.exit("main.ts: a mistake")
    client = root / "src" / "alhambra" / "server" / "client"
    client.mkdir(parents=True, exist_ok=True)
    (client / "index.html").write_text("page")
elif sys.argv[1:3] == ["run", "test"]:
    sys.exit(7)
"""


class Checkout:
    """A small one with an npm that does what it would have to."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lock(vite={"version": "8"}, vitest={"version": "4", "dev": True})
        self.write("web/src/main.ts", "")
        self.write("src/alhambra/locales/fr/engine.ftl", "")
        self.write("src/alhambra/modules/vizier/fr.ftl", "")
        self.write("fake/npm.py", NPM)
        self.command("npm", f'"{sys.executable}" "{root}/fake/npm.py" "$@"')
        self.command("node", "echo v22.12.0")

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def lock(self, file: str = "web/package-lock.json", **packages: object) -> None:
        named = {f"node_modules/{name}": one for name, one in packages.items()}
        self.write(file, json.dumps({"packages": {"": {}, **named}}))

    def command(self, name: str, line: str) -> None:
        self.write(f"bin/{name}", f"#!/bin/sh\n{line}\n")
        (self.root / "bin" / name).chmod(0o755)

    def calls(self) -> list[str]:
        """What npm was asked for since the last look."""
        log = self.root / "calls"
        found = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return found


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    found = Checkout(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setenv("FAKE_ROOT", str(tmp_path))
    for name in ("WEB", "MODULES", "CLIENT", "STAMP", "OWN_NODE", "NODE_LOCK"):
        place = getattr(build_client, name).relative_to(build_client.ROOT)
        monkeypatch.setattr(build_client, name, tmp_path / place)
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    return found


INSTALL = "ci --no-audit --no-fund"
INSTALL_LESS = f"{INSTALL} --omit=dev"
HIDDEN = "web/node_modules/.package-lock.json"


def test_it_is_built_when_something_changed_and_only_then(checkout: Checkout) -> None:
    assert build_client.main([]) == 0
    assert checkout.calls() == [INSTALL_LESS, "run build"]
    assert build_client.main([]) == 0
    assert checkout.calls() == []
    for name in (
        "web/src/main.ts",
        "src/alhambra/locales/fr/engine.ftl",
        "src/alhambra/modules/vizier/fr.ftl",
        "web/public/icon.svg",
    ):
        checkout.write(name, "changed")
        assert not build_client.is_fresh()
        assert build_client.main([]) == 0
        assert checkout.calls() == ["run build"]
    for name in ("web/src/main.test.ts", "web/node_modules/vite/index.js", "web/coverage/index.html"):
        checkout.write(name, "changed")
        assert build_client.main([]) == 0
        assert checkout.calls() == []
    (checkout.root / "src/alhambra/server/client/index.html").unlink()
    assert build_client.main([]) == 0
    assert checkout.calls() == ["run build"]


def test_packages_are_installed_when_the_lock_changed(checkout: Checkout) -> None:
    build_client.main([])
    checkout.calls()
    checkout.lock(vite={"version": "9"}, x={"version": "1", "optional": True})
    assert not build_client.has_packages(tests=False)
    assert build_client.main([]) == 0
    assert checkout.calls() == [INSTALL_LESS, "run build"]
    checkout.lock(HIDDEN, vite={"version": "9"})  # x is for another system
    assert build_client.has_packages(tests=False)
    for spoiled in ("{", "[]", "{}", '{"packages": {}}', '{"packages": []}'):
        checkout.write(HIDDEN, spoiled)
        assert not build_client.has_packages(tests=False)


def test_who_only_plays_does_not_wait_for_what_tests_need(checkout: Checkout) -> None:
    assert build_client.main([]) == 0
    assert checkout.calls() == [INSTALL_LESS, "run build"]
    assert not build_client.has_packages(tests=True)
    assert build_client.main(["run", "check"]) == 0
    assert checkout.calls() == [INSTALL, "run check"]
    checkout.lock(vite={"version": "9"}, vitest={"version": "4", "dev": True})
    assert build_client.main([]) == 0
    assert checkout.calls() == [INSTALL, "run build"], "whoever had them keeps them"


def test_a_mistake_in_the_sources_is_shown_and_tried_again(
    checkout: Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    checkout.write("web/src/main.ts", "mistake")
    for _ in range(2):
        assert build_client.main([]) == 1
        said = capfd.readouterr().err
        assert "main.ts: a mistake\n" in said
        assert said.endswith("the browser client did not build (above)\n")
    assert checkout.calls() == [INSTALL_LESS, "run build", "run build"]
    checkout.write("web/src/main.ts", "")
    assert build_client.main([]) == 0


def test_without_a_network_there_is_one_clear_line(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_OFFLINE", "1")
    assert build_client.main([]) == 3
    assert capfd.readouterr().err.splitlines() == [
        "ENOTFOUND",
        "could not install the packages of web/package-lock.json (above); is the network reachable?",
    ]


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.0", "", "nonsense"])
def test_without_node_it_fetches_one_of_its_own(
    checkout: Checkout, version: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Here that fails."""
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    checkout.command("node", f"echo {version}")
    assert build_client.main([]) == 3
    said = capfd.readouterr()
    assert said.out.startswith("Node.js 20.19 or newer is not here: putting one into build/node")
    assert said.err.splitlines()[-1].startswith("Node.js 20.19 or newer is missing and could not be fetched")
    assert not (checkout.root / "build" / "node").exists()
    assert checkout.calls() == []


def test_the_node_of_its_own_is_used_again(checkout: Checkout) -> None:
    """Another Node.js on the way is too old."""
    own = checkout.root / "build" / "node" / "bin"
    own.mkdir(parents=True)
    for name in ("node", "npm"):
        (own / name).write_text((checkout.root / "bin" / name).read_text(encoding="utf-8"), encoding="utf-8")
        (own / name).chmod(0o755)
    checkout.command("node", "echo v16.0.0")
    assert build_client.find_npm() == own / "npm"
    assert build_client.main([]) == 0


def test_scripts_have_what_they_need_and_their_exit_code_is_told(checkout: Checkout) -> None:
    assert build_client.main(["run", "test"]) == 7
    assert checkout.calls() == [INSTALL, "run test"]
    assert build_client.main(["run", "check", "--watch"]) == 0
    assert checkout.calls() == ["run check -- --watch"]
    assert build_client.main(["nonsense"]) == build_client.main(["run"]) == 2


def test_an_sdist_has_its_client_already(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    build_client.main([])
    checkout.calls()
    (checkout.root / "web").rename(checkout.root / "elsewhere")
    assert build_client.main([]) == 0
    (checkout.root / "src/alhambra/server/client/index.html").unlink()
    assert build_client.main([]) == 1
    assert "neither a built client nor web/" in capfd.readouterr().err
    assert checkout.calls() == []

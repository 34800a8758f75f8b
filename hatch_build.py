"""Build hook of wheel and sdist: the browser client; in the wheel also the compiled engine, and the rules by id."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_client  # noqa: E402  (found on the path set above)
import compile_engine  # noqa: E402


class Ingredients(BuildHookInterface[Any]):
    """What is made before it is packed.

    Without a C compiler, or with ALHAMBRA_PURE=1, the wheel holds the same game uncompiled. The client in an sdist was
    built when the sdist was; in a checkout it takes Node.js, or ALHAMBRA_CLIENT=as-is to pack what is there.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if self.target_name == "sdist" or compile_engine.obstacle():
            return []
        return list(compile_engine.REQUIREMENTS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # runs from src/ and docs/rules/, and dev.py builds the client
            return
        self._client()
        if self.target_name == "wheel":
            build_data["force_include"][str(ROOT / "docs" / "rules")] = "alhambra/rulebook"
            self._engine(build_data)

    def _client(self) -> None:
        code = 0
        if os.environ.get("ALHAMBRA_CLIENT") != "as-is":
            code = subprocess.run([sys.executable, build_client.__file__], check=False).returncode
        there = build_client.is_there()
        if code and (there or code != build_client.NoTools.code or self.target_name == "sdist"):
            raise SystemExit("the browser client did not build (above); ALHAMBRA_CLIENT=as-is packs what is there")
        if not there:
            self.app.display_warning(
                "alhambra-game is built without the game in the browser: the server answers programs only"
            )

    def _engine(self, build_data: dict[str, Any]) -> None:
        obstacle = compile_engine.obstacle()
        if obstacle:
            self.app.display_warning(
                f"alhambra-game is built without its compiled engine, because {obstacle}: the same game, but slower"
            )
            return
        tree = ROOT / "build" / "wheel"
        command = [sys.executable, compile_engine.__file__, str(tree), "--release"]
        if subprocess.run(command, check=False).returncode != 0:
            raise SystemExit("the engine did not compile (above); ALHAMBRA_PURE=1 builds without it")
        for binary in compile_engine.binaries(tree):
            build_data["force_include"][str(binary)] = binary.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

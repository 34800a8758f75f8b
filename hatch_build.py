"""Build hook of the wheel: the compiled engine, and the rules by id as alhambra/rulebook."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import compile_engine  # noqa: E402  (found on the path set above)


class CompiledEngine(BuildHookInterface[Any]):
    """Without a C compiler, or with ALHAMBRA_PURE=1, the wheel holds the same game uncompiled."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if compile_engine.obstacle() else list(compile_engine.REQUIREMENTS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # runs from src/ and docs/rules/
            return
        build_data["force_include"][str(ROOT / "docs" / "rules")] = "alhambra/rulebook"
        obstacle = compile_engine.obstacle()
        if obstacle:
            self.app.display_warning(
                f"alhambra-game is built without its compiled engine, because {obstacle}: the same game, but slower"
            )
            return
        tree = ROOT / "build" / "wheel"
        command = [sys.executable, compile_engine.__file__, str(tree)]
        if subprocess.run(command, check=False).returncode != 0:
            raise SystemExit("the engine did not compile (above); ALHAMBRA_PURE=1 builds without it")
        for binary in compile_engine.binaries(tree):
            build_data["force_include"][str(binary)] = binary.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

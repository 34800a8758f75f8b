"""The browser client has the types of the API as it is."""

from __future__ import annotations

import asyncio
import json
import shlex
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

import write_openapi
from alhambra.server.app import create_app
from alhambra.server.settings import Settings

WEB = Path(__file__).resolve().parents[2] / "web"
AGAIN = "run: python3 dev.py types"


def test_what_is_written_down_is_what_the_server_says() -> None:
    async def told() -> object:
        transport = httpx.ASGITransport(create_app(Settings(database="sqlite:///nowhere")))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/api/openapi.json")).json()

    assert json.loads(write_openapi.description()) == asyncio.run(told())


def test_the_description_that_the_types_come_from_is_that_of_the_server() -> None:
    assert (WEB / "openapi.json").read_text("utf-8") == write_openapi.description(), AGAIN


def test_the_types_are_those_of_the_description(tmp_path: Path) -> None:
    script = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]["types"]
    tool, *arguments = shlex.split(script)
    maker = WEB / "node_modules" / ".bin" / tool
    if not maker.exists() or shutil.which("node") is None:
        pytest.skip("the packages of web/ are not installed")
    place = arguments.index("--output") + 1
    made, arguments[place] = WEB / arguments[place], str(tmp_path / "schema.d.ts")
    subprocess.run([maker, *arguments], cwd=WEB, check=True, capture_output=True)
    assert (tmp_path / "schema.d.ts").read_text("utf-8") == made.read_text("utf-8"), AGAIN

"""What a browser fetches before it shows a table for the first time: which files, and how much of script and style."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from alhambra.locales import LANGUAGES
from browsing import CLIENT
from texts import ENGINE, WEB


def first_look(*parts: str) -> tuple[set[str], int]:
    """The files behind the page and these parts of it, and their bytes when they are compressed."""
    html = (CLIENT / "index.html").read_text("utf-8")
    start = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', html)
    files = [one for one in CLIENT.glob("assets/*.js") if part_of(one.name) in parts]
    assert len(files) == len(parts)
    needed: set[str] = set()
    waiting = [*start, *[f"assets/{one.name}" for one in files]]
    while waiting:
        name = waiting.pop()
        if name in needed:
            continue
        needed.add(name)
        if name.endswith(".js"):
            waiting += [f"assets/{one}" for one in imports(CLIENT / name)]
    scripts = {part_of(name) for name in needed}
    needed |= {f"assets/{one.name}" for one in CLIENT.glob("assets/*.css") if part_of(one.name) in scripts}
    return needed, sum(len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in needed)


def texts_of(*areas: str) -> int:
    """Bytes of these areas of texts in the largest language, compressed; the engine's words are counted whole."""
    return max(
        sum(len(gzip.compress(file.read_bytes(), 9)) for file in catalogues(language, areas)) for language in LANGUAGES
    )


def catalogues(language: str, areas: tuple[str, ...]) -> list[Path]:
    found = [WEB / "src" / "locales" / language / f"{area}.ftl" for area in areas]
    return [*found, ENGINE / "locales" / language / "engine.ftl"]


def part_of(name: str) -> str:
    """What a file belongs to: a script and its style have the same name before their hashes."""
    return re.sub(r"-[\w-]{8}\.\w+$", "", Path(name).name)


def imports(script: Path) -> list[str]:
    """What a script loads before it runs."""
    return re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', script.read_text("utf-8"))

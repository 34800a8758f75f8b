"""What may not be on any page: barriers, scrolling in play, cut words, covered buttons, keys instead of texts."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from texts import WEB, keys

_MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
_NONSENSE = re.compile(r"\b(undefined|NaN|null)\b|\[object")


def problems(page: Page, in_play: bool) -> list[str]:
    """What is wrong with the page as it is now, one line each."""
    found: dict[str, Any] = page.evaluate(_MEASURE)
    lines: list[str] = []
    if in_play:
        lines += [f"scrolls: {one}" for one in found["scroll"]]
    else:
        lines += [f"scrolls: {one}" for one in found["scroll"] if one.startswith("width")]
    lines += [f"cut: {one}" for one in found["cut"]]
    lines += [f"outside: {one}" for one in found["outside"]]
    lines += [f"overlap: {one}" for one in found["overlap"]]
    lines += [f"too small: {one}" for one in found["small"]]
    lines += [f"no value to be seen: {one}" for one in found["hidden"]]
    lines += [f"no text: {one}" for one in found["texts"] if one in keys() or _NONSENSE.search(one)]
    return list(dict.fromkeys(lines))


@cache
def _axe() -> str:
    script = WEB / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():  # who only wanted to play has fewer packages
        subprocess.run([sys.executable, WEB.parent / "tools" / "build_client.py", "packages"], check=True)
    return script.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(_axe() + "; undefined")
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate("tags => axe.run({ runOnly: tags, resultTypes: ['violations'] })", tags)
    return [
        f"{one['id']} ({one['help']}): "
        + "; ".join(f"{node['target']} {node['html'][:160]}" for node in one["nodes"][:4])
        for one in found["violations"]
    ]

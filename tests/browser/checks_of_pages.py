"""What may not be on any page: scrolling in play, cut words, a tiny palace, covered buttons, keys instead of texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from texts import keys

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

"""Line editing, history and completion at the prompt, where the system has them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

_WORDS: list[str] = []


def switch_on() -> None:
    """From now on the arrow keys edit, and the tabulator completes what `offer` offered."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:  # not on every system
        return
    readline.set_completer_delims("")
    readline.set_completer(_completion)
    readline.parse_and_bind("tab: complete")


def offer(words: Sequence[str]) -> None:
    """What can be typed next."""
    _WORDS[:] = words


def _completion(text: str, state: int) -> str | None:
    found = [word for word in _WORDS if word.startswith((text, text.lower()))]
    return found[state] if state < len(found) else None

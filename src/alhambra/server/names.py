"""Names that tell apart: those at one table, and the titles of one host's tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST_NAME = 30  # characters
LONGEST_TITLE = 60
_NUMBERED = re.compile(r"(?P<title>.+) · (?P<number>[1-9][0-9]{0,5})")


def free_name(name: str, taken: Collection[str]) -> str:
    """This name, with a number behind it if somebody has it already."""
    known = {_folded(one) for one in taken}
    found, number = name, 1
    while _folded(found) in known:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)].rstrip() + end
    return found


def free_title(title: str, taken: Collection[str]) -> str:
    """This title, or the next number of it that no other table has: Friday, Friday · 2, Friday · 3."""
    told = _NUMBERED.fullmatch(title)
    plain, number = (told["title"], int(told["number"])) if told else (title, 1)
    found = title
    while found in taken:
        number += 1
        end = f" · {number}"
        found = plain[: LONGEST_TITLE - len(end)].rstrip() + end
    return found


def _folded(name: str) -> str:
    """What people would take for the same name is the same: case and accents do not count."""
    apart = unicodedata.normalize("NFKD", name)
    return "".join(one for one in apart if not unicodedata.combining(one)).casefold()

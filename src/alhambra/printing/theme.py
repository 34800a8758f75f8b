"""Consoles for people, and what the named styles look like on them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TextIO, cast

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


@dataclass(frozen=True)
class Styles:
    """The styles of a game by name: for terminals with all colours, and for those with eight of their own."""

    rich: Mapping[str, str] = field(default_factory=dict)
    plain: Mapping[str, str] = field(default_factory=dict)


NO_STYLES: Final = Styles()
_COMMON: Final = {
    "edge": "dim",
    "label": "dim",
    "title": "bold",
    "lead": "bold",
    "number": "bold",
    "hint": "dim",
    "news": "",
}
_LETTERS: Final = "═║╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫─│┌┐└┘├┤┬┴┼╴╵╶╷━┃┏┓┗┛┣┫┳┻╋┒┎┚┖┑┍┙┕⌂♠∩∏♣♜○▲↑→↓←–·…▸«»“”„’×"
_ASCII: Final = '=#+++++++++++++++++++++++++++-|+++++++++-|-|~!+++++++++++++++++^&nH%ToA^>v<-..>"""""`x'
ASCII: Final = str.maketrans(_LETTERS, _ASCII)


class Simplified:
    """A stream for terminals without box-drawing letters: what looks alike takes their place."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(text.translate(ASCII))

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


def console(file: TextIO | None = None, styles: Styles = NO_STYLES) -> Console:
    """A console for people: no markup in texts, colours only where somebody sees them (NO_COLOR is respected)."""
    from rich.console import Console
    from rich.theme import Theme

    if not draws_lines(file or sys.stdout):
        file = cast("TextIO", Simplified(file or sys.stdout))
    found = Console(file=file, highlight=False, markup=False, emoji=False)
    colours = styles.plain if found.color_system == "standard" else styles.rich
    found.push_theme(Theme({**colours, **_COMMON}))
    return found


def draws_lines(file: TextIO) -> bool:
    """Can box-drawing letters be written there?"""
    encoding = getattr(file, "encoding", None) or "utf-8"
    try:
        _LETTERS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def sheet_console() -> Console:
    """A console for tables: as wide as the terminal, and wide enough where there is none."""
    found = console()
    if not found.is_terminal and "COLUMNS" not in os.environ:
        found.width = 110
    return found


def sheet(*headings: str) -> Table:
    """A table with these columns."""
    from rich import box
    from rich.table import Table

    found = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings[:-1]:
        found.add_column(heading, no_wrap=True)
    found.add_column(headings[-1])
    return found

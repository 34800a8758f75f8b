"""What the named styles look like: the colours of the design where the terminal has them, its own eight elsewhere."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final, TextIO, cast

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_RICH: Final = {
    "pavilion": "#fff8e8 on #22609f",
    "seraglio": "#fff8e8 on #a02c25",
    "arcades": "#46290a on #cb9a52",
    "chambers": "#574c42 on #fbf7ee",
    "garden": "#fff8e8 on #3f7d4b",
    "tower": "#fff8e8 on #5a3a8c",
    "fountain": "bold #10383f on #8ecbd2",
    "camp": "#2b3310 on #c3c98f",
    "florin": "bold #432e02 on #e9bd3e",
    "dirham": "bold #fff8e6 on #4a7a2e",
    "dinar": "bold #fff8e6 on #1d6a95",
    "ducat": "bold #4a1f02 on #e08440",
    "diamond": "bold #0f3a44 on #bfe3ea",
    "wall": "bold #c8744f",
    "bastion": "bold #8c7a3a",
    "ghost": "bold #d99a1c",
    "exact": "bold #4f9a63",
}
_PLAIN: Final = {
    "pavilion": "white on blue",
    "seraglio": "white on red",
    "arcades": "black on yellow",
    "chambers": "black on white",
    "garden": "black on green",
    "tower": "white on magenta",
    "fountain": "black on cyan",
    "camp": "black on bright_green",
    "florin": "bold yellow",
    "dirham": "bold green",
    "dinar": "bold blue",
    "ducat": "bold red",
    "diamond": "bold cyan",
    "wall": "bold red",
    "bastion": "bold yellow",
    "ghost": "bold yellow",
    "exact": "bold green",
}
_BOTH: Final = {
    "edge": "dim",
    "label": "dim",
    "fountain-label": "bold",
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


def console(file: TextIO | None = None) -> Console:
    """A console for people: no markup in texts, colours only where somebody sees them (NO_COLOR is respected)."""
    from rich.console import Console
    from rich.theme import Theme

    if not draws_lines(file or sys.stdout):
        file = cast("TextIO", Simplified(file or sys.stdout))
    found = Console(file=file, highlight=False, markup=False, emoji=False)
    colours = _PLAIN if found.color_system == "standard" else _RICH
    found.push_theme(Theme({**colours, **_BOTH}))
    return found


def draws_lines(file: TextIO) -> bool:
    """Can box-drawing letters be written there?"""
    encoding = getattr(file, "encoding", None) or "utf-8"
    try:
        _LETTERS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def page() -> Console:
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

"""What its styles look like: the colours of the design where the terminal has them, its own eight elsewhere."""

from __future__ import annotations

from typing import Final

from ....printing.theme import Styles
from .drawings import styles

_RICH: Final = {
    "pavilion": "#fff8e8 on #22609f",
    "seraglio": "#fff8e8 on #a02c25",
    "arcades": "#46290a on #cb9a52",
    "chambers": "#574c42 on #fbf7ee",
    "garden": "#fff8e8 on #3f7d4b",
    "tower": "#fff8e8 on #5a3a8c",
    "fountain": "bold #10383f on #8ecbd2",
    "florin": "bold #432e02 on #e9bd3e",
    "dirham": "bold #fff8e6 on #4a7a2e",
    "dinar": "bold #fff8e6 on #1d6a95",
    "ducat": "bold #4a1f02 on #e08440",
    "wall": "bold #c8744f",
    "leaning": "bold #8c7a3a",
    "ghost": "bold #d99a1c",
    "exact": "bold #4f9a63",
    "fountain-label": "bold",
}
_PLAIN: Final = {
    "pavilion": "white on blue",
    "seraglio": "white on red",
    "arcades": "black on yellow",
    "chambers": "black on white",
    "garden": "black on green",
    "tower": "white on magenta",
    "fountain": "black on cyan",
    "florin": "bold yellow",
    "dirham": "bold green",
    "dinar": "bold blue",
    "ducat": "bold red",
    "wall": "bold red",
    "leaning": "bold yellow",
    "ghost": "bold yellow",
    "exact": "bold green",
    "fountain-label": "bold",
}
STYLES: Final = Styles(
    _RICH | {name: style.rich for name, style in styles().items()},
    _PLAIN | {name: style.plain for name, style in styles().items()},
)

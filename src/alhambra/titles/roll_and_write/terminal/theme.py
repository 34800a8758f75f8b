"""What its styles look like: the colours of the design where the terminal has them, its own eight elsewhere."""

from __future__ import annotations

from typing import Final

from ....printing.theme import Styles

_BUILT: Final = {  # with all colours, then with eight
    "pavilion": ("bold #fff8e8 on #22609f", "bold white on blue"),
    "seraglio": ("bold #fff8e8 on #a02c25", "bold white on red"),
    "arcades": ("bold #46290a on #cb9a52", "black on yellow"),
    "chambers": ("bold #574c42 on #fbf7ee", "black on white"),
    "garden": ("bold #fff8e8 on #3f7d4b", "black on green"),
    "tower": ("bold #fff8e8 on #5a3a8c", "bold white on magenta"),
}
_FREE: Final = {
    "free-pavilion": ("#4c8fd0", "blue"),
    "free-seraglio": ("#d0564e", "red"),
    "free-arcades": ("#b5843c", "yellow"),
    "free-chambers": ("#9a8c7c", ""),
    "free-garden": ("#4f9a63", "green"),
    "free-tower": ("#8f6cc4", "magenta"),
}
_REST: Final = {
    "yellow-die": ("bold #3d2c00 on #f2c230", "black on yellow"),
    "blue-die": ("bold #ffffff on #2b6cb8", "bold white on blue"),
    "reach": ("bold #d99a1c", "bold yellow"),
    "coin": ("bold #d9a520", "bold yellow"),
}
_ALL: Final = _BUILT | _FREE | _REST
STYLES: Final = Styles(
    {name: style for name, (style, _) in _ALL.items()}, {name: style for name, (_, style) in _ALL.items()}
)

"""How the components of modules look: `modules/<key>/drawing.toml`, for modules that bring something to be drawn.

family      that of its tiles, where their names do not tell it
mark        what stands before the price of a tile where there is little room
symbol      what stands below its name
[styles]    by the name of a family of tiles or of a currency: `rich` with all colours, `plain` with the eight
            of every terminal
[svg]       `deep` and `glyph` for the plaque with the price, `definitions`, `ground`, `picture`, and `leaning`
            for a side in the north that leans on a wall. {colour} and {light} stand for the building's colour
            and the same in more light.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from ....modules import MODULES


@dataclass(frozen=True)
class Style:
    """Letters and ground, in the words of rich."""

    rich: str
    plain: str


@dataclass(frozen=True)
class Drawing:
    """What a module says about its looks."""

    family: str = ""
    mark: str = ""
    symbol: str = ""
    styles: dict[str, Style] = field(default_factory=dict)
    svg: dict[str, str] = field(default_factory=dict)


@cache
def drawing(module: str) -> Drawing:
    """The drawing of a module, given by its key; an empty one if it has none."""
    file = files("alhambra") / "modules" / module / "drawing.toml"
    if not module or not file.is_file():
        return Drawing()
    told = tomllib.loads(file.read_text("utf-8"))
    told["styles"] = {name: Style(**style) for name, style in told.get("styles", {}).items()}
    told["svg"] = {name: text.replace("\n", "") for name, text in told.get("svg", {}).items()}
    return Drawing(**told)


def styles() -> dict[str, Style]:
    """Those of all modules."""
    return {name: style for key in MODULES for name, style in drawing(key).styles.items()}

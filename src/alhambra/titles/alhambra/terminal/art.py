"""The artwork of tiles as SVG: seen from above, north up, light from the north-west.

A tile is 100 units wide. Whatever is drawn often stands once among the definitions and is used by its name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from .drawings import drawing
from .plots import Plot

Point = tuple[float, float]

FLOOR: Final = {
    "pavilion": "#a9cbe9",
    "seraglio": "#d07a68",
    "arcades": "#ebcf99",
    "chambers": "#f9f4ea",
    "garden": "#8fbd82",
    "tower": "#957bb8",
}
ROOF: Final = {
    "pavilion": "#22609f",
    "seraglio": "#a02c25",
    "arcades": "#cb9a52",
    "chambers": "#eee6d8",
    "garden": "#4c9159",
    "tower": "#42246c",
}
DEEP: Final = {
    "pavilion": "#173f6b",
    "seraglio": "#701b16",
    "arcades": "#5c3810",
    "chambers": "#574c42",
    "garden": "#1f5030",
    "tower": "#2c1650",
}
TEXTURE: Final = {
    "pavilion": (
        "20",
        "M10 .4L12.8 3.2H16.8V7.2L19.6 10L16.8 12.8V16.8H12.8L10 19.6L7.2 16.8H3.2V12.8L.4 10L3.2 7.2V3.2H7.2Z",
    ),
    "seraglio": ("14", "M0 7a7 7 0 0 0 14 0M-7 0a7 7 0 0 0 14 0M7 0a7 7 0 0 0 14 0"),
    "arcades": ("12", "M0 6L6 0M6 12L12 6M0 12L12 0M-3 3L3 9M9 3L15 9"),
    "chambers": ("16", "M8 0V4M8 4L16 8M8 4L0 8M0 8V16M16 8V16"),
    "garden": ("10", "M2.5 4V1M7.5 9V6"),
    "tower": ("16", "M0 0H16M0 8H16M4 0V8M12 8V16"),
}
LINE: Final = {
    "pavilion": "#7ba6cf",
    "seraglio": "#b75e4c",
    "arcades": "#cda867",
    "chambers": "#dfcfae",
    "garden": "#6f9f63",
    "tower": "#795f9d",
}
GLYPH: Final = {
    "pavilion": "M12 2.2c.6 3.4 3.8 5.4 9.2 6.6v2.4H2.8V8.8C8.2 7.6 11.4 5.6 12 2.2Z"
    "M4.6 12.6h2.3V20H4.6zM10.85 12.6h2.3V20h-2.3zM17.1 12.6h2.3V20h-2.3zM3 20.7h18V22H3z",
    "seraglio": "M12 1.8c.3 2 1 2.8 2.6 4.1 3 2.3 5.2 4.3 5.2 7.4 0 1.2-.3 2-.8 2.9H5c-.5-.9-.8-1.7-.8-2.9 0-3.1 "
    "2.2-5.1 5.2-7.4C11 4.6 11.7 3.8 12 1.8ZM3.6 17.5h16.8V22H3.6z",
    "arcades": "M2 3h20v19h-2.6v-7.5c1-.9 1.2-2 1.2-2.9a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22h-3.6v-7.5c1-.9 1.2-2 "
    "1.2-2.9a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22H2V3Z",
    "chambers": "M12 2c4.7 2.7 7 5.9 7 9.8V22H5V11.8C5 7.9 7.3 4.7 12 2Zm-.8 5.6C9 9.2 8 10.9 8 12.9v6.7h3.2V7.6Z"
    "m1.6 0v12H16v-6.7c0-2-1-3.7-3.2-5.3Z",
    "garden": "M15.8 3.2a5.7 5.7 0 0 1 1 11.3V22h-2.1v-7.5a5.7 5.7 0 0 1 1.1-11.3ZM6.3 3c2.2 3.4 3.3 6.6 3.3 9.6 "
    "0 2.8-.8 4.5-2.4 5.1V22H5.4v-4.3C3.8 17.1 3 15.4 3 12.6 3 9.6 4.1 6.4 6.3 3Z",
    "tower": "M4.5 2h3.6v2.6h2.1V2h3.6v2.6h2.1V2h3.6v7.3l-1.7 1.6V22H6.2V10.9L4.5 9.3V2ZM12 12.8c-1.5.8-2.2 "
    "1.9-2.2 3.2v3.2h4.4V16c0-1.3-.7-2.4-2.2-3.2Z",
}
INK: Final = {
    family: "#3b2a1a" if family in ("arcades", "chambers") else "#fff6e2" for family in ROOF
}  # of the signs on them
SEATS: Final = ("#bb2f23", "#1f7a8c", "#e0a526", "#6d7f2e", "#b98fd0", "#f3ead8")
BRICK, WALK, MERLON, TOP = "#7d3d2b", "#e2b38a", "#b5654a", "#f3d3ad"
GOLD, GOLD_EDGE, CREAM, SHADE = "#f0c969", "#8b6415", "#fff6e2", "#2a1710"
TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
X, Y = 51, 54  # the middle of a building: the price stands to its north-west


# -------------------------------------------------------------------------------------------------------------- shapes


def n(value: float) -> str:
    """A number, as short as it can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def shape(points: Sequence[Point], fill: str, more: str = "") -> str:
    told = " ".join([f"{n(x)},{n(y)}" for x, y in points])
    return f'<polygon points="{told}" fill="{fill}"{more}/>'


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="{fill}"{more}/>'


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"{more}/>'


def stroke(colour: str, width: float, more: str = "") -> str:
    return f' stroke="{colour}" stroke-width="{n(width)}"{more}'


def lit(colour: str, amount: float) -> str:
    """The colour in more light, or in shadow if negative."""
    towards = (0xFF, 0xF6, 0xE4) if amount >= 0 else (0x1D, 0x0F, 0x14)
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    mixed = [round(part + (end - part) * abs(amount)) for part, end in zip(parts, towards, strict=True)]
    return "#" + "".join([f"{part:02x}" for part in mixed])


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(x: float, y: float, radius: float, rays: int = 8, ratio: float = 0.765, turned: float = -90) -> list[Point]:
    return [polar(x, y, radius * (ratio if at % 2 else 1), turned + at * 180 / rays) for at in range(2 * rays)]


def faceted(x: float, y: float, radius: float, colour: str, turned: float = -90) -> str:
    """A star-shaped roof, each facet in its own light."""
    points = star(x, y, radius, turned=turned)
    found = []
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        east, south = (one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y
        light = (-0.55 * east - 0.83 * south) / (math.hypot(east, south) or 1) * 0.34
        found.append(shape([(x, y), one, other], lit(colour, light)))
    return "".join(found)


def hip(x: float, y: float, width: float, height: float, tones: Sequence[str], ridge: str = "") -> str:
    """A hipped roof: its north, west, east and south faces in these tones."""
    half = min(width, height) / 2
    wide = width >= height
    a = (x + half, y + height / 2) if wide else (x + width / 2, y + half)
    b = (x + width - half, y + height / 2) if wide else (x + width / 2, y + height - half)
    nw, ne, se, sw = (x, y), (x + width, y), (x + width, y + height), (x, y + height)
    faces = ([nw, ne, b, a], [nw, sw, a], [ne, se, b], [sw, se, b, a])
    if not wide:
        faces = ([nw, ne, a], [nw, sw, b, a], [ne, se, b, a], [sw, se, b])
    found = "".join([shape(face, tone) for face, tone in zip(faces, tones, strict=True)])
    if ridge:
        found += f'<path d="M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"{stroke(ridge, 1.3)}/>'
    return found


def tones(colour: str) -> list[str]:
    return [lit(colour, light) for light in (0.26, 0.12, -0.16, -0.26)]


def square(radius: float, x: float = X, y: float = Y) -> list[Point]:
    return [(x - radius, y - radius), (x + radius, y - radius), (x + radius, y + radius), (x - radius, y + radius)]


def shadow(points: Sequence[Point], by: float = 4) -> str:
    return shape([(x + by, y + by + 1) for x, y in points], SHADE, ' opacity=".26"')


# ----------------------------------------------------------------------------------------------------------- buildings


def pavilion() -> str:
    roof = ROOF["pavilion"]
    found = shadow(star(X, Y, 31)) + shape(star(X, Y, 32.5), lit(DEEP["pavilion"], -0.1)) + faceted(X, Y, 31, roof)
    found += shape(star(X, Y, 15, turned=-67.5), lit(roof, 0.3), stroke("#f2d48a", 1.3))
    return found + faceted(X, Y, 12.5, lit(roof, 0.12), -67.5) + disc(X, Y, 3.2, GOLD, stroke(GOLD_EDGE, 0.8))


def seraglio() -> str:
    roof, deep = ROOF["seraglio"], DEEP["seraglio"]
    found = shadow(square(31)) + shape(square(31), "#f1e2cf", stroke(deep, 1.5))
    for x, y in square(24):
        found += disc(x, y, 5.6, roof) + disc(x, y, 5.6, "url(#dome)")
    for at in range(16):
        x, y = polar(X, Y, 24.5, at * 22.5)
        found += disc(x, y, 5.2, lit(roof, -0.22))
    found += disc(X, Y, 25.5, roof)
    for at in range(16):
        x, y = polar(X, Y, 25.5, at * 22.5 + 11.25)
        more = stroke(deep, 0.8, ' stroke-opacity=".55"')
        found += f'<path d="M{X} {Y}L{n(x)} {n(y)}"{more}/>'
    found += disc(X, Y, 25.5, "url(#dome)") + disc(X, Y, 14, "none", stroke("#f2d48a", 1, ' stroke-opacity=".8"'))
    return found + shape(star(X, Y, 7.5, ratio=0.5), GOLD, stroke(GOLD_EDGE, 0.6))


def arcades() -> str:
    roof, deep = ROOF["arcades"], DEEP["arcades"]
    outer, inner = square(31), square(15.5)
    found = shadow(outer) + shape(outer, deep)
    for at, light in enumerate((0.26, -0.14, -0.26, 0.1)):
        after = (at + 1) % 4
        found += shape([outer[at], outer[after], inner[after], inner[at]], lit(roof, light), stroke(deep, 0.7))
    ribs = ""
    for at in range(-6, 7):
        offset = at * 4.3
        near = max(16, abs(offset) + 0.5)
        ribs += f"M{n(X + offset)} {Y - 30}V{n(Y - near)}M{n(X + offset)} {n(Y + near)}V{Y + 30}"
        ribs += f"M{X - 30} {n(Y + offset)}H{n(X - near)}M{n(X + near)} {n(Y + offset)}H{X + 30}"
    more = stroke(deep, 0.8, ' stroke-opacity=".38"')
    found += f'<path d="{ribs}"{more}/>' + shape(inner, "#f6ead2")
    arches = ""
    low, high = (n(Y - 15.5), n(Y + 15.5))
    west, east = (n(X - 15.5), n(X + 15.5))
    for at in range(4):
        x, y = n(X - 15.5 + at * 7.75), n(Y - 15.5 + at * 7.75)
        arches += f"M{x} {low}a3.875 3.875 0 0 0 7.75 0ZM{x} {high}a3.875 3.875 0 0 1 7.75 0Z"
        arches += f"M{west} {y}a3.875 3.875 0 0 1 0 7.75ZM{east} {y}a3.875 3.875 0 0 0 0 7.75Z"
    found += f'<path d="{arches}" fill="{lit(roof, 0.08)}"{stroke(deep, 0.7)}/>'
    return found + box(X - 7, Y - 7, 14, 14, "url(#water)", stroke("#8b6a3a", 1.2, ' rx="1.5"'))


def chambers() -> str:
    wings = ((-31, -31, 38, 22), (9, -31, 22, 38), (-7, 9, 38, 22), (-31, -7, 22, 38))
    white = ("#fffefa", "#faf4e8", "#e6dcc8", "#d6c8ae")
    found = ""
    for x, y, width, height in wings:
        found += box(X + x + 3, Y + y + 4, width, height, SHADE, ' opacity=".26"')
    found += box(X - 10, Y - 10, 20, 20, "#3f74a3")
    for x, y, width, height in wings:
        found += box(X + x - 0.8, Y + y - 0.8, width + 1.6, height + 1.6, "#8a7654")
        found += hip(X + x, Y + y, width, height, white, "#c9a14e")
    return found + shape(star(X, Y, 7.8), "#f4e9d2") + shape(star(X, Y, 5), "url(#water)", stroke("#3f74a3", 0.8))


def garden() -> str:
    green, deep = ROOF["garden"], DEEP["garden"]
    found = box(X - 33, Y - 33, 66, 66, "#efe3c6", stroke(deep, 1.2, ' rx="3"'))
    for east, south in ((0, 0), (1, 0), (1, 1), (0, 1)):
        x, y = X + (6.7 if east else -30), Y + (6.7 if south else -30)
        found += box(x, y, 23.3, 23.3, green, ' rx="2.5"') + box(x + 2, y + 2, 19.3, 19.3, lit(green, 0.2), ' rx="1.5"')
        for a, b, radius in ((0.3, 0.32, 5.6), (0.72, 0.62, 6.2), (0.3, 0.8, 3.6), (0.76, 0.22, 3.2)):
            tree_x, tree_y = x + 23.3 * (a if east == south else 1 - a), y + 23.3 * b
            found += disc(tree_x + 1.3, tree_y + 1.7, radius, "#122b18", ' opacity=".38"')
            found += disc(tree_x, tree_y, radius, lit(green, -0.14))
            found += disc(tree_x - radius * 0.28, tree_y - radius * 0.32, radius * 0.6, lit(green, 0.26))
            if radius > 5:
                for fruit_x, fruit_y in ((1.8, 1.5), (-2.2, 1.8), (0.6, -2.5)):
                    found += disc(tree_x + fruit_x, tree_y + fruit_y, 1, "#f0a23a")
    channels = f"M{X} {Y - 31}V{Y + 31}M{X - 31} {Y}H{X + 31}"
    found += f'<path d="{channels}"{stroke("#8b7a52", 5.6)}/><path d="{channels}"{stroke("#7fc0c9", 3.6)}/>'
    found += shape(star(X, Y, 10, ratio=0.86), "#f7eedb", stroke("#8b7a52", 1))
    return found + disc(X, Y, 6, "url(#water)", stroke("#5b8f97", 0.8)) + disc(X, Y, 1.8, "#fff")


def tower() -> str:
    roof, deep = ROOF["tower"], DEEP["tower"]
    east, south = X + 26, Y + 26
    cast = [(east, Y - 22), (east + 15, Y + 4), (east + 15, south + 15), (X + 2, south + 15), (X - 22, south)]
    found = shape(cast, "#1b0e22", ' opacity=".3"') + box(X - 26, Y - 26, 52, 52, lit(roof, -0.3))
    for at in range(5):
        offset = -26 + at * 11.55
        for x, y in ((offset, -28.5), (offset, 22.7), (-28.5, offset), (22.7, offset)):
            found += box(X + x, Y + y, 5.8, 5.8, lit(roof, 0.36), stroke(deep, 0.8))
    found += box(X - 21, Y - 21, 42, 42, deep) + hip(X - 18.5, Y - 18.5, 37, 37, tones(lit(roof, 0.04)))
    for radius in (12.3, 6.2):
        more = stroke(deep, 0.7, ' stroke-opacity=".45"')
        found += box(X - radius, Y - radius, 2 * radius, 2 * radius, "none", more)
    return found + disc(X, Y, 2.9, GOLD, stroke(GOLD_EDGE, 0.7))


BUILDINGS: Final[dict[str, Callable[[], str]]] = {
    "pavilion": pavilion,
    "seraglio": seraglio,
    "arcades": arcades,
    "chambers": chambers,
    "garden": garden,
    "tower": tower,
}


def fountain(colour: str) -> str:
    channels = "M50 6V94M6 50H94"
    found = f'<path d="{channels}"{stroke("#8fa8aa", 5.5)}/><path d="{channels}"{stroke("#8ecbd2", 3.6)}/>'
    found += disc(52, 53, 33, SHADE, ' opacity=".22"') + disc(50, 50, 33, lit(colour, -0.12))
    found += shape(star(50, 50, 33, 12, 0.86), colour, stroke(lit(colour, 0.45), 1))
    found += disc(50, 50, 23.5, "#f7efdf", stroke("#9c8a6b", 1))
    for at in range(12):
        x, y = polar(50, 50, 19.8, at * 30 + 15)
        lion = box(-2, -3, 4, 7, "#cdbd9d", stroke("#7d6b4b", 0.6, ' rx="1.8"'))
        lion += disc(0, -3.2, 2.1, "#e6d8ba", stroke("#7d6b4b", 0.6))
        found += f'<g transform="translate({n(x)} {n(y)}) rotate({at * 30 + 105})">{lion}</g>'
    found += shape(star(50, 50, 15, 12, 0.93), "#efe3cb", stroke("#8a7753", 1))
    found += disc(50, 50, 11.5, "url(#water)", stroke("#5b8f97", 0.8))
    return found + disc(50, 50, 4.2, "#f7efdf", stroke("#8a7753", 0.8)) + disc(50, 50, 1.6, "#dff4f6")


# --------------------------------------------------------------------------------------------------------------- walls


def wall() -> str:
    """A wall in the north."""
    found = box(0, 13, 100, 4, "#2a1208", ' opacity=".28"') + box(0, 0, 100, 13, BRICK) + box(0, 4.6, 100, 6.6, WALK)
    dashes = stroke("#c98f66", 0.7, ' stroke-dasharray="5 2.5"')
    found += f'<path d="M0 7.9H100"{dashes}/>'
    for at in range(8):
        x = at * 12.5 + 2.6
        found += box(x, -0.6, 7.3, 6, MERLON, stroke(BRICK, 0.7, ' rx=".6"')) + box(x + 1, 0.3, 5.3, 2.6, TOP)
    for at in range(16):
        found += box(at * 6.25 + 1, 11, 3.9, 2, MERLON)
    return found


def turret() -> str:
    """Where two walls of a tile meet, in the north-west."""
    found = box(-1, 0.5, 22, 22, "#2a1208", ' opacity=".25"') + box(-1, -1, 20, 20, BRICK, ' rx="1"')
    found += box(2, 2, 14, 14, WALK)
    for at in range(3):
        offset = -0.3 + at * 7
        for x, y in ((offset, -1.5), (offset, 14.8), (-1.5, offset), (14.8, offset)):
            found += box(x, y, 4.7, 4.7, MERLON, stroke(BRICK, 0.5, ' rx=".5"')) + box(x + 0.8, y + 0.8, 3, 2, TOP)
    return found + hip(4.5, 4.5, 9, 9, tones("#a9543a"))


def threshold() -> str:
    """The way out to the north, so that one can follow with the eye where one can walk."""
    return box(41, -1, 18, 54, "#f3e6cb", ' opacity=".8"')


# --------------------------------------------------------------------------------------------------------------- tiles


def definitions(plots: Sequence[Plot]) -> str:
    """What these tiles, walls and fountain are made of."""
    found = (
        '<radialGradient id="dome" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ffe9d2" stop-opacity=".75"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity=".08"/>'
        '<stop offset="1" stop-color="#2a0808" stop-opacity=".5"/></radialGradient>'
        '<linearGradient id="water" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b7e0e2"/>'
        '<stop offset="1" stop-color="#5aa5b4"/></linearGradient>'
        '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff8e8" '
        'stop-opacity=".22"/><stop offset="1" stop-color="#3a1f12" stop-opacity=".07"/></linearGradient>'
        '<clipPath id="tile"><rect width="100" height="100" rx="1.5"/></clipPath>'
    )
    found += pattern("court", "12", "M0 6L6 0L12 6L6 12Z", "#d9cdb6", 0.9)
    for name, shapes in (("wall", wall()), ("turret", turret()), ("way", threshold())):
        found += f'<g id="{name}">{shapes}</g>'
    for family, module in sorted({(plot.family, "" if plot.family in BUILDINGS else plot.module) for plot in plots}):
        svg = drawing(module).svg
        if family in BUILDINGS:
            size, line = TEXTURE[family]
            found += pattern(f"floor-{family}", size, line, LINE[family], 1.2)
            ground = box(0, 0, 100, 100, FLOOR[family]) + box(0, 0, 100, 100, f"url(#floor-{family})")
            found += f'<g id="ground-{family}">{ground}</g><g id="{family}">{BUILDINGS[family]()}</g>'
        if svg:
            found += svg.get("definitions", "")
            for name, part in (("ground-", "ground"), ("", "picture"), ("leaning-", "leaning")):
                found += f'<g id="{name}{family}">{svg[part]}</g>'
        glyph = svg.get("glyph") or GLYPH.get(family)
        if glyph:
            found += f'<path id="glyph-{family}" fill-rule="evenodd" d="{glyph}"/>'
    return f"<defs>{found}</defs>"


def pattern(name: str, size: str, line: str, colour: str, width: float) -> str:
    drawn = f'<path d="{line}" fill="none"{stroke(colour, width)}/>'
    return f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{drawn}</pattern>'


def use(name: str, side: str = "N") -> str:
    turned = f' transform="rotate({TURN[side]} 50 50)"' if TURN[side] else ""
    return f'<use href="#{name}"{turned}/>'


def coloured(picture: str, colour: str) -> str:
    """A picture of a module in the colour of a building."""
    return picture.format(colour=colour, light=lit(colour, 0.18))


def tile(plot: Plot, seat: int) -> str:
    """A tile; the definitions must stand before it."""
    if plot.family == "fountain":
        ground = box(0, 0, 100, 100, "#f3ecdd") + box(0, 0, 100, 100, "url(#court)")
        inside = ground + "".join([use("way", side) for side in TURN]) + fountain(SEATS[seat % len(SEATS)])
    elif plot.family in BUILDINGS:
        own = drawing(plot.module).svg.get("picture")
        picture = use(plot.family) if own is None else coloured(own, DEEP[plot.family])
        ways = "".join([use("way", side) for side in TURN if side not in plot.walls])
        inside = use(f"ground-{plot.family}") + ways + box(0, 0, 100, 100, "url(#light)") + picture
        inside += walls(plot.walls)
    elif drawing(plot.module).svg:
        leaning = "".join([use(f"leaning-{plot.family}", side) for side in plot.leaning])
        inside = use(f"ground-{plot.family}") + use(plot.family) + leaning + emblems(plot.shown) + walls(plot.walls)
    else:
        inside = box(0, 0, 100, 100, "#e8dcc0")
    frame = box(0.5, 0.5, 99, 99, "none", stroke("#2c1a10", 1, ' stroke-opacity=".45"'))
    return f'<g clip-path="url(#tile)">{inside}{frame}</g>{plaque(plot)}'


def emblems(families: Sequence[str]) -> str:
    """The signs of some families, side by side in the middle."""
    found = ""
    for at, family in enumerate(families):
        x, y = X + 22 * at - 11 * (len(families) - 1), 53
        at_sign = f"translate({n(x - 7.2)} {n(y - 7.2)}) scale(.6)"
        found += disc(x, y, 10.4, ROOF[family], stroke(GOLD_EDGE, 1))
        found += f'<path transform="{at_sign}" fill="{INK[family]}" d="{GLYPH[family]}"/>'
    return found


def walls(sides: str) -> str:
    found = "".join([use("wall", side) for side in sides])
    for corner, side in (("NW", "N"), ("NE", "E"), ("ES", "S"), ("SW", "W")):
        if all(letter in sides for letter in corner):
            found += use("turret", side)
    return found


def plaque(plot: Plot) -> str:
    """Symbol and price, clear of the walls."""
    if not plot.price:
        return ""
    svg = drawing(plot.module).svg
    lines = plot.walls + plot.leaning
    x, y = (15.5 if "W" in lines else 4.5), (16 if "N" in lines else 4.5)
    if plot.leaning and "S" not in lines:
        y = 74
    width = 46 if plot.price > 9 else 36
    deep = svg.get("deep") or DEEP.get(plot.family, "#574c42")
    found = box(x + 0.8, y + 1.4, width, 22, "#000", ' rx="4.5" opacity=".28"')
    found += box(x, y, width, 22, deep, stroke("#f6e3b8", 1.4, ' rx="4.5"'))
    if "glyph" in svg or plot.family in GLYPH:
        at = f"translate({n(x + 2.8)} {n(y + 3)}) scale(.667)"
        found += f'<use href="#glyph-{plot.family}" fill="{CREAM}" transform="{at}"/>'
    return found + f'<text x="{n(x + width - 3.6)}" y="{n(y + 17.6)}" fill="{CREAM}">{plot.price}</text>'

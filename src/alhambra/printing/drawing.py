"""A drawing on a page of paper: shapes and letters in millimetres, written as SVG or PDF elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from .paths import LINE, MOVE, Point, Segment, outline

Anchor = Literal["start", "middle", "end"]
INK: Final = "#2b2118"
A4: Final = (210.0, 297.0)


@dataclass(frozen=True)
class Shape:
    """An outline, filled or drawn or both; colours are #rrggbb, and none leaves it out. Holes stay holes."""

    segments: tuple[Segment, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0.3
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True)
class Letters:
    """A line of text: the point is on its baseline."""

    x: float
    y: float
    text: str
    size: float  # in millimetres
    bold: bool = False
    anchor: Anchor = "start"
    colour: str = INK


@dataclass
class Drawing:
    """What is on one page."""

    width: float
    height: float
    title: str = ""
    language: str = ""
    items: list[Shape | Letters] = field(default_factory=list)

    def path(
        self,
        text: str,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        fill: str = "",
        stroke: str = "",
        width: float = 0.3,
    ) -> None:
        """A path text of SVG, moved and scaled."""
        self._add(text, x, y, scale, fill, stroke, width, ())

    def _add(
        self,
        text: str,
        x: float,
        y: float,
        scale: float,
        fill: str,
        stroke: str,
        width: float,
        dashes: tuple[float, ...],
    ) -> None:
        moved = [Segment(kind, _moved(points, x, y, scale)) for kind, points in outline(text)]
        self.items.append(Shape(tuple(moved), fill, stroke, width, dashes))

    def line(self, start: Point, end: Point, stroke: str = INK, width: float = 0.3) -> None:
        self.items.append(Shape((Segment(MOVE, (start,)), Segment(LINE, (end,))), "", stroke, width))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "",
        stroke: str = "",
        thick: float = 0.3,
        radius: float = 0,
        dashes: tuple[float, ...] = (),
    ) -> None:
        """A rectangle, with round corners if there is a radius."""
        r, w, h = radius, width, height
        if r:
            arc = f"a{r} {r} 0 0 1 "
            across, down = w - 2 * r, h - 2 * r
            text = f"M{r} 0h{across}{arc}{r} {r}v{down}{arc}{-r} {r}h{-across}{arc}{-r} {-r}v{-down}{arc}{r} {-r}Z"
        else:
            text = f"M0 0h{w}v{h}h{-w}Z"
        self._add(text, x, y, 1, fill, stroke, thick, dashes)

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width: float = 0.3) -> None:
        self._add(f"M{-r} 0a{r} {r} 0 0 1 {2 * r} 0a{r} {r} 0 0 1 {-2 * r} 0Z", x, y, 1, fill, stroke, width, ())

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        bold: bool = False,
        anchor: Anchor = "start",
        colour: str = INK,
    ) -> None:
        self.items.append(Letters(x, y, text, size, bold, anchor, colour))

    def paste(self, other: Drawing, x: float, y: float, scale: float) -> None:
        """Another drawing on this one, larger or smaller."""
        for item in other.items:
            self.items.append(_letters(item, x, y, scale) if isinstance(item, Letters) else _shape(item, x, y, scale))


def _moved(points: tuple[Point, ...], x: float, y: float, scale: float) -> tuple[Point, ...]:
    return tuple([(x + scale * px, y + scale * py) for px, py in points])


def _shape(item: Shape, x: float, y: float, scale: float) -> Shape:
    segments = tuple([Segment(kind, _moved(points, x, y, scale)) for kind, points in item.segments])
    dashes = tuple([dash * scale for dash in item.dashes])
    return Shape(segments, item.fill, item.stroke, item.width * scale, dashes)


def _letters(item: Letters, x: float, y: float, scale: float) -> Letters:
    place = (x + item.x * scale, y + item.y * scale)
    return Letters(*place, item.text, item.size * scale, item.bold, item.anchor, item.colour)

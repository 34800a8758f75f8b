"""Outlines: the path texts of SVG, read into lines and curves that every kind of paper knows."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

MOVE, LINE, CURVE, CLOSE = "M", "L", "C", "Z"
Point = tuple[float, float]
_WORD: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


class Segment(NamedTuple):
    """Go to the last of these points: without a line, straight, or on a curve led by the two others."""

    kind: str
    points: tuple[Point, ...] = ()


@lru_cache(256)
def outline(text: str) -> tuple[Segment, ...]:
    """The segments of a path text, all of them absolute; arcs become curves. Knows M L H V C A Z, large and small."""
    return tuple(_segments(_WORD.findall(text)))


def _segments(words: list[str]) -> Iterator[Segment]:
    here = first = (0.0, 0.0)
    command = ""
    at = 0
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        kind = command.upper()
        count = _COUNTS[kind]
        numbers = [float(word) for word in words[at : at + count]]
        at += count
        corner = here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            yield Segment(CLOSE)
            here = first
            continue
        for segment in _drawn(kind, numbers, here, corner):
            yield segment
            here = segment.points[-1]
        if kind == "M":
            first = here
            command = "l" if command.islower() else "L"  # further points of a move are lines


def _drawn(kind: str, numbers: list[float], here: Point, corner: Point) -> list[Segment]:
    """What one command draws; small ones count from `corner`."""
    x, y = corner
    if kind == "H":
        return [Segment(LINE, ((x + numbers[0], here[1]),))]
    if kind == "V":
        return [Segment(LINE, ((here[0], y + numbers[0]),))]
    if kind == "A":
        end = (x + numbers[5], y + numbers[6])
        return _arc(here, end, numbers[0], bool(numbers[3]), bool(numbers[4]))
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [Segment(kind, tuple([(x + dx, y + dy) for dx, dy in pairs]))]


def _arc(start: Point, end: Point, radius: float, large: bool, clockwise: bool) -> list[Segment]:
    """A part of a circle, in curves of a quarter at most."""
    (x1, y1), (x2, y2) = start, end
    half = math.dist(start, end) / 2
    radius = max(radius, half)
    height = math.sqrt(max(0.0, radius * radius - half * half))
    side = -1 if large == clockwise else 1
    cx = (x1 + x2) / 2 - side * height * (y2 - y1) / (2 * half)
    cy = (y1 + y2) / 2 + side * height * (x2 - x1) / (2 * half)
    begin = math.atan2(y1 - cy, x1 - cx)
    sweep = math.atan2(y2 - cy, x2 - cx) - begin
    if clockwise and sweep < 0:
        sweep += 2 * math.pi
    elif not clockwise and sweep > 0:
        sweep -= 2 * math.pi
    parts = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    return [_quarter((cx, cy), radius, begin + sweep * part / parts, sweep / parts) for part in range(parts)]


def _quarter(centre: Point, radius: float, begin: float, sweep: float) -> Segment:
    lead = 4 / 3 * math.tan(sweep / 4) * radius
    (cx, cy), finish = centre, begin + sweep
    start = (cx + radius * math.cos(begin), cy + radius * math.sin(begin))
    end = (cx + radius * math.cos(finish), cy + radius * math.sin(finish))
    one = (start[0] - lead * math.sin(begin), start[1] + lead * math.cos(begin))
    other = (end[0] + lead * math.sin(finish), end[1] - lead * math.cos(finish))
    return Segment(CURVE, (one, other, end))

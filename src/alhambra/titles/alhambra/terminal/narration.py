"""What happened, told to one player: events become sentences, scorings tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .... import locales
from ....core.agenda import Move
from ....core.events import Event
from ....palace.components import BUILDINGS, CODES
from ....printing.voice import Voice

if TYPE_CHECKING:
    from rich.table import Table

SILENT = ("turn", "market", "display", "deal", "end", "scoring")  # seen on the table, or told at length


def news(
    voice: Voice, names: Sequence[str], viewer: int | None, event: Event, verbs: Mapping[str, type[Move]]
) -> str | None:
    """The event in a sentence; None if the viewer may not know it, has done it himself, or sees it on the table."""
    seen = event.seen_by(viewer)
    if seen is None or seen.verb in SILENT or (seen.seat == viewer and repeats_a_move(seen, verbs)):
        return None
    return voice.event(seen, names)


def repeats_a_move(event: Event, verbs: Mapping[str, type[Move]]) -> bool:
    """Does the event say no more than the move that began it?"""
    kind = verbs.get(event.cause)
    if kind is None:
        return False
    return event.verb == kind.verb if kind.echoes is None else event.verb in kind.echoes


def lines_of(event: Event) -> list[dict[str, Any]]:
    lines = event.facts["lines"]
    assert isinstance(lines, list)
    return lines


def contenders(event: Event) -> list[int]:
    """All who can have scored: the players, and rivals without a seat if they did."""
    scores = event.facts["scores"]
    assert isinstance(scores, list)
    seats = range(len(scores))
    return [*seats, *sorted({line["seat"] for line in lines_of(event) if line["seat"] not in seats})]


def scoring_table(voice: Voice, names: Sequence[str], event: Event) -> Table:
    """Who got how much for what, in one scoring."""
    from rich.table import Table

    lines = lines_of(event)
    kinds = ["wall", *BUILDINGS]
    others = any(line["what"] not in kinds for line in lines)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = [voice("cli-wall"), *CODES, *([voice("cli-others")] if others else []), voice("cli-sum")]
    for heading in ["", *headings]:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for seat in contenders(event):
        mine = [line for line in lines if line["seat"] == seat]
        points = [sum(line["points"] for line in mine if line["what"] == kind) for kind in kinds]
        total = sum(line["points"] for line in mine)
        if others:
            points.append(total - sum(points))
        table.add_row(names[seat], *[str(one) if one else "·" for one in points], str(total))
    return table


def provenance(voice: Voice, names: Sequence[str], event: Event) -> list[tuple[str, str]]:
    """Where every point of a scoring came from: a sentence, and the tiles or wall segments behind it."""
    found = []
    for seat in contenders(event):
        for key, line in zip(event.sentences, lines_of(event), strict=True):
            if line["seat"] == seat:
                sentence = locales.score_line(voice.language, key, line, names)
                found.append((sentence, f"{evidence(line)}  {line['rule']}".strip()))
    return found


def evidence(line: dict[str, Any]) -> str:
    if "segments" in line:
        return walked(line["segments"])
    if "cells" in line:
        return "  ".join([f"{x},{y}" for x, y in line["cells"]])
    return " ".join(line.get("tiles", []))


def walked(segments: Sequence[Sequence[Any]]) -> str:
    """Segments of a wall in walking order, each cell named once: `0,-1 W N  1,-1 N`."""
    words: list[str] = []
    last = ""
    for x, y, side in segments:
        cell = f"{x},{y}"
        if cell != last:
            words.append(f" {cell}" if words else cell)
            last = cell
        words.append(side)
    return " ".join(words)

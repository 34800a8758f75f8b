"""What happened, told to one player: events become sentences, scorings tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .... import locales
from ....core.events import END, Event
from ....printing.voice import Voice
from ....rollwrite.layout import TYPES
from .sheets import codes_in

if TYPE_CHECKING:
    from rich.table import Table

COMPLETED: Final = "completed"
SCORED: Final = (COMPLETED, "final scoring")  # events with lines
SEEN: Final = ("turn", "round", "start", "dice", END)  # on the sheets, in the heading, or told at length
OWN: Final = ("change", "build", "coins", "second", "pass", "hand on")  # who has done it knows it


def news(voice: Voice, names: Sequence[str], viewer: int | None, event: Event) -> str | None:
    """The event in a sentence; None if the viewer has done it himself, or sees it on the table."""
    if event.verb in SEEN or (event.seat == viewer and event.verb in OWN):
        return None
    if event.verb == "hand on" and event.facts["to"] != viewer:
        return None
    if event.verb == COMPLETED:
        return " ".join([voice.event(event, names), *[f"{told}." for told, _ in provenance(voice, names, event)]])
    return voice.event(event, names)


def lines_of(event: Event) -> list[dict[str, Any]]:
    lines = event.facts["lines"]
    assert isinstance(lines, list)
    return lines


def scoring_table(voice: Voice, names: Sequence[str], event: Event) -> Table:
    """Who got how much for what in the final scoring; fictitious players where they score."""
    from rich.table import Table

    lines = lines_of(event)
    scores = event.facts["scores"]
    assert isinstance(scores, list)
    duel = any(line["what"] == "bonus" for line in lines)
    kinds = [(name,) for name in TYPES] + [("row", "column"), ("coins",)] + ([("bonus",)] if duel else [])
    heads = [*codes_in(voice), voice("rw-cli-lines"), voice("rw-cli-coins"), *([voice("rw-cli-bonus")] if duel else [])]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ["", *heads, voice("cli-sum")]:
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    for seat in range(len(names) if duel else len(scores)):
        mine = [line for line in lines if line["seat"] == seat]
        points = [sum([line["points"] for line in mine if line["what"] in kind]) for kind in kinds]
        table.add_row(names[seat], *[str(one) if one else "·" for one in points], str(sum(points)))
    return table


def provenance(voice: Voice, names: Sequence[str], event: Event) -> list[tuple[str, str]]:
    """Where every point came from: a sentence, and the rule behind it; player by player."""
    told = list(zip(event.sentences, lines_of(event), strict=True))
    told.sort(key=lambda one: int(one[1]["seat"]))
    return [(locales.score_line(voice.language, key, line, names), str(line["rule"])) for key, line in told]

"""A position as data. Nothing is hidden in this game but the dice to come, and they are not there yet (RW-COMP-05)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import Event
from ...rollwrite.game import Game


def position(game: Game, events: Sequence[Event]) -> dict[str, object]:
    """The position, with the score lines of these events, which led to it."""
    found = game.view().to_json()
    for name in ("seat", "ply", "legal_moves"):
        del found[name]
    scored = [line for event in events for line in _lines(event)]
    return {
        **found,
        "options": game.rules.values,
        "standings": game.standings(),
        "scoring": scored or None,
        "legal": [str(move) for move in game.legal_moves],
        "over": game.over,
        "winners": game.winners,
    }


def _lines(event: Event) -> list[object]:
    lines = event.facts.get("lines", [])
    assert isinstance(lines, list)
    return lines

"""A position as data, with full information."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.events import Event
from ...modules import MODULES
from ...palace.game import Game
from ...palace.view import added_walls, alhambra_json, named_parts

# Whoever may be at the table without a seat stands beside the players, and not among the parts of modules.
RIVALS: Final = [module.rival for module in MODULES.values() if module.rival]


def position(game: Game, events: Sequence[Event] = ()) -> dict[str, object]:
    """The position, with the score lines of these events, which led to it."""
    s = game.state
    rules = s.rules
    parts = {key: part.to_json() for key, part in named_parts(s.parts).items()}
    without_seat = {key: parts.pop(key, None) for key in RIVALS}
    found: dict[str, object] = {
        "edition": rules.options.edition,
        "modules": rules.module_keys(),
        "options": rules.options.values,
        "scorings_done": s.scorings_done,
        "market": [None if offer is None else offer.tile.name for offer in s.market],
        "display": [card.name for card in s.display.shown()],
        "deck": [card.name for card in s.deck[s.turned :]],
        "supply": [tile.name for tile in s.bag[s.drawn :]],
        "discard": [card.name for card in [*game.view().discarded(), *s.discarded]],
        "players": [
            {
                "alhambra": alhambra_json(player.estate, rules.tiles),
                "reserve": [tile.name for tile in player.estate.reserve],
                "pending": [tile.name for tile in player.pending],
                "hand": [card.name for card in player.cards()],
                "score": player.score,
            }
            for player in s.players
        ],
        **without_seat,
        "scoring": _scoring(game, events) or None,
        "legal": [str(move) for move in game.legal_moves],
        "over": game.over,
        "winners": [_who(winner, game) for winner in game.winners],
        "parts": parts,
        "decision": None if s.decision is None else {"seat": s.decision.seat, "kind": s.decision.kind},
    }
    if s.gone:
        found["gone"] = [card.name for card in s.gone]
    if s.waiting:
        found["waiting"] = [card.name for card in s.waiting]
    if s.walls is not None:
        found["added_walls"] = added_walls(s.walls, rules.tiles)
    return found


def _scoring(game: Game, events: Sequence[Event]) -> list[object]:
    found: list[object] = []
    for event in events:
        lines = event.facts.get("lines", ())
        assert isinstance(lines, (list, tuple))
        found += [_line(line, game) for line in lines]
    return found


def _line(line: dict[str, object], game: Game) -> dict[str, object]:
    seat = line["seat"]
    assert isinstance(seat, int)
    return {"seat": _who(seat, game), **{key: line[key] for key in ("round", "rule", "what", "points")}}


def _who(seat: int, game: Game) -> object:
    """A seat, or the key of a rival."""
    for rival in game.rivals:
        if rival.seat == seat:
            return rival.key
    return seat

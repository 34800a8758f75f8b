"""Every position of a game as data, with full information: for debugging, analysis and second opinions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from ..core.events import Event
from ..core.game import Game
from ..core.record import Record
from .replay import Opener, check_result, opened, play_recorded


class Teller(Opener[Any], Protocol):
    """Whoever can also tell the positions of the games that they open: a title."""

    def position(self, game: Any, events: Sequence[Event]) -> dict[str, object]: ...


def positions(record: Record, title: Teller) -> Iterator[dict[str, object]]:
    """One position after set-up and one per move."""
    game = opened(record, title)
    heard = len(game.events)
    yield _position(game, title, None, None, [])
    for index, (seat, move) in enumerate(record.moves):
        play_recorded(game, record, index, seat, move)
        events = game.events
        yield _position(game, title, move, seat, events[heard:])
        heard = len(events)
    check_result(game, record)


def _position(
    game: Game[Any], title: Teller, move: str | None, seat: int | None, events: Sequence[Event]
) -> dict[str, object]:
    return {"ply": game.ply, "move": move, "seat": seat, **title.position(game, events)}

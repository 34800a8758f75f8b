"""From views to bytes. A socket carries what its reader may know, made from a view and nothing else.

What an eye was shown last is kept as the values of the engine; they are immutable, so that what did not change is the
same object, and an update costs what has changed. The encoded form is shared by all eyes of a table.

Which fields a view has, and how each is written, is for a game to say: it has a `Scribe` of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from ..core.agenda import Move
from ..core.events import Event
from ..core.game import Game, Sight

MOST_MOVES = 200
Eye = int | None  # a seat; None: a spectator
Stamp = tuple[int, int]  # changes with the position
Values = tuple[object, ...]
Encoder = Callable[[Any, Any], object]  # a value and the view it is of, whose types the name of the field tells
G = TypeVar("G", bound=Game[Any])
V = TypeVar("V", bound=Sight)

to_json = msgspec.json.Encoder().encode


def plain(value: object, view: object) -> object:
    """How most fields are written: JSON knows their values."""
    return value


class Fields:
    """What a view is made of, as the engine's values: comparing them tells what has changed."""

    def __init__(self, table: Values, players: list[Values], moves: Sequence[Move]) -> None:
        self.table = table
        self.players = players
        self.moves = moves  # to choose from


class Section:
    """Some fields of every view: the table's, or those of one player. Remembers what it wrote last.

    Most eyes are shown the same change, and it is enough to write it down once. Whether it is the same is told by
    comparing everything that goes into it, never by who asks.
    """

    def __init__(self, names: Sequence[str], encoders: Mapping[str, Encoder]) -> None:
        self._heads = [b'"%s":' % name.encode() for name in names]
        self._encoders = [encoders.get(name, plain) for name in names]
        self._forms: list[tuple[object, bytes]] = [(None, b"null")] * len(names)
        self._last: tuple[Values | None, Values, bytes] = (None, (), b"")

    def patch(self, view: object, old: Values | None, new: Values) -> bytes:
        """The fields that differ, without the braces; from nothing if nothing is there to compare with."""
        if self._last[0] == old and self._last[1] == new:
            return self._last[2]
        if old is None:
            changed = [index for index, value in enumerate(new) if value is not None]
        else:
            changed = [index for index, value in enumerate(new) if old[index] is not value and old[index] != value]
        written = b",".join([self._heads[index] + self._form(index, new[index], view) for index in changed])
        self._last = old, new, written
        return written

    def _form(self, index: int, value: object, view: object) -> bytes:
        encoder = self._encoders[index]
        if value.__class__ is int and encoder is plain:
            return b"%d" % value
        known, form = self._forms[index]
        if known is not value:
            form = to_json(encoder(value, view))
            self._forms[index] = value, form
        return form


class Scribe(Generic[G, V]):
    """Writes the views of one table."""

    def __init__(self, table: Sequence[str], player: Sequence[str], encoders: Mapping[str, Encoder]) -> None:
        self._table = Section(table, encoders)
        self._players: list[Section] = []
        self._player = player
        self._encoders = encoders
        self._open: tuple[Stamp, V, Fields] | None = None  # the last position as everybody may see it

    # ------------------------------------------------------------------ what a game says

    def view(self, game: G, eye: Eye) -> V:
        """What an eye may see."""
        raise NotImplementedError

    def fields(self, view: V) -> Fields:
        """The values of the fields."""
        raise NotImplementedError

    def own(self, game: G, eye: int, view: V, public: Fields) -> tuple[V, Fields]:
        """What the owner of a seat sees, for a game that can make it of what everybody does."""
        own = self.view(game, eye)
        return own, self.fields(own)

    def uncover(self, game: G, fields: Fields) -> None:
        """Add what is hidden from everybody: for replays, after the game."""

    def choices(self, view: V, now: Fields) -> bytes:
        """What the seat that has to decide can choose from."""
        return to_json({"moves": [str(move) for move in fewer(now.moves)], "total": len(now.moves)})

    # ------------------------------------------------------------------ writing

    def everything(self, game: G, eye: Eye) -> tuple[bytes, Fields]:
        """All that an eye may see, and what that is made of."""
        view = self.view(game, eye)
        now = self.fields(view)
        return self.patch(view, None, now), now

    def news(self, game: G, eye: Eye, stamp: Stamp, shown: Fields | None) -> tuple[bytes, Fields]:
        """What has changed for an eye, and what it sees now. What everybody may see is looked at once per stamp."""
        known = self._open
        if known is None or known[0] != stamp:
            public = self.view(game, None)
            known = self._open = stamp, public, self.fields(public)
        _, view, now = known
        if eye is not None:
            view, now = self.own(game, eye, view, now)
        return self.patch(view, shown, now), now

    def laid_open(self, game: G) -> bytes:
        """A position without secrets."""
        view = self.view(game, None)
        now = self.fields(view)
        self.uncover(game, now)
        return self.patch(view, None, now)

    def patch(self, view: V, shown: Fields | None, now: Fields) -> bytes:
        """A merge patch from what was shown to what is; from nothing if nothing was. Null means: not there any more."""
        parts = [self._table.patch(view, None if shown is None else shown.table, now.table)]
        players: list[bytes] = []
        for seat, player in enumerate(now.players):
            before = None if shown is None else shown.players[seat]
            if before != player:
                players.append(b'"%d":{%s}' % (seat, self._section(seat).patch(view, before, player)))
        if players:
            parts.append(b'"players":{%s}' % b",".join(players))
        if now.moves:
            parts.append(b'"choices":' + self.choices(view, now))
        elif shown is not None and shown.moves:
            parts.append(b'"choices":null')
        return b"{%s}" % b",".join([part for part in parts if part])

    def _section(self, seat: int) -> Section:
        while len(self._players) <= seat:
            self._players.append(Section(self._player, self._encoders))
        return self._players[seat]


def fewer(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves, 200 at most; what there is little of comes first, so that every kind of move is there."""
    if len(moves) <= MOST_MOVES:
        return moves
    number = Counter([move.verb for move in moves])
    return sorted(moves, key=lambda move: number[move.verb])[:MOST_MOVES]


# ------------------------------------------------------------------------------------------------------------- events


class Narration:
    """Events as bytes for each eye. What everybody may know is written once."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._open = all(event.audience is None for event in events)
        self._forms: dict[Eye, bytes] = {}

    def form(self, eye: Eye) -> bytes:
        eye = None if self._open else eye
        if eye not in self._forms:
            self._forms[eye] = events_json(self._events, eye)
        return self._forms[eye]

    def __bool__(self) -> bool:
        return bool(self._events)


def events_json(events: Sequence[Event], eye: Eye) -> bytes:
    """What this eye may know of the events."""
    seen = [event.seen_by(eye) for event in events]
    return to_json([event.to_json() for event in seen if event is not None])

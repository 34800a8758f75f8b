"""From views to bytes. A socket carries what its reader may know, made from a `View` and nothing else.

What an eye was shown last is kept as the values of the engine; they are immutable, so that what did not change is the
same object, and an update costs what has changed. The encoded form is shared by all eyes of a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from ...core.agenda import Move
from ...core.events import Event
from ...palace.buying import Bill, Offer, Purchase
from ...palace.components import BUILDINGS, CURRENCIES, NO_VALUE, PLAIN, Card, Tile, cards_of
from ...palace.laws import INDEX, position
from ...palace.money import Display, Payment, Purse
from ...palace.outline import longest_wall
from ...palace.paying import Way
from ...palace.state import Estate
from ...palace.view import PlayerView, View, named_parts

MOST_MOVES = 200
Eye = int | None  # a seat; None: a spectator

to_json = msgspec.json.Encoder().encode


# ------------------------------------------------------------------------------------------------- the view, by fields


def _market(market: list[Offer | None]) -> list[object]:
    return [None if offer is None else _offer(offer.tile, offer.slot, offer.currency, offer.price) for offer in market]


# Tiles are the same in every game, and a form that was written once is remembered; those of odd components go again.


@lru_cache(4096)
def _offer(tile: Tile, slot: int, currency: int, price: int) -> Raw:
    return Raw(to_json({"slot": slot + 1, "currency": CURRENCIES[currency], "price": price, **_facts(tile)}))


@lru_cache(1024)
def _tile(tile: Tile) -> Raw:
    return Raw(to_json(_facts(tile)))


@lru_cache(16384)
def _placed(tile: Tile, walls: int, cell: int, value: int) -> Raw:
    facts = {"tile": tile.name, "cell": position(cell), **tile.facts(walls)}
    if value != NO_VALUE:
        facts["value"] = value
    return Raw(to_json(facts))


def _facts(tile: Tile) -> dict[str, object]:
    building = BUILDINGS[tile.building] if tile.building >= 0 else None
    return {**tile.facts(tile.walls), "building": building, "cost": tile.cost}


def _cards(cards: Iterable[Card | None]) -> list[str | None]:
    return [None if card is None else card.name for card in cards]


def _grid(estate: Estate, view: View) -> dict[str, object]:
    """An Alhambra with what people count on it."""
    tiles = view.rules.tiles
    counts = [0] * len(BUILDINGS)
    placed: list[Raw] = []
    alhambra = estate.alhambra
    for cell, number in alhambra.contents():
        tile = tiles[number & INDEX]
        placed.append(_placed(tile, alhambra.walls_at(cell), cell, tile.value(alhambra, cell, tiles)))
        if tile.building >= 0:
            counts[tile.building] += 1
    wall = longest_wall(alhambra, tiles)
    return {"tiles": placed, "wall": wall, "counts": dict(zip(BUILDINGS, counts, strict=True))}


def _hand(purses: list[Purse]) -> list[str]:
    return [card.name for purse in purses for card in purse.hidden()]


TABLE = (
    "ply", "turn", "active", "decision", "market", "display", "waiting", "discard", "deck", "supply", "due", "scorings",
    "parts",
)  # fmt: skip
PLAYER = ("alhambra", "reserve", "pending", "hand", "cards", "score", "shown_money")
HAND = PLAYER.index("hand")
PARTS = TABLE.index("parts")  # the last one
Values = tuple[object, ...]


class Fields:
    """What a view is made of, as the engine's values: comparing them tells what has changed."""

    def __init__(self, table: Values, players: list[Values], choosing: bool) -> None:
        self.table = table
        self.players = players
        self.choosing = choosing  # are there moves to choose from?

    def seen_by(self, seat: int, purses: list[Purse], secrets: dict[str, dict[str, object]], choosing: bool) -> Fields:
        """What everybody may see, as the owner of a seat sees it. Shares everything but the hand and the secrets."""
        table = self.table
        if secrets:
            public = table[PARTS]
            assert isinstance(public, dict)
            table = (*table[:PARTS], {**public, **secrets})
        found = Fields(table, self.players.copy(), choosing)
        found.show_hand(seat, purses)
        return found

    def show_hand(self, seat: int, purses: list[Purse]) -> None:
        """To its owner; in replays, after the game, to everybody."""
        values = self.players[seat]
        self.players[seat] = (*values[:HAND], purses, *values[HAND + 1 :])


def fields_of(view: View) -> Fields:
    decision = view.decision
    table = (
        view.ply,
        view.turn,
        view.active,
        None if decision is None else (decision.seat, decision.kind),
        view.market,
        view.display,
        view.waiting or None,
        (view.discard, view.discarded_specials),
        view.deck_size,
        view.supply_size,
        view.due,
        view.scorings_done,
        {key: part.to_json() for key, part in named_parts(view.parts).items()} if view.parts else None,
    )
    return Fields(table, [_player(player) for player in view.players], len(view.legal_moves) > 0)


def _player(player: PlayerView) -> Values:
    estate = player.estate
    shown = _cards(player.shown_money) or None
    return estate, estate.reserve, player.pending, player.purses, player.card_count, player.score, shown


def _plain(value: object, view: View) -> object:
    """A value of the engine as JSON knows it."""
    if isinstance(value, Estate):
        return _grid(value, view)
    if isinstance(value, Display):
        return _cards(value.cards)
    return value


# By the name of the field, which tells the type of its value; the type checker cannot know that.
ENCODE: dict[str, Callable[[object, View], object]] = {
    "decision": lambda value, _: {"seat": value[0], "kind": value[1]} if isinstance(value, tuple) else None,
    "market": lambda value, _: _market(value),  # type: ignore[arg-type]
    "waiting": lambda value, _: None if value is None else _cards(value),  # type: ignore[arg-type]
    "discard": lambda _, view: [card.name for card in [*view.discarded(), *view.discarded_specials]],
    "hand": lambda value, _: None if value is None else _hand(value),  # type: ignore[arg-type]
    "reserve": lambda value, _: [_tile(tile) for tile in value],  # type: ignore[attr-defined]
    "pending": lambda value, _: [_tile(tile) for tile in value],  # type: ignore[attr-defined]
}


class Section:
    """Some fields of every view: the table's, or those of one player. Remembers what it wrote last.

    Most eyes are shown the same change, and it is enough to write it down once. Whether it is the same is told by
    comparing everything that goes into it, never by who asks.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._heads = [b'"%s":' % name.encode() for name in names]
        self._encoders = [ENCODE.get(name, _plain) for name in names]
        self._forms: list[tuple[object, bytes]] = [(None, b"null")] * len(names)
        self._last: tuple[Values | None, Values, bytes] = (None, (), b"")

    def patch(self, view: View, old: Values | None, new: Values) -> bytes:
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

    def _form(self, index: int, value: object, view: View) -> bytes:
        if value.__class__ is int:
            return b"%d" % value
        known, form = self._forms[index]
        if known is not value:
            form = to_json(self._encoders[index](value, view))
            self._forms[index] = value, form
        return form


class Scribe:
    """Writes the views of one table."""

    def __init__(self) -> None:
        self._table = Section(TABLE)
        self._players: list[Section] = []

    def patch(self, view: View, shown: Fields | None, now: Fields) -> bytes:
        """A merge patch from what was shown to what is; from nothing if nothing was. Null means: not there any more."""
        return self.patch_with(view, shown, now, view.legal_moves, view.bills)

    def patch_with(
        self,
        view: View,
        shown: Fields | None,
        now: Fields,
        moves: Sequence[Move],
        bills: Sequence[Bill],
    ) -> bytes:
        """The same for who has these moves to choose from; the view may be that of everybody."""
        parts = [self._table.patch(view, None if shown is None else shown.table, now.table)]
        players: list[bytes] = []
        for seat, player in enumerate(now.players):
            before = None if shown is None else shown.players[seat]
            if before != player:
                players.append(b'"%d":{%s}' % (seat, self._section(seat).patch(view, before, player)))
        if players:
            parts.append(b'"players":{%s}' % b",".join(players))
        if moves:
            assert view.decision is not None
            purses = now.players[view.decision.seat][HAND]
            purses = purses if isinstance(purses, list) else []
            parts.append(b'"choices":' + choices(view, moves, purses, bills))
        elif shown is not None and shown.choosing:
            parts.append(b'"choices":null')
        return b"{%s}" % b",".join([part for part in parts if part])

    def _section(self, seat: int) -> Section:
        while len(self._players) <= seat:
            self._players.append(Section(PLAYER))
        return self._players[seat]


# ----------------------------------------------------------------------------------------------------- what can be done


def choices(view: View, legal: Sequence[Move], purses: list[Purse], bills: Sequence[Bill]) -> bytes:
    """The moves, sensible payments first and 200 at most; what everything for sale costs, and the means to pay it."""
    moves = sensible_first(legal)
    if len(moves) > MOST_MOVES:  # what there is little of comes first, so that every kind of move is there
        number = Counter([move.verb for move in moves])
        moves = sorted(moves, key=lambda move: number[move.verb])[:MOST_MOVES]
    texts = [str(move) for move in moves]
    told: list[Raw] = []  # there even if empty: a patch leaves what it does not name
    if purses and view.decision is not None and view.decision.kind in ("action", "extra", "interlude"):
        for bill in bills:
            offer = bill.offer
            ways = _ways(bill.ways, purses, offer.price)
            told.append(_bill(str(offer), offer.tile, offer.price, offer.currency, purses[offer.currency].bits, ways))
    return to_json({"moves": texts, "total": len(legal), "bills": told})


def _ways(ways: Sequence[Way], purses: list[Purse], price: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """How else the price could be paid: what comes along, and the cards to choose from."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for way in ways:
        if way.means is not None and way.means.covers:
            found.append((str(way.means), ()))
        elif sum([purses[currency].total for currency in way.currencies]) >= price:
            cards = tuple([card.name for currency in way.currencies for card in purses[currency].cards()])
            found.append(("" if way.means is None else str(way.means), cards))
    return tuple(found)


@lru_cache(4096)
def _bill(
    offer: str, tile: Tile, price: int, currency: int, held: int, ways: tuple[tuple[str, tuple[str, ...]], ...]
) -> Raw:
    """A price, and the cards that could pay it; also in further ways."""
    means = [card.name for card in cards_of(held, currency)]
    bill = {"tile": tile.name, "price": price, "currency": CURRENCIES[currency], "means": means}
    if offer != tile.name:
        bill["offer"] = offer
    if ways:
        bill["ways"] = [{"with": other, "cards": cards} for other, cards in ways]
    return Raw(to_json(bill))


def sensible_first(moves: Sequence[Move]) -> Sequence[Move]:
    """For each purchase the best payment first: the least too much, then the fewest cards. The rest keeps its order."""
    best: dict[int, tuple[int, int]] = {}
    later: list[tuple[int, int, int]] = []
    for index, move in enumerate(moves):
        if not isinstance(move, Purchase):
            continue
        waste = waste_of(move.payment)
        offer = id(move.offer)
        if offer not in best:
            best[offer] = waste, index
        elif waste < best[offer][0]:
            later.append((best[offer][0], best[offer][1], offer))
            best[offer] = waste, index
        else:
            later.append((waste, index, offer))
    if not later:
        return moves
    postponed = {index for _, index, _ in later}
    first = [move for index, move in enumerate(moves) if index not in postponed]
    return [*first, *[moves[index] for _, index, _ in sorted(later)]]


def waste_of(payment: Payment) -> int:
    """Smaller is better; comparable between payments for the same tile."""
    if 0 < payment.bits <= PLAIN:
        cards = (payment.bits & 0x15555).bit_count() + 2 * (payment.bits & 0x2AAAA).bit_count()  # two bits per value
        return payment.total * 64 + cards
    others = payment.others()
    if others and others[0].covers:
        return 1 << 16  # what is rare is spent last
    return payment.total * 64 + len(payment.cards()) + 16 * len(others)


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

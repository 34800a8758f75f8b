"""The views of the board game as bytes: their fields, how each is written, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Raw

from ...core.agenda import Move
from ...palace.buying import Bill, Offer, Purchase
from ...palace.components import BUILDINGS, CURRENCIES, NO_VALUE, PLAIN, Card, Tile, cards_of
from ...palace.game import Game
from ...palace.laws import INDEX, position
from ...palace.money import Payment, Purse
from ...palace.outline import longest_wall
from ...palace.paying import Way
from ...palace.settling import Settle
from ...palace.state import Estate
from ...palace.view import PlayerView, View, named_parts
from ..wire import Encoder, Eye, Fields, Scribe, Values, fewer, to_json

# ------------------------------------------------------------------------------------------------- the view, by fields


def _market(market: list[Offer | None]) -> list[object]:
    return [None if offer is None else _offer(offer.tile, offer.slot, offer.currency, offer.price) for offer in market]


# Tiles are the same in every game, and a form that was written once is remembered; those of odd components go again.


@lru_cache(4096)
def _offer(tile: Tile, slot: int, currency: int, price: int) -> Raw:
    facts = _facts(tile, tile.walls)
    return Raw(to_json({"slot": slot + 1, "currency": CURRENCIES[currency], "price": price, **facts}))


@lru_cache(1024)
def _tile(tile: Tile, walls: int) -> Raw:
    return Raw(to_json(_facts(tile, walls)))


@lru_cache(16384)
def _placed(tile: Tile, walls: int, cell: int, value: int) -> Raw:
    facts = {"tile": tile.name, "cell": position(cell), **tile.facts(walls)}
    if value != NO_VALUE:
        facts["value"] = value
    return Raw(to_json(facts))


def _facts(tile: Tile, walls: int) -> dict[str, object]:
    building = BUILDINGS[tile.building] if tile.building >= 0 else None
    return {**tile.facts(walls), "building": building, "cost": tile.cost}


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


class PalaceFields(Fields):
    """The fields of a view, and what everything for sale costs the seat that has to decide."""

    def __init__(self, table: Values, players: list[Values], moves: Sequence[Move], bills: Sequence[Bill]) -> None:
        super().__init__(table, players, moves)
        self.bills = bills

    def show_hand(self, seat: int, purses: list[Purse]) -> None:
        """To its owner; in replays, after the game, to everybody."""
        values = self.players[seat]
        self.players[seat] = (*values[:HAND], purses, *values[HAND + 1 :])


def fields_of(view: View) -> PalaceFields:
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
    players = [_player(player, view.walls) for player in view.players]
    return PalaceFields(table, players, view.legal_moves, view.bills)


def _player(player: PlayerView, walls: list[int] | None) -> Values:
    estate = player.estate
    shown = _cards(player.shown_money) or None
    reserve, pending = _walled(estate.reserve, walls), _walled(player.pending, walls)
    return estate, reserve, pending, player.purses, player.card_count, player.score, shown


def _walled(tiles: list[Tile], walls: list[int] | None) -> object:
    """The tiles; as soon as one has walls that are not printed, with all their walls."""
    if walls is not None:
        for tile in tiles:
            if walls[tile.number & INDEX] != tile.walls:
                return [(tile, walls[tile.number & INDEX]) for tile in tiles]
    return tiles


def _stored(value: list[Tile] | list[tuple[Tile, int]]) -> list[Raw]:
    return [_tile(*one) if isinstance(one, tuple) else _tile(one, one.walls) for one in value]


def _decision(value: tuple[int, str] | None) -> dict[str, object] | None:
    return None if value is None else {"seat": value[0], "kind": value[1]}


ENCODERS: dict[str, Encoder] = {
    "decision": lambda value, _: _decision(value),
    "market": lambda value, _: _market(value),
    "display": lambda value, _: _cards(value.cards),
    "waiting": lambda value, _: None if value is None else _cards(value),
    "discard": lambda _, view: [card.name for card in [*view.discarded(), *view.discarded_specials]],
    "alhambra": _grid,
    "reserve": lambda value, _: _stored(value),
    "pending": lambda value, _: _stored(value),
    "hand": lambda value, _: None if value is None else _hand(value),
}


class PalaceScribe(Scribe[Game, View]):
    """Writes the views of one table."""

    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, ENCODERS)

    def view(self, game: Game, eye: Eye) -> View:
        return game.view(eye)

    def fields(self, view: View) -> Fields:
        return fields_of(view)

    def own(self, game: Game, eye: int, view: View, public: Fields) -> tuple[View, Fields]:
        """Shares everything but the hand, the secrets and what can be chosen."""
        table, secrets = public.table, game.secrets(eye)
        if secrets:
            parts = table[PARTS]
            assert isinstance(parts, dict)
            table = (*table[:PARTS], {**parts, **secrets})
        decision = game.decision
        if decision is not None and decision.seat == eye:
            found = PalaceFields(table, public.players.copy(), game.legal_moves, game.bills())
        else:
            found = PalaceFields(table, public.players.copy(), (), ())
        found.show_hand(eye, game.hand(eye))
        return view, found

    def uncover(self, game: Game, fields: Fields) -> None:
        assert isinstance(fields, PalaceFields)
        for seat, player in enumerate(game.state.players):
            fields.show_hand(seat, player.purses)

    def choices(self, view: View, now: Fields) -> bytes:
        assert isinstance(now, PalaceFields)
        assert view.decision is not None
        purses = now.players[view.decision.seat][HAND]
        return choices(view, now.moves, purses if isinstance(purses, list) else [], now.bills)


# ----------------------------------------------------------------------------------------------------- what can be done


def choices(view: View, legal: Sequence[Move], purses: list[Purse], bills: Sequence[Bill]) -> bytes:
    """The moves, sensible payments first and 200 at most; what everything for sale costs, and the means to pay it."""
    texts = [str(move) for move in fewer(sensible_first(legal))]
    told: list[Raw] = []  # there even if empty: a patch leaves what it does not name
    if purses and view.decision is not None and view.decision.kind in ("action", "extra", "interlude"):
        for bill in bills:
            offer = bill.offer
            ways = _ways(bill.ways, purses, offer.price)
            held = purses[offer.currency].bits
            told.append(_bill(str(offer), offer.tile, offer.price, offer.currency, offer.exact, held, ways))
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
    offer: str,
    tile: Tile,
    price: int,
    currency: int,
    exact: str,
    held: int,
    ways: tuple[tuple[str, tuple[str, ...]], ...],
) -> Raw:
    """A price, and the cards that could pay it; also in further ways."""
    means = [card.name for card in cards_of(held, currency)]
    bill = {"tile": tile.name, "price": price, "currency": CURRENCIES[currency], "means": means}
    if offer != tile.name:
        bill["offer"] = offer
    if exact:
        bill["exact"] = exact
    if ways:
        bill["ways"] = [{"with": other, "cards": cards} for other, cards in ways]
    return Raw(to_json(bill))


def sensible_first(moves: Sequence[Move]) -> Sequence[Move]:
    """For each purchase, or what else is due, the best payment first: the least too much, then the fewest cards. The
    rest keeps its order."""
    best: dict[int, tuple[int, int]] = {}
    later: list[tuple[int, int, int]] = []
    for index, move in enumerate(moves):
        if isinstance(move, Purchase):
            waste, offer = waste_of(move.payment), id(move.offer)
        elif isinstance(move, Settle):
            waste, offer = waste_of(move.payment), 0  # one thing is settled at a time
        else:
            continue
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

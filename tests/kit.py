"""What the tests are made of: positions given in words, Alhambras drawn as lists of tiles, rules named by tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import of_modules
from alhambra import MODULES, Game, InvalidComponents, Move, new_game
from alhambra.core.agenda import Decision, advance
from alhambra.core.game import Trail
from alhambra.core.lists import replaced
from alhambra.core.rng import seeded
from alhambra.locales import LANGUAGES, strict
from alhambra.modules.bonus_cards.module import BonusCard, Bonuses
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.dirk.module import Dirk
from alhambra.modules.vizier.module import Viziers
from alhambra.palace.building import Place, Swap, TileMoves
from alhambra.palace.buying import Offer
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CODES, MONEY, NO_BUILDING, SCORING_CARDS, Card, Money, Tile
from alhambra.palace.ending import end_game
from alhambra.palace.hands import Hands
from alhambra.palace.kernel import fountain
from alhambra.palace.laws import SQUARE, cell_at
from alhambra.palace.module import Module
from alhambra.palace.money import Display, Purse
from alhambra.palace.outline import longest_wall, wall_segments
from alhambra.palace.setup import unstarted
from alhambra.palace.state import Estate, Player, State
from alhambra.palace.turn import Interlude
from alhambra.titles.alhambra.terminal.plots import Plot, plot_of

rule = pytest.mark.rule
CURRENCY = {cards[0].name.split()[0]: number for number, cards in enumerate(MONEY)}
_NAME = re.compile(r"([A-Z]+)(\d+)-([NESW]*)")


# ---------------------------------------------------------------------- cards


def card(text: str, special: Sequence[Card] = ()) -> Card:
    """ "dinar 5", "scoring 1", or the name of a special card among these."""
    for one in special:
        if one.name.lower() == text.strip().lower():
            return one
    name, *_, number = text.split()
    if name == "scoring":
        return SCORING_CARDS[int(number) - 1]
    return next(one for one in MONEY[CURRENCY[name]] if one.name == text.strip())


def cards(text: str, special: Sequence[Card] = ()) -> list[Card]:
    """ "dinar 5, florin 3"; empty for none."""
    return [card(part, special) for part in text.split(",")] if text.strip() else []


def purses(text: str, currencies: int = 4) -> list[Purse]:
    found = [Purse(currency, 0, 0) for currency in range(currencies)]
    for one in cards(text):
        assert isinstance(one, Money)
        found[one.currency] = found[one.currency].with_card(one)
    return found


# ---------------------------------------------------------------------- single Alhambras, with tiles of any kind


def sides_of(letters: str) -> int:
    return sum(1 << "NESW".index(letter) for letter in letters)


def any_tile(name: str, number: int) -> Tile:
    """A tile as its name says, printed in the box or not."""
    match = _NAME.fullmatch(name)
    assert match is not None, f"not a tile: {name}"
    code, cost, letters = match.groups()
    for checks in of_modules.ALL.values():
        found = checks.tile(number, name, code, int(cost), sides_of(letters))
        if found is not None:
            return found
    return Tile(number, name, CODES.index(code), int(cost), sides_of(letters), SQUARE)


def plot_named(name: str) -> Plot:
    """How such a tile, or the fountain, is drawn."""
    return plot_of(Tile(1, name, NO_BUILDING, 0, 0, SQUARE) if name == "F" else any_tile(name, 1))


class Plan:
    """One Alhambra, its tiles laid by force: "PAV8- 1,0, TOW7-NEW 0,-1"; the fountain lies at 0,0. Names may repeat."""

    def __init__(self, text: str = "", hole_rule: str = "region") -> None:
        self.tiles = [Tile(0, "-", NO_BUILDING, 0, 0, SQUARE), Tile(1, "F", NO_BUILDING, 0, 0, SQUARE)]
        self.alhambra = fountain(hole_rule == "cell")
        for name, x, y in re.findall(r"(\S+) (-?\d+),(-?\d+)", text):
            self.lay(name, int(x), int(y))

    def tile(self, name: str) -> Tile:
        """A new tile of that name."""
        tile = any_tile(name, len(self.tiles))
        self.tiles.append(tile)
        return tile

    def lay(self, name: str, x: int, y: int) -> None:
        tile = self.tile(name)
        self.alhambra = self.alhambra.placed(tile.number, tile.walls, cell_at(x, y))

    def cells(self, name: str) -> set[tuple[int, int]]:
        """Where the listing of moves would offer such a tile."""
        tile = self.tile(name)
        fountain_cell = cell_at(0, 0)
        listed: list[Move] = []
        tile.law.list_places(self.alhambra, tile.walls, TileMoves(tile), listed)
        found = [move.cell for move in listed if isinstance(move, Place)]
        return {((cell & 255) - (fountain_cell & 255), (cell >> 8) - (fountain_cell >> 8)) for cell in found}

    def why_not(self, name: str, x: int, y: int) -> str | None:
        """The rule that forbids to add such a tile there; checks that the listing agrees."""
        tile = self.tile(name)
        found = tile.law.violation(self.alhambra, tile, tile.walls, cell_at(x, y), self.tiles)
        assert (found is None) == ((x, y) in self.cells(name)), "listing and explanation disagree"
        return None if found is None else found.rule

    def removable(self) -> set[tuple[int, int]]:
        cells = [self.alhambra.cell_of(number) for number in self.alhambra.removable()]
        return {((cell & 255) - 128, (cell >> 8) - 128) for cell in cells}

    def swappable(self, name: str) -> set[tuple[int, int]]:
        """Cells whose building may be swapped for such a building."""
        tile = self.tile(name)
        listed: list[Move] = []
        tile.law.list_redesigns(self.alhambra, tile.walls, TileMoves(tile), self.tiles, listed)
        cells = [self.alhambra.cell_of(move.old.number) for move in listed if isinstance(move, Swap)]
        return {((cell & 255) - 128, (cell >> 8) - 128) for cell in cells}

    @property
    def wall(self) -> int:
        """The longest wall; the kernel's quick walk and the general search must agree."""
        length = longest_wall(self.alhambra, self.tiles)
        assert length == len(wall_segments(self.alhambra, self.tiles))
        return length


# ---------------------------------------------------------------------- whole positions


def given(
    *modules: str,
    seats: int = 3,
    edition: str = "2024",
    options: dict[str, object] | None = None,
    deciding: str = "action of 0",
    hands: Sequence[str] = (),
    alhambras: Sequence[str] = (),
    reserves: Sequence[str] = (),
    pending: Sequence[str] = (),
    scores: Sequence[int] = (),
    market: str = "- - - -",
    display: str = "florin 9, dirham 9, dinar 9, ducat 9",
    deck: str | None = None,
    discard: str = "",
    supply: str | None = None,
    due: Sequence[int] = (),
    scorings_done: int = 0,
    awake: Sequence[bool] = (),
    dirk: str = "",
    dirk_score: int = 0,
    turn_of: int | None = None,
    seed: int = 1,
    prepare: Callable[[State], None] | None = None,
    known: Mapping[str, Module] = MODULES,
) -> Game:
    """A game in the position described.

    deciding   "action of 0", "extra of 0", "placement of 0", "interlude of 1" (the turn of `turn_of` has just ended),
               "upkeep of 0" (refills and all that follows run until somebody must decide), "end of 0" (as after a
               market refill that failed in the turn of seat 0)
    hands, alhambras, reserves, pending, scores   by seat; what is missing is empty
    market     four tile names or "-", in the order of the spaces
    deck, supply   next first; None: everything that is nowhere else (no scoring card, no special card)
    display, deck, discard   special cards are called by their names
    prepare    arranges parts of modules, before deck and supply are made of what is left
    known      the modules that may be named
    """
    rules = ruleset(known, seats, edition, modules, options)
    s = unstarted(rules, seeded(seed))
    s.agenda.clear()
    for seat in range(seats):
        s.players[seat] = Player(
            purses(_nth(hands, seat), len(rules.currencies)),
            _estate(s, _nth(alhambras, seat), _nth(reserves, seat)),
            _tiles(s, _nth(pending, seat)),
            scores[seat] if seat < len(scores) else 0,
        )
    for slot, name in enumerate(market.split()):
        if name != "-":
            s.market = replaced(s.market, slot, Offer(rules.tile_names[name], slot, rules.components.slots[slot]))
    special = rules.special_cards
    shown: list[Card | None] = [*cards(display, special)]
    s.display = Display(shown + [None] * (rules.components.display - len(shown)))
    for one in cards(discard, special):
        if isinstance(one, Money):
            s.discard[one.currency] += one.bits
        else:
            s.discarded = [*s.discarded, one]
    s.due, s.scorings_done = list(due), scorings_done
    rules.setup.setup(s)
    if s.has(CHARACTERS):  # none is stacked, so all are set aside
        characters = s.part(CHARACTERS)
        characters.aside = [one for one in special if isinstance(one, Character)]
        characters.left = len(characters.aside)
    if seats == 2:
        s.add(Dirk(_tiles(s, dirk), dirk_score))
    if "vizier" in modules and awake:
        s.add(Viziers(list(awake)))
    if prepare is not None:
        prepare(s)
    s.deck = _rest_of_money(s) if deck is None else cards(deck, special)
    s.pile_ends = [len(s.deck)]
    s.specials = [[one.kind for one in s.deck if one.kind]]
    s.bag = _rest_of_tiles(s) if supply is None else _tiles(s, supply)
    _wait(s, deciding, turn_of)
    trail: Trail[State] = Trail([], [s.copy()])  # from here on events are heard
    advance(s)
    return Game(s, trail, 0, 0, None)


def _nth(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def _tiles(s: State, text: str) -> list[Tile]:
    return [s.rules.tile_names[name] for name in text.replace(",", " ").split()]


def _estate(s: State, text: str, reserve: str) -> Estate:
    alhambra = fountain(s.rules.loose_holes)
    for name, x, y in re.findall(r"(\S+) (-?\d+),(-?\d+)", text):
        tile = s.rules.tile_names[name]
        alhambra = alhambra.placed(tile.number, tile.walls, cell_at(int(x), int(y)))
    return Estate(alhambra, _tiles(s, reserve))


def _rest_of_money(s: State) -> list[Card]:
    rest = s.rules.common_money.copy()
    held: list[Card] = [*s.display.shown(), *[one for player in s.players for one in player.cards()]]
    for currency, bits in enumerate(s.discard):
        held += Purse(currency, bits, 0).cards()
    for one in held:
        if isinstance(one, Money) and not one.word:
            rest.remove(one)
    return rest


def tiles_in_play(s: State) -> list[Tile]:
    """Every tile that lies somewhere, the supply left aside."""
    found = [offer.tile for offer in s.market if offer is not None]
    for player in s.players:
        found += player.pending + player.estate.reserve
        numbers = [number for _, number in player.estate.alhambra.contents()]
        found += [s.rules.tiles[number & 0x3FFF] for number in numbers if number != 1]
    for part in s.parts:
        if part is not None:
            found += part.tiles()
    return found


def _rest_of_tiles(s: State) -> list[Tile]:
    used = tiles_in_play(s)
    return [tile for tile in s.rules.supply if tile not in used]


def _wait(s: State, deciding: str, turn_of: int | None) -> None:
    kind, _, who = deciding.partition(" of ")
    seat = int(who)
    s.active = seat if turn_of is None else turn_of
    s.turn = 1
    if kind == "interlude" and turn_of is None:
        s.active = (seat - 1) % s.seats
    s.acting = kind not in ("interlude", "end")
    s.agenda += s.rules.courses[s.active]
    if kind == "end":
        end_game(s)
        return
    if kind == "extra":
        s.agenda.pop()
        s.agenda.append(s.rules.extras[seat])
        return
    skipped = {"action": 0, "placement": 1, "upkeep": 2, "interlude": 2}[kind]
    for _ in range(skipped):
        s.agenda.pop()
    while kind == "interlude" and not isinstance(s.agenda[-1], Interlude):
        s.agenda.pop()
    if kind == "upkeep":
        return
    step = s.agenda.pop()
    while isinstance(step, Interlude) and step.seat != seat:
        assert step.following is not None
        step = step.following
    assert isinstance(step, Decision), f"{deciding} is no decision"
    s.decision = step


def holding(*hands: str, shown: tuple[str, ...] = ()) -> Callable[[State], None]:
    """For `given`: these bonus cards in the hands by seat, these revealed; the others are out of the game."""

    def prepare(s: State) -> None:
        cards = {card.name: card for card in s.rules.special_cards if isinstance(card, BonusCard)}
        held: list[list[BonusCard] | None] = []
        open_cards: list[list[BonusCard]] = []
        for seat in range(s.seats):
            names = hands[seat].split() if seat < len(hands) else []
            held.append([cards.pop(name) for name in names])
            names = shown[seat].split() if seat < len(shown) else []
            open_cards.append([cards.pop(name) for name in names])
        counts = [len(hand or []) for hand in held]
        s.add(Bonuses(Hands(held, counts), open_cards, list(cards.values())))

    return prepare


# ---------------------------------------------------------------------- short questions


def kinds_of_decisions() -> dict[str, type[Decision[Any]]]:
    """Those of the board game and its modules; tests make up others."""
    found: dict[str, type[Decision[Any]]] = {}
    waiting: list[type[Decision[Any]]] = [Decision]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.kind and kind.__module__.startswith(("alhambra.palace.", "alhambra.modules.")):
            found[kind.kind] = kind
    return found


def texts(game: Game, verb: str = "") -> set[str]:
    """The legal moves as texts, those of one verb if it is given."""
    return {str(move) for move in game.legal_moves if str(move).startswith(verb)}


def refusal(game: Game, move: str) -> str | None:
    """The rule that forbids the move, None if it is legal; every language has words for it, and all that they need."""
    found = game.why_not(move)
    if found is not None:
        with strict():
            told = [found.text(language) for language in LANGUAGES]
        assert "{" not in "".join(told)
    return None if found is None else found.rule


def offered(game: Game, move: str) -> bool:
    """Is the move legal? It must be listed and judged alike: what is listed is played without being judged again."""
    listed = move in texts(game)
    assert listed == (game.why_not(move) is None), f"listing and judgement disagree about {move}: listed {listed}"
    return listed


def check_limits(module: str, where: str, least: int, most: int, row: int = 0) -> None:
    """A printed number can be corrected to these two and none beyond; with `row` it is one of a list of so many."""
    *tables, name = where.split(".")

    def begun(number: int) -> None:
        correction: dict[str, object] = {name: [*[least] * (row - 1), number] if row else number}
        for table in reversed(tables):
            correction = {table: correction}
        new_game(3, modules=[module], seed=1, components={module: correction})

    begun(least)
    begun(most)
    for number in (least - 1, most + 1):
        with pytest.raises(InvalidComponents, match=rf"{module}\.{re.escape(where)}"):
            begun(number)


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def alhambra_of(game: Game, seat: int) -> dict[tuple[int, int], str]:
    """The tiles of a palace by cell, the fountain left aside."""
    s = game.state
    contents = s.players[seat].estate.alhambra.contents()
    return {
        ((cell & 255) - 128, (cell >> 8) - 128): s.rules.tiles[number & 0x3FFF].name
        for cell, number in contents
        if number != 1
    }


def reserve_of(game: Game, seat: int) -> set[str]:
    return {tile.name for tile in game.state.players[seat].estate.reserve}


def hand_of(game: Game, seat: int) -> list[str]:
    return [one.name for one in game.state.players[seat].cards()]


def market_of(game: Game) -> list[str]:
    return ["-" if offer is None else offer.tile.name for offer in game.state.market]


def events(game: Game, verb: str) -> list[dict[str, object]]:
    return [event.facts for event in game.events if event.verb == verb]


def points(game: Game, seat: int, what: str | None = None) -> int:
    """What the scorings so far gave a seat, in all or for one thing."""
    total = 0
    for scoring in events(game, "scoring"):
        lines = scoring["lines"]
        assert isinstance(lines, list)
        total += sum(line["points"] for line in lines if line["seat"] == seat and what in (None, line["what"]))
    return total


def verbs(game: Game) -> list[str]:
    """What happened, in order."""
    return [event.verb for event in game.events]


def display_of(game: Game) -> list[str]:
    return [one.name for one in game.state.display.shown()]


def deck_of(game: Game) -> list[str]:
    """The cards still face down, the next one first."""
    return [one.name for one in game.state.deck[game.state.turned :]]


def supply_of(game: Game) -> list[str]:
    """The tiles still to be drawn, the next one first."""
    return [tile.name for tile in game.state.bag[game.state.drawn :]]


def discard_of(game: Game) -> list[str]:
    return [one.name for one in game.view().discarded()]


def lies_in_pile(game: Game, scoring: int, pile: int) -> bool:
    """Does the scoring card of a deck just stacked lie in this pile, as BASE-RUL-02 cuts them?"""
    deck = deck_of(game)
    money = len(deck) - len(SCORING_CARDS)
    sizes = [money // 5 + (number < money % 5) for number in range(5)]
    above = sum(not name.startswith("scoring") for name in deck[: deck.index(f"scoring {scoring}")])
    return sum(sizes[: pile - 1]) <= above <= sum(sizes[:pile])

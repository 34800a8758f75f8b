"""State of the board game: copyable data only; everything immutable is shared between copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from ..core.agenda import Move, Situation, Step
from ..core.lists import replaced
from ..core.rng import Chance, Outcome, Rng
from .components import PLAIN, Card, Money, Tile
from .kernel import Alhambra
from .laws import INDEX
from .money import Display, Purse

if TYPE_CHECKING:
    from .buying import Offer
    from .ruleset import Ruleset


T = TypeVar("T")


MOST_SEATS: Final = 6
NO_MOVES: Final[list[Move]] = []  # for extension points that have nothing to offer; nobody changes it


@mypyc_attr(acyclic=True, free_list_len=1)
class Estate:
    """An Alhambra and its reserve: an immutable value that remembers its redesigns."""

    def __init__(self, alhambra: Alhambra, reserve: list[Tile]) -> None:
        self.alhambra = alhambra
        self.reserve = reserve  # never changed in place
        self.redesigns: list[Move] | None = None  # kept by building.py
        self.built: list[Tile] | None = None  # kept by the state


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What one player owns: an immutable value; every change makes a new one."""

    def __init__(self, purses: list[Purse], estate: Estate, pending: list[Tile], score: int) -> None:
        self.purses = purses  # by currency; never changed in place
        self.estate = estate
        self.pending = pending  # acquired, not yet placed; never changed in place
        self.score = score

    def with_purse(self, purse: Purse) -> Player:
        return Player(replaced(self.purses, purse.currency, purse), self.estate, self.pending, self.score)

    def with_estate(self, estate: Estate) -> Player:
        return Player(self.purses, estate, self.pending, self.score)

    def with_pending(self, pending: list[Tile]) -> Player:
        return Player(self.purses, self.estate, pending, self.score)

    def with_points(self, points: int) -> Player:
        return Player(self.purses, self.estate, self.pending, self.score + points)

    def cards(self) -> list[Card]:
        """All money, by currency, the dearest first."""
        found: list[Card] = []
        for purse in self.purses:
            found.extend(purse.cards())
        return found

    def shown_money(self) -> list[Money]:
        """What of it everybody can see."""
        found: list[Money] = []
        for purse in self.purses:
            if purse.bits > PLAIN:
                found += purse.shown()
        return found

    def card_count(self) -> int:
        """How many cards are in the hand."""
        found = 0
        for purse in self.purses:
            found += purse.count()
        return found


class Rival:
    """Somebody who takes ranks without having a seat, as he stands now."""

    def __init__(self, key: str, seat: int, tiles: list[Tile], score: int) -> None:
        self.key = key  # he is called `rival-<key>`
        self.seat = seat  # his pseudo seat, behind those of the players
        self.tiles = tiles
        self.score = score


@mypyc_attr(acyclic=True)
class Part:
    """The data of one module. As for the state itself, lists are never changed in place: copies share them."""

    key: ClassVar[str] = ""  # of the module
    secret: ClassVar[bool] = False  # is there something in it that not everybody may know?

    def copy(self) -> Part:
        raise NotImplementedError

    def tiles(self) -> list[Tile]:
        """The tiles that lie with this part; they are in nobody's Alhambra and not in the supply."""
        return []

    def cards(self) -> list[Card]:
        """The special cards that lie with this part, in hands too; none of them is in deck, display or discard."""
        return []

    def tokens(self) -> int:
        """How many tokens the module has, wherever they lie: the number never changes in a game."""
        return 0

    def seen_by(self, seat: int | None) -> Part:
        """What this seat (None: a spectator) may know of it: a copy, without anything hidden."""
        return self.copy()

    def imagined(self, unseen: list[Card], rng: Rng) -> Part:
        """A part that this one, as somebody sees it, could be. `unseen` are the special cards of its module that lie
        neither in the deck nor where they can be seen, in a random order."""
        return self.copy()

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    # ------------------------------------------------------------------ for tables in letters; no rule asks

    def rival(self) -> Rival | None:
        """Whom it brings to the table, if anybody."""
        return None

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        """What everybody can see of a seat, besides points and tiles: keys of sentences, and their facts."""
        return []

    def among_money(self, seat: int) -> list[Card]:
        """Its cards that this seat holds together with money, as far as they can be seen."""
        return []

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """Rows for what lies on the table, or for this seat alone to see: the key of a label, and names."""
        return []


P = TypeVar("P")  # a class of parts; without a bound, which compiled code would check at every look-up


class PartKind(Generic[P]):
    """Where the parts of one class lie in every state; made once, beside the class. Finding a part is a look-up."""

    def __init__(self, kind: type[P]) -> None:
        self.index: i64 = len(_INDICES)
        _INDICES[kind] = len(_INDICES)


_INDICES: Final[dict[type, int]] = {}  # of all kinds of parts


def rivals(parts: list[Part | None]) -> list[Rival]:
    """All who have no seat, in the order of their pseudo seats."""
    found: list[Rival] = []
    for part in parts:
        rival = None if part is None else part.rival()
        if rival is not None:
            found.append(rival)
    return found


class State(Situation["State"]):
    """Everything about one game, hidden things included."""

    def __init__(
        self,
        rules: Ruleset,
        players: list[Player],
        market: list[Offer | None],
        bag: list[Tile],
        drawn: int,
        display: Display,
        deck: list[Card],
        turned: int,
        pile_ends: list[int],
        specials: list[list[str]],
        discard: list[int],
        discarded: list[Card],
        due: list[int],
        scorings_done: int,
        active: int,
        turn: int,
        idle: int,
        chance: Chance,
        outcomes: list[Outcome],
        parts: list[Part | None],
        agenda: list[Step[State]],
        gone: list[Money],
        waiting: list[Card],
    ) -> None:
        super().__init__(agenda, chance, outcomes)
        self.rules = rules
        self.players = players
        self.market = market  # never changed in place
        self.bag = bag  # shuffled once, never changed: the first `drawn` tiles have left it
        self.drawn = drawn
        self.display = display
        self.deck = deck  # likewise; a reshuffle makes a new list
        self.turned = turned
        self.pile_ends = pile_ends  # where the piles end in the deck (BASE-SETUP-10); one after a reshuffle
        self.specials = specials  # the kinds of special cards left in each pile; never changed in place
        self.discard = discard  # packed counts by currency; never changed in place
        self.discarded = discarded  # the other cards of the discard, never changed in place
        self.due = due  # scorings whose card has been turned up; never changed in place
        self.scorings_done = scorings_done  # the last scoring held: 0 to 3
        self.active = active  # whose turn it is, or was last
        self.turn = turn
        self.idle = idle  # turns in a row without any legal action
        self.parts = parts  # by the index of their kind; never changed in place
        self.gone = gone  # spent, and out of the game; never changed in place
        self.acting = False  # is a turn under way, up to its refill?
        self.walls: list[int] | None = None  # of all tiles, by index, once any were added; never changed in place
        self.waiting = waiting  # turned up while the display was full: the next to lie there; likewise

    def copy(self) -> State:
        s = State(
            rules=self.rules,
            players=self.players.copy(),
            market=self.market,
            bag=self.bag,
            drawn=self.drawn,
            display=self.display,
            deck=self.deck,
            turned=self.turned,
            pile_ends=self.pile_ends,
            specials=self.specials,
            discard=self.discard,
            discarded=self.discarded,
            due=self.due,
            scorings_done=self.scorings_done,
            active=self.active,
            turn=self.turn,
            idle=self.idle,
            chance=self.chance,
            outcomes=self.outcomes,
            parts=[None if part is None else part.copy() for part in self.parts] if self.parts else self.parts,
            agenda=self.agenda.copy(),
            gone=self.gone,
            waiting=self.waiting,
        )
        s.decision = self.decision
        s.revelations = self.revelations
        s.acting = self.acting
        s.walls = self.walls
        return s

    # ------------------------------------------------------------------ parts of modules

    def add(self, part: Part) -> None:
        index = _INDICES[type(part)]
        empty = max(0, index + 1 - len(self.parts))
        self.parts = replaced([*self.parts, *[None] * empty], index, part)

    def part(self, kind: PartKind[P]) -> P:
        return cast(P, cast("list[object]", self.parts)[kind.index])  # untyped: spares a type check

    def has(self, kind: PartKind[P]) -> bool:
        """Has it been added?"""
        return kind.index < len(self.parts) and self.parts[kind.index] is not None

    # ------------------------------------------------------------------ the supply

    def draw_tile(self) -> Tile:
        """The next tile of the supply, which must not be empty."""
        tile = self.bag[self.drawn]
        self.drawn += 1
        self.revelations += 1
        return tile

    # ------------------------------------------------------------------ questions

    @property
    def seats(self) -> int:
        return len(self.players)

    def supply(self) -> int:
        """How many tiles are left to draw."""
        return len(self.bag) - self.drawn

    def pile_of(self, place: int) -> int:
        """The pile, counted from 0, to which this place of the deck belongs."""
        pile = 0
        while place >= self.pile_ends[pile]:
            pile += 1
        return pile

    def following(self) -> int:
        """The seat that plays next."""
        return (self.active + 1) % len(self.players)

    def walls_of(self, tile: Tile) -> int:
        """The walls of a tile, wherever it lies: the printed ones and those added in play."""
        walls = self.walls
        return tile.walls if walls is None else walls[tile.number & INDEX]

    def built(self, seat: int) -> list[Tile]:
        """The square tiles of an Alhambra but the fountain, row by row; nobody changes the list."""
        estate = self.players[seat].estate
        found = estate.built
        if found is None:
            known = self.rules.tiles
            found = estate.built = [known[number] for number in estate.alhambra.numbers()]
        return found

    def take_limit(self, seat: int) -> int:
        """Up to which sum several cards may be taken (BASE-MONEY-01)."""
        return self.rules.limit_takes.take_limit(self, seat, self.rules.take_limit)

    def asides(self, seat: int) -> list[Move]:
        return self.rules.asides.asides(self, seat)

    def parse(self, text: str) -> Move:
        return self.rules.parse(self, text)

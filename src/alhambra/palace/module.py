"""What a module may plug into. Read this first.

A module adds components, moves and decisions of its own and answers some of the points below; each has a neutral
answer. `Module` is asked before a game, `Effects` during one, in order of publication; combined.py says how answers
go together. Points return lists that nobody changes. None is asked per cell or per option. docs/architecture.md says
what to try before adding one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..core.agenda import Move, Step
from ..core.options import Option
from ..core.violations import Violation
from .components import Card, Components, Currency, Money, Tile
from .kernel import Alhambra
from .money import NO_OFFERS, Payment
from .opinion import Opinion
from .options import Options
from .paying import NO_WAYS, Means, Way
from .state import NO_MOVES, Part, State

if TYPE_CHECKING:
    from .buying import Offer
    from .guide import GuideStep
    from .refunds import Refund
    from .ruleset import Ruleset
    from .scoring import Contender, Halves, ScoreLine
    from .turn import Permit
    from .view import View


class Module:
    """One optional rule set, as it is known before a game."""

    key: ClassVar[str] = ""
    box: ClassVar[int] = 0  # the expansion it came in; 0: the base game
    page: ClassVar[str] = ""  # docs/rules/<page>
    automatic: ClassVar[bool] = False  # joins by itself, cannot be chosen
    options: ClassVar[tuple[Option, ...]] = ()
    moves: ClassVar[tuple[type[Move], ...]] = ()  # every kind of move it adds
    sells: ClassVar[tuple[type[Offer], ...]] = ()  # every kind of offer it adds
    money: ClassVar[tuple[type[Money], ...]] = ()  # every kind of money it adds to the plain cards
    means: ClassVar[tuple[type[Means], ...]] = ()  # every kind of means to pay it adds
    currency: ClassVar[Currency | None] = None  # one that no market space asks for
    rival: ClassVar[str] = ""  # the key of somebody without a seat whom it brings to the table
    opinion: ClassVar[Opinion | None] = None

    def joins(self, seats: int) -> bool:
        """For automatic modules: do so many players need it?"""
        return False

    def configured(self, options: Options) -> Effects:
        """What it does in a game with these options."""
        return NOTHING

    def tiles(self, components: Components) -> list[Tile]:
        """Tiles mixed into the supply (BASE-SETUP-02)."""
        return []

    def own_tiles(self, components: Components) -> list[Tile]:
        """Tiles that never come into the supply."""
        return []

    def money_cards(self, components: Components) -> list[Card]:
        """Cards shuffled into the money before anything is dealt (BASE-SETUP-05); it deals those with a kind itself."""
        return []

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        """All cards besides money that it brings into play, with its key as their kind; always the same objects."""
        return []

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        """What people at a real table lay out for it; no game asks."""
        return []


class Effects:
    """What a module does during a game. Stateless: its data lives in parts of the state."""

    forbids_listed: ClassVar[bool] = False  # do the listings of moves know by themselves what it forbids?

    def parts(self, rules: Ruleset) -> list[Part]:
        """Its data, as it is while everything is still in the box."""
        return []

    def before_market(self, s: State) -> list[Step[State]]:
        """Steps, such as choices, when the tiles are shuffled and none is drawn yet (BASE-SETUP-03, FLOW-07)."""
        return []

    def before_deal(self, s: State) -> None:
        """The money is shuffled and nobody has any (BASE-SETUP-05); deal what comes before it (FLOW-07)."""

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """Cards to be shuffled into the piles 1 to 5 of the deck (BASE-SETUP-10)."""
        return []

    def setup(self, s: State) -> None:
        """Everything else is laid out; lay out the parts. Steps scheduled here come before the first turn."""

    def start_of_turn(self, s: State, seat: int) -> None:
        """A seat begins its turn; nothing has been decided yet."""

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        """Change the sum up to which several money cards may be taken."""
        return limit

    def after_take(self, s: State, seat: int, cards: list[Money]) -> None:
        """Money has just been taken from the display."""

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        """Further actions of a turn (BASE-TURN-02)."""
        return NO_MOVES

    def opening_moves(self, s: State, seat: int) -> list[Move]:
        """Free moves before the first action of a turn, and actions that cannot be a later one."""
        return NO_MOVES

    def asides(self, s: State, seat: int) -> list[Move]:
        """Free moves that this seat may make whatever it has to decide."""
        return NO_MOVES

    def offers(self, s: State, seat: int) -> list[Offer]:
        """What else is for sale. Purchases are remembered for as long as these are the very same offers."""
        return NO_OFFERS

    def ways(self, s: State, seat: int) -> list[Way]:
        """Further ways to pay for tiles. Purchases are remembered for as long as this is the very same list."""
        return NO_WAYS

    def after_purchase(self, s: State, seat: int, offer: Offer, payment: Payment) -> None:
        """A tile has just been paid for. Steps that this schedules come after a refund (PAY-02)."""

    def overpaid(self, s: State, seat: int, over: int, offer: Offer | None) -> list[Refund]:
        """What this seat may get back, one of all (PAY-01), having paid too much for an offer or (None) no tile."""
        return []

    def destinations(self, s: State, seat: int, tile: Tile) -> list[Move]:
        """What else may be done with a tile bought, besides building and storing it (BASE-PLACE-01)."""
        return NO_MOVES

    def layings(self, s: State, seat: int, tile: Tile) -> list[Move]:
        """Further ways to lay a tile acquired (BASE-PLACE-01), also at the end of the game."""
        return NO_MOVES

    def redesigns(self, s: State, seat: int) -> list[Move]:
        """Further redesigns (BASE-REDESIGN-01)."""
        return NO_MOVES

    def after_place(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        """A tile has just been laid, by placing, adding or swapping."""

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        """A tile has just left an Alhambra, by removing or swapping."""

    def late_redesigns(self, s: State, seat: int) -> list[Permit]:
        """What lets this seat redesign at the end of its turn (FLOW-01)."""
        return []

    def closes_redesigns(self, s: State, seat: int) -> bool:
        """Is there no redesign at the end of this turn, whoever permits one?"""
        return False

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        """Steps between placement and refill, each with its rank (turn.py); asked once, when rules are compiled."""
        return []

    def interrupts(self, s: State, seat: int) -> list[Move]:
        """What this seat may do between two turns."""
        return NO_MOVES

    def interrupters(self, s: State) -> int:
        """The seats, as bits, that are asked between two turns: who can do something, or must not betray that not."""
        return 0

    def forbid_placement(self, s: State, alhambra: Alhambra, tile: Tile, cell: int) -> Violation | None:
        """Why a tile that the laws let be laid at this empty cell must not be."""
        return None

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        """Why the tile at this cell must stay; `heir` would take its place (None: nothing would)."""
        return None

    def declarations(self, s: State, scoring: int) -> list[Step[State]]:
        """Steps in which something is declared that all others may know before they choose (FLOW-05)."""
        return []

    def before_scoring(self, s: State, scoring: int) -> list[Step[State]]:
        """Steps, such as choices, before the points are counted."""
        return []

    def halves(self, s: State, seat: int) -> list[Halves]:
        """What a player counts in the majorities besides his tiles."""
        return []

    def contenders(self, s: State) -> list[Contender]:
        """Who else is ranked in the majorities."""
        return []

    def wall_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        """Further points for the walls of the players, told with them (FLOW-05)."""
        return []

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        """Further points of the players."""
        return []

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        """The points have been given."""

    def rivals(self, s: State) -> list[tuple[int, int]]:
        """(pseudo seat, score) of others who may win."""
        return []

    def unseen_cards(self, view: View) -> list[Card]:
        """Its special cards that the reader of a view cannot place: in the deck, in hands, out of the game unseen."""
        return []


NOTHING: Final = Effects()

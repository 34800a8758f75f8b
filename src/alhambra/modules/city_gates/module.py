"""The City Gates: with a gate card a tile may be laid behind a wall, and the way to it leads through a gate.

Rules: docs/rules/05-city-gates.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced, without
from ...core.notation import Words
from ...core.violations import UnknownMove, Violation
from ...palace.building import TileMove, laid, lay_violation, not_in_reserve, read_cell
from ...palace.components import Card, Components, Tile
from ...palace.guide import ANY_TIME, INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.kernel import OUTWORK, Alhambra
from ...palace.laws import INDEX, STEPS, position, where
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.printed import SIDES
from ...palace.ruleset import Ruleset
from ...palace.state import NO_MOVES, Estate, Part, PartKind, Player, State
from ...palace.view import View


@mypyc_attr(acyclic=True)
class Gates(Part):
    """Gate cards and wooden gates; everybody can see them (GATE-06)."""

    key = "city_gates"

    def __init__(self, is_open: bool, held: list[int], left: int, built: list[list[int]]) -> None:
        self.is_open = is_open  # does a card lie beside the market?
        self.held = held  # cards, by seat; never changed in place
        self.left = left  # wooden gates beside the market
        self.built = built  # by seat: cell << 2 | side of the tile that was laid; never changed in place

    def copy(self) -> Gates:
        return Gates(self.is_open, self.held, self.left, self.built)

    def cards(self) -> list[Card]:
        """The cards beside the market and in hands, and those that have left the game, one for each gate (GATE-12)."""
        used = sum([len(gates) for gates in self.built])
        return [GATE_CARD] * (int(self.is_open) + sum(self.held) + used)

    def tokens(self) -> int:
        return self.left + sum([len(gates) for gates in self.built])

    def to_json(self) -> dict[str, object]:
        gates = [[[list(position(gate >> 2)), SIDES[gate & 3]] for gate in gates] for gates in self.built]
        return {"open": int(self.is_open), "held": self.held.copy(), "left": self.left, "gates": gates}


GATES: Final = PartKind(Gates)


class GateCard(Card):
    """Permits to lay one tile behind a wall. All copies are one object."""

    kind = "city_gates"

    def revealed(self, s: State) -> bool:
        """It lies beside the market, not in the display (GATE-03); only one may (GATE-04)."""
        gates = s.part(GATES)
        if gates.is_open:
            s.discarded = [*s.discarded, self]
            if s.log is not None:
                s.log.reveal("gate discarded", None, {})
        else:
            gates.is_open = True
            if s.log is not None:
                s.log.reveal("gate card", None, {})
        return False

    def bounces(self, s: State) -> bool:
        return s.part(GATES).is_open


GATE_CARD: Final[Card] = GateCard("gate")


class TakeGate(Move):
    """Take the open gate card, and nothing else, instead of money (GATE-05)."""

    verb = "gate take"
    moments = ("action", "extra")
    timing = "GATE-05"
    beside = "take"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return TAKE_GATE

    def violation(self, s: State, seat: int) -> Violation | None:
        return None if s.part(GATES).is_open else Violation("GATE-05", "gate-none-open")

    def apply(self, s: State, seat: int) -> None:
        gates = s.part(GATES)
        gates.is_open = False
        gates.held = replaced(gates.held, seat, gates.held[seat] + 1)
        if s.log is not None:
            s.log.add("gate take", seat, {})


TAKE_GATE: Final = TakeGate()
TAKING: Final[list[Move]] = [TAKE_GATE]


@mypyc_attr(acyclic=True)
class GateMove(TileMove):
    """Lay a tile with a gate on one of its sides."""

    def __init__(self, tile: Tile, cell: int, side: int) -> None:
        super().__init__(tile, cell)
        self.side = side

    def operands(self) -> tuple[object, ...]:
        x, y = position(self.cell)
        return (self.tile, f"{x},{y}", SIDES[self.side])

    def refusal(self, s: State, seat: int) -> Violation | None:
        """Why the tile cannot be laid like that, wherever it comes from."""
        if not s.part(GATES).held[seat]:
            return Violation("GATE-07", "gate-no-card", {"tile": self.tile.name})
        if not self.tile.square:
            return Violation("GATE-24", "gate-camp", {"camp": self.tile.name})
        alhambra = s.players[seat].estate.alhambra
        beyond = alhambra.number_at(self.cell + STEPS[self.side])
        if beyond & OUTWORK:
            camp = s.rules.tiles[beyond & INDEX]
            return Violation("GATE-24", "gate-bastion", {"camp": camp.name}, where(self.cell, self.side))
        found = lay_violation(s, alhambra, self.tile, self.cell)
        if found is None:
            return Violation("GATE-R4", "gate-not-needed", {"tile": self.tile.name}, where(self.cell))
        if found.rule != "BASE-PLACE-06":
            return found  # a gate helps against nothing else (GATE-08)
        if not beyond:
            return Violation("GATE-08", "gate-leads-nowhere", {"tile": self.tile.name}, where(self.cell, self.side))
        if alhambra.makes_hole(self.cell):
            return Violation("BASE-PLACE-08", "place-hole", {"tile": self.tile.name}, where(self.cell))
        return s.rules.forbid_placement.forbid_placement(s, alhambra, self.tile, self.cell)

    def opened(self, s: State, seat: int) -> Alhambra:
        """Play the card and put up the gate; the Alhambra with tile and gate (GATE-08, GATE-12)."""
        gates = s.part(GATES)
        gates.held = replaced(gates.held, seat, gates.held[seat] - 1)
        gates.left -= 1
        gates.built = replaced(gates.built, seat, [*gates.built[seat], self.cell << 2 | self.side])
        alhambra = s.players[seat].estate.alhambra
        return alhambra.placed(self.tile.number, s.walls_of(self.tile), self.cell).with_door(self.cell, self.side)

    def tell(self, s: State, seat: int) -> None:
        if s.log is not None:
            facts: dict[str, object] = {"tile": self.tile.name, "cell": list(position(self.cell))}
            facts["side"] = SIDES[self.side]
            s.log.add("gate", seat, facts)


@mypyc_attr(acyclic=True)
class PlaceWithGate(GateMove):
    """Build a tile acquired this turn, with a gate."""

    verb = "gate place"
    moments = ("placement", "distribution")
    timing = "GATE-10"
    beside = "place"
    echoes = ("place", "gate")

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        tile = s.rules.read_tile(words)
        cell = read_cell(words)
        return PlaceWithGate(tile, cell, _read_side(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].pending:
            return Violation("BASE-PLACE-01", "place-not-pending", {"tile": self.tile.name})
        return self.refusal(s, seat)

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        built = Estate(self.opened(s, seat), player.estate.reserve)
        s.players[seat] = Player(player.purses, built, without(player.pending, self.tile), player.score)
        laid(s, seat, self.tile, self.cell, "place")
        self.tell(s, seat)


@mypyc_attr(acyclic=True)
class AddWithGate(GateMove):
    """Redesign: build a tile of the reserve, with a gate."""

    verb = "gate add"
    moments = ("action", "extra", "rebuild")
    timing = "GATE-10"
    beside = "add"
    echoes = ("add", "gate")

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        tile = s.rules.read_tile(words)
        cell = read_cell(words)
        return AddWithGate(tile, cell, _read_side(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.players[seat].estate.reserve:
            return not_in_reserve(s, seat, self.tile)
        return self.refusal(s, seat)

    def apply(self, s: State, seat: int) -> None:
        reserve = without(s.players[seat].estate.reserve, self.tile)
        s.players[seat] = s.players[seat].with_estate(Estate(self.opened(s, seat), reserve))
        laid(s, seat, self.tile, self.cell, "add")
        self.tell(s, seat)


def _read_side(words: Words) -> int:
    word = words.word("side")
    side = SIDES.find(word.upper())
    if len(word) != 1 or side < 0:
        raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "side"})
    return side


def gateways(alhambra: Alhambra, tile: Tile, walls: int) -> list[tuple[int, int]]:
    """Cells and sides where only a gate lets the tile be laid: all that it touches is a double wall (GATE-07)."""
    found: list[tuple[int, int]] = []
    if tile.square:
        for place in alhambra.places():
            near = place >> 4 & 15
            if near & place & walls == near:
                cell = place >> 8
                for side in range(4):
                    if near >> side & 1 and not alhambra.number_at(cell + STEPS[side]) & OUTWORK:
                        found.append((cell, side))
    return found


def additions(s: State, estate: Estate) -> list[Move]:
    """Every tile of the reserve wherever a gate lets it be laid."""
    found: list[Move] = []
    for tile in estate.reserve:
        sites = gateways(estate.alhambra, tile, s.walls_of(tile))
        found += [AddWithGate(tile, cell, side) for cell, side in sites]
    return found


class CityGates(Module):
    key = "city_gates"
    box = 2
    page = "05-city-gates.md"
    moves = (TakeGate, PlaceWithGate, AddWithGate)

    def configured(self, options: Options) -> Effects:
        return GateEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        return [GATE_CARD] * seats

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        counts = in_piles(rules, self.key)
        facts: dict[str, object] = {"count": sum(counts)}
        return [
            GuideStep(INTO_PILES, "guide-gate-cards", facts, ["GATE-01", "GATE-02", "GATE-R1"], pile_parts(counts)),
            GuideStep(ANY_TIME, "guide-gates", facts, ["GATE-01", "GATE-02"]),
        ]


class GateEffects(Effects):
    forbids_listed = True  # the kernel lists no tile beside a door

    def parts(self, rules: Ruleset) -> list[Part]:
        none: list[list[int]] = [[] for _ in range(rules.seats)]
        return [Gates(False, [0] * rules.seats, rules.seats, none)]

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """As evenly as possible, the surplus in the earlier piles (GATE-02, GATE-R1)."""
        piles = s.rules.components.sheet(Gates.key).sheet("setup").integers("piles", 1, 5)
        return [(piles[number % len(piles)], GATE_CARD) for number in range(s.seats)]

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        return TAKING if s.part(GATES).is_open else NO_MOVES

    def layings(self, s: State, seat: int, tile: Tile) -> list[Move]:
        if not s.part(GATES).held[seat]:
            return NO_MOVES
        sites = gateways(s.players[seat].estate.alhambra, tile, s.walls_of(tile))
        return [PlaceWithGate(tile, cell, side) for cell, side in sites]

    def redesigns(self, s: State, seat: int) -> list[Move]:
        return additions(s, s.players[seat].estate) if s.part(GATES).held[seat] else NO_MOVES

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        if alhambra.is_fixed(cell):
            tile = s.rules.tiles[alhambra.number_at(cell) & INDEX]
            return Violation("GATE-11", "gate-fixed", {"tile": tile.name}, where(cell))
        return None

    def unseen_cards(self, view: View) -> list[Card]:
        seen = len(view.part(GATES).cards()) + view.discarded_specials.count(GATE_CARD)
        return [GATE_CARD] * (len(view.players) - seen)

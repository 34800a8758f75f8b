"""The City Gates as a module: where the cards come from, taking one, and when gates are asked for."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Move
from ...core.lists import replaced
from ...core.notation import Words
from ...core.violations import Violation
from ...palace.components import Card, Components, Tile
from ...palace.guide import ANY_TIME, INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.kernel import Alhambra
from ...palace.laws import INDEX, where
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.state import NO_MOVES, Part, State
from ...palace.view import View
from .gates import GATE_CARD, GATES, Gates, Known
from .laying import AddWithGate, PlaceWithGate, SwapWithGate, additions, exchanges, gateways


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


class CityGates(Module):
    key = "city_gates"
    box = 2
    page = "05-city-gates.md"
    moves = (TakeGate, PlaceWithGate, AddWithGate, SwapWithGate)

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
        sites = gateways(s, s.players[seat].estate.alhambra, tile)
        return [PlaceWithGate(tile, cell, side) for cell, side in sites]

    def redesigns(self, s: State, seat: int) -> list[Move]:
        gates = s.part(GATES)
        if not gates.held[seat]:
            return NO_MOVES
        estate = s.players[seat].estate
        known = gates.known[seat]
        if known is None or known.estate is not estate:
            moves = additions(s, estate)
            if estate.alhambra.outworks:
                moves += exchanges(s, estate)
            known = Known(estate, moves)
            gates.known = replaced(gates.known, seat, known)
        return known.moves

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        if alhambra.is_fixed(cell):
            tile = s.rules.tiles[alhambra.number_at(cell) & INDEX]
            return Violation("GATE-11", "gate-fixed", {"tile": tile.name}, where(cell))
        return None

    def unseen_cards(self, view: View) -> list[Card]:
        seen = len(view.part(GATES).cards()) + view.discarded_specials.count(GATE_CARD)
        return [GATE_CARD] * (len(view.players) - seen)

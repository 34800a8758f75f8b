"""The Street Trader: citizens move into the buildings that the trader makes room for.

Rules: docs/rules/12-street-trader.md
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Decision, Move, Step
from ...core.lists import holds, replaced, without
from ...core.notation import Words
from ...core.violations import UnknownMove, Violation
from ...palace.building import read_cell
from ...palace.components import BUILDINGS, Tile
from ...palace.guide import BEFORE_MARKET, GuideStep
from ...palace.laws import INDEX, position, where
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.scoring import ScoreLine
from ...palace.state import Part, State
from ...palace.turn import PASS, RELAYING
from .citizens import (
    ASIDE,
    COLOURS,
    TRADERS,
    Printed,
    Traders,
    changed,
    citizens_in,
    counted,
    free_cells,
    groups,
    names,
    points_for,
    supported,
)
from .opinion import Custom

NONE_LEFT: Final = -1  # instead of a colour: nobody comes from the supply


def read_colour(words: Words) -> int:
    word = words.word("building")
    if word.lower() not in BUILDINGS:
        raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "building"})
    return BUILDINGS.index(word.lower())


# ---------------------------------------------------------------------- before the market


class ChooseCitizens(Decision[State]):
    """Which citizens come to the own disc; nobody else knows until all have chosen (TRADER-02)."""

    kind = "citizens"
    duty = "TRADER-02"

    def moves(self, s: State) -> list[Move]:
        kept = s.part(TRADERS).printed.kept
        return [Choose(list(colours)) for colours in combinations(range(COLOURS), kept)]


class Choose(Move):
    """Keep these citizens, each of another colour (TRADER-04)."""

    verb = "trader choose"
    moments = ("citizens",)
    timing = "TRADER-02"
    secret = True

    def __init__(self, colours: list[int]) -> None:
        self.colours = sorted(colours)

    def operands(self) -> tuple[object, ...]:
        return tuple([BUILDINGS[colour] for colour in self.colours])

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        colours = [read_colour(words)]
        while words.left():
            colours.append(read_colour(words))
        return Choose(colours)

    def violation(self, s: State, seat: int) -> Violation | None:
        kept = s.part(TRADERS).printed.kept
        if len(self.colours) != kept:
            return Violation("TRADER-02", "trader-choose-count", {"count": kept})
        for colour, count in enumerate(counted(self.colours)):
            if count > 1:
                return Violation("TRADER-04", "trader-choose-twice", {"building": BUILDINGS[colour]})
        return None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(TRADERS)
        part.discs = replaced(part.discs, seat, counted(self.colours))
        part.made = replaced(part.made, seat, True)
        if s.log is not None:
            count = len(self.colours)
            facts: dict[str, object] = {"families": list(self.operands()), "count": count}
            s.log.conceal("trader choose", seat, facts, {"families": None, "count": count})


class ShowCitizens(Step[State]):
    """All at once; whoever was not kept goes to the supply (TRADER-02, -03)."""

    def run(self, s: State) -> None:
        part = s.part(TRADERS)
        part.shown = True
        part.supply = [count + s.seats for count in part.supply]
        s.revelations += 1
        for seat in range(s.seats):
            disc = part.on_disc(seat)
            part.supply = [count - disc[colour] for colour, count in enumerate(part.supply)]
            if s.log is not None:
                s.log.reveal("trader show", seat, {"families": names(disc)})


# ---------------------------------------------------------------------- laying the disc


class LayDisc(Decision[State]):
    """At the end of the move, if the disc was put aside or touches no tile any more (TRADER-14, -17).

    Where camps lean on all walls of a lone fountain no cell is free: then it waits for the end of another turn.
    """

    kind = "disc"
    duty = "TRADER-14"

    def run(self, s: State) -> None:
        part = s.part(TRADERS)
        cell = part.cells[self.seat]
        alhambra = s.players[self.seat].estate.alhambra
        if part.shown and (cell == ASIDE or not supported(alhambra, cell, s.rules.tiles)):
            if free_cells(alhambra, s.rules.tiles):
                s.decision = self

    def moves(self, s: State) -> list[Move]:
        return [Lay(cell) for cell in free_cells(s.players[self.seat].estate.alhambra, s.rules.tiles)]


class FirstPlace(LayDisc):
    """Beside the fountain, one seat after the other (TRADER-03, -05)."""

    duty = "TRADER-03"


@mypyc_attr(acyclic=True)
class Lay(Move):
    """Lay the own disc on a free cell."""

    verb = "trader lay"
    moments = ("disc",)
    timing = "TRADER-14"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def operands(self) -> tuple[object, ...]:
        x, y = position(self.cell)
        return (f"{x},{y}",)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return Lay(read_cell(words))

    def violation(self, s: State, seat: int) -> Violation | None:
        alhambra = s.players[seat].estate.alhambra
        number = alhambra.number_at(self.cell)
        if number:
            facts = {"tile": s.rules.tiles[number & INDEX].name}
            return Violation("TRADER-06", "trader-lay-occupied", facts, where(self.cell))
        if not supported(alhambra, self.cell, s.rules.tiles):
            return Violation("TRADER-06", "trader-lay-no-contact", {}, where(self.cell))
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(TRADERS).lay(seat, self.cell)
        if s.log is not None:
            s.log.add("trader lay", seat, {"cell": list(position(self.cell))})


# ---------------------------------------------------------------------- moving in


class Welcome(Decision[State]):
    """A tile lies where the disc was: may somebody move in, or be exchanged? Decided at once (TRADER-10, -12, -23)."""

    kind = "trader"
    declinable = True

    def run(self, s: State) -> None:
        if self.answers(s):
            s.decision = self
        else:
            s.part(TRADERS).built = None

    def answers(self, s: State) -> list[Move]:
        part = s.part(TRADERS)
        coming = [colour for colour, count in enumerate(part.supply) if count]
        found: list[Move] = []
        if part.built is not None and part.matches(self.seat, part.built):
            for colour in coming or [NONE_LEFT]:
                found.append(SETTLINGS[colour])
            return found
        for leaving, count in enumerate(part.on_disc(self.seat)):
            if count:
                for colour in coming:
                    found.append(EXCHANGES[leaving * COLOURS + colour])
        return found

    def moves(self, s: State) -> list[Move]:
        return [*self.answers(s), PASS]

    def resolve(self, s: State, move: Move) -> None:
        move.apply(s, self.seat)
        s.part(TRADERS).built = None


class Settle(Move):
    """A citizen of its colour moves into the building; another one comes from the supply (TRADER-10, -11)."""

    verb = "trader settle"
    moments = ("trader",)
    timing = "TRADER-23"

    def __init__(self, colour: int) -> None:
        self.colour = colour  # of whom comes to the disc, or NONE_LEFT

    def operands(self) -> tuple[object, ...]:
        return () if self.colour == NONE_LEFT else (BUILDINGS[self.colour],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return SETTLINGS[read_colour(words)] if words.left() else SETTLINGS[NONE_LEFT]

    def violation(self, s: State, seat: int) -> Violation | None:
        part = s.part(TRADERS)
        tile = built_tile(part)
        if not part.matches(seat, tile):
            return Violation("TRADER-10", "trader-no-match", {"tile": tile.name})
        if self.colour != NONE_LEFT:
            return absent(part, self.colour, "TRADER-10")
        return Violation("TRADER-10", "trader-choose-one") if sum(part.supply) else None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(TRADERS)
        tile = built_tile(part)
        part.part_with(seat, tile.building)
        part.homes = replaced(part.homes, seat, [*part.homes[seat], tile])
        new: str | None = None
        if self.colour != NONE_LEFT:
            part.take(seat, self.colour)
            new = BUILDINGS[self.colour]
        if s.log is not None:
            facts: dict[str, object] = {"tile": tile.name, "building": BUILDINGS[tile.building], "in": new}
            s.log.add("trader settle", seat, facts)


# By colour; the last one, also found at NONE_LEFT, takes nobody.
SETTLINGS: Final[list[Move]] = [*[Settle(colour) for colour in range(COLOURS)], Settle(NONE_LEFT)]


class Exchange(Move):
    """Where nobody can move in: a citizen of the disc for one of the supply (TRADER-12)."""

    verb = "trader exchange"
    moments = ("trader",)
    timing = "TRADER-23"

    def __init__(self, leaving: int, coming: int) -> None:
        self.leaving = leaving
        self.coming = coming

    def operands(self) -> tuple[object, ...]:
        return (BUILDINGS[self.leaving], BUILDINGS[self.coming])

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        leaving = read_colour(words)
        return EXCHANGES[leaving * COLOURS + read_colour(words)]

    def violation(self, s: State, seat: int) -> Violation | None:
        part = s.part(TRADERS)
        tile = built_tile(part)
        if part.matches(seat, tile):
            return Violation("TRADER-16", "trader-match", {"tile": tile.name})
        if not part.on_disc(seat)[self.leaving]:
            return Violation("TRADER-12", "trader-not-on-disc", {"building": BUILDINGS[self.leaving]})
        return absent(part, self.coming, "TRADER-12")

    def apply(self, s: State, seat: int) -> None:
        part = s.part(TRADERS)
        part.take(seat, self.coming)
        part.part_with(seat, self.leaving)
        part.supply = changed(part.supply, self.leaving, 1)
        if s.log is not None:
            s.log.add("trader exchange", seat, {"out": BUILDINGS[self.leaving], "in": BUILDINGS[self.coming]})


EXCHANGES: Final[list[Move]] = [Exchange(pair // COLOURS, pair % COLOURS) for pair in range(COLOURS * COLOURS)]


def built_tile(part: Traders) -> Tile:
    assert part.built is not None
    return part.built


def absent(part: Traders, colour: int, rule: str) -> Violation | None:
    """Why nobody of this colour can come from the supply."""
    return None if part.supply[colour] else Violation(rule, "trader-not-in-supply", {"building": BUILDINGS[colour]})


# ---------------------------------------------------------------------- the module


class StreetTrader(Module):
    key = "street_trader"
    box = 3
    page = "12-street-trader.md"
    moves = (Choose, Lay, Settle, Exchange)
    opinion = Custom()

    def configured(self, options: Options) -> Effects:
        return TraderEffects()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        printed = Printed(rules.components)
        facts: dict[str, object] = {
            "players": rules.seats,
            "kept": printed.kept,
            "supply": COLOURS * printed.per_colour - printed.kept * rules.seats,
        }
        return [GuideStep(BEFORE_MARKET, "guide-trader", facts, ["TRADER-01", "TRADER-02", "TRADER-03"])]


class TraderEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        """Everybody holds one citizen of each colour (TRADER-02)."""
        seats = rules.seats
        printed = Printed(rules.components)
        return [
            Traders(
                printed=printed,
                discs=[None] * seats,
                made=[False] * seats,
                shown=False,
                cells=[ASIDE] * seats,
                homes=[[] for _ in range(seats)],
                supply=[printed.per_colour - seats] * COLOURS,
                built=None,
            )
        ]

    def before_market(self, s: State) -> list[Step[State]]:
        choices: list[Step[State]] = [ChooseCitizens(seat) for seat in range(s.seats)]
        places: list[Step[State]] = [FirstPlace(seat) for seat in range(s.seats)]
        return [*choices, ShowCitizens(), *places]

    def after_place(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        part = s.part(TRADERS)
        if part.cells[seat] != cell:
            return
        part.lay(seat, ASIDE)
        part.built = tile
        if s.log is not None:
            s.log.add("trader aside", seat, {"tile": tile.name, "cell": list(position(cell))})
        s.then(Welcome(seat))

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        part = s.part(TRADERS)
        if not holds(part.homes[seat], tile):
            return
        part.homes = replaced(part.homes, seat, without(part.homes[seat], tile))
        part.supply = changed(part.supply, tile.building, 1)
        if s.log is not None:
            s.log.add("trader leaves", seat, {"tile": tile.name, "building": BUILDINGS[tile.building]})

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        return [(RELAYING, LayDisc(seat))]

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        part = s.part(TRADERS)
        found: list[ScoreLine] = []
        for seat, home in enumerate(part.homes):
            if home:
                citizens = citizens_in(home)
                points = points_for(citizens, part.printed.points)
                line = ScoreLine(seat, scoring, "TRADER-19", "citizens", points, "line-citizens")
                if s.log is not None:
                    sets = [[BUILDINGS[colour] for colour in group] for group in groups(citizens)]
                    line.evidence = {"count": len(home), "groups": sets, "sizes": [len(group) for group in sets]}
                found.append(line)
        return found

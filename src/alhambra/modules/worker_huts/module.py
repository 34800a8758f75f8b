"""The Worker Huts: free tiles that count the buildings of their colour beside them.

Rules: docs/rules/04-worker-huts.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced
from ...core.notation import Words
from ...core.rng import Rng
from ...core.violations import UnknownMove, Violation
from ...palace.components import BUILDINGS, CODES, NO_BUILDING, Card, Components, Tile, sides
from ...palace.guide import ANY_TIME, GuideStep, building_parts
from ...palace.kernel import Alhambra
from ...palace.laws import INDEX, SQUARE, STEPS
from ...palace.module import Effects, Module
from ...palace.options import Options
from ...palace.printed import sides_in
from ...palace.ruleset import Ruleset
from ...palace.scoring import Halves
from ...palace.state import NO_MOVES, Part, PartKind, State


class Hut(Tile):
    """A hut. It is no building, so it counts nothing itself (HUT-13), but it has the colour of one."""

    for_sale = False  # HUT-05, HUT-34
    module = "worker_huts"

    def __init__(self, number: int, name: str, colour: int, walls: int, most: int) -> None:
        super().__init__(number, name, NO_BUILDING, 0, walls, SQUARE)
        self.colour = colour
        self.most = most  # more neighbours than that do not count (HUT-R4)

    def facts(self, walls: int) -> dict[str, object]:
        return {"tile": self.name, "walls": sides(walls), "hut": BUILDINGS[self.colour]}

    def value(self, alhambra: Alhambra, cell: int, tiles: list[Tile]) -> int:
        """How many buildings of its colour lie beside it with no wall between (HUT-11); a gate is still a wall."""
        walls = alhambra.walls_at(cell)
        found = 0
        for side in range(4):
            beside = cell + STEPS[side]
            number = alhambra.number_at(beside)
            if number and tiles[number & INDEX].building == self.colour:
                if not walls >> side & 1 and not alhambra.walls_at(beside) >> (side ^ 2) & 1:
                    found += 1
        return min(found, self.most)


NOTHING_KNOWN: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Huts(Part):
    """The six piles. Which huts lie face down is no secret, only their order is (HUT-03)."""

    key = "worker_huts"

    def __init__(self, open_huts: list[Hut | None], below: list[list[Hut]], limit: int) -> None:
        self.open = open_huts  # by colour, the top of each pile; never changed in place
        self.below = below  # by colour, the next one first; never changed in place
        self.limit = limit  # how many a player may own
        self.takes: list[Move] | None = None  # of the open ones, once somebody has asked
        self.owned = NOTHING_KNOWN  # by seat, once somebody has asked; never changed in place

    def copy(self) -> Huts:
        found = Huts(self.open, self.below, self.limit)
        found.owned = self.owned
        found.takes = self.takes
        return found

    def tiles(self) -> list[Tile]:
        found: list[Tile] = [hut for hut in self.open if hut is not None]
        for pile in self.below:
            found += pile
        return found

    def seen_by(self, seat: int | None) -> Huts:
        """With the piles in the order of the box, which tells nothing."""
        return Huts(self.open, [sorted(pile, key=_number) for pile in self.below], self.limit)

    def imagined(self, unseen: list[Card], rng: Rng) -> Huts:
        below: list[list[Hut]] = []
        for pile in self.below:
            order, successor = rng.shuffled(pile)
            assert isinstance(successor, Rng)
            rng = successor
            below.append(order)
        return Huts(self.open, below, self.limit)

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {}
        left: dict[str, object] = {}
        for colour, name in enumerate(BUILDINGS):
            hut = self.open[colour]
            shown[name] = None if hut is None else hut.name
            left[name] = len(self.below[colour])
        return {"open": shown, "left": left}

    def laid_out(self, seat: int | None) -> list[tuple[str, list[str]]]:
        """The open huts; behind each, how many lie below it."""
        shown = [f"{hut.name} +{len(self.below[colour])}" for colour, hut in enumerate(self.open) if hut is not None]
        return [("label-huts", shown)]


HUTS: Final = PartKind(Huts)


def _number(hut: Hut) -> int:
    return hut.number


def huts_of(s: State, seat: int) -> int:
    """How many huts a player owns, wherever they lie (HUT-04)."""
    huts = s.part(HUTS)
    if not huts.owned:
        huts.owned = [_counted(s, seat) for seat in range(s.seats)]
    return huts.owned[seat]


def _counted(s: State, seat: int) -> int:
    player = s.players[seat]
    return len([tile for tile in [*s.built(seat), *player.estate.reserve, *player.pending] if isinstance(tile, Hut)])


class TakeHut(Move):
    """Take the open hut of a colour, for nothing; this is the action (HUT-04 to -07)."""

    verb = "hut"
    moments = ("action", "extra")
    timing = "HUT-04"
    beside = "buy"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def operands(self) -> tuple[object, ...]:
        return (BUILDINGS[self.colour],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        word = words.word("building")
        if word.lower() not in BUILDINGS:
            raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "building"})
        return TAKES[BUILDINGS.index(word.lower())]

    def violation(self, s: State, seat: int) -> Violation | None:
        huts = s.part(HUTS)
        if huts.open[self.colour] is None:
            return Violation("HUT-05", "hut-gone", {"building": BUILDINGS[self.colour]})
        if huts_of(s, seat) >= huts.limit:
            return Violation("HUT-08", "hut-limit", {"limit": huts.limit})
        return None

    def apply(self, s: State, seat: int) -> None:
        huts = s.part(HUTS)
        hut = huts.open[self.colour]
        assert hut is not None
        pile = huts.below[self.colour]
        following = pile[0] if pile else None
        huts.open = replaced(huts.open, self.colour, following)
        huts.takes = None
        owned = huts_of(s, seat) + 1
        huts.owned = replaced(huts.owned, seat, owned)
        player = s.players[seat]
        s.players[seat] = player.with_pending([*player.pending, hut])
        if following is None:
            if s.log is not None:
                s.log.add("hut", seat, {"tile": hut.name, "next": None})
            return
        huts.below = replaced(huts.below, self.colour, pile[1:])
        s.revelations += 1  # HUT-R5
        if s.log is not None:
            s.log.reveal("hut", seat, {"tile": hut.name, "next": following.name})


TAKES: Final = [TakeHut(colour) for colour in range(len(BUILDINGS))]


class WorkerHuts(Module):
    key = "worker_huts"
    box = 1
    page = "04-worker-huts.md"
    moves = (TakeHut,)

    def configured(self, options: Options) -> Effects:
        return HutEffects()

    def own_tiles(self, components: Components) -> list[Tile]:
        return huts_printed(components)

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        counts = [0] * len(BUILDINGS)
        for tile in huts_printed(rules.components):
            if isinstance(tile, Hut):
                counts[tile.colour] += 1
        piles = len([count for count in counts if count])
        facts: dict[str, object] = {"count": sum(counts), "piles": piles}
        return [GuideStep(ANY_TIME, "guide-huts", facts, ["HUT-01", "HUT-02"], building_parts(counts))]


class HutEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        limit = rules.components.sheet(Huts.key).sheet("counts").integer("max_per_player", 1, 24)
        return [Huts([None] * len(BUILDINGS), [[] for _ in BUILDINGS], limit)]

    def setup(self, s: State) -> None:
        """Six piles, the top hut of each turned up (HUT-02)."""
        shown: list[Hut | None] = []
        below: list[list[Hut]] = []
        for colour in range(len(BUILDINGS)):
            huts: list[Hut] = []
            for tile in huts_printed(s.rules.components):
                if isinstance(tile, Hut) and tile.colour == colour:
                    huts.append(tile)
            pile = s.shuffled(huts)
            shown.append(pile[0] if pile else None)
            below.append(pile[1:])
        s.add(Huts(shown, below, s.part(HUTS).limit))

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        huts = s.part(HUTS)
        owned = huts.owned[seat] if huts.owned else huts_of(s, seat)
        if owned >= huts.limit:
            return NO_MOVES
        found = huts.takes
        if found is None:
            found = huts.takes = [TAKES[colour] for colour, hut in enumerate(huts.open) if hut is not None]
        return found

    def halves(self, s: State, seat: int) -> list[Halves]:
        alhambra = s.players[seat].estate.alhambra
        tiles = s.rules.tiles
        found: list[int] = []
        for hut in s.built(seat):
            if isinstance(hut, Hut):
                if not found:
                    found = [0] * len(BUILDINGS)
                found[hut.colour] += 2 * hut.value(alhambra, alhambra.cell_of(hut.number), tiles)
        return [Halves(Huts.key, found)] if found else []


def huts_printed(components: Components) -> list[Tile]:
    """The huts, always the same objects."""
    found = components.module_tiles(Huts.key)
    if found is None:
        found = []
        sheet = components.sheet(Huts.key)
        most = sheet.sheet("counts").integer("max_value", 1, 4)
        printed = [0] * len(BUILDINGS)
        for row in sheet.rows("hut"):
            colour = BUILDINGS.index(row.name("type", BUILDINGS))
            walls = sides_in(row, "walls", 3)
            printed[colour] += 1
            name = f"H{CODES[colour]}{printed[colour]}-{sides(walls)}"
            found.append(Hut(len(components.tiles) + len(found), name, colour, walls, most))
        components.register(Huts.key, found)
    return found

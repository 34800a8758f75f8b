"""Every extension point of palace/module.py is asked at its moment: shown by a module that answers them all.

Modules of the package are compiled together with the base game; one written in a test is not, so these run interpreted.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

from alhambra import COMPILED, MODULES, Game, Violation
from alhambra.core.agenda import Step
from alhambra.core.rng import seeded
from alhambra.palace.buying import Offer
from alhambra.palace.choice import ruleset
from alhambra.palace.components import Card, Components, Tile
from alhambra.palace.game import start
from alhambra.palace.guide import ANY_TIME, GuideStep, guide
from alhambra.palace.kernel import Alhambra
from alhambra.palace.laws import SQUARE
from alhambra.palace.money import Payment
from alhambra.palace.options import Options
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.scoring import Contender, Halves, ScoreLine, contender_with
from alhambra.palace.state import Part, PartKind, State
from alhambra.palace.turn import RELAYING

if COMPILED:
    pytest.skip("a compiled Module has no interpreted subclass", allow_module_level=True)

from alhambra.palace.combined import Both, combined
from alhambra.palace.module import NOTHING, Effects, Module


class Asked(Part):
    key = "probe"

    def __init__(self, points: list[str], powerful: bool) -> None:
        self.points = points
        self.powerful = powerful

    def copy(self) -> Asked:
        return Asked(self.points.copy(), self.powerful)

    def to_json(self) -> dict[str, object]:
        return {"points": self.points}


ASKED: Final = PartKind(Asked)


class Jester(Card):
    """Goes its way when turned up."""

    def __init__(self) -> None:
        super().__init__("jester")

    def revealed(self, s: State) -> bool:
        s.part(ASKED).points.append("revealed")
        return False


class Note(Step[State]):
    def __init__(self, point: str) -> None:
        self.point = point

    def run(self, s: State) -> None:
        s.part(ASKED).points.append(self.point)


class Probe(Module):
    key = "probe"

    def configured(self, options: Options) -> Effects:
        return Curiosity()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        return [GuideStep(ANY_TIME, "guide-probe", {"players": rules.seats}, ["BASE-SETUP-01"])]

    def tiles(self, components: Components) -> list[Tile]:
        found = components.module_tiles(self.key)
        if found is None:
            found = [Tile(len(components.tiles), "TOW1-", 5, 1, 0, SQUARE)]
            components.register(self.key, found)
        return found


class Curiosity(Effects):
    def note(self, s: State, point: str) -> None:
        s.part(ASKED).points.append(point)

    def before_market(self, s: State) -> list[Step[State]]:
        s.add(Asked(["before_market"], powerful=False))
        assert s.drawn == 0
        return [Note("before the market")]

    def before_deal(self, s: State) -> None:
        assert len(s.deck) == len(s.rules.common_money)
        assert s.turned == 0
        assert None not in s.market
        assert all(player.card_count() == 0 for player in s.players)
        self.note(s, "before_deal")

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        return [(1, Jester())]

    def setup(self, s: State) -> None:
        self.note(s, "setup")

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        return limit + 10 if seat == 0 else limit

    def after_purchase(self, s: State, seat: int, offer: Offer, payment: Payment) -> None:
        assert offer.tile in s.players[seat].pending
        assert payment.amount(offer.price) >= offer.price
        self.note(s, "after_purchase")

    def after_place(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        assert s.players[seat].estate.alhambra.number_at(cell) == tile.number
        self.note(s, "after_place")

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        assert tile in s.players[seat].estate.reserve
        self.note(s, "after_remove")

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        return [(RELAYING, Note(f"end of turn {seat}"))]

    def forbid_placement(self, s: State, alhambra: Alhambra, tile: Tile, cell: int) -> Violation | None:
        return Violation("BASE-PLACE-01", "place-hole", {"tile": tile.name}) if cell & 255 < 128 else None

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        return Violation("BASE-REDESIGN-01", "remove-hole", {"tile": "?"}) if heir is None else None

    def before_scoring(self, s: State, scoring: int) -> list[Step[State]]:
        return [Note(f"before scoring {scoring}")]

    def halves(self, s: State, seat: int) -> list[Halves]:
        return [Halves("probe", [1, 0, 0, 0, 0, 0])] if seat == 1 else []

    def contenders(self, s: State) -> list[Contender]:
        return [contender_with(9, [])]

    def wall_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        return [ScoreLine(0, scoring, "BASE-SCORE-01", "beside the wall", 1, "line-wall")]

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        return [ScoreLine(0, scoring, "BASE-SCORE-01", "probe", 100, "line-wall")]

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        assert s.scorings_done == scoring
        self.note(s, f"after scoring {scoring}")

    def rivals(self, s: State) -> list[tuple[int, int]]:
        return [(9, 10_000)]


@pytest.fixture(scope="module")
def finished() -> Game:
    """A game with the probe, played eagerly to its end."""
    rules = ruleset({**MODULES, "probe": Probe()}, 3, "2024", ["probe"], None, {})
    game = start(rules, seeded(5), 5)
    rng = random.Random(5)
    while not game.over:
        for move in game.legal_moves:
            assert game.why_not(move) is None
        eager = [move for move in game.legal_moves if move.verb in ("buy", "place")]
        game.play(rng.choice(eager or game.legal_moves) if rng.random() < 0.7 else rng.choice(game.legal_moves))
    return game


def asked(game: Game) -> list[str]:
    return game.state.part(ASKED).points


def test_set_up_asks_before_the_market_before_the_deal_and_when_all_is_laid_out(finished: Game) -> None:
    assert asked(finished)[:4] == ["before_market", "before the market", "before_deal", "setup"]


def test_cards_of_modules_lie_in_their_pile_and_know_what_they_do(finished: Game) -> None:
    assert asked(finished).count("revealed") == 1
    begun = finished.copy()
    begun.rewind(0)
    assert "jester" in [card.name for card in begun.state.deck[: begun.state.pile_ends[0]]]


def test_the_guide_to_a_real_table_asks_modules(finished: Game) -> None:
    steps = guide(finished.rules)
    assert [(step.module, step.facts) for step in steps if step.key == "guide-probe"] == [("probe", {"players": 3})]
    assert steps[-1].key == "guide-begin"


def test_tiles_of_modules_are_in_the_supply(finished: Game) -> None:
    assert "TOW1-" in finished.rules.tile_names


@pytest.mark.parametrize("point", ["after_purchase", "after_place", "after_remove"])
def test_modules_hear_of_it(finished: Game, point: str) -> None:
    assert point in asked(finished)


def test_steps_at_the_end_of_a_turn_run_once_a_turn(finished: Game) -> None:
    turns = finished.state.turn
    assert sum(point.startswith("end of turn") for point in asked(finished)) in (turns, turns - 1)


def test_each_scoring_is_preceded_and_followed(finished: Game) -> None:
    scorings = [point for point in asked(finished) if "scoring" in point]
    assert scorings[-2:] == ["before scoring 3", "after scoring 3"]
    assert len(scorings) % 2 == 0


def test_score_lines_count(finished: Game) -> None:
    lines = [event.facts["lines"] for event in finished.events if event.verb == "scoring"]
    assert all(isinstance(one, list) and any(line["what"] == "probe" for line in one) for one in lines)
    assert finished.scores[0] >= 100 * len(lines)


def test_lines_for_the_wall_stand_with_it(finished: Game) -> None:
    for event in finished.events:
        if event.verb == "scoring":
            lines = event.facts["lines"]
            assert isinstance(lines, list)
            names = [line["what"] for line in lines]
            assert set(names[: names.index("beside the wall")]) <= {"wall"}


def test_rivals_can_win(finished: Game) -> None:
    assert finished.winners == [9]


def test_the_take_limit_can_be_changed_for_one_seat() -> None:
    rules = ruleset({**MODULES, "probe": Probe()}, 3, "2024", ["probe"], None, {})
    s = start(rules, seeded(5), 5).state
    assert [s.take_limit(seat) for seat in range(3)] == [15, 5, 5]


def test_half_tiles_count_in_majorities() -> None:
    from alhambra.palace.scoring import majority_lines

    rules = ruleset({**MODULES, "probe": Probe()}, 3, "2024", ["probe"], None, {})
    s = start(rules, seeded(5), 5).state
    assert [(line.seat, line.what, line.points) for line in majority_lines(s, 1)] == [(1, "pavilion", 1)]


def test_what_a_module_forbids_is_neither_listed_nor_allowed(finished: Game) -> None:
    cells = [cell for player in finished.state.players for cell, _ in player.estate.alhambra.contents()]
    assert all(cell & 255 >= 128 for cell in cells)
    assert not any(move.verb == "remove" for move in finished.played)


# ---------------------------------------------------------------------- how answers combine

POINTS: Final = [name for name, point in vars(Effects).items() if callable(point) and not name.startswith("_")]


@pytest.mark.parametrize("point", POINTS)
def test_it_is_said_of_every_point_how_two_answers_combine(point: str) -> None:
    assert point in vars(Both)


AWAITED: Final = {  # no module of the package yet
    "closes_redesigns": "falconers",
}


@pytest.mark.parametrize("point", POINTS)
def test_the_ruleset_keeps_who_answers_each_point_and_somebody_in_the_package_does(point: str) -> None:
    attribute = "limit_takes" if point == "take_limit" else point
    options: dict[str, object] = {"camp_single_contact": True, "dirk_can_win": True}
    modules = [key for key, module in MODULES.items() if not module.automatic]
    assert getattr(ruleset(MODULES, 3), attribute) is NOTHING
    answering = getattr(ruleset(MODULES, 2, "2024", modules, options), attribute)
    assert (answering is NOTHING) == (point in AWAITED)
    assert AWAITED.get(point) not in modules


class Eager(Effects):
    """Answers with its name, and hears of what happens."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name = name
        self.heard = heard

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        return limit * 10 + len(self.name)

    def rivals(self, s: State) -> list[tuple[int, int]]:
        return [(len(self.name), 0)]

    def interrupters(self, s: State) -> int:
        return 1 << len(self.name)

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        return Violation("BASE-REDESIGN-01", self.name) if cell >> len(self.name) & 1 else None

    def start_of_turn(self, s: State, seat: int) -> None:
        self.heard.append(self.name)


def test_answers_are_joined_folded_and_heard_in_order_and_the_first_refusal_counts() -> None:
    s = start(ruleset(MODULES, 3), seeded(5), 5).state
    alhambra = s.players[0].estate.alhambra
    heard: list[str] = []
    both = combined([Eager("x", heard), Eager("yy", heard), Eager("zzz", heard)])
    assert both.take_limit(s, 0, 5) == 5123
    assert both.rivals(s) == [(1, 0), (2, 0), (3, 0)]
    assert both.interrupters(s) == 0b1110
    refusals = [both.forbid_removal(s, alhambra, cell, None) for cell in (0b0000, 0b0010, 0b1000, 0b1100)]
    assert [None if found is None else found.reason for found in refusals] == [None, "x", "zzz", "yy"]
    both.start_of_turn(s, 0)
    assert heard == ["x", "yy", "zzz"]
    assert combined([]) is NOTHING

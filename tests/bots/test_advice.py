"""Hints for the dice game: fair, truthful, and told in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import alhambra
import dicekit as kit
from alhambra.bots.advice import ONLY, TWO, Advice, Sentence, hint_of
from alhambra.bots.referee import seed_for
from alhambra.locales import LANGUAGES, say, strict
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.layout import TYPES
from alhambra.rollwrite.plans import Planner
from alhambra.rollwrite.prospects import Traits
from alhambra.titles import titled
from alhambra.titles.roll_and_write.bots import ADVISER, BOTS, GoodBot
from alhambra.titles.roll_and_write.bots.adviser import Case
from alhambra.titles.title import Wishes

TITLE = titled("roll-and-write")
WORDS = Path(alhambra.__file__).parent / "titles" / "roll_and_write"
TABLES = [Wishes(1), Wishes(2, options={"special_actions_per_turn": 2}), Wishes(3)]


def positions(wishes: Wishes, seed: int, share: float, bot: str = "random") -> Iterator[Game]:
    dice = random.Random(seed)
    game = TITLE.begin(wishes, seed)
    assert isinstance(game, Game)
    players = [BOTS[bot](seed_for(seed, seat)) for seat in range(game.seats)]
    while not game.over:
        assert game.decision is not None
        if dice.random() < share:
            yield game.copy()
        seat = game.decision.seat
        game.play(players[seat].choose(game.view(seat), game.decision, game.legal_moves))


@cache
def some_positions() -> list[Game]:
    """Of games between random and between good players, for one to three. Nobody changes them."""
    mixes = [(seed, wishes, bot) for seed, wishes in enumerate(TABLES) for bot in ("random", "good")]
    return [game for seed, wishes, bot in mixes for game in positions(wishes, seed, 0.2, bot)]


def advice_on(game: Game) -> Advice:
    assert game.decision is not None
    return ADVISER.advise(game.view(game.decision.seat), game.decision, game.legal_moves)


def case_of(game: Game) -> Case:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    planner = Planner(view, Traits(view.rules.seats))
    best, *others = planner.best_two(game.legal_moves)
    return Case(view, planner, best, others[0] if others else None)


def test_dice_to_come_change_no_hint() -> None:
    for game in some_positions():
        assert game.decision is not None
        advice = advice_on(game)
        for other in range(2):
            assert advice_on(game.view(game.decision.seat).imagine(random.Random(other))) == advice


def test_a_hint_is_what_the_good_bot_plays() -> None:
    for game in some_positions():
        assert game.decision is not None
        advice = advice_on(game)
        view = game.view(game.decision.seat)
        assert advice.move == str(GoodBot(1).choose(view, game.decision, game.legal_moves))
        legal = [str(move) for move in game.legal_moves]
        assert advice.move in advice.candidates
        assert len(advice.candidates) == min(2, len(legal))
        assert list(advice.candidates) == sorted(advice.candidates, key=legal.index)
        assert advice.spots
        assert (Sentence(ONLY) in advice.reasons) == (len(legal) == 1)


def test_each_level_tells_no_more_than_it_should() -> None:
    for game in some_positions():
        advice = advice_on(game)
        where, two, one = [hint_of(advice, level) for level in (1, 2, 3)]
        assert where.moves == ()
        assert where.sentences == advice.look
        assert two.moves == advice.candidates
        assert [key for key, _ in two.sentences] == [TWO if len(two.moves) == 2 else ONLY]
        assert (one.moves, one.sentences) == ((advice.move,), advice.reasons)


def test_the_terms_of_a_plan_are_all_that_it_is_worth() -> None:
    """So what makes the difference between two plans is among them, and nothing else does."""
    compared = 0
    for game in some_positions():
        case = case_of(game)
        for plan in (case.best, case.other):
            if plan is not None:
                assert sum(case._worths(plan).values()) == plan.value
                compared += 1
        if case.other is not None and case.best.value > case.other.value:
            assert case.terms
            worths = [case._worths(case.best)[term] - case._worths(case.other)[term] for term in case.terms]
            assert worths == sorted(worths, reverse=True)
            assert worths[-1] > 0
    assert compared > 80


def test_what_is_said_of_types_and_lines_is_true() -> None:
    """Compared with the sheets after the move, and the building that the hint speaks of."""
    told = set()
    for game in some_positions():
        case = case_of(game)
        if case.best.second >= 0 and case.best.cell >= 0:
            continue  # two moves
        after = game.copy()
        after.play(case.best.move)
        if case.best.changed is not None:
            after.play(f"build {case._deed().facts['cell']}")
        seat = case.planner.seat
        player = after.state.players[seat]
        counts = dict(zip(TYPES, player.counts, strict=True))
        for sentence in case.reasons()[1:]:
            facts = sentence.facts
            told.add(sentence.key)
            if "family" in facts and "count" in facts:
                assert counts[str(facts["family"])] == facts["count"]
                others = [game.state.counts_of(one) for one in range(game.state.contenders) if one != seat]
                if facts["most"]:
                    assert facts["most"] in [other[TYPES.index(str(facts["family"]))] for other in others]
            if "line" in facts:
                number = int(str(facts["line"])) - 1
                cells = range(number * 6, number * 6 + 6) if sentence.key == "rw-why-row" else range(number, 36, 6)
                assert sum(player.has(cell) for cell in cells) == facts["count"]
                assert facts["points"] == game.rules.layout.lines[int(str(facts["count"]))]
            if sentence.key == "rw-why-earned":
                assert player.coins == facts["coins"]
    assert told >= {"rw-why-ahead", "rw-why-behind", "rw-why-level", "rw-why-row", "rw-why-column"}


def test_a_completed_type_is_the_reason() -> None:
    pavilions = kit.of_type("pavilion")
    game = kit.set_up(3, dice=(((6, 6), (3, 3)), ((5,), (5,)), ((6,), (6,))))
    kit.last_round(game)
    for seat in (1, 2):
        kit.row(game.state, seat, dict.fromkeys(TYPES, 4))
    kit.lay(game, 0, built=[cell for cell in pavilions if cell != (6, 2)], coins=1)
    advice = advice_on(game)
    assert advice.move == "change b3:2"
    assert advice.reasons[0] == Sentence("rw-do-change", {"cell": "6,2", "dice": ["b3:2"], "coins": 1})
    assert Sentence("rw-why-completed", {"family": "pavilion"}) in advice.reasons
    assert set(advice.spots) == {"6,2", "change"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    with strict():
        for game in some_positions():
            advice = advice_on(game)
            for level in (1, 2, 3):
                for key, facts in hint_of(advice, level).sentences:
                    assert len(say(language, key, facts)) > 5


def test_no_word_is_in_vain() -> None:
    """Every sentence of the catalogue is one that the adviser can give."""
    source = (WORDS / "bots" / "adviser.py").read_text("utf-8")
    keys = set(re.findall(r"^(rw-(?:look|do|why)-[\w-]+) =", (WORDS / "en.ftl").read_text("utf-8"), re.MULTILINE))
    made = {f"rw-{kind}-{end}" for kind in ("look", "why") for end in ("row", "column", "coming", "passing")}
    made |= {f"rw-why-{end}" for end in ("ahead", "level", "behind")}
    assert keys == {*re.findall(r'"(rw-[\w-]+)"', source), *made}

"""Bots: what they are shown, and that their games can be had again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import alhambra
from alhambra import Decision, Game, Move, View
from alhambra.bots import Blind, Bot, RandomBot
from alhambra.bots.referee import let_play, play_out, seed_for
from alhambra.core.agenda import Situation
from alhambra.core.game import Sight
from alhambra.titles.alhambra.bots import BOTS


class Seeing:
    """A random bot that wants a view, and looks at it closely."""

    def __init__(self, seed: int) -> None:
        self.dice = RandomBot(seed)
        self.shown: list[tuple[object, object, object]] = []

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        self.shown.append((view, decision, moves))
        return self.dice.pick(moves)


def played(bots: Sequence[Bot[View]], seed: int, modules: Sequence[str] = ("vizier", "camps")) -> Game:
    game = alhambra.new_game(len(bots), modules=modules, seed=seed)
    play_out(game, bots)
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_plays_to_the_end(name: str, seats: int) -> None:
    game = played([BOTS[name](seat) for seat in range(seats)], seats)
    assert game.over
    assert game.winners


def test_the_same_seeds_give_the_same_game() -> None:
    one, other = [played([RandomBot(seed) for seed in (1, 2, 3)], 4) for _ in range(2)]
    assert str(one.record) == str(other.record)
    third = played([RandomBot(seed) for seed in (1, 2, 4)], 4)
    assert str(one.record) != str(third.record)


def test_a_bot_that_needs_no_view_plays_as_through_the_protocol() -> None:
    blind = played([RandomBot(seed) for seed in range(3)], 9)
    seeing = played([Seeing(seed) for seed in range(3)], 9)
    mixed = played([RandomBot(0), Seeing(1), RandomBot(2)], 9)
    assert str(blind.record) == str(seeing.record) == str(mixed.record)


def test_a_bot_sees_its_own_view_and_nothing_else() -> None:
    bots = [Seeing(seed) for seed in range(3)]
    played(bots, 9)
    for seat, bot in enumerate(bots):
        assert bot.shown
        for view, decision, moves in bot.shown:
            assert isinstance(view, View)
            assert isinstance(decision, Decision)
            assert isinstance(moves, Sequence)
            assert view.seat == decision.seat == seat
            assert [player.hand() is None for player in view.players].count(False) == 1
            held = [*vars_of(view), decision, *moves]
            assert not any(isinstance(one, (Game, Situation)) for one in held)


def vars_of(view: View) -> list[object]:
    """What can be reached from a view by its public names."""
    return [getattr(view, name) for name in dir(view) if not name.startswith("_") and not callable(getattr(view, name))]


def test_a_blind_bot_is_never_given_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = alhambra.new_game(2, seed=1)

    class Picky(Blind):
        def pick(self, moves: Sequence[Move]) -> Move:
            return moves[-1]

        def choose(self, view: Sight, decision: Decision[Any], moves: Sequence[Move]) -> Move:
            raise AssertionError("asked with a view")

    let_play(game, Picky())
    assert game.ply == 1


def test_the_protocol_of_a_blind_bot_leads_to_its_pick() -> None:
    game = alhambra.new_game(3, seed=1)
    decision = game.decision
    assert decision is not None
    one, other = RandomBot(5), RandomBot(5)
    for _ in range(10):
        assert one.choose(game.view(decision.seat), decision, game.legal_moves) is other.pick(game.legal_moves)


def test_the_dice_are_fair_enough() -> None:
    bot = RandomBot(3)
    moves = alhambra.new_game(3, seed=1).legal_moves[:4]
    counts = Counter(str(bot.pick(moves)) for _ in range(4000))
    assert len(counts) == 4
    assert all(900 < count < 1100 for count in counts.values())


def test_derived_seeds_never_change() -> None:
    assert [seed_for(1), seed_for(1, 0), seed_for(1, 0, 0), seed_for(2, 0)] == SEEDS
    assert len({seed_for(1, game, seat) for game in range(100) for seat in range(6)}) == 600


SEEDS = [259193653882888, 34887875813985, 142317841524560, 149066633966087]

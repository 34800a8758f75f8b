"""The idle bot: the least that the rules allow, and a table of absent players that comes to its end all the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from alhambra import Game, Move
from alhambra.bots.referee import play_out
from alhambra.titles.alhambra.bots import IdleBot
from kit import given
from random_games import MIXES, Mix, begun


def answer(game: Game) -> str:
    return str(IdleBot(1).pick(game.legal_moves))


def test_it_takes_the_least_money() -> None:
    game = given(display="florin 9, dirham 2, dinar 3, ducat 2", hands=["florin 8"], market="PAV8- - - -")
    assert answer(game) == "take dirham 2"


def test_it_declines_an_extra_action_where_it_may() -> None:
    game = given(deciding="extra of 0", options={"extra_action": "may"})
    assert answer(game) == "pass"


def test_it_takes_money_where_an_extra_action_must_be_used() -> None:
    game = given(deciding="extra of 0", options={"extra_action": "must"}, display="florin 9, dirham 1")
    assert answer(game) == "take dirham 1"


def test_it_lets_the_vizier_sleep() -> None:
    game = given("vizier", deciding="interlude of 1", hands=["", "florin 8"], market="PAV8- - - -")
    assert answer(game) == "pass"
    assert "vizier wake" not in answer(given("vizier", awake=[False] * 3))


@pytest.mark.parametrize("deciding", ["placement of 0", "end of 0"])
def test_it_stores_every_tile(deciding: str) -> None:
    game = given(seats=2, deciding=deciding, pending=["PAV8- TOW11-"])
    assert answer(game) == "keep PAV8-"


def test_without_money_on_offer_it_buys_for_the_least() -> None:
    game = given(
        display="",
        deck="",
        hands=["florin 9, florin 4, dinar 8, dinar 4"],
        reserves=["GAR10-"],
        market="PAV8- - CHA10- -",
    )
    assert answer(game) == "buy PAV8- florin 9"


def test_without_anything_else_it_redesigns() -> None:
    game = given(display="", deck="", reserves=["GAR10-"])
    assert answer(game) == str(game.legal_moves[0])


class Watched(IdleBot):
    """An idle bot whose answers are checked."""

    def pick(self, moves: Sequence[Move]) -> Move:
        found = super().pick(moves)
        if found.verb in ("add", "remove", "swap", "vizier wake"):
            assert {move.verb for move in moves} <= {"add", "remove", "swap", "vizier wake"}
        assert found.verb not in ("place", "vizier buy", "dirk")
        return found


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_table_of_absent_players_comes_to_its_end(mix: Mix) -> None:
    records = set()
    for seed in (1, 2):
        game = begun(mix)
        play_out(game, [Watched(seed) for _ in range(mix.seats)])
        assert game.over
        records.add(str(game.record))
    assert len(records) == 1

"""The easy bot: how well it plays, what it prefers, and that it looks at nothing but its view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import mean
from typing import Any

import pytest

import alhambra
from alhambra import Decision, Game, Move, View
from alhambra.bots import Bot, RandomBot
from alhambra.bots.referee import let_play, play_out
from alhambra.titles.alhambra.bots import EasyBot
from alhambra.titles.alhambra.bots.easy import promising
from kit import alhambra_of, events, given, play, texts
from random_games import MIXES, Mix, begun

# One tile per market space; the spaces want florin, dirham, dinar and ducat.
MARKET = "PAV8- TOW11- GAR10- CHA10-"


def answer(game: Game, seed: int = 1) -> str:
    decision = game.decision
    assert decision is not None
    return str(EasyBot(seed).choose(game.view(decision.seat), decision, game.legal_moves))


# ------------------------------------------------------------------------------------------------------------ strength


def against_random_bots(seats: int, modules: Sequence[str], games: int) -> list[Game]:
    """Games in which the easy bot has each seat in turn, number 0 in the first one."""
    found = []
    for number in range(games):
        bots: list[Bot[View]] = [RandomBot(100 * number + seat) for seat in range(seats)]
        bots[number % seats] = EasyBot(number)
        game = alhambra.new_game(seats, modules=modules, seed=number)
        play_out(game, bots)
        found.append(game)
    return found


@pytest.mark.parametrize(
    ("seats", "modules", "games", "least_wins"),
    [(3, (), 12, 11), (2, (), 4, 4), (6, (), 6, 5), (3, ("vizier", "camps"), 4, 4)],
)
def test_it_beats_random_bots(seats: int, modules: Sequence[str], games: int, least_wins: int) -> None:
    played = against_random_bots(seats, modules, games)
    wins = [game.winners == [number % seats] for number, game in enumerate(played)]
    assert sum(wins) >= least_wins
    own = [game.scores[number % seats] for number, game in enumerate(played)]
    others = [sum(game.scores) - game.scores[number % seats] for number, game in enumerate(played)]
    assert mean(own) > 2 * mean(others) / (seats - 1)


# ------------------------------------------------------------------------------------------------------- sensible play


def test_it_buys_exactly_where_it_can() -> None:
    game = given(hands=["florin 9, florin 5, florin 3"], market=MARKET)
    assert answer(game) == "buy PAV8- florin 5 florin 3"


def test_it_wastes_as_little_as_it_must() -> None:
    game = given(hands=["ducat 9, ducat 8, ducat 3"], market="- - - CHA10-", display="florin 1", scorings_done=2)
    assert answer(game) == "buy CHA10- ducat 8 ducat 3"


def test_it_buys_what_gains_a_majority() -> None:
    """Both towers and gardens can be paid exactly; in gardens another one cannot be caught up with."""
    game = given(
        hands=["dirham 9, dirham 2, dinar 9, dinar 1"],
        market="- TOW11- GAR10- -",
        alhambras=["", "GAR9-E 1,0, GAR11- 0,1, GAR7-NSW -1,0"],
        scorings_done=2,
    )
    assert answer(game).startswith("buy TOW11-")


def test_it_takes_the_money_that_a_purchase_lacks() -> None:
    game = given(
        hands=["dinar 6"],
        market=MARKET,
        display="florin 4, dirham 4, dinar 4, ducat 4",
        alhambras=["GAR10-W -1,0"],
    )
    assert answer(game) == "take dinar 4"


def test_it_takes_several_cards_rather_than_one_of_them() -> None:
    game = given(display="florin 3, dirham 2, dinar 2, ducat 2", market=MARKET)
    assert len(answer(game).split()) == 5


def test_it_builds_for_a_long_wall() -> None:
    game = given(deciding="placement of 0", pending=["TOW9-NW"], alhambras=["GAR10-W -1,0"])
    assert "place TOW9-NW 0,-1" in texts(game)
    assert answer(game) == "place TOW9-NW -1,-1"


def test_it_builds_what_it_was_given_at_the_end() -> None:
    game = given(deciding="end of 0", pending=["TOW11- GAR10-"])
    for _ in range(2):
        play(game, answer(game))
    assert set(alhambra_of(game, 0).values()) == {"TOW11-", "GAR10-"}


def test_it_builds_from_the_reserve_but_takes_nothing_down() -> None:
    game = given(reserves=["TOW11-"], alhambras=["PAV8- 1,0"], display="florin 1")
    assert answer(game).startswith("add TOW11-")
    built = given(alhambras=["PAV8- 1,0, TOW11- 0,1"], display="florin 1")
    assert answer(built) == "take florin 1"


def test_it_uses_the_vizier_when_that_pays() -> None:
    game = given("vizier", deciding="interlude of 1", hands=["", "dirham 9, dirham 2"], market=MARKET)
    assert answer(game) == "vizier buy TOW11- dirham 9 dirham 2"


def test_it_gives_nothing_away_that_it_could_build() -> None:
    game = given(seats=2, deciding="placement of 0", pending=["TOW11-"])
    assert answer(game).startswith("place TOW11-")


def test_it_leans_a_camp_where_it_scores() -> None:
    """Before the northern wall of three buildings in a column, not of one alone."""
    game = given(
        "camps",
        deciding="placement of 0",
        pending=["CAMP5-S"],
        alhambras=["GAR10-N 0,-1, PAV8- 0,1, ARC9- 1,1, ARC8-N 2,1"],
    )
    assert "place CAMP5-S 2,0" in texts(game)
    play(game, answer(game))
    assert alhambra_of(game, 0)[0, -2] == "CAMP5-S"


def test_removals_and_most_swaps_are_not_worth_a_thought() -> None:
    game = given(
        reserves=["TOW11-, PAV8-"],
        alhambras=["GAR10- 1,0, SER9- 0,1, CHA10- -1,0, ARC10- 0,-1"],
    )
    swaps = [str(move) for move in promising(game.legal_moves) if move.verb == "swap"]
    assert len(swaps) == 6
    assert swaps[0] == "swap SER9- TOW11-"
    assert not any(move.verb == "remove" for move in promising(game.legal_moves))
    only = [move for move in game.legal_moves if move.verb == "remove"]
    assert promising(only) == only


# ------------------------------------------------------------------------------------------------------------ fairness


class Watched:
    """An easy bot whose answers and views are checked."""

    def __init__(self, seed: int) -> None:
        self._bot = EasyBot(seed)

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        before = view.to_json()
        found = self._bot.choose(view, decision, moves)
        assert view.to_json() == before
        assert any(found is move for move in moves)
        return found


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_it_plays_every_game_to_the_end(mix: Mix) -> None:
    game = begun(mix)
    play_out(game, [Watched(seat) for seat in range(mix.seats)])
    assert game.over
    assert mean(game.scores) > 20


@pytest.mark.parametrize("mix", MIXES[::4], ids=str)
def test_its_choice_depends_on_the_seed_and_the_view_only(mix: Mix) -> None:
    """Another bot that was not there before, shown a game with other hidden cards and tiles, answers the same."""
    game = begun(mix)
    bots = [EasyBot(seat) for seat in range(mix.seats)]
    rng = random.Random(1)
    for _ in range(50):
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        twin = game.view(seat).imagine(rng)
        chosen = EasyBot(seat).choose(twin.view(seat), decision, twin.legal_moves)
        let_play(game, bots[seat])
        assert str(game.played[-1]) == str(chosen)


def test_the_same_seeds_give_the_same_game() -> None:
    records = []
    for seeds in ((1, 2, 3), (1, 2, 3), (4, 5, 6)):
        game = alhambra.new_game(3, modules=("vizier",), seed=5)
        play_out(game, [EasyBot(seed) for seed in seeds])
        records.append(str(game.record))
    assert records[0] == records[1] != records[2]


def test_both_engines_play_this_game() -> None:
    """Whoever changes how the bot weighs moves changes these scores."""
    game = alhambra.new_game(3, modules=("vizier", "camps"), seed=11)
    play_out(game, [EasyBot(seat) for seat in range(3)])
    assert (game.ply, game.scores) == (215, [126, 136, 153])


# ----------------------------------------------------------------------------------------------------------- standings


@pytest.mark.parametrize("seats", [2, 4])
def test_standings_are_what_a_scoring_would_give(seats: int) -> None:
    game = alhambra.new_game(seats, modules=("camps",), seed=3)
    play_out(game, [EasyBot(seat) for seat in range(seats)])
    lines = events(game, "scoring")[-1]["lines"]
    assert isinstance(lines, list)
    given_points = [sum(line["points"] for line in lines if line["seat"] == seat) for seat in range(seats)]
    assert game.standings(3) == given_points
    assert game.standings(1) != given_points

"""The players of the dice game: they finish every game, are fair, and reckon right."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import dicekit as kit
from alhambra.bots import Bot
from alhambra.bots.referee import play_out, seed_for
from alhambra.core.majority import majority
from alhambra.rollwrite.chances import ONE, POINT, binomial, expected, ranked
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.layout import FACES, TYPES
from alhambra.rollwrite.plans import Planner, turns_left
from alhambra.rollwrite.prospects import PAIR_AT, PAIRS, Prospects, Table, Traits, Turns, average, average_with
from alhambra.titles import titled
from alhambra.titles.roll_and_write.bots import BOTS, EasyBot, GoodBot
from alhambra.titles.title import Wishes

TITLE = titled("roll-and-write")
Maker = Callable[[int], Bot[Any]]
TABLES = [
    Wishes(1),
    Wishes(1, options={"fictitious_players": 3}),
    Wishes(1, options={"fictitious_players": 4, "solo_duel": True, "special_actions_per_turn": 2}),
    Wishes(2),
    Wishes(2, options={"special_actions_per_turn": 2}),
    Wishes(3),
    Wishes(4),
    Wishes(5, options={"special_actions_per_turn": 2}),
]
SMALL = {"sheet": {"rounds": {"by_players": {"3": 4, "4": 3, "5": 2}}}}
ONE_TYPE = {
    "sheet": {
        "grid": {"cells": [["tower"] * 6] * 6},
        "coins": {"cost_second_building": 0, "cost_change_die_by_one": 2, "coins_per_point": 3},
        "rounds": {"by_players": {"3": 30, "4": 30, "5": 30}},
        "coin_reserve": {"size": 60},
    }
}


def begun(wishes: Wishes, seed: int = 1) -> Game:
    game = TITLE.begin(wishes, seed)
    assert isinstance(game, Game)
    return game


def named(wishes: Wishes) -> str:
    return f"{wishes.seats}-{'-'.join(str(value) for value in (wishes.options or {}).values())}"


def whole_game(wishes: Wishes, bots: Sequence[str], seed: int) -> Game:
    game = begun(wishes, seed)
    play_out(game, [BOTS[bots[seat % len(bots)]](seed_for(seed, seat)) for seat in range(game.seats)])
    return game


def positions(wishes: Wishes, seed: int, share: float, bot: str = "random") -> Iterator[Game]:
    """Some positions of a game."""
    dice = random.Random(seed)
    game = begun(wishes, seed)
    players = [BOTS[bot](seed_for(seed, seat)) for seat in range(game.seats)]
    while not game.over:
        assert game.decision is not None
        if dice.random() < share:
            yield game.copy()
        seat = game.decision.seat
        game.play(players[seat].choose(game.view(seat), game.decision, game.legal_moves))


# --------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("wishes", TABLES, ids=named)
def test_every_bot_finishes_every_game(wishes: Wishes, bot: str) -> None:
    game = whole_game(wishes, [bot], 3)
    assert game.over
    assert all(score > 0 for score in game.scores)


@pytest.mark.parametrize("corrections", [SMALL, ONE_TYPE], ids=["few rounds", "one type"])
@pytest.mark.parametrize("seats", [1, 3])
def test_they_play_on_sheets_of_ones_own(seats: int, corrections: dict[str, object]) -> None:
    """Sheets with one type, buildings and changes at other prices, games of few rounds."""
    game = whole_game(Wishes(seats, components=corrections), ["good", "easy"], 4)
    assert game.over


def test_a_full_sheet_is_played_on() -> None:
    game = kit.set_up(3, dice=(((5, 6), (5, 6)), ((5,), (5,)), ((6,), (6,))))
    kit.lay(game, 0, built=[(row, column) for row in range(1, 7) for column in range(1, 7)], coins=5)
    assert {move.verb for move in game.legal_moves} == {"coins", "change"}
    assert choice(GoodBot, game) == "coins"
    assert choice(EasyBot, game) == "coins"


def test_the_same_seed_plays_the_same_game_everywhere() -> None:
    """Interpreted or compiled, here or on another machine."""
    text = ""
    for wishes in TABLES:
        text += str(whole_game(wishes, ["good", "easy", "random"], 11).record)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "1c595a413179ae24"


def test_good_beats_random_and_easy_and_easy_beats_random() -> None:
    """A few games, whose outcome is the same each time; how often they win among many is in docs/performance.md."""
    for better, worse in (("good", "easy"), ("good", "random"), ("easy", "random")):
        won = 0
        for number in range(6):
            bots = [worse] * 3
            bots[number % 3] = better
            won += whole_game(Wishes(3), bots, 20 + number).winners == [number % 3]
        assert won >= 5, (better, worse)


# ------------------------------------------------------------------------------------------------------------ fairness


@pytest.mark.parametrize("maker", [EasyBot, GoodBot], ids=["easy", "good"])
@pytest.mark.parametrize("wishes", [TABLES[0], TABLES[4], TABLES[5]], ids=named)
def test_dice_to_come_change_no_decision(wishes: Wishes, maker: Maker) -> None:
    for game in positions(wishes, 5, 0.2):
        decision = game.decision
        assert decision is not None
        chosen = maker(1).choose(game.view(decision.seat), decision, game.legal_moves)
        for other in range(3):
            imagined = game.view(decision.seat).imagine(random.Random(other))
            assert imagined.decision is not None
            found = maker(1).choose(imagined.view(decision.seat), imagined.decision, imagined.legal_moves)
            assert str(found) == str(chosen)


def test_thinking_changes_nothing() -> None:
    for game in positions(TABLES[5], 6, 0.1):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        before = view.to_json()
        GoodBot(1).choose(view, game.decision, game.legal_moves)
        assert view.to_json() == before == game.view(game.decision.seat).to_json()


# ------------------------------------------------------------------------------------------------------------- chances


def test_chances_add_up() -> None:
    for tries in range(9):
        for chance in (0, ONE // 7, ONE // 2, ONE):
            found = binomial(tries, chance)
            assert sum(found) == ONE
            assert len(found) == tries + 1
    assert binomial(2, ONE // 2) == [ONE // 4, ONE // 2, ONE // 4]
    assert expected(binomial(2, ONE // 2), [9, 0, 4, 8], 1) == 4  # a quarter of 0, half of 4, a quarter of 8


def test_places_are_worth_what_they_would_score() -> None:
    """Where nothing is left to chance it is what the rules give; otherwise the mean of that."""
    dice = random.Random(1)
    for _ in range(200):
        counts = [dice.randrange(5) for _ in range(dice.randrange(1, 5))]
        certain = [[ONE if number == count else 0 for number in range(5)] for count in counts]
        found = ranked(certain, [20, 12, 5], 4)
        assert found == [POINT * majority([mine, *counts], [20, 12, 5])[0] for mine in range(5)]
    even = [[0, ONE // 2, 0, ONE // 2]]  # one building or three
    assert ranked(even, [10, 4, 1], 3) == [0, POINT * (7 + 4) // 2, POINT * (10 + 4) // 2, POINT * (10 + 7) // 2]


def some_turns(seed: int) -> Turns:
    """What dice are worth on some sheet."""
    (game, *_) = [one for one in positions(TABLES[5], seed, 0.3) if one.state.round > 6]
    view = game.view(0)
    table = Table(view.rules, view.players, view.rivals, view.used, view.finishing, turns_left(view))
    player = view.players[0]
    prospects = Prospects(table, 0, 5, Traits(3))
    return Turns(prospects, player.built, player.counts, player.coins, player.circled)


def test_means_over_all_rolls_are_exact() -> None:
    turns = some_turns(2)
    table = turns.table()
    faces = range(FACES)

    def best(*dice: int) -> int:
        yellow, blue = sorted(dice[:2]), sorted(dice[2:])
        return turns.best((yellow[0], yellow[1]), (blue[0], blue[1]))

    every = [best(a, b, c, d) for a in faces for b in faces for c in faces for d in faces]
    assert average(table) == sum(every) // 1296
    assert average_with(table, 2, 5) == sum([best(2, b, 5, d) for b in faces for d in faces]) // 36
    assert all(PAIRS[PAIR_AT[a][b]] == (min(a, b), max(a, b)) for a in faces for b in faces)


def test_the_better_pair_of_four_dice_is_kept() -> None:
    """The mean over all rolls of the best choice, by trying every roll and choice."""
    (game, *_) = positions(TABLES[5], 8, 0.1)
    assert game.decision is not None
    planner = Planner(game.view(game.decision.seat), Traits(3))
    table = some_turns(3).table()
    faces = range(FACES)
    kept = [[average_with(table, yellow, blue) for blue in faces] for yellow in faces]
    passed = [[planner._handed_on(yellow + 1, blue + 1) for blue in faces] for yellow in faces]
    total = 0
    for a in faces:
        for b in faces:
            for c in faces:
                for d in faces:
                    pairs = ((a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c))
                    total += max([kept[own][mine] - passed[other][theirs] for own, other, mine, theirs in pairs])
    assert planner._after_choosing(table) == total // 1296
    assert any(worth for row in passed for worth in row)


def test_the_last_turn_is_worth_what_it_scores() -> None:
    """Without a turn to come, a sheet is worth its lines, its coins, and the places that nobody can take any more."""
    game = kit.set_up(3, dice=(((2, 3), (2, 3)), ((5,), (5,)), ((6,), (6,))))
    kit.last_round(game)
    view = game.view(0)
    assert turns_left(view) == [0, 1, 1]
    planner = Planner(view, Traits(3))
    assert planner.leaf.lines == [POINT * points for points in view.rules.layout.lines]
    assert planner.leaf.coins[:6] == [0, 0, POINT, POINT, 2 * POINT, 2 * POINT]
    plans = planner.judged(game.legal_moves)
    assert all(plan.value == plan.sheet + plan.coming - plan.handed_on for plan in plans)
    assert all(plan.coming == 0 for plan in plans if not plan.rolls_all)
    assert any(plan.handed_on for plan in plans)  # the next player still has a turn
    game.play("coins")
    game.play(game.legal_moves[0])
    game.play("coins")
    game.play(game.legal_moves[0])
    final = Planner(game.view(2), Traits(3))
    assert turns_left(game.view(2)) == [0, 0, 0]
    assert all(plan.coming == plan.handed_on == 0 for plan in final.judged(game.legal_moves))


def test_turns_left_are_counted_from_the_first_player() -> None:
    game = kit.set_up(3, first=1)
    seen = []
    while game.state.round == 1:
        seen.append(turns_left(game.view(game.state.active)))
        game.play(next(move for move in game.legal_moves if move.verb in ("build", "pass")))
    assert seen[0] == [18, 17, 18]
    assert seen[-1] == [17, 17, 17]
    solo = begun(Wishes(1))
    assert turns_left(solo.view(0)) == [17, 18, 18]


# --------------------------------------------------------------------------------------------------- what is understood


def choice(maker: Maker, game: Game) -> str:
    assert game.decision is not None
    seat = game.decision.seat
    return str(maker(1).choose(game.view(seat), game.decision, game.legal_moves))


def test_easy_builds_where_most_stands_already() -> None:
    game = kit.set_up(3, dice=(((1, 6), (4, 6)), ((5,), (5,)), ((6,), (6,))))
    assert choice(EasyBot, game) in ("build 1,4", "build 1,6")  # row 1 has three buildings


def test_easy_earns_coins_where_nothing_can_be_built() -> None:
    game = kit.set_up(3, dice=(((1, 1), (1, 2)), ((5,), (5,)), ((6,), (6,))))
    assert choice(EasyBot, game) == "coins"


def test_good_pays_to_complete_a_type() -> None:
    """In its last turn one step away from the last pavilion, which is worth the first place."""
    pavilions = kit.of_type("pavilion")
    game = kit.set_up(3, dice=(((6, 6), (3, 3)), ((5,), (5,)), ((6,), (6,))))
    kit.last_round(game)
    for seat in (1, 2):
        kit.row(game.state, seat, dict.fromkeys(TYPES, 4))
    kit.lay(game, 0, built=[cell for cell in pavilions if cell != (6, 2)], coins=1)
    assert choice(GoodBot, game) == "change b3:2"
    game.play("change b3:2")
    assert choice(GoodBot, game) == "build 6,2"


def test_good_spends_nothing_in_vain() -> None:
    """In its last turn a building that scores nothing is not worth coins that do."""
    game = kit.set_up(3, dice=(((5, 6), (5, 6)), ((5,), (5,)), ((6,), (6,))))
    kit.last_round(game)
    kit.lay(game, 0, built=[(1, 2), (1, 3), (2, 2), (1, 5)], coins=4)  # one of each type that the dice offer
    for seat in (1, 2):
        kit.row(game.state, seat, dict.fromkeys(("seraglio", "arcades", "chambers", "garden"), 2 + seat))
    game.play("build 5,5")
    assert game.decision is not None
    assert game.decision.kind == "second"
    assert choice(GoodBot, game) == "pass"
    kit.row(game.state, 1, {"garden": 1})
    kit.row(game.state, 2, {"garden": 1})
    assert choice(GoodBot, game) == "second"  # which leads in the gardens


def test_good_leaves_the_next_player_what_helps_less() -> None:
    """Its own dice are worth nothing any more, but with a 5 the neighbour could build."""
    game = kit.set_up(3, rolls=[(2, 5, 2, 5)], dice=(((1, 1), (1, 2)), ((6,), (6,)), ((5,), (5,))))
    kit.last_round(game)
    everything = [(row, column) for row in range(1, 7) for column in range(1, 7)]
    kit.lay(game, 0, built=[(1, 1), (1, 2), (1, 3)], coins=0)
    kit.lay(game, 1, built=[cell for cell in everything if cell not in ((5, 2), (5, 5))], coins=0)
    game.play("coins")
    assert game.decision is not None
    assert game.decision.kind == "retain"
    assert choice(GoodBot, game).startswith("retain 5,")

"""Roll & Write: rounds, turns, actions and special actions (RW-ROUND, RW-TURN, RW-BUILD, RW-COIN, RW-SPEC)."""

from __future__ import annotations

import random

import pytest

from alhambra.core.agenda import Decision
from alhambra.core.violations import UnknownMove
from alhambra.locales import LANGUAGES
from alhambra.rollwrite.turn import TURNS
from dicekit import dice_of, last_round, lay, listening, of_type, opened, refusal, set_up, texts
from kit import rule

FOUR = [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))]


@rule("RW-TURN-02")
def test_one_action_then_perhaps_a_second_building_then_dice() -> None:
    game = set_up(3, FOUR)
    seen: list[tuple[int, str]] = []
    for move in ("build 2,3", "pass"):
        assert game.decision is not None
        seen.append((game.decision.seat, game.decision.kind))
        game.play(move)
    assert seen == [(0, "action"), (0, "second")]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "action")
    assert refusal(game, "pass") == ("RW-TURN-02", "not-now")
    assert refusal(game, "retain 1,1") == ("RW-COIN-03", "not-now")


@rule("RW-TURN-03")
@rule("RW-TV-01")
def test_crossings_of_four_dice() -> None:
    game = set_up(3, FOUR)
    lay(game, 0, built=[(2, 3)])
    builds = [text for text in texts(game) if text.startswith("build")]
    assert builds == ["build 2,6", "build 5,3", "build 5,6"]
    assert refusal(game, "build 1,1") == ("RW-TURN-03", "rw-no-crossing")


@rule("RW-TURN-03")
def test_stacked_dice_give_fewer_crossings() -> None:
    game = set_up(3, [((2, 5), (3, 3)), ((1,), (1,)), ((4,), (4,))])
    assert [text for text in texts(game) if text.startswith("build")] == ["build 2,3", "build 5,3"]
    lay(game, 0, yellow=(2, 2))
    assert [text for text in texts(game) if text.startswith("build")] == ["build 2,3"]


@rule("RW-BUILD-01")
def test_building_marks_both_sheets() -> None:
    game = set_up(3, FOUR)
    game.play("build 2,3")
    assert game.state.players[0].has(6 + 2)
    assert game.state.players[0].counts == [1, 1, 1, 0, 1, 0]  # a garden beside the three of the set-up
    assert refusal(game, "build 2,3") == ("RW-TURN-02", "not-now")
    game = set_up(3, FOUR)
    lay(game, 0, built=[(2, 3)])
    assert refusal(game, "build 2,3") == ("RW-BUILD-01", "rw-built")


@rule("RW-BUILD-02")
def test_everything_built_leaves_coins_and_changes() -> None:
    game = set_up(3, FOUR)
    lay(game, 0, built=[(2, 3), (2, 6), (5, 3), (5, 6)], coins=0)
    assert texts(game) == ["coins"]
    lay(game, 0, coins=1)
    assert "change y2:1" in texts(game)


@rule("RW-BUILD-03")
@rule("RW-BUILD-04")
@rule("RW-TURN-04")
@rule("RW-R1")
def test_used_dice_are_rolled_by_the_builder_and_the_others_passed_on() -> None:
    game = set_up(3, FOUR, rolls=[(6, 1)])
    game.play("build 2,6")
    game.play("pass")
    assert dice_of(game) == [([6], [1]), ([1, 5], [1, 3]), ([4], [4])]
    rolled = [event for event in game.events if event.verb == "dice"][-1]
    assert (rolled.seat, rolled.facts, rolled.reveals) == (0, {"yellow": [6], "blue": [1]}, True)
    handed = next(event for event in game.events if event.verb == "hand on")
    assert handed.facts == {"yellow": 5, "blue": 3, "to": 1}


@rule("RW-BUILD-05")
@rule("RW-COIN-04")
def test_coins_may_be_chosen_although_one_could_build() -> None:
    game = set_up(3, FOUR)
    assert "coins" in texts(game)
    before = game.state.players[0].coins
    game.play("coins")
    assert game.state.players[0].coins == before  # none of the crossings is built
    assert game.decision is not None
    assert game.decision.kind == "retain"


@rule("RW-COIN-01")
@rule("RW-TV-02")
@pytest.mark.parametrize(
    ("yellow", "blue", "built", "earned"),
    [
        ((2, 5), (3, 6), [(2, 3), (2, 6), (5, 3)], 3),
        ((2, 5), (3, 3), [(2, 3), (5, 3)], 4),
        ((2, 2), (3, 3), [(2, 3)], 4),
        ((2, 5), (3, 3), [(2, 3)], 2),
        ((2, 5), (3, 6), [], 0),
    ],
)
def test_a_coin_for_each_built_crossing(
    yellow: tuple[int, int], blue: tuple[int, int], built: list[tuple[int, int]], earned: int
) -> None:
    game = set_up(3)
    lay(game, 0, built=built, yellow=yellow, blue=blue)
    game.play("coins")
    assert game.state.players[0].coins == 3 + earned


@rule("RW-COIN-02")
@rule("RW-TV-10")
def test_a_full_store_gives_no_more() -> None:
    game = set_up(3)
    size = game.rules.layout.reserve
    lay(game, 0, built=[(2, 3)], yellow=(2, 2), blue=(3, 3), coins=5, circled=size - 1)  # many are crossed out
    game.play("coins")
    assert (game.state.players[0].circled, game.state.players[0].coins) == (size, 6)


@rule("RW-COIN-02")
def test_what_is_told_of_coins() -> None:
    game = set_up(3, FOUR)
    log = listening(game)
    lay(game, 0, built=[(2, 3), (2, 6)], circled=game.rules.layout.reserve - 1, coins=0)
    game.play("coins")
    told = next(event for event in log.events if event.verb == "coins")
    assert told.facts == {"earned": 2, "gained": 1}


@rule("RW-COIN-03")
@rule("RW-TURN-04")
def test_after_coins_one_keeps_a_pair_of_four() -> None:
    game = set_up(3, FOUR, rolls=[(6, 1, 4, 2)])
    game.play("coins")
    assert texts(game) == ["retain 1,2", "retain 1,4", "retain 6,2", "retain 6,4"]
    assert refusal(game, "retain 2,3") == ("RW-COIN-03", "rw-retain-no-dice")
    assert refusal(game, "coins") == ("RW-TURN-02", "not-now")
    game.play("retain 6,2")
    assert dice_of(game) == [([6], [2]), ([1, 1], [1, 4]), ([4], [4])]


@rule("RW-COIN-03")
def test_four_dice_without_a_choice_ask_nothing() -> None:
    game = set_up(3, FOUR, rolls=[(6, 6, 2, 2)])
    game.play("coins")
    assert dice_of(game) == [([6], [2]), ([1, 6], [1, 2]), ([4], [4])]


@rule("RW-COIN-04")
def test_coins_just_gained_cannot_be_spent_in_the_same_turn() -> None:
    game = set_up(3, FOUR)
    lay(game, 0, built=[(2, 3), (2, 6), (5, 3)], coins=0)
    game.play("coins")
    assert not [text for text in texts(game) if text.startswith(("change", "second"))]


@rule("RW-SPEC-01")
@rule("RW-R3")
def test_one_special_action_in_a_turn() -> None:
    game = set_up(3, FOUR)
    lay(game, 0, coins=9)
    game.play("change y2:1")
    assert refusal(game, "change b3:4") == ("RW-SPEC-01", "rw-special-used")
    game.play("build 5,3")
    assert game.decision is not None
    assert game.decision.seat == 1  # nobody is asked for a second building


@rule("RW-SPEC-01")
def test_two_special_actions_as_an_option_one_of_each_kind() -> None:
    game = set_up(3, FOUR, options={"special_actions_per_turn": 2})
    lay(game, 0, coins=9)
    game.play("change y2:3")
    assert refusal(game, "change b3:4") == ("RW-SPEC-01", "rw-special-used")
    assert not [text for text in texts(game) if text.startswith("change")]
    game.play("build 5,3")
    assert texts(game) == ["second", "pass"]
    game.play("second")
    assert game.state.players[0].coins == 9 - 1 - 3


@rule("RW-SPEC-02")
@rule("RW-SPEC-05")
@rule("RW-TV-03")
@rule("RW-R2")
@rule("RW-R7")
def test_dice_change_by_paid_steps() -> None:
    game = set_up(3, FOUR)
    game.play("change y5:3 b6:5")  # three coins: yellow - 2 and blue - 1
    assert dice_of(game)[0] == ([2, 3], [3, 5])
    assert game.state.players[0].coins == 0
    game = set_up(3, [((1, 5), (3, 5)), ((1,), (1,)), ((4,), (4,))])
    lay(game, 0, coins=9)
    assert refusal(game, "change y1:0") == ("RW-SPEC-02", "rw-change-range")
    assert refusal(game, "change b5:7") == ("RW-SPEC-02", "rw-change-range")
    assert refusal(game, "change b3:4 b5:6") == ("RW-SPEC-05", "rw-change-colour")
    assert refusal(game, "change y2:3") == ("RW-SPEC-02", "rw-change-no-die")
    assert refusal(game, "change y1:1") == ("RW-SPEC-02", "rw-change-nothing")
    assert refusal(game, "change b3:4 y1:2") is None  # in whichever order it is said


@rule("RW-SPEC-02")
@pytest.mark.parametrize("text", ["change", "change y", "change y2", "change y2:", "change y2:x", "change r2:3",
                                  "change y9:3", "change y2:300", "build", "build 2", "build 2,7", "build 0,1",
                                  "build 2,3 4", "retain 2", "coins 3", "nudge y2:3"])  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    game = set_up(3, FOUR)
    with pytest.raises(UnknownMove) as error:
        game.play(text)
    for language in LANGUAGES:
        told = error.value.text(language)
        assert "{" not in told
        if error.value.reason == "unknown-move-word":
            assert error.value.facts["text"] == text
            assert str(error.value.facts["word"]) in told


@rule("RW-R7")
def test_changes_are_written_in_one_order_whatever_was_said() -> None:
    game = set_up(3, FOUR)
    assert str(game.parse("change b3:4 y5:4")) == "change y5:4 b3:4"
    assert game.why_not("change b3:4 y5:4") is None
    duties = [step.duty for step in TURNS[0].course if isinstance(step, Decision) and not step.declinable]
    assert duties == ["RW-COIN-03", "RW-TURN-02"]


@rule("RW-SPEC-02")
@rule("RW-SPEC-05")
def test_changes_of_all_dice_with_any_number_of_coins() -> None:
    """Against all changes that can be thought of; lists are remembered by dice and coins, so many are asked for."""
    rng = random.Random(8)
    game = set_up(3)
    for _ in range(150):
        dice = [sorted(rng.choices(range(1, 7), k=2)) for _ in "yb"]
        coins = rng.randrange(0, 13)
        lay(game, 0, yellow=dice[0], blue=dice[1], coins=coins)
        ways = []
        for colour, pair in zip("yb", dice, strict=True):
            turns = {(one, new) for one in pair for new in range(1, 7) if one != new}
            ways.append([("", 0), *[(f"{colour}{one}:{new}", abs(one - new)) for one, new in turns]])
        thought = {
            " ".join(["change", *[word for word in (first, second) if word]])
            for first, steps in ways[0]
            for second, more in ways[1]
            if 0 < steps + more <= coins
        }
        assert {text for text in texts(game) if text.startswith("change")} == thought


@rule("RW-SPEC-02")
def test_every_change_is_listed_once() -> None:
    game = set_up(3, FOUR)
    changes = [text for text in texts(game) if text.startswith("change")]
    assert len(set(changes)) == len(changes)
    every = {
        f"change {' '.join(words)}"
        for y in (None, *[(a, b) for a in (2, 5) for b in range(1, 7) if b != a])
        for b in (None, *[(a, b) for a in (3, 6) for b in range(1, 7) if b != a])
        for words in [[f"{colour}{one[0]}:{one[1]}" for colour, one in (("y", y), ("b", b)) if one]]
        if words and sum(abs(one[0] - one[1]) for one in (y, b) if one) <= 3
    }
    assert set(changes) == every


@rule("RW-SPEC-05")
def test_a_die_of_a_stack_is_changed_alone() -> None:
    game = set_up(3, [((2, 2), (3, 3)), ((1,), (1,)), ((4,), (4,))])
    game.play("change y2:3")
    assert dice_of(game)[0] == ([2, 3], [3, 3])


@rule("RW-SPEC-06")
def test_a_changed_die_is_passed_on_changed() -> None:
    game = set_up(3, FOUR, rolls=[(6, 6)])
    game.play("change y2:1")
    game.play("build 5,3")
    assert dice_of(game)[1] == ([1, 1], [1, 6])


@rule("RW-SPEC-07")
def test_only_coins_that_are_left_can_be_spent() -> None:
    game = set_up(3, FOUR)
    lay(game, 0, coins=1, circled=9)
    assert refusal(game, "change y2:4") == ("RW-SPEC-07", "rw-too-few-coins")
    game.play("change y2:3")
    assert (game.state.players[0].circled, game.state.players[0].crossed) == (9, 9)


@rule("RW-SPEC-03")
@rule("RW-TV-04")
def test_a_second_building_for_three_coins() -> None:
    game = set_up(3, FOUR)
    game.play("build 2,3")
    game.play("second")
    player = game.state.players[0]
    assert player.coins == 0
    assert player.has(4 * 6 + 5)  # 5,6: the dice that were not used
    poor = set_up(3, FOUR)
    lay(poor, 0, coins=2)
    poor.play("build 2,3")
    assert poor.decision is not None
    assert poor.decision.seat == 1
    stacked = set_up(3, [((2, 2), (3, 3)), ((1,), (1,)), ((4,), (4,))])
    stacked.play("build 2,3")
    assert stacked.decision is not None
    assert stacked.decision.seat == 1  # the other pair leads to the cell just built


@rule("RW-SPEC-03")
def test_why_there_is_no_second_building() -> None:
    """Who is not asked may still want to know why."""
    game = set_up(3, FOUR)
    game.play("build 2,3")
    lay(game, 0, coins=2)
    assert refusal(game, "second") == ("RW-SPEC-07", "rw-too-few-coins")
    lay(game, 0, coins=3, built=[(5, 6)])
    assert refusal(game, "second") == ("RW-SPEC-03", "rw-built")


@rule("RW-SPEC-04")
@rule("RW-TURN-04")
def test_all_dice_are_rolled_after_two_buildings() -> None:
    game = set_up(3, FOUR, rolls=[(6, 1, 2, 2)])
    game.play("build 2,3")
    game.play("second")
    assert texts(game) == ["retain 1,2", "retain 6,2"]
    game.play("retain 1,2")
    assert dice_of(game) == [([1], [2]), ([1, 6], [1, 2]), ([4], [4])]


@rule("RW-R5")
def test_coins_roll_nothing_again() -> None:
    game = set_up(3, FOUR)
    before = len(game.state.outcomes)
    game.play("change y2:3")
    assert len(game.state.outcomes) == before


@rule("RW-TV-13")
@rule("RW-TURN-05")
def test_a_round_of_three() -> None:
    rolls = [(1, 1), (1, 2, 3, 4), (4, 5, 5, 6)]
    game = set_up(3, [((2, 5), (3, 3)), ((6,), (6,)), ((4,), (4,))], rolls=rolls)
    assert [len(yellow) + len(blue) for yellow, blue in dice_of(game)] == [4, 2, 2]
    lay(game, 0, coins=0)
    game.play("build 2,3")
    assert dice_of(game) == [([1], [1]), ([5, 6], [3, 6]), ([4], [4])]
    game.play("coins")
    game.play("retain 2,3")
    assert dice_of(game) == [([1], [1]), ([2], [3]), ([1, 4], [4, 4])]
    game.play("build 1,4")
    game.play("second")
    assert texts(game) == ["retain 4,5", "retain 4,6", "retain 5,5", "retain 5,6"]
    game.play("retain 4,6")
    assert dice_of(game) == [([1, 5], [1, 5]), ([2], [3]), ([4], [6])]
    assert game.decision is not None
    assert (game.decision.seat, game.state.round) == (0, 2)


@rule("RW-TURN-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_decides_about_an_action_has_four_dice_and_the_others_two(seats: int) -> None:
    rng = random.Random(seats)
    game = opened(seats)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "action":
            for seat, (yellow, blue) in enumerate(dice_of(game)):
                assert len(yellow) == len(blue) == (2 if seat == decision.seat else 1)
        game.play(rng.choice(game.legal_moves))


@rule("RW-TURN-06")
@pytest.mark.parametrize("move", ["build 2,3", "coins"])
def test_the_last_turn_rolls_nothing(move: str) -> None:
    game = set_up(3, first=1)  # so that seat 0 is last
    while game.decision is not None and game.decision.seat != 0:
        game.play("coins" if game.decision.kind == "action" else game.legal_moves[-1])
    last_round(game)
    lay(game, 0, coins=0, yellow=(2, 5), blue=(3, 6))
    before = len(game.state.outcomes)
    game.play(move)
    assert game.over
    assert len(game.state.outcomes) == before


@rule("RW-ROUND-02")
@rule("RW-ROUND-03")
def test_the_first_player_begins_every_round() -> None:
    game = set_up(3, first=2)
    order: list[tuple[int, int]] = []
    rng = random.Random(4)
    while not game.over:
        assert game.decision is not None
        turn = (game.state.round, game.decision.seat)
        if not order or order[-1] != turn:
            order.append(turn)
        game.play(rng.choice(game.legal_moves))
    assert order == [(number, seat) for number in range(1, 19) for seat in (2, 0, 1)]
    assert refusal(game, "coins") == ("RW-ROUND-03", "game-over")


@rule("RW-ROUND-04")
def test_players_then_fictitious_players_then_completions() -> None:
    game = set_up(2)
    gardens = of_type("garden")
    log = listening(game)
    lay(game, 1, coins=0)
    lay(game, 0, built=gardens[:-1], yellow=(gardens[-1][0], 1), blue=(gardens[-1][1], 1), coins=0)
    game.play(f"build {gardens[-1][0]},{gardens[-1][1]}")
    assert game.scores == [0, 0]
    game.play("coins")
    while game.decision is not None and game.decision.kind == "retain":
        game.play(game.legal_moves[0])
    told = [event.verb for event in log.events]
    assert told.index("rival") < told.index("completed") < told.index("round")
    assert game.scores == [20, 0]

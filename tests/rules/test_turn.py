"""The shape of a turn."""

from __future__ import annotations

import pytest

import alhambra
from alhambra import rulebook
from kit import display_of, given, hand_of, kinds_of_decisions, market_of, play, refusal, reserve_of, rule, texts, verbs

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"


def waiting(game: alhambra.Game) -> tuple[str, int]:
    """Kind and seat of the open decision."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


@rule("BASE-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_play_goes_round_clockwise_from_the_first_player(seats: int) -> None:
    game = alhambra.new_game(seats=seats, seed=4)
    first = waiting(game)[1]
    for turn in range(2 * seats):
        assert waiting(game) == ("action", (first + turn) % seats)
        game.play(next(move for move in game.legal_moves if str(move).startswith("take")))


@rule("BASE-TURN-01")
def test_nobody_acts_in_the_turn_of_another() -> None:
    game = given(seats=3)
    with pytest.raises(alhambra.NotYourDecision):
        game.play("take florin 9", seat=1)
    assert hand_of(game, 0) == hand_of(game, 1) == []
    assert waiting(game) == ("action", 0)


@rule("BASE-TURN-01")
def test_actions_come_before_placement_and_placement_before_upkeep() -> None:
    game = given(hands=["dinar 7"], market="- - TOW7-NEW -")
    game.play("buy TOW7-NEW dinar 7")
    assert waiting(game) == ("extra", 0)
    game.play("take florin 9")
    assert waiting(game) == ("placement", 0)
    game.play("keep TOW7-NEW")
    assert waiting(game) == ("action", 1)
    assert verbs(game) == ["buy", "take", "keep", "display", "market", "market", "market", "market", "turn"]


@rule("BASE-TURN-02")
def test_an_action_takes_money_or_buys_or_redesigns() -> None:
    game = given(hands=["dinar 7"], market="- - TOW7-NEW -", alhambras=["PAV8- 1,0"], reserves=["GAR11-"])
    assert {text.split()[0] for text in texts(game)} == {"take", "buy", "add", "remove", "swap"}


@rule("BASE-TURN-02")
@pytest.mark.parametrize("action", ["take florin 9", "buy TOW7-NEW dinar 9", "remove PAV8-"])
def test_one_action_ends_the_action_part(action: str) -> None:
    game = given(hands=["dinar 9"], market="- - TOW7-NEW -", alhambras=["PAV8- 1,0"])
    game.play(action)
    assert game.decision is not None
    assert game.decision.kind != "extra"
    assert (game.decision.kind, game.decision.seat) in [("action", 1), ("placement", 0)]


@rule("BASE-TURN-02")
def test_the_first_action_cannot_be_declined() -> None:
    for options in ({"extra_action": "must"}, {"extra_action": "may"}):
        game = given(options=dict(options))
        assert "pass" not in texts(game)
        assert refusal(game, "pass") == "BASE-RUL-03"


@rule("BASE-TURN-02")
@pytest.mark.parametrize("move", ["take florin 9", "buy SER3-ESW dirham 3", "remove PAV8-", "add GAR11- 0,1"])
def test_actions_are_over_when_tiles_are_placed(move: str) -> None:
    game = given(
        hands=["dirham 3"],
        market="- SER3-ESW - -",
        alhambras=["PAV8- 1,0"],
        reserves=["GAR11-"],
        pending=["TOW11-"],
        deciding="placement of 0",
    )
    assert refusal(game, move) == "BASE-TURN-02"


@rule("BASE-TURN-03")
def test_exact_payment_gives_another_action_chosen_among_all() -> None:
    game = given(
        hands=["dinar 7, florin 2"], market="PAV2-NEW - TOW7-NEW -", alhambras=["PAV8- 1,0"], reserves=["GAR11-"]
    )
    game.play("buy TOW7-NEW dinar 7")
    assert waiting(game) == ("extra", 0)
    assert {text.split()[0] for text in texts(game)} == {"take", "buy", "add", "remove", "swap"}


@rule("BASE-TURN-03")
def test_exact_purchases_chain_and_another_action_ends_the_chain() -> None:
    game = given(hands=["florin 2, dirham 3, dinar 5"], market=MARKET)
    game.play("buy PAV2-NEW florin 2")
    assert waiting(game) == ("extra", 0)
    game.play("buy SER3-ESW dirham 3")
    assert waiting(game) == ("extra", 0)
    game.play("buy ARC4-NES dinar 5")
    assert waiting(game) == ("placement", 0)


@rule("BASE-TURN-03")
def test_an_extra_action_taken_as_money_ends_the_action_part() -> None:
    game = given(hands=["florin 2, dirham 3"], market=MARKET)
    play(game, "buy PAV2-NEW florin 2", "take florin 9")
    assert waiting(game) == ("placement", 0)


@rule("BASE-TURN-04")
def test_four_exact_purchases_and_one_last_action_are_the_most() -> None:
    game = given(hands=["florin 2, dirham 3, dinar 4, ducat 5"], market=MARKET, display="florin 1, dinar 3, ducat 8")
    moves = ["buy PAV2-NEW florin 2", "buy SER3-ESW dirham 3", "buy ARC4-NES dinar 4", "buy CHA5-NSW ducat 5"]
    for done, move in enumerate(moves, 1):
        game.play(move)
        assert waiting(game) == ("extra", 0)
        assert market_of(game).count("-") == done
        assert display_of(game) == ["florin 1", "dinar 3", "ducat 8"]
    assert texts(game, "buy") == set()
    game.play("take dinar 3 florin 1")
    assert waiting(game) == ("placement", 0)
    assert display_of(game) == ["ducat 8"]
    assert market_of(game) == ["-"] * 4
    play(game, "keep PAV2-NEW", "keep SER3-ESW", "keep ARC4-NES", "keep CHA5-NSW")
    assert waiting(game) == ("action", 1)
    assert len(display_of(game)) == 4
    assert "-" not in market_of(game)


@rule("BASE-TURN-05")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    """Actions, placement, money, tiles, interrupts, scoring, next player."""
    game = given(
        "vizier",
        hands=["dinar 7", "florin 2"],
        market="PAV2-NEW SER3-ESW TOW7-NEW CHA5-NSW",
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 1, ducat 9, ducat 8",
        supply="GAR11- GAR10- TOW11-",
    )
    play(game, "buy TOW7-NEW dinar 7", "take florin 9", "place TOW7-NEW 0,-1")
    assert waiting(game) == ("interlude", 1)
    play(game, "vizier buy PAV2-NEW florin 2", "keep PAV2-NEW")
    assert waiting(game) == ("action", 1)
    turn = ["buy", "take", "place", "scoring card", "display", "market"]
    interrupt = ["vizier sleeps", "buy", "keep", "market"]
    assert verbs(game) == [*turn, *interrupt, "scoring", "turn"]


@rule("BASE-TV-03")
@pytest.mark.parametrize(
    "last", [("place TOW11- 0,-1", "keep PAV7-E"), ("keep PAV7-E", "place TOW11- 0,-1")], ids=["tower", "pavilion"]
)
def test_vector_two_exact_purchases_then_a_swap_then_placement_in_any_order(last: tuple[str, str]) -> None:
    game = given(
        hands=["florin 7, dinar 9, dinar 2"],
        market="PAV7-E - TOW11- -",
        alhambras=["CHA10- 1,0"],
        reserves=["GAR10-"],
    )
    play(game, "buy PAV7-E florin 7", "buy TOW11- dinar 9 dinar 2", "swap CHA10- GAR10-")
    assert waiting(game) == ("placement", 0)
    play(game, *last)
    assert reserve_of(game, 0) == {"CHA10-", "PAV7-E"}
    assert waiting(game) == ("action", 1)


@pytest.mark.parametrize("kind", kinds_of_decisions())
def test_a_decision_that_must_be_answered_names_the_rule_that_says_so(kind: str) -> None:
    decision = kinds_of_decisions()[kind]
    if decision.declinable:
        assert decision.duty == ""
    else:
        assert decision.duty in rulebook.ids()

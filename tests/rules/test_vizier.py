"""The Vizier's Favour: rules VIZ-*, and FLOW rules that need a vizier."""

from __future__ import annotations

import itertools
import random

import pytest

import alhambra
from alhambra import Game, IllegalMove
from alhambra.modules.characters.auction import CHARACTERS
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.palace.state import State
from kit import (
    alhambra_of,
    events,
    given,
    hand_of,
    market_of,
    offered,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    texts,
)
from random_games import Mix, begun, finished, played

# One tile per market space; the spaces want florin, dirham, dinar and ducat.
MARKET = "PAV8- TOW11- GAR10- CHA10-"


def awake(game: Game) -> list[bool]:
    parts = game.view().to_json()["parts"]
    assert isinstance(parts, dict)
    return list(parts["vizier"]["awake"])


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


def verbs(game: Game) -> list[str]:
    return [event.verb for event in game.events]


# ---------------------------------------------------------------------- components and set-up


@rule("VIZ-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_vizier_per_player_and_none_for_dirk(seats: int) -> None:
    game = alhambra.new_game(seats=seats, modules=("vizier",), seed=seats)
    assert len(awake(game)) == seats


@rule("VIZ-02")
def test_every_vizier_starts_awake() -> None:
    game = alhambra.new_game(seats=4, modules=("vizier",), seed=1)
    assert awake(game) == [True, True, True, True]


@rule("VIZ-03")
def test_everybody_sees_which_viziers_are_awake() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "florin 8"], market=MARKET)
    play(game, "vizier buy PAV8- florin 8")
    for seat in (None, 0, 1, 2):
        parts = game.view(seat).to_json()["parts"]
        assert parts == {"vizier": {"awake": [True, False, True]}}


# ---------------------------------------------------------------------- when and who


@rule("VIZ-04")
def test_no_window_before_the_first_turn() -> None:
    for seed in range(5):
        game = alhambra.new_game(modules=("vizier",), seed=seed, options={"always_ask_vizier": True})
        assert game.decision is not None
        assert game.decision.kind == "action"
        assert game.state.turn == 1


@rule("VIZ-04", "FLOW-10")
def test_the_window_opens_after_each_turn_when_everything_is_refilled() -> None:
    mix = Mix(3, "2024", ("vizier",), {"always_ask_vizier": True})
    windows = 0
    turn = 1
    for game in played(mix):
        if game.decision is not None and game.decision.kind == "interlude":
            windows += 1
            assert None not in game.state.market
            assert game.state.display.count == 4
            assert game.state.turn == turn, "the next turn must not have begun"
        turn = game.state.turn
        if windows > 40:
            break
    assert windows > 40


@rule("VIZ-04")
def test_a_tile_just_refilled_can_be_bought_in_the_window() -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        hands=["", "dirham 9, dirham 2"],
        market="PAV8- - GAR10- CHA10-",
        supply="TOW11- PAV7-E",
    )
    assert market_of(game)[1] == "TOW11-"
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy TOW11- dirham 9 dirham 2"}


@rule("VIZ-04")
def test_no_vizier_purchase_inside_a_turn() -> None:
    for moment in ("action of 0", "extra of 0"):
        game = given("vizier", deciding=moment, hands=["florin 8"], market=MARKET)
        assert refusal(game, "vizier buy PAV8- florin 8") == "VIZ-04"
        assert not texts(game, "vizier buy")
    game = given("vizier", deciding="placement of 0", pending=["PAV7-E"], hands=["florin 8"], market=MARKET)
    assert refusal(game, "vizier buy PAV8- florin 8") == "VIZ-04"


@rule("VIZ-04", "VIZ-09")
def test_the_window_is_no_turn() -> None:
    """Nothing of a turn can be done there, neither while asked nor while the tile is placed, by whoever is asked."""
    for seat in range(3):
        hands = ["florin 8, dirham 9, dirham 2" if one == seat else "" for one in range(3)]
        game = given(
            "vizier",
            deciding=f"interlude of {seat}",
            turn_of=0,
            hands=hands,
            market=MARKET,
            alhambras=["GAR9-E 0,1"] * 3,
            reserves=["ARC9- PAV6-N"] * 3,
        )
        wishes = ("take florin 9", "buy PAV8- florin 8", "add ARC9- 1,0", "remove GAR9-E", "swap GAR9-E ARC9-")
        for wish in wishes:
            assert refusal(game, wish) == "BASE-TURN-02", wish
        assert texts(game) == {"vizier buy PAV8- florin 8", "vizier buy TOW11- dirham 9 dirham 2", "pass"}
        play(game, "vizier buy PAV8- florin 8")
        for wish in (*wishes[:1], *wishes[2:], "buy TOW11- dirham 9 dirham 2"):
            assert refusal(game, wish) == "BASE-TURN-02", wish
        assert refusal(game, "vizier buy TOW11- dirham 9 dirham 2") == "VIZ-04"
        assert refusal(game, "place ARC9- 1,0") == "BASE-PLACE-01", "one tile, the one bought"


@rule("VIZ-05", "VIZ-11", "VIZ-R6", "FLOW-12")
def test_everybody_is_asked_from_the_next_player_to_the_one_who_has_just_finished() -> None:
    game = given(
        "vizier",
        seats=4,
        deciding="upkeep of 2",
        market=MARKET,
        hands=["florin 8", "dirham 9, dirham 2", "dinar 9, dinar 1", "ducat 9, ducat 1"],
    )
    order = []
    while asked(game) != (3, "action"):
        decision = game.decision
        assert decision is not None
        assert decision.kind == "interlude"
        order.append(decision.seat)
        play(game, "pass")
    assert order == [3, 0, 1, 2]


@rule("VIZ-R6")
def test_the_player_who_has_just_finished_may_buy_after_himself() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["florin 8"], market=MARKET)
    assert asked(game) == (0, "interlude")
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (1, "action")
    assert alhambra_of(game, 0) == {(1, 0): "PAV8-"}


@rule("VIZ-R6")
def test_the_next_player_may_buy_directly_before_his_turn() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "florin 8"], market=MARKET)
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (1, "action")
    assert alhambra_of(game, 1) == {(1, 0): "PAV8-"}


# ---------------------------------------------------------------------- the purchase


@rule("VIZ-06")
def test_only_an_awake_vizier_buys() -> None:
    asleep = given(
        "vizier", deciding="interlude of 1", hands=["", "florin 8"], market=MARKET, awake=[True, False, True]
    )
    assert refusal(asleep, "vizier buy PAV8- florin 8") == "VIZ-06"
    assert texts(asleep) == {"pass"}
    ready = given("vizier", deciding="interlude of 1", hands=["", "florin 8"], market=MARKET)
    assert refusal(ready, "vizier buy PAV8- florin 8") is None
    assert texts(ready) == {"vizier buy PAV8- florin 8", "pass"}


@rule("VIZ-06")
def test_an_asleep_vizier_is_not_asked() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["florin 8"] * 3, market=MARKET, awake=[True, False, False])
    assert asked(game) == (0, "interlude")


@rule("VIZ-06")
def test_only_an_exact_payment_of_the_right_currency_for_a_tile_on_the_market() -> None:
    game = given(
        "vizier",
        deciding="interlude of 1",
        market=MARKET,
        hands=["", "florin 8, florin 1, florin 7, dirham 8, florin 9"],
    )
    assert texts(game, "vizier buy") == {"vizier buy PAV8- florin 8", "vizier buy PAV8- florin 7 florin 1"}
    assert refusal(game, "vizier buy PAV8- florin 7 florin 1") is None
    assert refusal(game, "vizier buy PAV8- florin 9") == "VIZ-06"
    assert refusal(game, "vizier buy PAV8- florin 8 florin 1") == "VIZ-06"
    assert refusal(game, "vizier buy PAV8- florin 7") == "BASE-BUY-02"
    assert refusal(game, "vizier buy PAV8- dirham 8") == "BASE-BUY-01"
    assert refusal(game, "vizier buy PAV7-E florin 7") == "BASE-BUY-01"
    assert refusal(game, "vizier buy PAV8- florin 6 florin 2") == "BASE-BUY-02"


@rule("VIZ-06")
def test_nobody_is_asked_whom_no_tile_suits() -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        hands=["florin 8, dirham 8, dinar 8, ducat 8"] * 3,
        market="GAR6-ESW GAR6-ESW GAR6-ESW GAR6-ESW",
    )
    assert asked(game) == (1, "action")


@rule("VIZ-05", "VIZ-06")
def test_who_could_not_pay_is_asked_as_soon_as_the_own_hand_allows_it() -> None:
    """Nobody touches the market: seat 1 is asked after the turn that brought the card, and not before."""
    game = given(
        "vizier",
        deciding="upkeep of 0",
        hands=["", "florin 5"],
        market=MARKET,
        display="florin 3, dirham 9, dinar 9, ducat 9",
        deck="dirham 8, dirham 7, dirham 6, dirham 5",
    )
    assert asked(game) == (1, "action"), "a florin 5 pays nothing exactly"
    play(game, "take florin 3")
    assert asked(game) == (1, "interlude"), "5 and 3 are 8"
    assert texts(game, "vizier") == {"vizier buy PAV8- florin 5 florin 3"}


@rule("VIZ-05", "VIZ-04")
def test_who_could_not_pay_is_asked_as_soon_as_the_market_allows_it() -> None:
    """The hand of seat 1 stays as it is; a new tile comes in the turn of another."""
    game = given(
        "vizier",
        deciding="upkeep of 0",
        hands=["", "florin 7", "florin 8"],
        market=MARKET,
        supply="PAV7-E SER9- ARC9- ARC10-",
        awake=[True, True, False],
    )
    assert asked(game) == (1, "action")
    play(game, "take dirham 9")
    assert asked(game) == (2, "action")
    play(game, "buy PAV8- florin 8", "take dinar 9", "keep PAV8-")
    assert market_of(game)[0] == "PAV7-E"
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy PAV7-E florin 7"}


@rule("VIZ-05", "VIZ-06", "VIZ-R5")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_window_of_a_random_game_is_left_out(seats: int) -> None:
    """Whenever a turn begins, everybody whose vizier could have bought something has just been asked and has passed.

    What could be bought is worked out from the cards, without asking the engine. Money is mostly taken, and the window
    mostly passed, so that there is much to be asked.
    """
    rng = random.Random(seats)
    game = begun(Mix(seats, "2024", ("vizier",), {}), seed=seats)
    turns = able = 0
    passed: set[int] = set()
    while not game.over and turns < 60:
        decision = game.decision
        assert decision is not None
        turn = game.state.turn
        usual = ("pass",) if decision.kind == "interlude" else ("take", "vizier wake")
        moves = [move for move in game.legal_moves if move.verb in usual] if rng.random() < 0.95 else []
        move = rng.choice(moves or list(game.legal_moves))
        if decision.kind == "interlude":
            assert decision.seat not in passed, "asked twice"
            passed = {*passed, decision.seat} if move.verb == "pass" else set()
        game.play(move)
        if game.state.turn > turn:
            could = {seat for seat in range(seats) if awake(game)[seat] and pays_exactly(game, seat)}
            assert could <= passed, "somebody was not asked"
            able += len(could)
            turns += 1
            passed = set()
    assert turns > 30
    assert able > 20


def pays_exactly(game: Game, seat: int) -> bool:
    for offer in game.state.market:
        sums = {0}
        if offer is not None:
            for card in game.state.players[seat].purses[offer.currency].cards():
                sums |= {total + card.value for total in sums}
            if offer.price in sums:
                return True
    return False


@rule("VIZ-06")
def test_an_empty_space_sells_nothing() -> None:
    hands = ["", "florin 8, dirham 9, dirham 2"]
    game = given("vizier", deciding="interlude of 1", hands=hands, market="- TOW11- GAR10- CHA10-")
    assert texts(game) == {"vizier buy TOW11- dirham 9 dirham 2", "pass"}
    assert refusal(game, "vizier buy PAV8- florin 8") == "BASE-BUY-01"


@rule("VIZ-07", "FLOW-02")
def test_the_steps_of_a_vizier_purchase() -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        hands=["", "florin 5, florin 3, ducat 1"],
        market=MARKET,
        supply="SER9- SER8-S",
    )
    play(game, "vizier buy PAV8- florin 5 florin 3")
    assert awake(game) == [True, False, True]
    assert hand_of(game, 1) == ["ducat 1"]
    assert [card.name for card in game.view().discarded()] == ["florin 5", "florin 3"]
    assert asked(game) == (1, "placement")
    assert market_of(game) == ["-", "TOW11-", "GAR10-", "CHA10-"]
    assert "place PAV8- 1,0" in texts(game)
    assert "keep PAV8-" in texts(game)
    assert not texts(game, "dirk")
    play(game, "place PAV8- 1,0")
    assert market_of(game) == ["SER9-", "TOW11-", "GAR10-", "CHA10-"], "refilled at once"
    assert asked(game) == (1, "action")
    assert verbs(game) == ["vizier sleeps", "buy", "place", "market", "turn"]


@rule("VIZ-07")
def test_a_vizier_tile_is_built_under_the_normal_rules() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "florin 7"], market="TOW7-NEW TOW11- GAR10- CHA10-")
    play(game, "vizier buy TOW7-NEW florin 7")
    assert texts(game) == {"keep TOW7-NEW", "place TOW7-NEW 0,-1"}
    assert refusal(game, "place TOW7-NEW 0,1") == "BASE-PLACE-05"


@rule("VIZ-07", "VIZ-R4")
def test_a_vizier_tile_may_be_stored_although_it_fits() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "florin 8"], market=MARKET)
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert reserve_of(game, 1) == {"PAV8-"}
    assert alhambra_of(game, 1) == {}
    assert asked(game) == (1, "action")


@rule("VIZ-08", "FLOW-11")
def test_an_exact_vizier_payment_earns_no_extra_action() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "", "florin 8, dirham 9, dirham 2"], market=MARKET)
    play(game, "vizier buy PAV8- florin 8")
    assert asked(game) == (2, "placement"), "no extra action before placing"
    play(game, "keep PAV8-")
    assert asked(game) == (1, "action"), "no extra action after placing"


@rule("VIZ-09")
def test_one_tile_per_use_and_nobody_loses_a_turn() -> None:
    game = given("vizier", deciding="upkeep of 0", hands=["", "", "florin 8, dirham 9, dirham 2"], market=MARKET)
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    order = []
    for _ in range(4):
        decision = game.decision
        assert decision is not None
        assert decision.kind == "action", "money for another tile does not help an asleep vizier"
        order.append(decision.seat)
        play(game, min(texts(game, "take"), key=len))
    assert order == [1, 2, 0, 1]


@rule("VIZ-10", "FLOW-02")
def test_a_vizier_purchase_does_not_touch_the_display() -> None:
    """The display has a gap, as if no card had been left; the deck could fill it."""
    game = given(
        "vizier",
        deciding="interlude of 1",
        hands=["", "florin 8"],
        market=MARKET,
        supply="SER9- SER8-S",
        display="florin 9, dirham 9, dinar 9",
        deck="ducat 1, ducat 2",
    )
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert asked(game) == (1, "action")
    assert [card.name for card in game.state.display.shown()] == ["florin 9", "dirham 9", "dinar 9"]
    assert game.view().deck_size == 2
    assert "display" not in verbs(game)


# ---------------------------------------------------------------------- priority


@rule("VIZ-12", "VIZ-13")
def test_after_each_use_everybody_decides_anew_also_who_had_declined() -> None:
    game = given(
        "vizier",
        seats=4,
        deciding="upkeep of 0",
        market=MARKET,
        supply="PAV7-E SER7-W ARC7-ES GAR7-NSW",
        hands=["florin 8", "florin 8, florin 7", "dirham 9, dirham 2", ""],
    )
    assert asked(game) == (1, "interlude")
    play(game, "pass")
    assert asked(game) == (2, "interlude")
    play(game, "vizier buy TOW11- dirham 9 dirham 2", "keep TOW11-")
    assert asked(game) == (1, "interlude"), "declined before, asked again"
    play(game, "pass")
    assert asked(game) == (0, "interlude"), "seat 2 sleeps, seat 3 cannot pay"
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy SER7-W florin 7"}, "the new market counts"
    play(game, "pass")
    assert asked(game) == (1, "action"), "a full round without a purchase closes the window"


@rule("VIZ-13")
def test_a_window_ends_with_one_full_pass() -> None:
    game = given("vizier", deciding="upkeep of 0", market=MARKET, hands=["florin 8"] * 3)
    play(game, "pass", "pass", "pass")
    assert asked(game) == (1, "action")
    assert awake(game) == [True] * 3


@rule("VIZ-R3")
def test_every_vizier_may_be_used_in_one_window() -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        market=MARKET,
        supply="SER7-W SER9- ARC9- ARC10-",
        hands=["florin 8", "dirham 9, dirham 2", "dinar 9, dinar 1"],
    )
    play(game, "vizier buy TOW11- dirham 9 dirham 2", "keep TOW11-")
    play(game, "vizier buy GAR10- dinar 9 dinar 1", "keep GAR10-")
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert awake(game) == [False, False, False]
    assert asked(game) == (1, "action")


@rule("VIZ-TV-01", "VIZ-11", "VIZ-12", "FLOW-12")
def test_vector_1_order_and_deciding_anew() -> None:
    """A = 0 has finished. B, C and D can pay the tile on space 1; the next tile there costs 7."""
    game = given(
        "vizier",
        seats=4,
        deciding="upkeep of 0",
        market=MARKET,
        supply="PAV7-E SER7-W",
        hands=["", "florin 8", "florin 8", "florin 8, florin 7"],
    )
    assert asked(game) == (1, "interlude")
    play(game, "pass")
    assert asked(game) == (2, "interlude")
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert reserve_of(game, 2) == {"PAV8-"}
    assert asked(game) == (3, "interlude"), "B cannot pay the new market and is skipped"
    assert refusal(game, "vizier buy PAV8- florin 8") == "BASE-BUY-01", "C has got it"
    assert texts(game, "vizier") == {"vizier buy PAV7-E florin 7"}


@rule("VIZ-TV-01")
def test_vector_1_whoever_passed_is_asked_again() -> None:
    game = given(
        "vizier",
        seats=4,
        deciding="upkeep of 0",
        market=MARKET,
        supply="PAV7-E SER7-W",
        hands=["florin 7", "florin 8, florin 7", "florin 8", "florin 8, florin 7"],
    )
    play(game, "pass", "vizier buy PAV8- florin 8", "keep PAV8-")
    order = []
    while asked(game) != (1, "action"):
        decision = game.decision
        assert decision is not None
        order.append(decision.seat)
        play(game, "pass")
    assert order == [1, 3, 0]


# ---------------------------------------------------------------------- waking


@rule("VIZ-14", "VIZ-TV-05")
def test_waking_is_an_action_offered_only_to_the_asleep() -> None:
    asleep = given("vizier", awake=[False, True, True], market=MARKET)
    assert offered(asleep, "vizier wake")
    play(asleep, "vizier wake")
    assert awake(asleep) == [True, True, True]
    assert asked(asleep) == (1, "action"), "it was the action of the turn"
    ready = given("vizier", awake=[True, False, False], market=MARKET)
    assert not texts(ready, "vizier")
    assert refusal(ready, "vizier wake") == "VIZ-14"
    with pytest.raises(IllegalMove):
        ready.play("vizier wake")


@rule("VIZ-14")
def test_only_the_own_vizier_is_woken_and_only_as_an_action() -> None:
    game = given("vizier", awake=[False, False, False], market=MARKET)
    play(game, "vizier wake")
    assert awake(game) == [True, False, False]
    window = given("vizier", deciding="interlude of 1", awake=[True, False, True])
    assert refusal(window, "vizier wake") == "VIZ-14"
    placing = given("vizier", deciding="placement of 0", pending=["PAV8-"], awake=[False, True, True])
    assert refusal(placing, "vizier wake") == "VIZ-14"


@rule("VIZ-15", "FLOW-11")
@pytest.mark.parametrize("extra_action", ["must", "may"])
def test_waking_as_the_extra_action_earns_no_other(extra_action: str) -> None:
    game = given(
        "vizier",
        awake=[False, True, True],
        hands=["florin 8, dirham 9, dirham 2"],
        market=MARKET,
        options={"extra_action": extra_action},
    )
    play(game, "buy PAV8- florin 8")
    assert asked(game) == (0, "extra")
    assert offered(game, "vizier wake")
    play(game, "vizier wake")
    assert awake(game) == [True, True, True]
    assert asked(game) == (0, "placement")
    play(game, "keep PAV8-")
    assert asked(game) == (0, "interlude"), "awake at once, and able to pay TOW11-"


@rule("VIZ-16", "VIZ-TV-03")
def test_a_woken_vizier_may_be_used_right_after_the_turn() -> None:
    game = given("vizier", awake=[False, True, True], hands=["florin 8"], market=MARKET)
    play(game, "vizier wake")
    assert asked(game) == (0, "interlude")
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert awake(game) == [False, True, True]
    assert reserve_of(game, 0) == {"PAV8-"}


@rule("VIZ-16")
def test_a_woken_vizier_need_not_be_used_and_none_wakes_by_itself() -> None:
    game = given("vizier", awake=[False, False, False], hands=["florin 8", "florin 8", "florin 8"], market=MARKET)
    play(game, "vizier wake", "pass")
    assert asked(game) == (1, "action")
    for _ in range(9):
        seat, kind = asked(game) or (9, "")
        play(game, "pass" if kind == "interlude" else min(texts(game, "take")))
        assert kind == "action" or seat == 0, "the others are still asleep"
    assert awake(game) == [True, False, False]


# ---------------------------------------------------------------------- scoring and end


@rule("VIZ-17")
def test_viziers_are_worth_nothing_and_change_no_placement() -> None:
    palaces = ["TOW7-NEW 0,-1", "PAV8- 1,0", ""]
    for sleepers in itertools.product([True, False], repeat=3):
        game = given("vizier", deciding="end of 0", alhambras=palaces, awake=sleepers, due=[1, 2])
        without = given(deciding="end of 0", alhambras=palaces, due=[1, 2])
        assert game.over
        assert game.scores == without.scores
        assert events(game, "scoring") == events(without, "scoring")
    placing = given("vizier", deciding="placement of 0", pending=["ARC6-NE"], alhambras=palaces)
    plain = given(deciding="placement of 0", pending=["ARC6-NE"], alhambras=palaces)
    assert texts(placing) == texts(plain)


@rule("VIZ-18", "FLOW-06")
@pytest.mark.parametrize("always", [False, True])
def test_no_vizier_at_the_end_of_the_game(always: bool) -> None:
    """Space 1 stays empty. Everybody could pay exactly, before, during and after the distribution."""
    game = given(
        "vizier",
        deciding="upkeep of 0",
        market="- TOW11- GAR10- CHA10-",
        supply="",
        hands=["dirham 9, dirham 2, dinar 9, dinar 1", "dirham 9, dirham 2", "ducat 9, ducat 1"],
        options={"always_ask_vizier": always},
    )
    seen = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        seen.append((decision.seat, decision.kind))
        assert refusal(game, "vizier buy TOW11- dirham 9 dirham 2") == "BASE-EOG-07"
        assert refusal(game, "vizier wake") == "BASE-EOG-07"
        play(game, min(texts(game, "keep")))
    assert seen == [(2, "distribution"), (0, "distribution")]
    assert game.why_not("vizier buy TOW11- dirham 9 dirham 2") is not None
    assert awake(game) == [True, True, True]


@rule("VIZ-R2", "VIZ-18")
def test_a_failing_refill_after_a_turn_opens_no_window() -> None:
    game = given("vizier", hands=["florin 8", "dirham 9, dirham 2"], market=MARKET, supply="")
    play(game, "buy PAV8- florin 8", "take florin 9", "keep PAV8-")
    assert asked(game) == (1, "distribution"), "straight to the distribution"
    assert "last turn" in verbs(game)


@rule("VIZ-18")
def test_no_window_either_when_the_game_ends_with_the_supply() -> None:
    options: dict[str, object] = {"end_trigger": "supply_empty"}
    game = given(
        "vizier",
        deciding="upkeep of 0",
        market="- TOW11- GAR10- CHA10-",
        supply="PAV8-",
        options=options,
        hands=["", "florin 8", "florin 8"],
    )
    assert game.over, "a tie for florins, nobody else has money: no tile is received"
    assert awake(game) == [True, True, True]


@rule("VIZ-TV-04", "VIZ-07", "VIZ-18", "FLOW-02", "FLOW-06")
def test_vector_4_a_failing_refill_after_a_vizier_ends_the_game() -> None:
    """C = 2 uses the vizier after the turn of A = 0; D = 3 and B = 1 could still pay for others."""
    game = given(
        "vizier",
        seats=4,
        deciding="upkeep of 0",
        market=MARKET,
        supply="",
        hands=["", "dirham 9, dirham 2", "florin 8, ducat 9", "dinar 9, dinar 1"],
    )
    play(game, "pass", "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (1, "distribution")
    play(game, "keep TOW11-", "keep CHA10-", "keep GAR10-")
    assert game.over
    assert awake(game) == [True, True, False, True]
    assert points(game, 2, "pavilion") == 16, "the tile bought counts in the third scoring"
    assert [scoring["scoring"] for scoring in events(game, "scoring")] == [3]


@rule("VIZ-TV-04")
def test_vector_4_supply_empty_at_once_with_that_option() -> None:
    options: dict[str, object] = {"end_trigger": "supply_empty"}
    game = given(
        "vizier",
        deciding="interlude of 1",
        market=MARKET,
        supply="SER9-",
        options=options,
        hands=["", "florin 8", "dirham 9, dirham 2"],
    )
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert asked(game) == (2, "distribution"), "BASE-RUL-14: the refill left the supply at 0"
    assert market_of(game)[0] == "SER9-", "0-0-0 florins: it stays"


@rule("FLOW-TV-05", "FLOW-06", "FLOW-05")
@pytest.mark.parametrize("scorings", [[1], [2]])
def test_flow_vector_5_scoring_card_vizier_and_end_in_one(scorings: list[int]) -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        market=MARKET,
        supply="",
        due=scorings,
        hands=["", "florin 8, ducat 5", "dirham 9, dirham 2, dinar 1"],
    )
    assert asked(game) == (1, "interlude"), "the window comes before the pending scoring"
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (1, "distribution"), "no further window; seat 1 would have been next"
    play(game, "keep CHA10-", "place TOW11- 1,0", "place GAR10- 0,1")
    assert game.over
    order = [verb for verb in verbs(game) if verb in ("last turn", "scoring", "leftover", "keep", "end")]
    assert order == ["last turn", "scoring", "leftover", "leftover", "leftover", "keep", "scoring", "end"]
    first, third = events(game, "scoring")
    assert first["scoring"] == scorings[0]
    assert third["scoring"] == 3
    assert first["scores"] == [0, 1 if scorings == [1] else 8, 0], "PAV8- lay there already, TOW11- did not"
    assert game.scores[2] == 21 + 20


@rule("VIZ-R1", "VIZ-TV-06", "FLOW-10")
@pytest.mark.parametrize(("before", "counts"), [(False, True), (True, False)])
def test_vector_6_window_before_a_pending_scoring_unless_the_option_says_otherwise(before: bool, counts: bool) -> None:
    game = given(
        "vizier",
        deciding="upkeep of 0",
        market="TOW11- PAV8- GAR10- CHA10-",
        due=[1],
        hands=["", "florin 9, florin 2"],
        options={"scoring_before_interrupts": before},
    )
    assert len(events(game, "scoring")) == (1 if before else 0)
    assert asked(game) == (1, "interlude")
    play(game, "vizier buy TOW11- florin 9 florin 2", "place TOW11- 1,0")
    assert asked(game) == (1, "action")
    assert len(events(game, "scoring")) == 1
    assert points(game, 1, "tower") == (6 if counts else 0)
    assert game.scores[1] == (6 if counts else 0)


@rule("VIZ-R1")
def test_with_scoring_first_the_window_follows_dirks_draw() -> None:
    game = given(
        "vizier",
        seats=2,
        deciding="upkeep of 0",
        market=MARKET,
        due=[1],
        hands=["", "florin 8"],
        options={"scoring_before_interrupts": True},
        supply="SER9- SER8-S SER7-W ARC9- ARC8-N ARC8-E CHA9-W",
    )
    assert asked(game) == (1, "interlude")
    assert game.view().supply_size == 1, "Dirk has drawn six"
    play(game, "vizier buy PAV8- florin 8", "keep PAV8-")
    assert market_of(game)[0] == "CHA9-W"


# ---------------------------------------------------------------------- interactions


@rule("VIZ-20", "EXCH-20")
def test_with_an_exchange_card_there_are_both_ways_to_pay() -> None:
    """The plain payment stays, the mixed ones come along, and only those that are exact."""

    def prepare(s: State) -> None:
        (card,) = [card for card in s.rules.special_cards if card.name == "exchange florin dinar"]
        assert isinstance(card, ExchangeCard)
        s.part(EXCHANGES).lay(1, [card])

    game = given(
        "vizier",
        "currency_exchange",
        deciding="upkeep of 0",
        hands=["", "florin 8, florin 5, dinar 3, dinar 9"],
        market="PAV8- TOW11- TOW12- CHA10-",
        prepare=prepare,
    )
    expected = {
        "vizier buy PAV8- florin 8",
        "vizier buy PAV8- exchange florin dinar florin 5 dinar 3",
        "vizier buy TOW12- dinar 9 dinar 3",
    }
    assert texts(game, "vizier") == expected
    for move in expected:
        assert offered(game, move)
    assert refusal(game, "vizier buy PAV8- exchange florin dinar dinar 9") == "VIZ-06", "exactly, also with the card"
    assert refusal(game, "vizier buy PAV8- exchange florin dinar florin 8") == "EXCH-R4"
    assert refusal(game, "vizier buy TOW11- exchange florin dinar florin 8 dinar 3") == "EXCH-07"
    play(game, "vizier buy PAV8- exchange florin dinar florin 5 dinar 3", "keep PAV8-")
    assert awake(game) == [True, False, True]
    assert asked(game) == (1, "action")


@rule("VIZ-20")
def test_an_exchange_card_just_taken_helps_in_the_next_window() -> None:
    """Money and market are those of the window before, in which nobody could buy: only the card is new."""
    game = given(
        "vizier",
        "currency_exchange",
        hands=["florin 5, dinar 3"],
        alhambras=["GAR9-E 1,0", "GAR10- 1,0", "ARC9- 1,0"],
        market="PAV8- TOW11- TOW12- CHA10-",
        display="exchange florin dinar, dirham 9, ducat 9, ducat 8",
        deck="ducat 9, ducat 8, ducat 7",
    )
    play(game, "remove GAR9-E")
    assert asked(game) == (1, "action")
    play(game, "remove GAR10-", "remove ARC9-", "exchange take florin dinar")
    assert asked(game) == (0, "interlude")
    assert texts(game, "vizier") == {"vizier buy PAV8- exchange florin dinar florin 5 dinar 3"}


@rule("VIZ-TV-07", "FLOW-10", "VIZ-R1")
def test_vector_7_auction_market_window_scoring_in_this_order() -> None:
    """Seat 0 has bought PAV7-E. Yusuf comes up, then the scoring card, then money; seat 2 is poorer by the auction."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        (yusuf,) = [card for card in part.aside if card.name == "yusuf"]
        part.aside = [card for card in part.aside if card is not yusuf]
        part.left -= 1

    game = given(
        "vizier",
        "characters",
        deciding="upkeep of 0",
        market="- TOW11- GAR10- CHA10-",
        supply="PAV8- SER9- ARC9-",
        hands=["", "florin 8", "dirham 9, dirham 2, dinar 1"],
        alhambras=["", "PAV5-NW 0,-1, PAV6-N 1,-1", "TOW7-NEW 0,-1"],
        display="florin 9, dirham 9, dinar 9",
        deck="yusuf, scoring 1, dinar 2, dinar 3",
        prepare=prepare,
    )
    assert asked(game) == (1, "auction"), "who is next opens"
    assert market_of(game)[0] == "-", "the market is refilled after the auction"
    play(game, "pass", "bid 11", "pass", "pay dirham 9 dirham 2")
    assert market_of(game)[0] == "PAV8-"
    assert asked(game) == (1, "interlude"), "the window comes after the refill and before the scoring"
    assert not events(game, "scoring")
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 0,1")
    assert asked(game) == (1, "action"), "seat 2 could have paid TOW11- before the auction"
    heard = ("character", "auction won", "scoring card", "market", "vizier sleeps", "place", "scoring", "turn")
    order = [verb for verb in verbs(game) if verb in heard]
    assert order == [
        "character", "auction won", "scoring card", "market", "vizier sleeps", "place", "market", "scoring", "turn",
    ]  # fmt: skip
    assert points(game, 2, "yusuf") == 1, "won a moment ago, and a wall of three"
    assert points(game, 1, "pavilion") > 0


@rule("VIZ-24", "CHAR-15", "CHAR-14")
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_whoever_uses_the_vizier_has_no_power_with_it(buyer: int) -> None:
    """The one who has just finished, the one who is next, and the third: a purchase of price 10 with cards to take."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        own = ("karim", "knihstig", "ammar", "laila", "machma", "yammerad")
        mine = [card for card in part.aside if card.name in own]
        part.aside = [card for card in part.aside if card not in mine]
        part.left = len(part.aside)
        part.owned = [mine if seat == buyer else [] for seat in range(s.seats)]

    hands = ["dinar 9, dinar 1" if seat == buyer else "" for seat in range(3)]
    game = given(
        "vizier",
        "characters",
        deciding=f"interlude of {buyer}",
        turn_of=0,
        hands=hands,
        market=MARKET,
        reserves=["PAV7-E"] * 3,
        supply="SER9- ARC9- ARC10-",
        prepare=prepare,
    )
    assert texts(game) == {"vizier buy GAR10- dinar 9 dinar 1", "pass"}
    assert refusal(game, "vizier buy GAR10- karim") == "CHAR-15"
    for power in ("laila 1", "machma dinar 9 florin 9", "yammerad", "knihstig florin 9"):
        assert refusal(game, power) is not None
    play(game, "vizier buy GAR10- dinar 9 dinar 1")
    assert asked(game) == (buyer, "placement"), "Knihstig is not asked"
    assert refusal(game, "knihstig florin 9") == "CHAR-21"
    play(game, "keep GAR10-")
    assert asked(game) == (1, "action"), "Ammar is not asked"
    assert hand_of(game, buyer) == []


@rule("VIZ-22", "GATE-10")
def test_a_gate_is_no_second_action_of_the_vizier() -> None:
    def prepare(s: State) -> None:
        s.part(GATES).held[1] = 1

    game = given(
        "vizier",
        "city_gates",
        deciding="upkeep of 0",
        hands=["", "dinar 9, dinar 1"],
        alhambras=["", "SER8-S 1,0"],
        market="PAV8- TOW11- GAR10-N CHA10-",
        reserves=["", "ARC8-N"],
        prepare=prepare,
    )
    assert refusal(game, "gate add ARC8-N 1,1 N") == "GATE-10", "no redesign, with or without a gate"
    play(game, "vizier buy GAR10-N dinar 9 dinar 1")
    assert refusal(game, "gate add ARC8-N 1,1 N") == "GATE-10"
    assert offered(game, "gate place GAR10-N 1,1 N")
    assert refusal(game, "place GAR10-N 1,1") == "BASE-PLACE-06"
    play(game, "gate place GAR10-N 1,1 N")
    assert awake(game) == [True, False, True]
    assert asked(game) == (1, "action")


@rule("VIZ-36", "VIZ-11")
def test_dirk_is_never_asked_and_never_buys() -> None:
    """Two players: the order is the next one, then the one who has finished; nobody else."""
    game = given("vizier", seats=2, deciding="upkeep of 0", market=MARKET, hands=["florin 8", "florin 8"])
    assert asked(game) == (1, "interlude")
    play(game, "pass")
    assert asked(game) == (0, "interlude")
    play(game, "pass")
    assert asked(game) == (1, "action")
    assert awake(game) == [True, True]


@rule("VIZ-25", "CAMP-20")
def test_a_camp_is_bought_with_the_vizier() -> None:
    names = begun(Mix(3, "2024", ("camps",), {})).rules.tile_names
    camp = next(tile for name, tile in names.items() if name.startswith("CAMP") and tile.cost < 10)
    game = given(
        "vizier",
        "camps",
        deciding="upkeep of 0",
        market=f"{camp.name} TOW11- GAR10- CHA10-",
        hands=["", f"florin {camp.cost}"],
    )
    assert texts(game, "vizier") == {f"vizier buy {camp.name} florin {camp.cost}"}
    play(game, f"vizier buy {camp.name} florin {camp.cost}")
    assert asked(game) == (1, "placement")
    play(game, f"keep {camp.name}")
    assert reserve_of(game, 1) == {camp.name}
    assert asked(game) == (1, "action"), "no extra action"


@rule("VIZ-36", "VIZ-07")
def test_with_two_players_a_vizier_tile_may_be_given_to_dirk() -> None:
    game = given("vizier", seats=2, deciding="upkeep of 0", market=MARKET, hands=["", "florin 8"], dirk="SER9-")
    play(game, "vizier buy PAV8- florin 8")
    assert "dirk PAV8-" in texts(game)
    play(game, "dirk PAV8-")
    parts = game.view().to_json()["parts"]
    assert parts == {"dirk": {"tiles": ["SER9-", "PAV8-"], "score": 0}, "vizier": {"awake": [True, False]}}
    assert asked(game) == (1, "action")


@rule("VIZ-36")
def test_dirk_has_no_vizier() -> None:
    game = given("vizier", seats=2, deciding="upkeep of 0", market=MARKET, options={"always_ask_vizier": True})
    play(game, "pass", "pass")
    assert asked(game) == (1, "action"), "two players were asked, nobody else"


@rule("VIZ-R5")
def test_who_cannot_pay_is_skipped_unless_everybody_is_always_asked() -> None:
    hands = ["", "florin 9", "florin 5"]  # seat 1 could only overpay, seat 2 cannot pay at all
    game = given("vizier", deciding="upkeep of 0", market=MARKET, hands=hands)
    assert asked(game) == (1, "action")
    discreet = given(
        "vizier",
        deciding="upkeep of 0",
        market=MARKET,
        hands=hands,
        awake=[True, True, False],
        options={"always_ask_vizier": True},
    )
    assert asked(discreet) == (1, "interlude")
    assert texts(discreet) == {"pass"}
    play(discreet, "pass")
    assert asked(discreet) == (0, "interlude"), "the asleep vizier of seat 2 is no secret"
    play(discreet, "pass")
    assert asked(discreet) == (1, "action")


@rule("VIZ-TV-02", "VIZ-06", "VIZ-08")
def test_vector_2_exact_or_not_at_all() -> None:
    game = given("vizier", deciding="interlude of 1", market=MARKET, hands=["", "florin 5, florin 4"])
    assert texts(game) == {"pass"}
    assert refusal(game, "vizier buy PAV8- florin 5 florin 4") == "VIZ-06"
    game = given("vizier", deciding="interlude of 1", market=MARKET, hands=["", "florin 5, florin 3"])
    play(game, "vizier buy PAV8- florin 5 florin 3", "keep PAV8-")
    assert awake(game) == [True, False, True]
    assert asked(game) == (1, "action")


# ---------------------------------------------------------------------- in every game


@rule("VIZ-06", "VIZ-13", "VIZ-R5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_windows_of_random_games_offer_exactly_the_exact_payments(seats: int) -> None:
    """Who is asked can pay something exactly, and is offered every set of cards that does."""
    windows = 0
    for game in played(Mix(seats, "2024", ("vizier", "camps"), {}), seed=seats):
        if game.decision is None or game.decision.kind != "interlude":
            continue
        windows += 1
        seat = game.decision.seat
        expected = {"pass"}
        for offer in game.state.market:
            assert offer is not None
            purse = game.state.players[seat].purses[offer.currency].cards()
            for size in range(1, len(purse) + 1):
                for chosen in itertools.combinations(purse, size):
                    if sum(card.value for card in chosen) == offer.price:
                        move = f"vizier buy {offer.tile} {' '.join(card.name for card in chosen)}"
                        expected.add(move)
                        assert refusal(game, move) is None
        assert len(expected) > 1
        assert texts(game) == expected
    assert windows > 5


@rule("VIZ-09")
def test_turns_of_random_games_always_go_round() -> None:
    game = finished(Mix(4, "2024", ("vizier",), {}), seed=3, eager=False)
    turns = [event.seat for event in game.events if event.verb == "turn"]
    assert len(turns) > 40
    first = turns[0]
    assert first is not None
    assert turns == [(first + n) % 4 for n in range(len(turns))]

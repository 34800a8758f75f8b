"""Upkeep: the display, then the market, then a scoring that is due."""

from __future__ import annotations

from kit import (
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    market_of,
    play,
    rule,
    supply_of,
    verbs,
)

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"


@rule("BASE-EOT-01")
def test_the_display_is_refilled_before_the_market() -> None:
    game = given(hands=["dinar 4"], market=MARKET)
    play(game, "buy ARC4-NES dinar 4", "take florin 9", "keep ARC4-NES")
    assert verbs(game) == ["buy", "take", "keep", "display", "market", "turn"]


@rule("BASE-EOT-01")
def test_money_is_refilled_although_the_market_refill_ends_the_game() -> None:
    game = given(display="florin 9", deck="dinar 1, dinar 2, dinar 3, dinar 4", supply="", deciding="upkeep of 0")
    assert game.over
    assert display_of(game) == ["florin 9", "dinar 1", "dinar 2", "dinar 3"]
    assert deck_of(game) == ["dinar 4"]


@rule("BASE-EOT-02")
def test_cards_are_turned_up_until_the_display_shows_four() -> None:
    game = given(display="florin 9, ducat 1", deck="dinar 1, dinar 2, dinar 3", market=MARKET, deciding="upkeep of 0")
    assert display_of(game) == ["florin 9", "ducat 1", "dinar 1", "dinar 2"]
    assert deck_of(game) == ["dinar 3"]


@rule("BASE-EOT-02")
def test_a_scoring_card_is_set_aside_and_replaced() -> None:
    game = given(
        display="florin 9, ducat 1, ducat 2",
        deck="scoring 1, dinar 2, dinar 3",
        market=MARKET,
        deciding="upkeep of 0",
    )
    assert display_of(game) == ["florin 9", "ducat 1", "ducat 2", "dinar 2"]
    assert deck_of(game) == ["dinar 3"]
    assert verbs(game) == ["scoring card", "display", "scoring", "turn"]


@rule("BASE-EOT-02")
def test_a_full_display_turns_up_nothing() -> None:
    game = given(deck="scoring 1, dinar 2", market=MARKET, deciding="upkeep of 0")
    assert deck_of(game) == ["scoring 1", "dinar 2"]
    assert verbs(game) == ["turn"]


@rule("BASE-EOT-03")
def test_the_discard_becomes_the_new_deck_when_a_card_is_needed() -> None:
    game = given(
        display="florin 9, dirham 9",
        deck="dinar 1",
        discard="ducat 5, ducat 6, ducat 7",
        market=MARKET,
        deciding="upkeep of 0",
    )
    assert display_of(game)[:3] == ["florin 9", "dirham 9", "dinar 1"]
    assert sorted(display_of(game)[3:] + deck_of(game)) == ["ducat 5", "ducat 6", "ducat 7"]
    assert discard_of(game) == []
    assert events(game, "reshuffle") == [{"cards": 3}]


@rule("BASE-EOT-03")
def test_a_deck_used_up_is_not_made_anew_before_a_card_is_needed() -> None:
    game = given(
        display="florin 9, dirham 9, dinar 9",
        deck="dinar 1",
        discard="ducat 5, ducat 6",
        market=MARKET,
        deciding="upkeep of 0",
    )
    assert deck_of(game) == []
    assert discard_of(game) == ["ducat 6", "ducat 5"]
    assert "reshuffle" not in verbs(game)
    game.play("take florin 9")
    assert len(display_of(game)) == 4
    assert len(deck_of(game)) == 1
    assert discard_of(game) == []


@rule("BASE-EOT-03")
def test_chance_orders_the_new_deck() -> None:
    orders = set()
    for seed in range(30):
        game = given(
            display="florin 9, dirham 9, dinar 9",
            deck="",
            discard="ducat 1, ducat 2, ducat 3, ducat 4",
            market=MARKET,
            deciding="upkeep of 0",
            seed=seed,
        )
        orders.add(tuple(display_of(game)[3:] + deck_of(game)))
    assert len(orders) > 10


@rule("BASE-EOT-03")
def test_scoring_cards_are_never_shuffled_in_again() -> None:
    game = given(
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 1, scoring 2",
        discard="ducat 5, ducat 6",
        market=MARKET,
        deciding="upkeep of 0",
    )
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1, 2]
    assert sorted(display_of(game)[3:] + deck_of(game)) == ["ducat 5", "ducat 6"]


@rule("BASE-EOT-04")
def test_without_deck_and_discard_the_display_stays_short() -> None:
    game = given(display="florin 9, dirham 9", deck="dinar 1", market=MARKET, deciding="upkeep of 0")
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 1"]
    assert not game.over
    assert {str(move) for move in game.legal_moves} == {"take florin 9", "take dirham 9", "take dinar 1"}


@rule("BASE-RUL-06")
def test_the_next_upkeep_tries_again_to_fill_a_short_display() -> None:
    game = given(display="florin 9", deck="", market=MARKET, hands=["florin 3"], deciding="upkeep of 2")
    assert display_of(game) == ["florin 9"]
    play(game, "buy PAV2-NEW florin 3", "keep PAV2-NEW")
    assert display_of(game) == ["florin 9", "florin 3"]
    assert discard_of(game) == []
    assert hand_of(game, 0) == []


@rule("BASE-EOT-05")
def test_market_spaces_are_filled_in_ascending_order() -> None:
    game = given(market="- SER3-ESW - -", supply="TOW11- TOW12- GAR11- GAR12-S", deciding="upkeep of 0")
    assert market_of(game) == ["TOW11-", "SER3-ESW", "TOW12-", "GAR11-"]
    assert supply_of(game) == ["GAR12-S"]
    assert [facts["slot"] for facts in events(game, "market")] == [1, 3, 4]


@rule("BASE-TV-09")
def test_vector_spaces_2_and_4_are_empty() -> None:
    game = given(market="PAV2-NEW - ARC4-NES -", supply="TOW11- TOW12- GAR11-", deciding="upkeep of 0")
    assert market_of(game) == ["PAV2-NEW", "TOW11-", "ARC4-NES", "TOW12-"]


@rule("BASE-EOT-06")
def test_a_scoring_that_is_due_comes_after_upkeep_and_before_the_next_turn() -> None:
    game = given(
        alhambras=["TOW11- 1,0"],
        hands=["dinar 4"],
        market=MARKET,
        display="florin 9, dirham 9, dinar 9, ducat 1",
        deck="scoring 1, dinar 1",
        supply="GAR11- GAR10-",
    )
    play(game, "buy ARC4-NES dinar 4", "take ducat 1")
    assert game.scores == [0, 0, 0]
    game.play("keep ARC4-NES")
    assert verbs(game) == ["buy", "take", "keep", "scoring card", "display", "market", "scoring", "turn"]
    assert game.scores == [6, 0, 0]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)
    game.play("take florin 9")  # a normal turn
    assert game.decision.seat == 2


@rule("BASE-EOT-06")
def test_the_tiles_of_the_turn_count_in_the_scoring_that_it_brings() -> None:
    game = given(
        pending=["TOW7-NEW"],
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 1, dinar 1",
        market=MARKET,
        deciding="placement of 0",
    )
    game.play("place TOW7-NEW 0,-1")
    assert game.scores == [6 + 3, 0, 0]

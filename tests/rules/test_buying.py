"""Buying tiles."""

from __future__ import annotations

import pytest

from kit import discard_of, given, hand_of, market_of, play, refusal, reserve_of, rule, texts

RING = "TOW7-NEW 0,-1, ARC4-NES 1,0, SER3-ESW 0,1, CHA5-NSW -1,0"  # walled all round: nothing can be added


@rule("BASE-BUY-01")
def test_the_currency_of_the_space_counts_not_the_colour_of_the_building() -> None:
    game = given(hands=["florin 8, dirham 8, dinar 8, ducat 8"], market="- - - PAV8-")
    assert texts(game, "buy") == {"buy PAV8- ducat 8"}
    assert refusal(game, "buy PAV8- dinar 8") == "BASE-BUY-01"  # dinars are blue, and so is the pavilion


@rule("BASE-BUY-01")
def test_currencies_cannot_be_mixed() -> None:
    game = given(hands=["dinar 5, ducat 5"], market="- - PAV8- -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy PAV8- dinar 5 ducat 5") == "BASE-BUY-01"


@rule("BASE-BUY-01")
def test_only_tiles_of_the_market_are_for_sale() -> None:
    game = given(hands=["dinar 8"], market="- - PAV8- -", reserves=["", "SER8-S"])
    assert refusal(game, "buy PAV7-E dinar 8") == "BASE-BUY-01"
    assert refusal(game, "buy SER8-S dinar 8") == "BASE-BUY-01"


@rule("BASE-BUY-02")
def test_the_price_must_be_paid_in_full() -> None:
    game = given(hands=["dinar 4, dinar 3"], market="- - PAV8- -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy PAV8- dinar 4 dinar 3") == "BASE-BUY-02"
    assert refusal(game, "buy PAV8-") == "BASE-BUY-02"


@rule("BASE-BUY-02")
def test_only_cards_in_hand_pay() -> None:
    game = given(hands=["dinar 8", "dinar 9"], market="- - PAV8- -")
    assert refusal(game, "buy PAV8- dinar 9") == "BASE-BUY-02"
    assert refusal(game, "buy PAV8- dinar 8 dinar 8") == "BASE-BUY-02"


@rule("BASE-BUY-02")
def test_no_change_is_given() -> None:
    game = given(hands=["dinar 9, dinar 1"], market="- - PAV2-NEW -")
    game.play("buy PAV2-NEW dinar 9")
    assert hand_of(game, 0) == ["dinar 1"]
    assert discard_of(game) == ["dinar 9"]


@rule("BASE-BUY-02")
def test_any_payment_that_covers_the_price_is_legal_the_listed_ones_need_every_card() -> None:
    game = given(hands=["dinar 5, dinar 4, dinar 3, dinar 1"], market="- - PAV8- -")
    assert texts(game, "buy") == {
        "buy PAV8- dinar 5 dinar 3",
        "buy PAV8- dinar 5 dinar 4",
        "buy PAV8- dinar 4 dinar 3 dinar 1",
    }
    assert refusal(game, "buy PAV8- dinar 5 dinar 4 dinar 3 dinar 1") is None
    assert refusal(game, "buy PAV8- dinar 1 dinar 3 dinar 5") is None  # in any order


@rule("BASE-BUY-03")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [("dinar 8", "extra"), ("dinar 5 dinar 3", "extra"), ("dinar 9", "placement"), ("dinar 8 dinar 1", "placement")],
)
def test_the_sum_and_not_the_number_of_cards_makes_a_payment_exact(cards: str, kind: str) -> None:
    game = given(hands=["dinar 9, dinar 8, dinar 5, dinar 3, dinar 1"], market="- - PAV8- -")
    game.play(f"buy PAV8- {cards}")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == (kind, 0)


@rule("BASE-BUY-04")
def test_paid_cards_lie_face_up_in_the_discard_at_once() -> None:
    game = given(hands=["dinar 5, dinar 3, florin 6"], market="- - PAV8- -", discard="ducat 2")
    game.play("buy PAV8- dinar 5 dinar 3")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert sorted(discard_of(game)) == ["dinar 3", "dinar 5", "ducat 2"]
    for reader in (0, 1, 2, None):
        assert sorted(card.name for card in game.view(reader).discarded()) == ["dinar 3", "dinar 5", "ducat 2"]
    assert hand_of(game, 0) == ["florin 6"]


@rule("BASE-BUY-05")
def test_a_bought_tile_leaves_the_market_and_is_pending() -> None:
    game = given(hands=["dinar 8"], market="- - PAV8- -")
    game.play("buy PAV8- dinar 8")
    assert market_of(game) == ["-"] * 4
    assert [tile.name for tile in game.state.players[0].pending] == ["PAV8-"]
    assert reserve_of(game, 0) == set()


@rule("BASE-BUY-05")
def test_a_pending_tile_cannot_be_used_in_a_redesign() -> None:
    game = given(hands=["dinar 8"], market="- - PAV8- -", alhambras=["SER9- 1,0"])
    game.play("buy PAV8- dinar 8")
    assert refusal(game, "add PAV8- 0,1") == "BASE-BUY-05"
    assert refusal(game, "swap SER9- PAV8-") == "BASE-BUY-05"
    assert not any("PAV8-" in text for text in texts(game))


@rule("BASE-BUY-06")
def test_a_tile_that_fits_nowhere_can_be_bought_and_is_stored() -> None:
    game = given(hands=["dinar 9"], market="- - PAV8- -", alhambras=[RING])
    assert "buy PAV8- dinar 9" in texts(game)
    game.play("buy PAV8- dinar 9")
    assert texts(game) == {"keep PAV8-"}
    game.play("keep PAV8-")
    assert reserve_of(game, 0) == {"PAV8-"}


@rule("BASE-TV-02")
def test_vector_a_garden_for_eleven() -> None:
    game = given(hands=["dinar 7, dinar 4"], market="- - GAR10- -")
    assert texts(game, "buy") == {"buy GAR10- dinar 7 dinar 4"}
    play(game, "buy GAR10- dinar 7 dinar 4", "keep GAR10-")
    assert hand_of(game, 0) == []
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)

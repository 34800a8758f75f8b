"""The Currency Exchange: rules EXCH-*, and what vizier and camps say about it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import alhambra
from alhambra import MODULES, Game, UnknownMove
from alhambra.bots.referee import play_out
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.dirk.module import DIRKS
from alhambra.palace.choice import ruleset
from alhambra.palace.state import State
from alhambra.palace.view import View
from alhambra.titles.alhambra.bots import EasyBot, IdleBot
from alhambra.titles.alhambra.positions import position
from checks import check_conserved, check_copies, check_listed, check_scores, check_undo, check_views
from kit import (
    alhambra_of,
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    market_of,
    play,
    refusal,
    reserve_of,
    rule,
    texts,
)
from random_games import Mix, begun

KEY = "currency_exchange"
CARDS = {
    "exchange florin dirham",
    "exchange florin dinar",
    "exchange florin ducat",
    "exchange dirham dinar",
    "exchange dirham ducat",
    "exchange dinar ducat",
}
HAND = "dinar 7, dinar 2, florin 9"  # of the rulebook's example


def holding(*hands: str) -> Callable[[State], None]:
    """Exchange cards in the hands of the seats, by name, separated by commas."""

    def prepare(s: State) -> None:
        part = s.part(EXCHANGES)
        for seat, text in enumerate(hands):
            wanted = [f"exchange {name.strip()}" for name in text.split(",") if name.strip()]
            found = [card for card in s.rules.special_cards if card.name in wanted]
            assert len(found) == len(wanted)
            part.lay(seat, [card for card in found if isinstance(card, ExchangeCard)])

    return prepare


def held(game: Game) -> list[list[str]]:
    part = game.state.part(EXCHANGES)
    return [[card.name for card in part.of(seat)] for seat in range(game.seats)]


def decided(game: Game) -> tuple[int, str] | None:
    return None if game.decision is None else (game.decision.seat, game.decision.kind)


def reason(game: Game, move: str) -> tuple[str, str] | None:
    found = game.why_not(move)
    return None if found is None else (found.rule, found.reason)


# ---------------------------------------------------------------------- components and set-up


@rule("EXCH-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_card_for_each_pair_of_the_four_currencies(seats: int) -> None:
    game = alhambra.new_game(seats, modules=[KEY], seed=seats)
    assert sorted(name for name in deck_of(game) if name.startswith("exchange")) == sorted(CARDS)


@rule("EXCH-02", "EXCH-R6")
def test_two_cards_chosen_at_random_lie_somewhere_in_each_of_the_piles_2_to_4() -> None:
    contents: list[set[str]] = [set(), set(), set()]
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        s = alhambra.new_game(3, modules=[KEY], seed=seed).state
        starts = [0, *s.pile_ends]
        piles = [s.deck[starts[pile] : starts[pile + 1]] for pile in range(5)]
        found = [[card.name for card in pile if isinstance(card, ExchangeCard)] for pile in piles]
        assert [len(cards) for cards in found] == [0, 2, 2, 2, 0]
        for pile in (1, 2, 3):
            contents[pile - 1] |= set(found[pile])
            places[pile - 1] |= {piles[pile].index(card) for card in piles[pile] if isinstance(card, ExchangeCard)}
    assert contents == [CARDS, CARDS, CARDS]
    assert all({0, 1} & seen and len(seen) > 15 for seen in places)


@rule("EXCH-02")
def test_the_money_is_cut_into_five_piles_before_the_cards_go_in() -> None:
    for seed in range(10):
        s = alhambra.new_game(4, modules=[KEY], seed=seed).state
        sizes = [end - start for start, end in zip([0, *s.pile_ends], s.pile_ends, strict=False)]
        money = [size - special for size, special in zip(sizes, [0, 3, 2, 3, 0], strict=True)]
        assert money == sorted(money, reverse=True)
        assert money[0] - money[-1] <= 1


@rule("EXCH-12")
def test_hands_and_display_begin_without_exchange_cards() -> None:
    for seed in range(30):
        game = alhambra.new_game(6, modules=[KEY], seed=seed)
        assert held(game) == [[]] * 6
        assert not [name for name in display_of(game) if name.startswith("exchange")]
        for deal in events(game, "deal"):
            assert not [name for name in deal["cards"] if "exchange" in name]  # type: ignore[attr-defined]  # facts are objects


@rule("EXCH-35", "EXCH-02")
def test_all_six_are_used_when_two_play() -> None:
    """Fewer money cards lie in the piles then, but not fewer exchange cards."""
    for seed in range(12):
        s = alhambra.new_game(2, modules=[KEY], seed=seed).state
        starts = [0, *s.pile_ends]
        piles = [s.deck[starts[pile] : starts[pile + 1]] for pile in range(5)]
        found = [[card.name for card in pile if isinstance(card, ExchangeCard)] for pile in piles]
        assert [len(cards) for cards in found] == [0, 2, 2, 2, 0]
        assert {name for pile in found for name in pile} == CARDS


@rule("EXCH-35", "EXCH-10")
def test_with_two_players_a_used_card_comes_back_like_any_other() -> None:
    game = given(
        KEY,
        seats=2,
        hands=["florin 9, dinar 2"],
        market="GAR11- - - -",
        supply="PAV8- PAV7-E SER9- SER8-S TOW11-",
        display="ducat 1, ducat 2, ducat 3",
        deck="",
        prepare=holding("florin dinar"),
    )
    play(game, "buy GAR11- exchange florin dinar florin 9 dinar 2")
    assert held(game) == [[], []]
    play(game, "take ducat 1", "keep GAR11-")
    back = [*deck_of(game), *display_of(game)]
    assert sorted(back) == sorted(["ducat 2", "ducat 3", "florin 9", "dinar 2", "exchange florin dinar"])


@rule("EXCH-35", "BASE-2P-07")
def test_dirk_is_given_tiles_and_never_a_card() -> None:
    """He does not come by one in any way: by gift, by a purchase, by what he draws, at the end."""
    game = given(
        KEY,
        seats=2,
        hands=["florin 9, dinar 2, dinar 9"],
        market="GAR11- - - -",
        display="exchange florin ducat, ducat 9",
        prepare=holding("florin dinar", "dirham ducat"),
    )
    with pytest.raises(UnknownMove):
        game.why_not("dirk exchange florin dinar")
    play(game, "buy GAR11- exchange florin dinar dinar 9 florin 9")
    assert texts(game, "dirk") == {"dirk GAR11-"}
    play(game, "dirk GAR11-")
    assert held(game) == [[], ["exchange dirham ducat"]]
    discard = game.view().to_json()["discard"]
    assert isinstance(discard, list)
    assert "exchange florin dinar" in discard, "the card paid for the tile; it does not go with it"
    told = game.view().to_json()["parts"]
    assert isinstance(told, dict)
    assert told["dirk"] == {"tiles": ["GAR11-"], "score": 0}
    assert told[KEY]["counts"] == [0, 1], "two hands, his is none of them"


def test_printed_facts_can_be_corrected_but_must_make_sense() -> None:
    fewer: dict[str, object] = {
        KEY: {"cards": {"pairs": [["dinar", "florin"]]}, "setup": {"cards_per_pile": {"2": 1, "3": 0, "4": 0}}}
    }
    rules = ruleset(MODULES, 3, modules=[KEY], corrections=fewer)
    assert [card.name for card in rules.special_cards] == ["exchange florin dinar"]
    for wrong in ("florin", ["florin"], ["florin", "florin"], ["florin", "euro"], ["florin", "dinar", "ducat"]):
        with pytest.raises(InvalidComponents, match="pairs"):
            ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": {"pairs": [wrong]}}})
    pairs = [["florin", "dinar"], ["dinar", "florin"]]
    with pytest.raises(InvalidComponents, match="twice"):
        ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": {"pairs": pairs}}})
    with pytest.raises(InvalidComponents, match="cards_per_pile"):
        ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"setup": {"cards_per_pile": {"2": 3}}}})


# ---------------------------------------------------------------------- getting one


@rule("EXCH-03", "FLOW-03")
def test_a_card_turned_up_takes_one_of_the_four_places() -> None:
    game = given(
        KEY,
        deciding="upkeep of 0",
        display="florin 9, dirham 9",
        deck="exchange florin dinar, dinar 5, ducat 5, ducat 6",
    )
    assert display_of(game) == ["florin 9", "dirham 9", "exchange florin dinar", "dinar 5"]
    assert deck_of(game) == ["ducat 5", "ducat 6"]
    assert events(game, "display") == [{"cards": ["exchange florin dinar", "dinar 5"]}]


@rule("EXCH-04", "EXCH-R1", "EXCH-R2", "EXCH-TV-03")
def test_vector_3_one_exchange_card_alone_or_money_as_usual() -> None:
    game = given(KEY, display="exchange florin dinar, florin 2, dinar 3, ducat 9")
    assert texts(game, "take") | texts(game, "exchange") == {
        "exchange take florin dinar",
        "take florin 2",
        "take dinar 3",
        "take ducat 9",
        "take dinar 3 florin 2",
    }
    assert reason(game, "exchange take florin dinar florin 2") == ("EXCH-04", "exchange-alone")
    assert refusal(game, "take florin 2") is None, "nobody has to take the card"


@rule("EXCH-04", "EXCH-R2")
def test_never_two_exchange_cards_at_once() -> None:
    game = given(KEY, display="exchange florin dinar, exchange dirham ducat, dinar 3")
    assert texts(game, "exchange") == {"exchange take florin dinar", "exchange take dirham ducat"}
    assert reason(game, "exchange take florin dinar exchange dirham ducat") == ("EXCH-04", "exchange-alone")


@rule("EXCH-04")
def test_taking_one_is_the_action_of_the_turn() -> None:
    game = given(KEY, display="exchange florin dinar, florin 2, dinar 3, ducat 9", deck="ducat 1")
    play(game, "exchange take dinar florin")  # in any order
    assert held(game) == [["exchange florin dinar"], [], []]
    assert decided(game) == (1, "action")
    assert events(game, "exchange take") == [{"card": "exchange florin dinar"}]


@rule("EXCH-04")
def test_taking_one_can_be_the_extra_action_but_nothing_else() -> None:
    shown = "exchange florin dinar, florin 2, dinar 3, ducat 9"
    assert texts(given(KEY, deciding="extra of 0", display=shown), "exchange") == {"exchange take florin dinar"}
    for moment in ("placement of 0", "interlude of 1"):
        game = given(KEY, "vizier", deciding=moment, pending=["PAV7-E"], display=shown)
        assert refusal(game, "exchange take florin dinar") == "EXCH-04"
        assert not texts(game, "exchange")


@rule("EXCH-03")
def test_only_a_card_of_the_display_can_be_taken() -> None:
    game = given(KEY, display="exchange florin dinar", prepare=holding("", "dirham ducat"))
    assert reason(game, "exchange take dirham ducat") == ("EXCH-03", "exchange-not-shown")
    assert reason(game, "exchange take dinar ducat") == ("EXCH-03", "exchange-not-shown")


def test_a_pair_that_is_on_no_card_is_no_move() -> None:
    game = given(KEY, "diamonds", display="exchange florin dinar", market="GAR11- - - -")
    for text in ("exchange take florin florin", "exchange take florin diamond", "buy GAR11- exchange dinar dinar"):
        with pytest.raises(UnknownMove) as caught:
            game.why_not(text)
        assert caught.value.reason == "unknown-move-exchange"
    with pytest.raises(UnknownMove):
        game.why_not("exchange take florin")


@rule("EXCH-05")
def test_any_number_may_be_held() -> None:
    everything = ", ".join(name.removeprefix("exchange ") for name in CARDS - {"exchange florin dinar"})
    game = given(KEY, display="exchange florin dinar, florin 2", prepare=holding(everything))
    play(game, "exchange take florin dinar")
    assert set(held(game)[0]) == CARDS


@rule("EXCH-05")
def test_everybody_sees_who_takes_which_card() -> None:
    game = given(KEY, display="exchange florin dinar, florin 2")
    play(game, "exchange take florin dinar")
    (taken,) = [event for event in game.events if event.verb == "exchange take"]
    for reader in (0, 1, 2, None):
        seen = taken.seen_by(reader)
        assert seen is not None
        assert (seen.seat, seen.facts) == (0, {"card": "exchange florin dinar"})


@rule("EXCH-05")
def test_a_hand_is_hidden_from_the_others_but_not_how_many_cards_it_has() -> None:
    game = given(KEY, prepare=holding("florin dinar, dirham ducat", "dinar ducat"))
    names = ["exchange florin dinar", "exchange dirham ducat"]
    for reader, expected in ((0, [names, None, None]), (1, [None, ["exchange dinar ducat"], None]), (None, [None] * 3)):
        assert game.view(reader).to_json()["parts"] == {KEY: {"held": expected, "counts": [2, 1, 0]}}
    assert game.secrets(0) == {KEY: {"held": [names, None, None], "counts": [2, 1, 0]}}


@rule("EXCH-05")
def test_no_view_depends_on_the_cards_of_others() -> None:
    one = given(KEY, seats=3, hands=[HAND], market="GAR11- - - -", prepare=holding("florin dinar", "dinar ducat"))
    other = given(KEY, seats=3, hands=[HAND], market="GAR11- - - -", prepare=holding("florin dinar", "dirham ducat"))
    for reader in (0, 2, None):
        assert one.view(reader).to_json() == other.view(reader).to_json()
        assert View(one.state, reader, 0).bills == [] or reader == 0
    assert one.view(1).to_json() != other.view(1).to_json()


@rule("EXCH-05")
def test_what_a_reader_imagines_holds_as_many_cards_and_none_that_he_has_seen() -> None:
    game = given(
        KEY,
        display="exchange florin ducat, florin 2",
        discard="exchange dirham dinar",
        deck="exchange florin dirham, dinar 1",
        prepare=holding("florin dinar", "dinar ducat, dirham ducat"),
    )
    seen = set()
    for seed in range(60):
        imagined = game.view(0).imagine(random.Random(seed))
        mine, theirs, nothing = held(imagined)
        assert (mine, len(theirs), nothing) == (["exchange florin dinar"], 2, [])
        unseen = [*theirs, *[name for name in deck_of(imagined) if name.startswith("exchange")]]
        assert sorted(unseen) == ["exchange dinar ducat", "exchange dirham ducat", "exchange florin dirham"]
        seen.add(tuple(theirs))
    assert len(seen) == 3, "every possible hand is imagined"


@rule("EXCH-06")
def test_the_gap_stays_until_the_end_of_the_turn_and_is_refilled_then() -> None:
    game = given(
        KEY,
        hands=["florin 8"],
        display="exchange florin dinar, florin 2, dinar 3, ducat 9",
        market="PAV8- - - -",
        deck="ducat 1",
    )
    play(game, "buy PAV8- florin 8", "exchange take florin dinar")
    assert display_of(game) == ["florin 2", "dinar 3", "ducat 9"]
    play(game, "keep PAV8-")
    assert display_of(game) == ["ducat 1", "florin 2", "dinar 3", "ducat 9"]


@rule("EXCH-12")
def test_a_display_full_of_exchange_cards_offers_only_these() -> None:
    game = given(
        KEY,
        display="exchange florin dinar, exchange dirham ducat, exchange florin ducat, exchange dinar ducat",
        deck="ducat 1",
    )
    four = {
        "exchange take florin dinar",
        "exchange take dirham ducat",
        "exchange take florin ducat",
        "exchange take dinar ducat",
    }
    assert texts(game) == four
    assert refusal(game, "take ducat 1") == "BASE-MONEY-01"
    assert refusal(game, "pass") == "BASE-RUL-03"
    play(game, "exchange take florin dinar")
    assert texts(game) == (four - {"exchange take florin dinar"}) | {"take ducat 1"}

    def opened(s: State) -> None:
        s.part(GATES).is_open = True

    shown = ", ".join(text.replace(" take", "") for text in sorted(four))
    game = given(KEY, "city_gates", display=shown, deck="ducat 1", prepare=opened)
    assert texts(game) == four | {"gate take"}, "or the open gate card"


# ---------------------------------------------------------------------- using one


@rule("EXCH-TV-01", "EXCH-07", "EXCH-08", "PAY-04")
@pytest.mark.parametrize("market", ["GAR11- - - -", "- - GAR11- -"])
def test_vector_1_a_garden_for_eleven_in_two_currencies(market: str) -> None:
    game = given(KEY, hands=[HAND], market=market, prepare=holding("florin dinar"))
    assert "buy GAR11- exchange florin dinar florin 9 dinar 2" in texts(game)
    play(game, "buy GAR11- exchange florin dinar florin 9 dinar 2")
    assert decided(game) == (0, "extra"), "exact is exact"
    assert hand_of(game, 0) == ["dinar 7"]
    assert held(game)[0] == []
    (bought,) = events(game, "buy")
    assert bought == {
        "tile": "GAR11-",
        "cards": ["florin 9", "dinar 2"],
        "means": ["exchange florin dinar"],
        "over": 0,
    }


@rule("EXCH-TV-01", "EXCH-07")
def test_vector_1_a_pavilion_entirely_in_the_other_currency() -> None:
    game = given(KEY, hands=[HAND], market="PAV7-E - - -", prepare=holding("florin dinar"))
    play(game, "buy PAV7-E exchange florin dinar dinar 7")
    assert decided(game) == (0, "extra")
    assert hand_of(game, 0) == ["florin 9", "dinar 2"]


@rule("EXCH-TV-01", "EXCH-09")
def test_vector_1_one_card_serves_one_purchase() -> None:
    game = given(KEY, hands=[HAND], market="PAV7-E - GAR11- -", prepare=holding("florin dinar"))
    play(game, "buy GAR11- exchange florin dinar florin 9 dinar 2")
    assert decided(game) == (0, "extra")
    assert not texts(game, "buy")
    assert reason(game, "buy PAV7-E exchange florin dinar dinar 7") == ("EXCH-07", "exchange-not-held")


@rule("EXCH-TV-02", "EXCH-07")
def test_vector_2_a_space_whose_currency_is_not_shown() -> None:
    game = given(KEY, hands=[HAND], market="- - - GAR11-", prepare=holding("florin dinar"))
    assert not texts(game, "buy")
    move = "buy GAR11- exchange florin dinar florin 9 dinar 2"
    assert reason(game, move) == ("EXCH-07", "exchange-other-space")


@rule("EXCH-TV-05", "EXCH-R4")
def test_vector_5_no_card_where_the_space_is_paid_in_its_own_currency() -> None:
    game = given(KEY, hands=[HAND], market="- - PAV7-E -", prepare=holding("florin dinar"))
    assert refusal(game, "buy PAV7-E dinar 7") is None
    assert reason(game, "buy PAV7-E exchange florin dinar dinar 7") == ("EXCH-R4", "exchange-idle")
    assert texts(game, "buy") == {
        "buy PAV7-E dinar 7",
        "buy PAV7-E exchange florin dinar florin 9",
    }


@rule("EXCH-07")
def test_without_a_card_in_hand_nothing_is_mixed() -> None:
    game = given(KEY, hands=[HAND], market="GAR11- - - -", prepare=holding("", "florin dinar"))
    assert not texts(game, "buy")
    assert refusal(game, "buy GAR11- florin 9 dinar 2") == "BASE-BUY-01"
    move = "buy GAR11- exchange florin dinar florin 9 dinar 2"
    assert reason(game, move) == ("EXCH-07", "exchange-not-held")


@rule("EXCH-07")
def test_a_third_currency_stays_out() -> None:
    game = given(
        KEY, hands=["florin 4, dinar 4, ducat 4"], market="GAR11- - - -", prepare=holding("florin dinar, florin ducat")
    )
    assert not texts(game, "buy")
    assert refusal(game, "buy GAR11- exchange florin dinar florin 4 dinar 4 ducat 4") == "BASE-BUY-01"


@rule("EXCH-07")
def test_the_price_must_be_there_and_the_cards_in_hand() -> None:
    game = given(KEY, hands=[HAND], market="GAR11- - - -", prepare=holding("florin dinar"))
    assert refusal(game, "buy GAR11- exchange florin dinar dinar 7 dinar 2") == "BASE-BUY-02"
    assert refusal(game, "buy GAR11- exchange florin dinar") == "BASE-BUY-02"
    assert refusal(game, "buy GAR11- exchange florin dinar florin 9 dinar 3") == "BASE-BUY-02"
    assert refusal(game, "buy GAR11- exchange florin dinar florin 9 dinar 2 dinar 2") == "BASE-BUY-02"


@rule("EXCH-08", "EXCH-R3", "PAY-01")
def test_paying_too_much_is_allowed_and_ends_the_turn() -> None:
    game = given(KEY, hands=[HAND], market="GAR10- - - -", prepare=holding("florin dinar"))
    assert texts(game, "buy") == {
        "buy GAR10- exchange florin dinar florin 9 dinar 7",
        "buy GAR10- exchange florin dinar florin 9 dinar 2",
    }
    play(game, "buy GAR10- exchange florin dinar florin 9 dinar 2")
    assert decided(game) == (0, "placement")
    assert events(game, "buy")[0]["over"] == 1


@rule("EXCH-R3")
def test_by_option_a_card_pays_exactly_or_not_at_all() -> None:
    options: dict[str, object] = {"exchange_exact_only": True}
    game = given(KEY, options=options, hands=[HAND], market="GAR10- - GAR11- -", prepare=holding("florin dinar"))
    assert texts(game, "buy") == {"buy GAR11- exchange florin dinar florin 9 dinar 2"}
    move = "buy GAR10- exchange florin dinar florin 9 dinar 2"
    assert reason(game, move) == ("EXCH-R3", "pay-not-exact")
    assert refusal(game, "buy GAR11- exchange florin dinar florin 9 dinar 2") is None
    plain = given(KEY, options=options, hands=["florin 9, florin 3"], market="GAR10- - - -")
    assert texts(plain, "buy") == {"buy GAR10- florin 9 florin 3"}, "without a card as always"


@rule("EXCH-R4", "PAY-04")
def test_one_card_per_purchase() -> None:
    game = given(
        KEY,
        hands=["florin 4, dinar 4, ducat 4"],
        market="GAR11- - - -",
        prepare=holding("florin dinar, florin ducat"),
    )
    move = "buy GAR11- exchange florin dinar exchange florin ducat florin 4 dinar 4 ducat 4"
    assert reason(game, move) == ("PAY-04", "pay-one-means")
    assert reason(game, move.replace("florin ducat", "florin dinar", 1)) == ("PAY-04", "pay-one-means")


@rule("EXCH-R4")
def test_each_card_in_hand_is_a_way_of_its_own() -> None:
    game = given(
        KEY,
        hands=["florin 4, dinar 7, ducat 7"],
        market="GAR11- - - -",
        prepare=holding("florin dinar, florin ducat, dinar ducat"),
    )
    assert texts(game, "buy") == {
        "buy GAR11- exchange florin dinar dinar 7 florin 4",
        "buy GAR11- exchange florin ducat ducat 7 florin 4",
    }


@rule("EXCH-R4")
def test_a_needless_foreign_card_is_legal_but_not_listed() -> None:
    game = given(KEY, hands=["florin 9, florin 2, dinar 1"], market="GAR11- - - -", prepare=holding("florin dinar"))
    assert texts(game, "buy") == {"buy GAR11- florin 9 florin 2"}
    assert refusal(game, "buy GAR11- exchange florin dinar florin 9 florin 2 dinar 1") is None


@rule("EXCH-09", "EXCH-TV-04")
def test_vector_4_a_used_card_lies_in_the_discard_with_the_money() -> None:
    game = given(KEY, hands=[HAND], market="GAR11- - - -", prepare=holding("florin dinar"))
    play(game, "buy GAR11- exchange florin dinar florin 9 dinar 2")
    assert sorted(discard_of(game)) == ["dinar 2", "florin 9"]
    assert [card.name for card in game.state.discarded] == ["exchange florin dinar"]
    for reader in (0, 1, None):
        shown = game.view(reader).to_json()["discard"]
        assert isinstance(shown, list)
        assert Counter(shown) == Counter(["florin 9", "dinar 2", "exchange florin dinar"])


@rule("EXCH-10", "EXCH-TV-04", "FLOW-09")
def test_vector_4_a_reshuffle_brings_used_cards_back() -> None:
    game = given(
        KEY,
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="",
        discard="exchange florin dinar, exchange dirham ducat, ducat 4, ducat 5",
    )
    together = [*display_of(game)[3:], *deck_of(game)]
    assert Counter(together) == Counter(["exchange florin dinar", "exchange dirham ducat", "ducat 4", "ducat 5"])
    assert game.state.discarded == []
    below = [name for name in deck_of(game) if name.startswith("exchange")]
    assert game.state.specials == [[KEY] * len(below)], "that they lie there is known, where is not"


@rule("EXCH-10")
def test_a_discard_of_exchange_cards_alone_is_a_deck() -> None:
    game = given(
        KEY,
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="",
        discard="exchange florin dinar",
    )
    assert display_of(game)[3] == "exchange florin dinar"


# ---------------------------------------------------------------------- end of game


@rule("EXCH-11", "EXCH-R5")
def test_in_the_distribution_a_card_is_worth_nothing_and_merges_nothing() -> None:
    game = given(
        KEY,
        deciding="end of 0",
        hands=["florin 3, dinar 9", "florin 4"],
        market="PAV8- - - TOW11-",
        prepare=holding("florin dinar, dinar ducat"),
    )
    assert [facts["totals"] for facts in events(game, "leftover")] == [[3, 4, 0], [0, 0, 0]]
    play(game, "keep PAV8-")
    assert reserve_of(game, 1) == {"PAV8-"}
    assert market_of(game) == ["-", "-", "-", "TOW11-"]


@rule("EXCH-11")
def test_a_card_brings_no_points() -> None:
    palaces = ["TOW7-NEW 0,-1, PAV8- 1,0", "GAR10- 1,0", ""]
    with_cards = given(KEY, deciding="end of 0", alhambras=palaces, prepare=holding("florin dinar, dinar ducat"))
    without = given(KEY, deciding="end of 0", alhambras=palaces)
    assert with_cards.over
    assert with_cards.scores == without.scores == [21 + 16 + 3, 20, 0]
    assert events(with_cards, "scoring") == events(without, "scoring")


# ---------------------------------------------------------------------- with other modules


@rule("EXCH-20", "VIZ-20")
def test_the_vizier_may_pay_with_a_card_but_exactly() -> None:
    game = given(
        KEY,
        "vizier",
        deciding="upkeep of 0",
        hands=["", HAND],
        market="GAR11- GAR10- CHA10- PAV8-",
        prepare=holding("", "florin dinar"),
    )
    assert decided(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy GAR11- exchange florin dinar florin 9 dinar 2"}
    assert refusal(game, "vizier buy CHA10- exchange florin dinar florin 9 dinar 2") == "VIZ-06"
    play(game, "vizier buy GAR11- exchange florin dinar florin 9 dinar 2", "place GAR11- 1,0")
    assert alhambra_of(game, 1) == {(1, 0): "GAR11-"}
    assert [card.name for card in game.state.discarded] == ["exchange florin dinar"]
    assert decided(game) == (1, "action"), "no extra action"


@rule("EXCH-24", "CAMP-21")
def test_a_camp_is_paid_like_a_building() -> None:
    camp = next(tile for tile in ruleset(MODULES, 3, modules=["camps"]).supply if tile.name.startswith("CAMP"))
    hand = f"florin {camp.cost - 2}, dinar 2"
    game = given(KEY, "camps", hands=[hand], market=f"{camp} - - -", prepare=holding("florin dinar"))
    play(game, f"buy {camp} exchange florin dinar {hand.replace(',', '')}")
    assert decided(game) == (0, "extra")
    assert [tile.name for tile in game.state.players[0].pending] == [camp.name]


@rule("EXCH-22", "DIAM-21", "PAY-04")
def test_never_together_with_diamonds() -> None:
    game = given(
        KEY,
        "diamonds",
        hands=["florin 4, dinar 3, diamond 4"],
        market="GAR11- - - -",
        prepare=holding("florin dinar"),
    )
    assert not texts(game, "buy")
    for payment in ("florin 4 dinar 3 diamond 4", "diamond 4"):
        assert reason(game, f"buy GAR11- exchange florin dinar {payment}") == ("DIAM-05", "pay-mixed")


def with_character(name: str, owner: int | None, *hands: str) -> Callable[[State], None]:
    """Somebody owns this character, or it lies in the deck; and exchange cards in hands."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        (card,) = [card for card in part.aside if card.name == name]
        part.aside = [other for other in part.aside if other is not card]
        part.left -= 1
        if owner is not None:
            part.give(owner, card)
        holding(*hands)(s)

    return prepare


@rule("EXCH-21")
def test_a_gate_card_or_an_exchange_card_or_money_never_two_of_them() -> None:
    def prepare(s: State) -> None:
        s.part(GATES).is_open = True

    game = given(KEY, "city_gates", display="exchange florin dinar, florin 2", deck="dinar 1", prepare=prepare)
    assert texts(game) == {"gate take", "exchange take florin dinar", "take florin 2"}
    play(game, "exchange take florin dinar")
    assert decided(game) == (1, "action")
    play(game, "gate take")
    assert decided(game) == (2, "action")


@rule("EXCH-23")
def test_a_bid_is_not_paid_with_an_exchange_card() -> None:
    game = given(
        KEY,
        "characters",
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="faruk, ducat 1",
        hands=["", "florin 4, dinar 5"],
        prepare=with_character("faruk", None, "", "florin dinar"),
    )
    assert decided(game) == (1, "auction")
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(1, 6)}, "one currency"
    play(game, "bid 5", "pass", "pass")
    assert texts(game) == {"pay dinar 5"}
    assert refusal(game, "pay exchange florin dinar florin 4 dinar 5") == "CHAR-08"


@rule("EXCH-23")
def test_an_exchange_card_is_no_money_for_knihstig_and_machma() -> None:
    shown = "exchange florin dinar, dirham 1"
    game = given(
        KEY,
        "characters",
        hands=["florin 9, florin 2"],
        market="GAR11- - - -",
        display=shown,
        prepare=with_character("knihstig", 0),
    )
    play(game, "buy GAR11- florin 9 florin 2")
    assert texts(game) == {"knihstig dirham 1", "pass"}
    game = given(KEY, "characters", hands=["florin 9"], display=shown, prepare=with_character("machma", 0))
    assert texts(game, "machma") == {"machma florin 9 dirham 1"}


@rule("EXCH-23")
def test_an_exchange_card_counts_neither_for_yammerad_nor_for_faruk() -> None:
    three = "florin dinar, dirham ducat, dinar ducat"
    game = given(
        KEY, "characters", hands=["florin 9, florin 2"], deck="dinar 1", prepare=with_character("yammerad", 0, three)
    )
    assert texts(game, "yammerad") == {"yammerad"}, "two money cards, whatever else"
    game = given(
        KEY, "characters", display="exchange florin dinar, dirham 4, dinar 3", prepare=with_character("faruk", 0)
    )
    assert texts(game, "take") == {"take dirham 4", "take dinar 3", "take dirham 4 dinar 3"}
    assert refusal(game, "exchange take florin dinar dinar 3") == "EXCH-04"


# ---------------------------------------------------------------------- whole games


def eager_game(mix: Mix, seed: int) -> Game:
    """A random game in which exchange cards are taken and used whenever they can be."""
    rng = random.Random(seed)
    game = begun(mix, seed)
    while not game.over:
        moves = list(game.legal_moves)
        if rng.random() < 0.1:
            check_conserved(game.state)
            check_listed(game)
            check_views(game, rng)
            check_copies(game, rng)
            check_undo(game, rng)
        wanted = [move for move in moves if "exchange" in str(move)] if rng.random() < 0.8 else []
        wanted = wanted or [move for move in moves if move.verb in ("buy", "vizier buy", "place")]
        game.play(rng.choice(wanted or moves))
    check_scores(game)
    return game


@pytest.mark.parametrize(
    "mix",
    [
        Mix(2, "2024", (KEY,), {}),
        Mix(3, "second", (KEY, "diamonds"), {"exchange_exact_only": True}),
        Mix(6, "2003", ("vizier", KEY, "diamonds", "camps"), {"always_ask_vizier": True}),
    ],
    ids=str,
)
def test_whole_games_keep_every_card_and_every_secret(mix: Mix) -> None:
    game = eager_game(mix, 5)
    assert [move for move in game.played if move.verb == "exchange take"]
    assert [move for move in game.played if "buy" in str(move) and "exchange" in str(move)]
    again = alhambra.load(str(game.record))
    assert again.scores == game.scores


@rule("EXCH-35")
def test_in_a_game_of_two_the_six_cards_are_always_with_the_two_players_or_on_the_table() -> None:
    """Where each of them lies is looked up after every move; Dirk is at the table all the time."""
    rng = random.Random(3)
    game = begun(Mix(2, "2024", (KEY,), {}), 3)
    most = 0
    while not game.over:
        wanted = [move for move in game.legal_moves if "exchange" in str(move) or move.verb == "dirk"]
        game.play(rng.choice(wanted if wanted and rng.random() < 0.7 else game.legal_moves))
        s = game.state
        cards = [*s.deck[s.turned :], *s.display.shown(), *s.discarded]
        on_the_table = [card.name for card in cards if isinstance(card, ExchangeCard)]
        in_hands = [name for hand in held(game) for name in hand]
        assert len(held(game)) == 2
        assert sorted(on_the_table + in_hands) == sorted(CARDS)
        most = max(most, len(in_hands))
        assert not [tile.name for tile in s.part(DIRKS).owned if tile.name.startswith("exchange")]
    assert most > 1
    assert [move for move in game.played if move.verb == "dirk"]


def test_bots_play_with_exchange_cards() -> None:
    mix = Mix(3, "2024", (KEY,), {})
    game = begun(mix, 2)
    play_out(game, [EasyBot(1), EasyBot(2), IdleBot(3)])
    assert game.over
    taken = {event.seat for event in game.events if event.verb == "exchange take"}
    used = [facts for facts in events(game, "buy") if "means" in facts]
    assert taken
    assert used


def test_the_easy_bot_takes_a_card_that_makes_a_tile_payable_and_spends_it_only_where_it_must() -> None:
    game = given(KEY, hands=["florin 9, dinar 2"], market="GAR11- - - -", display="exchange florin dinar, ducat 1")
    assert chosen_by_easy_bot(game) == "exchange take florin dinar"
    game = given(KEY, hands=[HAND], market="GAR11- - - -", display="ducat 1", prepare=holding("florin dinar"))
    assert chosen_by_easy_bot(game) == "buy GAR11- exchange florin dinar florin 9 dinar 2"
    hand = f"{HAND}, florin 2"
    game = given(KEY, hands=[hand], market="GAR11- - - -", display="ducat 1", prepare=holding("florin dinar"))
    assert chosen_by_easy_bot(game) == "buy GAR11- florin 9 florin 2"


def chosen_by_easy_bot(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return str(EasyBot(1).choose(game.view(decision.seat), decision, game.legal_moves))


def test_positions_tell_where_every_card_is() -> None:
    game = given(
        KEY,
        "diamonds",
        hands=["diamond 9"],
        display="exchange dirham ducat, diamond 3",
        discard="exchange florin ducat, diamond 4",
        prepare=holding("florin dinar"),
    )
    told = position(game)
    assert told["display"] == ["exchange dirham ducat", "diamond 3"]
    assert told["discard"] == ["diamond 4", "exchange florin ducat"]
    assert told["parts"] == {KEY: {"held": [["exchange florin dinar"], [], []], "counts": [1, 0, 0]}}


def test_absent_players_rather_take_exchange_cards_than_rebuild_for_ever() -> None:
    shown = "exchange florin dinar, exchange dirham ducat, exchange florin ducat, exchange dinar ducat"
    game = given(KEY, display=shown, deck="", reserves=["GAR10-"])
    assert str(IdleBot(1).pick(game.legal_moves)).startswith("exchange take")
    game = given(KEY, display="exchange florin dinar, dinar 9", deck="")
    assert str(IdleBot(1).pick(game.legal_moves)) == "take dinar 9", "money as long as there is some"


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_of_absent_players_comes_to_its_end(seats: int) -> None:
    game = begun(Mix(seats, "2024", (KEY, "diamonds"), {}), 1)
    play_out(game, [IdleBot(seat) for seat in range(seats)])
    assert game.over

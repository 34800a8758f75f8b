"""The Diamonds: rules DIAM-*, and what vizier and camps say about them."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import cast

import pytest

import alhambra
from alhambra import MODULES, Game, UnknownMove
from alhambra.bots.referee import play_out
from alhambra.core.rng import SHUFFLE, Outcome, Script, seeded
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS
from alhambra.palace.choice import ruleset
from alhambra.palace.game import start
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot, IdleBot
from checks import check_conserved, check_copies, check_listed, check_scores, check_undo, check_views
from kit import (
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    market_of,
    offered,
    play,
    refusal,
    reserve_of,
    rule,
    texts,
)
from random_games import Mix, begun

KEY = "diamonds"


def value(name: str) -> int:
    return int(name.split()[1])


def decided(game: Game) -> tuple[int, str] | None:
    return None if game.decision is None else (game.decision.seat, game.decision.kind)


def dealt(*hands: str, modules: tuple[str, ...] = (KEY,)) -> Game:
    """A game whose first cards are these, one hand after the other: "florin 9, diamond 9"; the others as they come."""
    rules = ruleset(MODULES, len(hands), modules=modules)
    wanted = [name.strip() for hand in hands for name in hand.split(",")]
    box = [card.name for card in rules.money]
    for name in wanted:
        box.remove(name)
    tiles = [tile.name for tile in rules.supply]
    orders = [Outcome(SHUFFLE, [*tiles]), Outcome(SHUFFLE, [*wanted, *box])]
    return start(rules, Script(orders, 0, seeded(1)), None)


def pile_sizes(game: Game) -> list[int]:
    """Without what was put in afterwards."""
    s = game.state
    starts = [0, *s.pile_ends]
    return [end - start - len(kinds) for start, end, kinds in zip(starts, s.pile_ends, s.specials, strict=False)]


# ---------------------------------------------------------------------- components and set-up


@rule("DIAM-01", "DIAM-32", "DIAM-R1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 83), (3, 119), (4, 119), (6, 119)])
def test_eleven_diamonds_whoever_plays(seats: int, cards: int) -> None:
    rules = ruleset(MODULES, seats, modules=[KEY])
    money = [card.name for card in rules.money]
    diamonds = Counter(name for name in money if name.startswith("diamond"))
    assert len(money) == cards
    assert diamonds.total() == 11
    assert {value(name) for name in diamonds} == set(range(3, 10))
    printed = rules.components.sheet(KEY).sheet("cards")
    assert sorted(map(value, diamonds.elements())) == printed.integers("values", 3, 9), "the set is data"


@rule("DIAM-32", "BASE-2P-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 18), (3, 27)])
def test_with_two_players_only_the_four_currencies_are_reduced(seats: int, each: int) -> None:
    s = alhambra.new_game(seats, modules=[KEY], seed=7).state
    cards = [*s.deck, *s.display.shown(), *[card for player in s.players for card in player.cards()]]
    counts = Counter(card.name.split()[0] for card in cards if not card.name.startswith("scoring"))
    assert counts == {"florin": each, "dirham": each, "dinar": each, "ducat": each, "diamond": 11}


@rule("DIAM-R1")
def test_the_values_can_be_corrected() -> None:
    values = [3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9]
    rules = ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": {"values": values}}})
    assert [value(card.name) for card in rules.money if card.name.startswith("diamond")] == values
    for wrong in ([3, 10], [0], [5, 5, 5, 5], "many"):
        with pytest.raises(InvalidComponents, match=r"diamonds\.cards\.values"):
            ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": {"values": wrong}}})


def test_without_the_module_there_are_none() -> None:
    assert not [card for card in ruleset(MODULES, 3).money if card.name.startswith("diamond")]
    game = alhambra.new_game(3, seed=1)
    with pytest.raises(UnknownMove):
        game.why_not("take diamond 5")


@rule("DIAM-02")
def test_they_are_shuffled_in_before_anything_is_dealt() -> None:
    hands, displays = set(), set()
    for seed in range(40):
        game = alhambra.new_game(3, modules=[KEY], seed=seed)
        assert len(game.record.shuffles[1]) == 119
        hands |= {name for seat in range(3) for name in hand_of(game, seat) if "diamond" in name}
        displays |= {name for name in display_of(game) if "diamond" in name}
    assert len(hands) == 7, "every value was dealt to somebody"
    assert displays


@rule("DIAM-02")
def test_starting_money_with_diamonds_is_worth_20_to_28() -> None:
    for seed in range(40):
        for deal in events(alhambra.new_game(6, modules=[KEY], seed=seed), "deal"):
            values = [value(name) for name in cast("list[str]", deal["cards"])]
            assert 20 <= sum(values) <= 28
            assert sum(values[:-1]) < 20


@rule("DIAM-TV-04", "DIAM-02")
def test_vector_4_they_count_towards_the_twenty() -> None:
    game = dealt("florin 9, diamond 9, dinar 2", "dirham 9, dinar 9, ducat 2", "ducat 9, ducat 8, florin 3")
    assert hand_of(game, 0) == ["florin 9", "dinar 2", "diamond 9"]
    assert events(game, "deal")[0] == {"cards": ["florin 9", "diamond 9", "dinar 2"]}
    most = dealt("florin 9, florin 9, dinar 1, diamond 9", "dirham 9, dinar 9, ducat 2", "ducat 9, ducat 8, florin 3")
    assert sum(value(name) for name in hand_of(most, 0)) == 28


@rule("DIAM-02")
def test_they_count_in_the_comparison_for_the_first_turn() -> None:
    fewest = dealt(
        "florin 9, dinar 9, ducat 1, ducat 2", "diamond 9, diamond 8, diamond 7", "florin 7, florin 6, dinar 8"
    )
    assert decided(fewest) == (2, "action"), "three cards worth 21 before three worth 24"
    least = dealt("florin 9, dinar 9, ducat 3", "diamond 9, diamond 8, diamond 3", "florin 7, florin 6, dinar 9")
    assert decided(least) == (1, "action"), "20 in diamonds before 21"


@rule("DIAM-TV-05")
def test_vector_5_sizes_of_the_piles() -> None:
    """Three hands of 5, 5 and 4 cards; two of 5 and 4."""
    five = "florin 1, dirham 1, dinar 1, florin 8, dirham 9"
    more = "florin 2, dirham 2, dinar 2, ducat 8, ducat 9"
    four = "florin 3, dirham 3, diamond 8, diamond 9"
    game = dealt(five, more, four)
    assert sum(len(hand_of(game, seat)) for seat in range(3)) == 14
    assert pile_sizes(game) == [21, 20, 20, 20, 20]
    game = dealt(five, four)
    assert sum(len(hand_of(game, seat)) for seat in range(2)) == 9
    assert pile_sizes(game) == [14, 14, 14, 14, 14]


@rule("DIAM-R2")
def test_they_are_spread_over_all_five_piles() -> None:
    piles: Counter[int] = Counter()
    for seed in range(30):
        s = alhambra.new_game(3, modules=[KEY], seed=seed).state
        piles.update([s.pile_of(place) for place, card in enumerate(s.deck) if card.name.startswith("diamond")])
    assert set(piles) == {0, 1, 2, 3, 4}
    assert max(piles.values()) < 2 * min(piles.values())


# ---------------------------------------------------------------------- getting and using


@rule("DIAM-03")
def test_they_are_taken_like_money_also_in_sets() -> None:
    game = given(KEY, display="diamond 3, florin 2, dinar 1, diamond 9", deck="ducat 1, ducat 2")
    assert texts(game, "take") == {
        "take diamond 3",
        "take florin 2",
        "take dinar 1",
        "take diamond 9",
        "take diamond 3 florin 2",
        "take diamond 3 dinar 1",
        "take florin 2 dinar 1",
    }
    assert refusal(game, "take diamond 3 florin 2 dinar 1") == "BASE-MONEY-01"
    assert refusal(game, "take diamond 9 dinar 1") == "BASE-MONEY-01"
    play(game, "take diamond 3 florin 2")
    assert hand_of(game, 0) == ["florin 2", "diamond 3"]
    assert display_of(game) == ["ducat 1", "ducat 2", "dinar 1", "diamond 9"]


@rule("DIAM-04")
@pytest.mark.parametrize("market", ["PAV8- - - -", "- PAV8- - -", "- - PAV8- -", "- - - PAV8-"])
def test_they_buy_from_every_space(market: str) -> None:
    game = given(KEY, hands=["diamond 8"], market=market)
    assert texts(game, "buy") == {"buy PAV8- diamond 8"}
    assert offered(game, "buy PAV8- diamond 8")


@rule("DIAM-04")
def test_what_diamonds_buy_follows_the_market() -> None:
    """The purse stays as it is while others change the market: what it can pay is looked up anew."""
    game = given(
        KEY,
        hands=["diamond 8", "florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        supply="PAV7-E ARC8-N SER9-",
        display="florin 9, dirham 9, dinar 9, ducat 9",
    )
    assert texts(game, "buy") == {"buy PAV8- diamond 8"}
    play(game, "take florin 9", "buy PAV8- florin 8", "take dirham 9", "keep PAV8-", "take dinar 9")
    assert market_of(game) == ["PAV7-E", "TOW11-", "GAR10-", "CHA10-"]
    assert {move for move in texts(game, "buy") if "diamond" in move} == {"buy PAV7-E diamond 8"}
    assert refusal(game, "buy PAV8- diamond 8") == "BASE-BUY-01"


@rule("DIAM-05", "DIAM-TV-02", "PAY-04")
def test_vector_2_never_mixed_with_another_currency() -> None:
    game = given(KEY, hands=["diamond 6, florin 5, florin 9, florin 3"], market="TOW11- - - -")
    assert texts(game, "buy") == {"buy TOW11- florin 9 florin 3", "buy TOW11- florin 9 florin 5"}
    found = game.why_not("buy TOW11- diamond 6 florin 5")
    assert found is not None
    assert (found.rule, found.reason) == ("DIAM-05", "pay-mixed")
    assert refusal(game, "buy TOW11- florin 9 florin 3 diamond 6") == "DIAM-05", "not even needlessly"


@rule("DIAM-05")
def test_several_diamonds_are_added_up() -> None:
    game = given(KEY, hands=["diamond 6, diamond 5, diamond 3, florin 9, florin 2"], market="TOW11- - - -")
    assert texts(game, "buy") == {
        "buy TOW11- florin 9 florin 2",
        "buy TOW11- diamond 6 diamond 5",
    }
    assert refusal(game, "buy TOW11- diamond 6 diamond 5 diamond 3") is None
    assert refusal(game, "buy TOW11- diamond 6 diamond 3") == "BASE-BUY-02"
    assert refusal(game, "buy TOW11- diamond 6 diamond 6") == "BASE-BUY-02"


@rule("DIAM-TV-01", "DIAM-06", "DIAM-07")
def test_vector_1_exact_and_overpaid() -> None:
    """A seraglio for 9, arcades and a pavilion for less."""
    game = given(KEY, hands=["diamond 5, diamond 4"], market="SER9- ARC8-E - PAV8-")
    assert texts(game, "buy") == {f"buy {tile} diamond 5 diamond 4" for tile in ("SER9-", "ARC8-E", "PAV8-")}
    exact = play(game.copy(), "buy SER9- diamond 5 diamond 4")
    assert decided(exact) == (0, "extra")
    for tile in ("ARC8-E", "PAV8-"):
        over = play(game.copy(), f"buy {tile} diamond 5 diamond 4")
        assert decided(over) == (0, "placement")
        assert events(over, "buy")[-1]["over"] == 1
        assert hand_of(over, 0) == [], "no change"


@rule("DIAM-07", "FLOW-09")
def test_spent_diamonds_lie_in_the_discard_and_come_back() -> None:
    game = given(
        KEY,
        hands=["diamond 9"],
        market="- PAV8- - -",
        display="florin 9, dirham 9, dinar 9",
        deck="",
    )
    play(game, "buy PAV8- diamond 9")
    assert discard_of(game) == ["diamond 9"]
    play(game, "keep PAV8-")
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 9", "diamond 9"]


@rule("DIAM-02", "DIAM-03")
def test_diamonds_in_hand_are_hidden_like_money() -> None:
    game = given(KEY, hands=["florin 2, diamond 9", "diamond 3"])
    for reader in (1, 2, None):
        assert game.view(reader).players[0].hand() is None
        assert game.view(reader).players[0].card_count == 2
    assert [card.name for card in game.view(0).players[0].hand() or []] == ["florin 2", "diamond 9"]
    imagined = {name for seed in range(80) for name in hand_of(game.view(0).imagine(random.Random(seed)), 1)}
    assert {"florin", "diamond"} <= {name.split()[0] for name in imagined}


# ---------------------------------------------------------------------- end of game


@rule("DIAM-08", "DIAM-TV-03")
def test_vector_3_they_do_not_count_in_the_distribution() -> None:
    game = given(KEY, deciding="end of 0", hands=["florin 3, diamond 9", "florin 4"], market="PAV8- TOW11- - -")
    assert [facts["totals"] for facts in events(game, "leftover")] == [[3, 4, 0], [0, 0, 0]]
    play(game, "keep PAV8-")
    assert reserve_of(game, 1) == {"PAV8-"}
    assert market_of(game)[1] == "TOW11-"


@rule("DIAM-08")
def test_diamonds_break_no_tie_and_win_no_tile_alone() -> None:
    game = given(
        KEY,
        deciding="end of 0",
        hands=["florin 4, diamond 9, diamond 8", "florin 4", "diamond 3"],
        market="PAV8- TOW11- GAR10- CHA10-",
    )
    assert [facts["totals"] for facts in events(game, "leftover")] == [[4, 4, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert game.over, "nobody received anything"
    assert market_of(game) == ["PAV8-", "TOW11-", "GAR10-", "CHA10-"]


# ---------------------------------------------------------------------- with other modules


@rule("DIAM-20", "VIZ-23")
def test_the_vizier_may_pay_in_diamonds_exactly() -> None:
    game = given(
        KEY, "vizier", deciding="upkeep of 0", hands=["", "diamond 8, diamond 9"], market="GAR10- PAV8- TOW11- CHA10-"
    )
    assert decided(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy PAV8- diamond 8"}
    assert refusal(game, "vizier buy PAV8- diamond 9") == "VIZ-06"
    play(game, "vizier buy PAV8- diamond 8", "keep PAV8-")
    assert decided(game) == (1, "action"), "no extra action"
    assert discard_of(game) == ["diamond 8"]


@rule("DIAM-20", "VIZ-23", "DIAM-05")
@pytest.mark.parametrize("space", range(4))
def test_the_vizier_buys_from_every_space_in_diamonds_alone(space: int) -> None:
    tiles = ["TOW13-E", "TOW11-", "GAR12-S", "CHA11-"]
    tiles[space] = "PAV8-"
    hand = "diamond 5, diamond 3, florin 3, dirham 3, dinar 3, ducat 3, diamond 9"
    game = given(KEY, "vizier", deciding="upkeep of 0", hands=["", hand], market=" ".join(tiles))
    assert decided(game) == (1, "interlude")
    assert texts(game, "vizier buy PAV8-") == {"vizier buy PAV8- diamond 5 diamond 3"}
    assert offered(game, "vizier buy PAV8- diamond 5 diamond 3")
    for currency in ("florin", "dirham", "dinar", "ducat"):
        assert refusal(game, f"vizier buy PAV8- diamond 5 {currency} 3") == "DIAM-05"
    assert refusal(game, "vizier buy PAV8- diamond 9") == "VIZ-06"
    assert refusal(game, "vizier buy PAV8- diamond 5") == "BASE-BUY-02"


@rule("DIAM-23", "CAMP-21")
def test_camps_may_be_paid_in_diamonds() -> None:
    camp = next(tile for tile in ruleset(MODULES, 3, modules=["camps"]).supply if tile.name.startswith("CAMP"))
    game = given(KEY, "camps", hands=[f"diamond {camp.cost}, diamond 9"], market=f"- - {camp} -")
    over = play(game.copy(), f"buy {camp} diamond 9")
    assert decided(over) == (0, "placement"), "too much may be paid, and earns nothing"
    assert not offered(game, f"buy {camp} dinar 9")
    play(game, f"buy {camp} diamond {camp.cost}")
    assert decided(game) == (0, "extra")


def with_character(name: str, owner: int | None) -> Callable[[State], None]:
    """Somebody owns this character, or it lies in the deck."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        (card,) = [card for card in part.aside if card.name == name]
        part.aside = [other for other in part.aside if other is not card]
        part.left -= 1
        if owner is not None:
            part.give(owner, card)

    return prepare


def auction_of_faruk(**options: object) -> Game:
    """Seat 1 is asked first, with a florin and two diamonds in hand."""
    return given(
        KEY,
        "characters",
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="faruk, ducat 1",
        hands=["", "florin 4, diamond 3, diamond 5"],
        options=options,
        prepare=with_character("faruk", None),
    )


@rule("DIAM-22")
def test_diamonds_may_be_bid_as_a_currency_of_their_own() -> None:
    game = auction_of_faruk()
    assert decided(game) == (1, "auction")
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(1, 9)}
    for amount in range(1, 13):
        assert offered(game, f"bid {amount}") is (amount <= 8), "diamonds alone, not together with florins"
    play(game, "bid 8", "pass", "pass")
    assert texts(game) == {"pay diamond 5 diamond 3"}
    assert refusal(game, "pay diamond 5 florin 4") == "CHAR-08"
    play(game, "pay diamond 5 diamond 3")
    assert discard_of(game) == ["diamond 5", "diamond 3"]
    assert hand_of(game, 1) == ["florin 4"]


@rule("DIAM-22", "CHAR-R2")
def test_exact_bids_in_diamonds() -> None:
    game = auction_of_faruk(auction_exact_bids=True)
    assert texts(game, "bid") == {"bid 3", "bid 4", "bid 5", "bid 8"}
    for amount in range(1, 13):
        assert offered(game, f"bid {amount}") is (amount in (3, 4, 5, 8))


@rule("DIAM-22")
def test_diamonds_are_money_for_the_characters() -> None:
    game = given(
        KEY,
        "characters",
        hands=["diamond 6, diamond 4"],
        market="GAR10- - - -",
        display="diamond 9, dirham 1",
        prepare=with_character("knihstig", 0),
    )
    play(game, "buy GAR10- diamond 6 diamond 4")
    assert texts(game) == {"knihstig diamond 9", "knihstig dirham 1", "pass"}
    game = given(
        KEY, "characters", hands=["diamond 6"], display="diamond 5, florin 7", prepare=with_character("machma", 0)
    )
    assert texts(game, "machma") == {"machma diamond 6 diamond 5"}
    game = given(KEY, "characters", display="diamond 4, dinar 3", prepare=with_character("faruk", 0))
    assert "take diamond 4 dinar 3" in texts(game)
    few = given(KEY, "characters", hands=["diamond 6, dinar 1"], deck="dinar 2", prepare=with_character("yammerad", 0))
    enough = given(
        KEY,
        "characters",
        hands=["diamond 6, diamond 5, dinar 1"],
        deck="dinar 2",
        prepare=with_character("yammerad", 0),
    )
    assert texts(few, "yammerad") == {"yammerad"}
    assert texts(enough, "yammerad") == set()
    drawn = given(KEY, "characters", deck="diamond 9, dinar 1", prepare=with_character("yammerad", 0))
    play(drawn, "yammerad")
    assert hand_of(drawn, 0) == ["diamond 9"]
    assert refusal(drawn, "yammerad") == "CHAR-12", "a diamond is money: it ends the series"
    assert not texts(drawn, "yammerad")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("mix", [Mix(2, "2024", (KEY,), {}), Mix(4, "second", ("vizier", KEY, "camps"), {})], ids=str)
def test_whole_games_keep_every_card_and_every_secret(mix: Mix) -> None:
    rng = random.Random(4)
    game = begun(mix, 4)
    while not game.over:
        if rng.random() < 0.1:
            check_conserved(game.state)
            check_listed(game)
            check_views(game, rng)
            check_copies(game, rng)
            check_undo(game, rng)
        wanted = [move for move in game.legal_moves if move.verb in ("buy", "vizier buy", "place")]
        game.play(rng.choice(wanted or game.legal_moves))
    check_scores(game)
    assert [move for move in game.played if "diamond" in str(move) and "buy" in str(move)]
    assert alhambra.load(str(game.record)).scores == game.scores
    assert len(deck_of(game)) < 200


def test_bots_spend_diamonds() -> None:
    game = begun(Mix(3, "2024", (KEY,), {}), 2)
    play_out(game, [EasyBot(1), EasyBot(2), IdleBot(3)])
    assert [facts for facts in events(game, "buy") if "diamond" in str(facts["cards"])]


def test_the_easy_bot_would_rather_have_and_keep_diamonds() -> None:
    game = given(KEY, hands=["florin 8, diamond 8"], market="PAV8- - - -")
    decision = game.decision
    assert decision is not None
    assert str(EasyBot(1).choose(game.view(0), decision, game.legal_moves)) == "buy PAV8- florin 8"
    game = given(KEY, display="florin 5, diamond 5", market="- - - -")
    decision = game.decision
    assert decision is not None
    assert str(EasyBot(1).choose(game.view(0), decision, game.legal_moves)) == "take diamond 5"


def test_the_rules_of_a_game_remember_nobody_s_hand() -> None:
    """They are shared by all views and games, so what a hand could pay must not lie in them."""
    game = given("diamonds", hands=["", "diamond 9"], market="PAV7-E - - -", deciding="action of 1")
    assert texts(game, "buy") == {"buy PAV7-E diamond 9"}
    held = game.state.players[1].purses[4]
    waiting: list[object] = [game.view(0).rules]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        seen.add(id(one))
        assert one is not held, "somebody's purse can be reached from the rules"
        waiting += gc.get_referents(one)

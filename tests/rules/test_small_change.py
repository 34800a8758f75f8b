"""Small Change: rules CHANGE-*, and what other pages say about coins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import alhambra
from alhambra import MODULES, Game, UnknownMove
from alhambra.core.events import Log
from alhambra.core.rng import seeded
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.small_change.module import BAG, COINS, DrawChange
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CURRENCIES
from alhambra.palace.game import start
from alhambra.palace.refunds import ChooseRefund
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots.easy import COIN as COIN_IN_HAND
from alhambra.titles.alhambra.bots.easy import Outlook
from kit import check_limits, discard_of, display_of, events, given, hand_of, offered, play, refusal, rule, texts, verbs
from random_games import Mix, played

COIN = {name: f"{name} coin 1" for name in CURRENCIES}


def bag(florin: int = 6, dirham: int = 6, dinar: int = 6, ducat: int = 6) -> Callable[[State], None]:
    """For `given`: so many coins are in the bag."""

    def prepare(s: State) -> None:
        s.part(BAG).counts = [florin, dirham, dinar, ducat]

    return prepare


EMPTY = bag(0, 0, 0, 0)


def in_bag(game: Game) -> dict[str, int]:
    parts = game.view().to_json()["parts"]
    assert isinstance(parts, dict)
    found: dict[str, int] = parts["small_change"]["bag"]
    return found


def coins_of(game: Game, seat: int) -> list[str]:
    return [card.name for card in game.state.players[seat].shown_money()]


def kind_of(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


# ---------------------------------------------------------------------- components and set-up


@rule("CHANGE-01", "CHANGE-02")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_six_coins_of_each_currency_in_the_bag(seats: int) -> None:
    game = alhambra.new_game(seats, modules=("small_change",), seed=seats)
    assert in_bag(game) == {"florin": 6, "dirham": 6, "dinar": 6, "ducat": 6}
    assert all(coin.value == 1 for coin in COINS)
    assert [coin.name for coin in COINS] == list(COIN.values())
    assert all(coins_of(game, seat) == [] for seat in range(seats))


@rule("CHANGE-01")
def test_corrections_of_the_numbers_are_checked() -> None:
    def corrected(**coins: object) -> Game:
        rules = ruleset(MODULES, 3, modules=["small_change"], corrections={"small_change": {"coins": coins}})
        return start(rules, seeded(1), 1)

    assert in_bag(corrected(per_currency=4)) == dict.fromkeys(CURRENCIES, 4)
    for wrong in ({"per_currency": 7}, {"per_currency": 0}, {"value": 2}):
        with pytest.raises(InvalidComponents, match="coins"):
            corrected(**wrong)


@pytest.mark.parametrize(
    ("where", "least", "most"),
    [("coins.per_currency", 1, 6), ("coins.value", 1, 1), ("coins.one_coin_per_overpaid", 1, 9)],
)
def test_corrections_have_limits_and_are_complained_of_before_the_game(where: str, least: int, most: int) -> None:
    check_limits("small_change", where, least, most)


@rule("CHANGE-04")
def test_how_much_a_coin_costs_is_printed() -> None:
    rules = ruleset(
        MODULES, 3, modules=["small_change"], corrections={"small_change": {"coins": {"one_coin_per_overpaid": 3}}}
    )
    s = start(rules, seeded(1), 1).state
    assert [refund.worth for refund in rules.overpaid.overpaid(s, 0, 7, None)] == [2]
    assert rules.overpaid.overpaid(s, 0, 2, None) == []


@rule("CHANGE-03")
def test_coins_lie_openly_and_are_no_cards_of_the_hand() -> None:
    game = given(
        "small_change", hands=["", "dinar coin 1, dinar coin 1, florin coin 1, florin 3"], prepare=bag(5, 6, 4, 6)
    )
    for reader in (None, 0, 1):
        player = game.view(reader).players[1]
        assert [card.name for card in player.shown_money] == ["florin coin 1", "dinar coin 1", "dinar coin 1"]
        assert player.card_count == 1
        parts = game.view(reader).to_json()["parts"]
        assert isinstance(parts, dict)
        assert parts["small_change"] == {"bag": {"florin": 5, "dirham": 6, "dinar": 4, "ducat": 6}, "per": 2}
    hand = game.view(1).players[1].hand()
    assert hand is not None
    assert [card.name for card in hand] == ["florin 3"]
    imagined = game.view(0).imagine(random.Random(1)).state
    assert imagined.players[1].shown_money() == game.state.players[1].shown_money()
    assert imagined.part(BAG).counts == game.state.part(BAG).counts


@rule("CHANGE-03")
def test_which_coins_are_drawn_is_left_to_chance() -> None:
    drawn = Counter()  # type: Counter[str]
    for seed in range(60):
        game = given("small_change", hands=["dinar 9"], market="- - GAR7-NSW -", seed=seed)
        play(game, "buy GAR7-NSW dinar 9")
        drawn.update(coins_of(game, 0))
    assert sum(drawn.values()) == 60
    assert set(drawn) == set(COIN.values())
    assert min(drawn.values()) >= 6


# ---------------------------------------------------------------------- getting coins


@rule("CHANGE-04", "CHANGE-14", "CHANGE-R4", "CHANGE-TV-01")
def test_seventeen_for_ten_give_three_coins() -> None:
    game = given("small_change", hands=["dinar 9, dinar 8"], market="- - GAR10- -")
    play(game, "buy GAR10- dinar 9 dinar 8")
    assert len(coins_of(game, 0)) == 3
    assert sum(in_bag(game).values()) == 21
    (told,) = [event for event in game.events if event.verb == "coins drawn"]
    assert told.seat == 0
    assert Counter(coins_of(game, 0)) == Counter(map(str, told.facts["cards"]))  # type: ignore[call-overload]  # a list
    assert told.reveals


@rule("CHANGE-04", "CHANGE-TV-02")
@pytest.mark.parametrize(
    ("tile", "paid", "coins"),
    [
        ("GAR9-E", "dinar 9", 0),
        ("PAV8-", "dinar 9", 0),
        ("GAR7-NSW", "dinar 9", 1),
        ("PAV6-N", "dinar 9", 1),
        ("GAR9-E", "dinar 9 dinar 8", 4),
    ],
)
def test_a_coin_for_every_two_paid_too_much(tile: str, paid: str, coins: int) -> None:
    """0, 1, 2, 3 and 8 too much."""
    game = given("small_change", hands=[paid.replace(" dinar", ", dinar")], market=f"- - {tile} -")
    play(game, f"buy {tile} {paid}")
    assert len(coins_of(game, 0)) == coins
    assert ("coins drawn" in verbs(game)) == (coins > 0)


@rule("CHANGE-05", "CHANGE-TV-03")
@pytest.mark.parametrize(("held", "coins"), [(2, 2), (0, 0)])
def test_a_bag_that_runs_out_gives_what_is_there(held: int, coins: int) -> None:
    game = given("small_change", hands=["dinar 9, dinar 8, ducat 9"], market="- - PAV8- -", prepare=bag(0, held, 0, 0))
    play(game, "buy PAV8- dinar 9 dinar 8")
    assert coins_of(game, 0) == ["dirham coin 1"] * coins
    assert ("coins drawn" in verbs(game)) == (coins > 0)
    assert kind_of(game) == "placement"


@rule("CHANGE-05")
def test_what_the_bag_could_not_give_is_never_given() -> None:
    game = given(
        "small_change", hands=["dinar 9, dinar 8", "ducat 9"], market="- - PAV8- PAV6-N", prepare=bag(0, 1, 0, 0)
    )
    play(game, "buy PAV8- dinar 9 dinar 8", "place PAV8- 1,0")
    game.state.part(BAG).counts = [6, 6, 6, 6]
    play(game, "buy PAV6-N ducat 9", "keep PAV6-N")
    assert [len(coins_of(game, seat)) for seat in range(3)] == [1, 1, 0]


@rule("CHANGE-06")
def test_deliberate_overpaying_is_allowed() -> None:
    game = given("small_change", hands=["dinar 8, dinar 4, dinar 3"], market="- - PAV8- -")
    assert refusal(game, "buy PAV8- dinar 8 dinar 4 dinar 3") is None
    play(game, "buy PAV8- dinar 8 dinar 4 dinar 3")
    assert len(coins_of(game, 0)) == 3
    assert kind_of(game) == "placement", "no exact payment, no extra action"


@rule("CHANGE-08", "CHANGE-R1", "PAY-02")
def test_coins_are_drawn_at_once_and_nobody_is_asked() -> None:
    game = given("small_change", hands=["dinar 9"], market="- - GAR7-NSW -")
    play(game, "buy GAR7-NSW dinar 9")
    assert verbs(game) == ["buy", "coins drawn"]
    assert kind_of(game) == "placement"
    with pytest.raises(UnknownMove):
        game.why_not("change")


@rule("CHANGE-08", "CHANGE-13", "CHANGE-TV-07")
def test_coins_spent_lie_in_the_bag_before_change_is_drawn() -> None:
    game = given("small_change", hands=["dinar 5, dinar coin 1, dinar coin 1"], market="- - SER5-SW -", prepare=EMPTY)
    play(game, "buy SER5-SW dinar 5 dinar coin 1 dinar coin 1")
    assert coins_of(game, 0) == ["dinar coin 1"]
    assert in_bag(game) == {"florin": 0, "dirham": 0, "dinar": 1, "ducat": 0}


@rule("CHANGE-08")
def test_a_draw_is_no_secret_to_come() -> None:
    """A preview, and a bot, see the purchase and not the coins; nothing hidden is kept anywhere."""
    game = given("small_change", hands=["dinar 9"], market="- - GAR7-NSW -")
    s = game.state.copy()
    game.parse("buy GAR7-NSW dinar 9").apply(s, 0)
    waiting = s.agenda[-1]
    assert isinstance(waiting, ChooseRefund)
    assert waiting.worth(s) == 1
    assert s.players[0].shown_money() == []


# ---------------------------------------------------------------------- using coins


@rule("CHANGE-09", "CHANGE-10", "CHANGE-TV-04")
def test_a_coin_makes_a_payment_exact_and_goes_back_to_the_bag() -> None:
    game = given("small_change", hands=["dinar 6, dinar coin 1"], market="- - GAR7-NSW -", prepare=bag(6, 6, 5, 6))
    assert texts(game, "buy") == {"buy GAR7-NSW dinar 6 dinar coin 1"}
    play(game, "buy GAR7-NSW dinar 6 dinar coin 1")
    assert kind_of(game) == "extra"
    assert events(game, "buy") == [{"tile": "GAR7-NSW", "cards": ["dinar 6", "dinar coin 1"], "over": 0}]
    assert in_bag(game) == dict.fromkeys(CURRENCIES, 6)
    assert hand_of(game, 0) == []
    assert discard_of(game) == ["dinar 6"], "no coin in the discard"


@rule("CHANGE-09")
def test_coins_alone_may_pay() -> None:
    coins = ", ".join(["dinar coin 1"] * 5)
    game = given("small_change", hands=[coins], market="- - SER5-SW -", prepare=bag(6, 6, 1, 6))
    play(game, f"buy SER5-SW {coins.replace(',', '')}")
    assert kind_of(game) == "extra"
    assert in_bag(game) == dict.fromkeys(CURRENCIES, 6)


@rule("CHANGE-09")
def test_a_coin_pays_only_where_its_currency_is_asked_for() -> None:
    game = given("small_change", hands=["dinar 6, ducat coin 1"], market="- - GAR7-NSW -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy GAR7-NSW dinar 6 ducat coin 1") == "BASE-BUY-01"
    assert refusal(game, "buy GAR7-NSW dinar 6 dinar coin 1") == "BASE-BUY-02", "not held"
    with pytest.raises(UnknownMove):
        game.why_not("buy GAR7-NSW dinar 6 dinar coin 2")


@rule("CHANGE-09")
def test_without_the_module_there_are_no_coins() -> None:
    with pytest.raises(UnknownMove):
        given(hands=["dinar 6"], market="- - GAR7-NSW -").why_not("buy GAR7-NSW dinar 6 dinar coin 1")


@rule("CHANGE-13")
def test_superfluous_coins_may_come_along_and_be_drawn_again() -> None:
    game = given("small_change", hands=["dinar 7, dinar coin 1, dinar coin 1"], market="- - GAR7-NSW -", prepare=EMPTY)
    assert texts(game, "buy") == {"buy GAR7-NSW dinar 7"}
    assert refusal(game, "buy GAR7-NSW dinar 7 dinar coin 1 dinar coin 1") is None
    play(game, "buy GAR7-NSW dinar 7 dinar coin 1 dinar coin 1")
    assert coins_of(game, 0) == ["dinar coin 1"]


@rule("CHANGE-11", "CHANGE-TV-05")
@pytest.mark.parametrize(("coins", "winner"), [(2, None), (3, 0), (1, 1)])
def test_coins_count_in_the_last_distribution(coins: int, winner: int | None) -> None:
    hand = ", ".join(["dinar 5", *["dinar coin 1"] * coins])
    game = given("small_change", hands=[hand, "dinar 7"], market="- - PAV8- -", deciding="end of 0")
    (event,) = [event for event in game.events if event.verb == "leftover"]
    assert event.facts["totals"] == [5 + coins, 7, 0]
    assert event.seat == winner


@rule("CHANGE-12")
def test_coins_are_no_cards() -> None:
    game = given(
        "small_change",
        "characters",
        hands=["dinar coin 1, florin 5", "dinar coin 1"],
        display="dinar 1, ducat 1, dirham 9, ducat 9",
        prepare=owning(0, "machma", "yammerad"),
    )
    assert texts(game, "take") == {
        "take dinar 1",
        "take ducat 1",
        "take dinar 1 ducat 1",
        "take dirham 9",
        "take ducat 9",
    }
    assert refusal(game, "take dinar coin 1") == "BASE-MONEY-01"
    assert not [text for text in texts(game, "machma") if "coin" in text]
    assert texts(game, "machma")
    assert refusal(game, "machma dinar coin 1 ducat 1") is not None
    assert refusal(game, "machma florin 5 dinar coin 1") is not None


@rule("CHANGE-12")
def test_coins_do_not_count_for_the_limit_of_yammerad() -> None:
    """He may draw up to a certain number of cards in hand; coins are none."""

    def may_draw(hand: str) -> bool:
        game = given("small_change", "characters", hands=[hand], prepare=owning(0, "yammerad"))
        return offered(game, "yammerad")

    least = next(count for count in range(1, 40) if not may_draw(cards_in_hand(count)))
    coins = ", dinar coin 1" * 5
    assert not may_draw(cards_in_hand(least))
    assert may_draw(cards_in_hand(least - 1) + coins)


def cards_in_hand(count: int) -> str:
    names = [f"{name} {value}" for value in range(1, 10) for name in CURRENCIES]
    return ", ".join(names[:count])


def owning(seat: int, *names: str) -> Callable[[State], None]:
    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        cards = [card for card in s.rules.special_cards if isinstance(card, Character)]
        part.hold(seat, [card for card in cards if card.name in names])
        part.aside = [card for card in cards if card.name not in names]
        part.left = len(part.aside)

    return prepare


@rule("CHANGE-14")
def test_an_exact_payment_gives_nothing() -> None:
    game = given("small_change", hands=["dinar 7, ducat 9"], market="- - GAR7-NSW -")
    play(game, "buy GAR7-NSW dinar 7")
    assert coins_of(game, 0) == []
    assert "coins drawn" not in verbs(game)


# ---------------------------------------------------------------------- other modules


@rule("CHANGE-07", "CHANGE-30", "DIAM-25")
def test_overpaying_in_diamonds_gives_coins_and_no_coin_is_mixed_in() -> None:
    game = given("small_change", "diamonds", hands=["diamond 9, dinar coin 1"], market="- - GAR7-NSW -")
    assert texts(game, "buy") == {"buy GAR7-NSW diamond 9"}
    game = given("small_change", "diamonds", hands=["diamond 6, dinar coin 1"], market="- - GAR7-NSW -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy GAR7-NSW diamond 6 dinar coin 1") == "DIAM-05"
    game = given("small_change", "diamonds", hands=["diamond 9"], market="- - GAR7-NSW -")
    play(game, "buy GAR7-NSW diamond 9")
    assert len(coins_of(game, 0)) == 1
    assert coins_of(game, 0)[0].split()[0] in CURRENCIES


def exchanging(s: State) -> None:
    cards = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
    s.part(EXCHANGES).lay(0, [card for card in cards if card.pair == "florin dinar"])


@rule("CHANGE-31", "EXCH-26")
def test_coins_of_both_currencies_in_a_mixed_payment() -> None:
    game = given(
        "small_change",
        "currency_exchange",
        hands=["florin 3, florin coin 1, dinar 2, dinar coin 1"],
        market="- - GAR7-NSW -",
        prepare=exchanging,
    )
    assert texts(game, "buy") == {"buy GAR7-NSW exchange florin dinar florin 3 dinar 2 florin coin 1 dinar coin 1"}
    play(game, "buy GAR7-NSW exchange florin dinar florin 3 dinar 2 florin coin 1 dinar coin 1")
    assert kind_of(game) == "extra"
    assert in_bag(game) == {"florin": 7, "dirham": 6, "dinar": 7, "ducat": 6}, "the position had more coins than exist"


@rule("CHANGE-31", "EXCH-26")
def test_overpaying_with_an_exchange_card_gives_coins() -> None:
    game = given(
        "small_change", "currency_exchange", hands=["florin 5, dinar 5"], market="- - GAR7-NSW -", prepare=exchanging
    )
    play(game, "buy GAR7-NSW exchange florin dinar florin 5 dinar 5")
    assert len(coins_of(game, 0)) == 1


@rule("CHANGE-32", "VIZ-28")
def test_the_vizier_pays_exactly_with_coins_and_gets_no_change() -> None:
    game = given(
        "small_change",
        "vizier",
        deciding="upkeep of 0",
        hands=["", "dinar 6, dinar 9, dinar coin 1"],
        market="PAV8- TOW11- GAR7-NSW CHA10-",
        prepare=bag(6, 6, 5, 6),
    )
    assert texts(game, "vizier") == {"vizier buy GAR7-NSW dinar 6 dinar coin 1"}
    assert refusal(game, "vizier buy GAR7-NSW dinar 9") == "VIZ-06"
    play(game, "vizier buy GAR7-NSW dinar 6 dinar coin 1", "keep GAR7-NSW")
    assert "coins drawn" not in verbs(game)
    assert in_bag(game) == dict.fromkeys(CURRENCIES, 6)


def auctioned(*hands: str) -> Game:
    """Seat 0 begins an auction for Yusuf, who was turned up in the turn of seat 2."""

    def prepare(s: State) -> None:
        owning(0)(s)
        part = s.part(CHARACTERS)
        part.aside = [card for card in part.aside if card.name != "yusuf"]
        part.left = len(part.aside)

    game = given(
        "small_change",
        "characters",
        deciding="upkeep of 2",
        hands=list(hands),
        display="ducat 9, ducat 9, ducat 9",
        deck="yusuf, ducat 8",
        prepare=prepare,
    )
    assert kind_of(game) == "auction"
    return game


@rule("CHANGE-07", "CHANGE-33", "CHANGE-TV-06", "CHAR-47")
def test_overpaying_the_winning_bid_gives_coins() -> None:
    game = auctioned("ducat 4, ducat 4")
    play(game, "bid 6", "pass", "pass", "pay ducat 4 ducat 4")
    assert len(coins_of(game, 0)) == 1
    assert verbs(game)[-1 - verbs(game)[::-1].index("coins drawn") - 1] == "auction won"
    assert kind_of(game) == "action"


@rule("CHANGE-33")
def test_coins_pay_a_bid_of_their_currency() -> None:
    game = auctioned("ducat 4, ducat coin 1, dinar coin 1")
    assert set(texts(game, "bid")) == {f"bid {amount}" for amount in range(1, 6)}
    play(game, "bid 5", "pass", "pass")
    assert texts(game) == {"pay ducat 4 ducat coin 1"}
    assert refusal(game, "pay ducat 4 dinar coin 1") == "CHAR-08"
    play(game, "pay ducat 4 ducat coin 1")
    assert "coins drawn" not in verbs(game)
    assert in_bag(game)["ducat"] == 7


@rule("CHANGE-33", "CHANGE-14")
def test_abdul_karim_pays_exactly_so_there_is_no_change() -> None:
    game = given("small_change", "characters", hands=["dinar 3"], market="- - GAR7-NSW -", prepare=owning(0, "karim"))
    play(game, "buy GAR7-NSW karim")
    assert coins_of(game, 0) == []
    assert "coins drawn" not in verbs(game)


@rule("CHANGE-07", "CHANGE-34", "CAMP-26")
def test_overpaying_a_camp_gives_coins() -> None:
    camp = next(name for name in given("camps").rules.tile_names if name.startswith("CAMP"))
    price = int(camp[4 : camp.index("-")])
    game = given("small_change", "camps", hands=["dinar 9, dinar 8"], market=f"- - {camp} -")
    play(game, f"buy {camp} dinar 9 dinar 8")
    assert len(coins_of(game, 0)) == (17 - price) // 2


@rule("THIEF-38")
def test_coins_cannot_be_stolen() -> None:
    game = given("small_change", "thieves", deciding="upkeep of 0", hands=["", "dinar coin 1"], seats=3)
    while game.decision is not None and game.decision.kind == "interlude":
        assert refusal(game, "steal dinar coin 1") == "THIEF-11"
        assert not [text for text in texts(game) if "coin" in text]
        play(game, "pass")
    assert display_of(game)


# ---------------------------------------------------------------------- whole games, bots


@rule("CHANGE-04", "CHANGE-05", "CHANGE-09")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_whole_games_coins_come_and_go_as_the_events_tell(seats: int) -> None:
    """Counted from the log alone."""
    left: Counter[str] = Counter(dict.fromkeys(COIN.values(), 6))
    drawn = spent = 0
    last: Game | None = None
    for game in played(Mix(seats, "2024", ("small_change", "diamonds"), {}), seed=seats, eager=True):
        last = game
    assert last is not None
    due = 0
    for event in last.events:
        cards = [str(card) for card in event.facts.get("cards", ()) if "coin" in str(card)]  # type: ignore[attr-defined]
        if event.verb == "buy":
            left.update(cards)
            spent += len(cards)
            over = event.facts["over"]
            assert isinstance(over, int)
            due = min(over // 2, sum(left.values()))
        elif event.verb == "coins drawn":
            assert len(cards) == due
            left.subtract(cards)
            drawn += len(cards)
            assert min(left.values()) >= 0
            due = 0
        else:
            assert not due, "nothing comes between the payment and its change"
    assert drawn > 0
    assert {COIN[name]: count for name, count in in_bag(last).items()} == dict(left)


def test_a_bot_knows_that_change_comes_back() -> None:
    """A purchase is worth a coin more to it than with an empty bag, and no more: which coin it will be is not known."""
    values = []
    for prepare in (bag(), bag(0, 0, 1, 0), EMPTY):
        game = given("small_change", hands=["dinar 9"], market="- - PAV6-N -", prepare=prepare)
        assert game.decision is not None
        outlook = Outlook(game.view(0), game.decision, game)
        values.append(outlook.value(game.parse("buy PAV6-N dinar 9")))
    assert values == [values[2] + COIN_IN_HAND, values[2] + COIN_IN_HAND, values[2]]


def test_a_draw_is_told_only_while_somebody_listens() -> None:
    game = given("small_change", hands=["dinar 9"], market="- - GAR7-NSW -")
    for log in (None, Log([], 0)):
        s = game.state.copy()
        s.log = log
        DrawChange(2).apply(s, 0)
        assert len(s.players[0].shown_money()) == 2
        assert s.revelations == game.state.revelations + 1
        assert log is None or [event.verb for event in log.events] == ["coins drawn"]

"""Pieces of money that modules to come need, shown by small made-up modules: builders, coins, certificates.

Modules written in a test are not compiled with the base game, so these run interpreted.
"""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest

import checks
from alhambra import COMPILED, MODULES, Game, UnknownMove
from alhambra.core.lists import replaced
from alhambra.core.rng import seeded
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.palace.choice import ruleset
from alhambra.palace.components import MONEY, PLAIN, Card, Money, cards_of
from alhambra.palace.game import start
from alhambra.palace.money import MixedPayment, Payment, Purse, payment_of
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.state import Part, PartKind, State
from alhambra.server.wire.views import Scribe, fields_of
from kit import cards, events, given, play, refusal, rule, texts

if COMPILED:
    pytest.skip("a compiled Money has no interpreted subclass", allow_module_level=True)

from alhambra.palace.components import MINT
from alhambra.palace.module import Module

# ---------------------------------------------------------------------- a card of value 3 that leaves the game


class Builder(Money):
    word = "builder"
    kind = "made_builders"
    most = 7
    leaves = True


BUILDERS: Final = MINT.strike(Builder, (3,))


class Unused(Part):
    """The builders that nobody gets."""

    key = "made_builders"

    def __init__(self, left: list[Money]) -> None:
        self.left = left

    def copy(self) -> Unused:
        return Unused(self.left)

    def cards(self) -> list[Card]:
        return [*self.left]

    def seen_by(self, seat: int | None) -> Unused:
        return Unused([])

    def to_json(self) -> dict[str, object]:
        return {}


UNUSED: Final = PartKind(Unused)


class Builders(Module):
    """Two for everybody, three in pile 3, three in pile 5, as master builders come (ARCH-02, -04)."""

    key = "made_builders"
    money = (Builder,)

    def money_cards(self, rules: Ruleset) -> list[Card]:
        return [card for cards in BUILDERS for card in cards for _ in range(4)]

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        order = s.shuffled([card for cards in BUILDERS for card in cards for _ in range(4)]).copy()
        for seat in range(s.seats):
            for _ in range(2):
                give(s, seat, order.pop())
        found: list[tuple[int, Card]] = [(pile, order.pop()) for pile in (3, 3, 3, 5, 5, 5)]
        s.add(Unused(order))
        return found


def give(s: State, seat: int, card: Money) -> None:
    player = s.players[seat]
    s.players[seat] = player.with_purse(player.purses[card.currency].with_card(card))


# ---------------------------------------------------------------------- money that lies openly


class Coin(Money):
    word = "coin"
    most = 6
    public = True

    def spent(self, s: State) -> None:
        bag = s.part(BAG)
        bag.coins = [*bag.coins, self]


COINS: Final = MINT.strike(Coin, (1,))


class Bag(Part):
    key = "made_coins"

    def __init__(self, coins: list[Money]) -> None:
        self.coins = coins  # never changed in place

    def copy(self) -> Bag:
        return Bag(self.coins)

    def to_json(self) -> dict[str, object]:
        return {"coins": len(self.coins)}


BAG: Final = PartKind(Bag)


class SmallChange(Module):
    key = "made_coins"
    money = (Coin,)

    def setup(self, s: State) -> None:
        s.add(Bag([]))


class Certificate(Money):
    word = "certificate"
    most = 1
    public = True
    only_tiles = True

    def spent(self, s: State) -> None:
        tokens = s.part(TOKENS)
        tokens.left = replaced(tokens.left, self.currency, tokens.left[self.currency] + 1)


CERTIFICATES: Final = MINT.strike(Certificate, (1, 2, 3, 4, 5, 6))


class Tokens(Part):
    key = "made_certificates"

    def __init__(self, left: list[int]) -> None:
        self.left = left  # by currency; never changed in place

    def copy(self) -> Tokens:
        return Tokens(self.left)

    def to_json(self) -> dict[str, object]:
        return {"left": self.left}


TOKENS: Final = PartKind(Tokens)


class Certificates(Module):
    key = "made_certificates"
    money = (Certificate,)

    def setup(self, s: State) -> None:
        s.add(Tokens([1, 1, 1, 1]))


KNOWN: Final = {**MODULES, **{module.key: module for module in (Builders(), SmallChange(), Certificates())}}
MADE_UP: Final = ("made_builders", "made_coins", "made_certificates")


def position(hand: str, market: str, *modules: str) -> Game:
    return given(*(modules or MADE_UP), hands=[hand], market=market, known=KNOWN, prepare=lambda s: s.add(Unused([])))


# ---------------------------------------------------------------------- purses


def test_seven_builders_six_coins_and_a_certificate_fit_into_a_purse_beside_all_plain_cards() -> None:
    """They used to run over: four dirham 3 became a dirham 4."""
    purse = Purse(1, 0, 0)
    held: list[Money] = []
    for card in MONEY[1]:
        held += [card] * (1 if card in CERTIFICATES[1] else card.most)
    for card in held:
        purse = purse.with_card(card)
    assert purse.cards() == sorted(held, key=lambda card: card.rank)
    assert purse.total == sum(card.value for card in held) == 3 * 45 + 7 * 3 + 6 + 21
    assert purse.has(held)
    assert purse.bits & PLAIN == PLAIN
    assert purse.bits < 1 << 60


@pytest.mark.parametrize("card", [MONEY[1][2], BUILDERS[1][0], COINS[1][0], CERTIFICATES[1][5]], ids=str)
def test_a_purse_that_is_full_refuses_loudly(card: Money) -> None:
    purse = Purse(1, 0, 0)
    for _ in range(card.most):
        purse = purse.with_card(card)
    with pytest.raises(OverflowError, match=card.name):
        purse.with_card(card)
    assert not purse.has([card] * (card.most + 1))
    assert payment_of([card] * (card.most + 1)).cards() == [card] * (card.most + 1)


def test_a_purse_with_other_money_reaches_lists_and_counts_as_one_with_plain_cards_only() -> None:
    """Brute force over random purses."""
    rng = random.Random(4)
    for _ in range(60):
        purse = Purse(2, 0, 0)
        everything = [card for card in MONEY[2] for _ in range(card.most)]
        for one in rng.sample(everything, rng.randint(1, 9)):
            purse = purse.with_card(one)
        held = purse.cards()
        sets: dict[int, list[tuple[Money, ...]]] = {0: []}
        for size in range(1 << len(held)):
            chosen = tuple(card for place, card in enumerate(held) if size >> place & 1)
            sets.setdefault(sum(card.value for card in chosen), []).append(chosen)
        for price in range(1, 14):
            assert purse.reaches(price) == (price in sets)
            expected = {
                " ".join(card.name for card in chosen)
                for total, found in sets.items()
                for chosen in found
                if chosen and total >= price > total - min(card.value for card in chosen)
            }
            listed = [str(payment) for payment in purse.payments(price)]
            assert len(listed) == len(set(listed))
            assert set(listed) == expected
        assert (
            purse.count()
            == len(purse.hidden())
            == len([card for card in held if not isinstance(card, (Coin, Certificate))])
        )
        assert sorted(map(str, purse.hidden() + purse.shown())) == sorted(map(str, held))
        assert cards_of(purse.bits, 2) == held


# ---------------------------------------------------------------------- buying


def test_a_builder_pays_like_any_card_and_leaves_the_game() -> None:
    """ARCH-TV-01."""
    game = position("florin builder 3, florin builder 3, florin 9", "TOW13-E - - -")
    assert texts(game, "buy") == {"buy TOW13-E florin 9 florin builder 3 florin builder 3"}
    play(game, "buy TOW13-E florin builder 3 florin 9 florin builder 3")
    assert events(game, "buy") == [
        {"tile": "TOW13-E", "cards": ["florin 9", "florin builder 3", "florin builder 3"], "over": 2}
    ]
    assert [card.name for card in game.view().discarded()] == ["florin 9"]
    assert game.state.gone == [BUILDERS[0][0]] * 2
    assert game.view(1).gone == game.state.gone


def test_a_reshuffle_does_not_bring_back_what_has_left_the_game() -> None:
    game = given(
        "made_builders",
        hands=["florin builder 3, florin 2"],
        market="- - - -",
        display="florin builder 3, ducat 1, ducat 2, ducat 3",
        deck="",
        known=KNOWN,
        prepare=lambda s: s.add(Unused([])),
    )
    s = game.state
    payment_of([BUILDERS[0][0], MONEY[0][1]]).spend(s, 0)
    play(game, "take florin builder 3 ducat 1", "take ducat 2")
    assert sorted(card.name for card in s.display.shown()) == ["ducat 3", "florin 2"]


def test_builders_are_taken_from_the_display_up_to_the_limit() -> None:
    """ARCH-TV-02."""
    game = given(
        "made_builders",
        display="florin builder 3, dirham builder 3, dinar 2, dinar 3",
        known=KNOWN,
        prepare=lambda s: s.add(Unused([])),
    )
    assert texts(game, "take") == {
        "take florin builder 3",
        "take dirham builder 3",
        "take dinar 2",
        "take dinar 3",
        "take dinar 3 dinar 2",
        "take florin builder 3 dinar 2",
        "take dirham builder 3 dinar 2",
    }
    assert refusal(game, "take florin builder 3 dirham builder 3") == "BASE-MONEY-01"
    play(game, "take dinar 2 florin builder 3")
    assert [card.name for card in game.state.players[0].cards()] == ["florin builder 3", "dinar 2"]


def test_coins_go_back_to_their_bag_and_make_a_payment_exact() -> None:
    """CHANGE-TV-04."""
    game = position("dinar 6, dinar coin 1", "- - GAR7-NSW -", "made_coins")
    play(game, "buy GAR7-NSW dinar 6 dinar coin 1")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert game.state.part(BAG).coins == [COINS[2][0]]
    assert [card.name for card in game.view().discarded()] == ["dinar 6"]


def test_a_certificate_is_spent_as_a_whole() -> None:
    """CERT-TV-05, -06."""
    game = position("dinar 8, dinar certificate 5", "- - TOW13-E -")
    play(game, "buy TOW13-E dinar 8 dinar certificate 5")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert game.state.part(TOKENS).left == [1, 1, 2, 1]
    game = position("dinar certificate 5", "- - ARC4-NES -")
    assert texts(game, "buy") == {"buy ARC4-NES dinar certificate 5"}


@rule("PAY-04")
def test_an_exchange_card_and_a_certificate_may_go_together() -> None:
    """Two exchange cards may not, as ever."""

    def prepare(s: State) -> None:
        s.add(Unused([]))
        special = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
        s.part(EXCHANGES).lay(0, [card for card in special if card.pair in ("florin dinar", "florin ducat")])

    hand = "florin 4, florin certificate 5, dinar 3, dinar coin 1"
    market = "GAR9-E - - -"
    game = given(*MADE_UP, "currency_exchange", hands=[hand], market=market, known=KNOWN, prepare=prepare)
    assert texts(game, "buy") == {
        "buy GAR9-E florin certificate 5 florin 4",
        "buy GAR9-E exchange florin dinar florin certificate 5 dinar 3 dinar coin 1",
    }
    assert refusal(game, "buy GAR9-E exchange florin dinar exchange florin ducat dinar 3 florin 4") == "PAY-04"
    play(game, "buy GAR9-E dinar 3 exchange dinar florin florin certificate 5 dinar coin 1")
    assert events(game, "buy")[0]["over"] == 0
    assert game.state.part(TOKENS).left == [2, 1, 1, 1]
    assert game.state.part(BAG).coins == [COINS[2][0]]


def test_money_of_modules_that_are_not_played_is_not_understood() -> None:
    game = given(hands=["florin 9"], market="GAR9-E - - -")
    for text in ("buy GAR9-E florin builder 3", "take florin coin 1"):
        with pytest.raises(UnknownMove):
            game.parse(text)
    game = position("florin 9", "GAR9-E - - -")
    for text in ("buy GAR9-E florin builder 4", "buy GAR9-E florin certificate 7", "buy GAR9-E florin coin 2"):
        with pytest.raises(UnknownMove):
            game.parse(text)


# ---------------------------------------------------------------------- who knows what


def test_what_lies_openly_is_shown_to_all_and_is_no_card_of_the_hand() -> None:
    game = position("florin builder 3, florin 2, dinar coin 1, dinar coin 1, ducat certificate 4", "- - - -")
    for reader in (0, 1, None):
        view = game.view(reader)
        assert view.players[0].card_count == 2
        assert [card.name for card in view.players[0].shown_money] == [
            "dinar coin 1",
            "dinar coin 1",
            "ducat certificate 4",
        ]
        told = msgspec.json.decode(Scribe().patch(view, None, fields_of(view)))["players"]["0"]
        assert told["shown_money"] == ["dinar coin 1", "dinar coin 1", "ducat certificate 4"]
        assert told["cards"] == 2
        assert told.get("hand") == (["florin builder 3", "florin 2"] if reader == 0 else None)
    told = game.view(1).to_json()["players"]
    assert isinstance(told, list)
    assert "shown_money" in told[0]
    assert "shown_money" not in told[1]
    imagined = game.view(1).imagine(random.Random(1)).state.players[0]
    assert imagined.shown_money() == game.state.players[0].shown_money()
    assert imagined.card_count() == 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_with_builders_in_hands_piles_and_the_box_are_games_like_any_other(seats: int) -> None:
    """Nothing is lost, listed moves are legal, and what a view imagines is a game that it could show."""
    rules = ruleset(KNOWN, seats, "2024", ["made_builders", "vizier", "diamonds"], None, {})
    game = start(rules, seeded(seats), seats)
    dice = random.Random(seats)
    while not game.over:
        checks.check_conserved(game.state)
        if dice.random() < 0.05:
            checks.check_listed(game)
            for reader in range(seats):
                view = game.view(reader)
                imagined = view.imagine(dice)
                assert imagined.view(reader) == view
                check_piles(imagined.state, game.state)
        game.play(dice.choice(game.legal_moves))
    assert game.state.gone, "some builder was spent"
    assert all(card.leaves for card in game.state.gone)


def check_piles(imagined: State, s: State) -> None:
    """Builders lie only in the piles where they are known to be, and as many are in hands as there are."""
    kinds = [card.kind for card in imagined.deck]
    assert kinds.count("made_builders") == [card.kind for card in s.deck[s.turned :]].count("made_builders")
    held = [[card for card in player.cards() if isinstance(card, Builder)] for player in imagined.players]
    really = [[card for card in player.cards() if isinstance(card, Builder)] for player in s.players]
    assert sum(map(len, held)) == sum(map(len, really))


def test_all_money_counts_when_the_market_is_distributed() -> None:
    """ARCH-TV-06, CHANGE-TV-05."""
    game = given(
        *MADE_UP,
        hands=["ducat 5", "ducat 3, ducat builder 3", "dinar 5, dinar coin 1, dinar certificate 2"],
        market="- - PAV8- TOW12-",
        deciding="end of 0",
        known=KNOWN,
        prepare=lambda s: s.add(Unused([])),
    )
    assert [(event["tile"], event["totals"]) for event in events(game, "leftover")] == [
        ("PAV8-", [0, 0, 8]),
        ("TOW12-", [5, 6, 0]),
    ]


# ---------------------------------------------------------------------- payments


def test_a_mixture_is_paid_from_each_purse_its_own() -> None:
    """It used to rob the last purse."""
    game = position("florin 3, dirham 4, dinar coin 1, ducat 9", "- - - -")
    s = game.state
    paid = [card for card in cards("florin 3, dirham 4, dinar coin 1") if isinstance(card, Money)]
    payment_of(paid).spend(s, 0)
    assert [card.name for card in s.players[0].cards()] == ["ducat 9"]
    assert [card.name for card in game.view().discarded()] == ["florin 3", "dirham 4"]
    assert s.part(BAG).coins == [COINS[2][0]]


def test_equal_payments_are_equal_whatever_their_class() -> None:
    one = payment_of([card for card in cards("florin 9, florin 3") if isinstance(card, Money)])
    other = MixedPayment(one.cards(), [])
    assert type(one) is Payment
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1

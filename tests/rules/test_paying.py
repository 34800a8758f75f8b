"""Paying: one resolver for all means, PAY-*."""

from __future__ import annotations

import itertools
import random

import pytest

from alhambra import MODULES, Game
from alhambra.modules.characters.auction import CHARACTERS
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.palace.buying import Buy
from alhambra.palace.choice import ruleset
from alhambra.palace.components import Money
from alhambra.palace.paying import payments, ways
from alhambra.palace.state import State
from kit import cards, events, given, play, refusal, rule, texts

EVERYTHING = ("currency_exchange", "diamonds")
PAIRS = ["florin dinar", "florin ducat", "dirham dinar"]


def with_exchange_cards(s: State) -> None:
    """Seat 0 holds some, seat 1 another."""
    part = s.part(EXCHANGES)
    special = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
    part.lay(0, [card for card in special if card.pair in PAIRS])
    part.lay(1, [card for card in special if card.pair == "dinar ducat"])


def position(hand: str, market: str) -> Game:
    return given(*EVERYTHING, hands=[hand], market=market, prepare=with_exchange_cards)


def allowed(currency: str, price: int, chosen: list[Money], exchange: str) -> bool:
    """What PAY-04 says, in other words than the engine's."""
    names = {card.name.split()[0] for card in chosen}
    if sum(card.value for card in chosen) < price:
        return False
    if names == {"diamond"}:
        return not exchange
    if not exchange:
        return names == {currency}
    shown = set(exchange.split())
    return exchange in PAIRS and currency in shown and names <= shown and names != {currency}


@rule("PAY-04")
@pytest.mark.parametrize("slot", range(4))
def test_every_payment_is_judged_as_the_rules_of_mixing_say(slot: int) -> None:
    """Every set of cards, with every exchange card or none."""
    currency = ("florin", "dirham", "dinar", "ducat")[slot]
    market = " ".join("GAR11-" if space == slot else "-" for space in range(4))
    hand = "florin 6, florin 5, dirham 7, dinar 4, dinar 7, ducat 9, diamond 5, diamond 6"
    game = position(hand, market)
    held = [card for card in cards(hand) if isinstance(card, Money)]
    legal = 0
    for count in range(1, len(held) + 1):
        for chosen in itertools.combinations(held, count):
            for exchange in ("", *PAIRS, "dinar ducat"):
                words = ["buy GAR11-", *([f"exchange {exchange}"] if exchange else []), *[one.name for one in chosen]]
                expected = allowed(currency, 11, list(chosen), exchange)
                assert (game.why_not(" ".join(words)) is None) == expected, words
                legal += expected
    assert legal >= 5


@rule("PAY-04")
def test_the_listing_has_every_payment_from_which_no_card_can_be_left_out() -> None:
    rng = random.Random(8)
    for _ in range(12):
        names = [f"{name} {rng.randint(3, 9)}" for name in ("florin", "dirham", "dinar", "ducat", "diamond") * 2]
        held = sorted(set(names))
        game = position(", ".join(held), "GAR11- TOW11- PAV8- CHA10-")
        listed = texts(game, "buy")
        assert len(listed) == len([move for move in game.legal_moves if isinstance(move, Buy)])
        brute = set()
        for offer in game.state.market:
            assert offer is not None
            currency = ("florin", "dirham", "dinar", "ducat")[offer.slot]
            money = [card for card in cards(", ".join(held)) if isinstance(card, Money)]
            for count in range(1, len(money) + 1):
                for chosen in itertools.combinations(money, count):
                    least = min(card.value for card in chosen)
                    if sum(card.value for card in chosen) - least >= offer.price:
                        continue
                    for exchange in ("", *PAIRS):
                        if allowed(currency, offer.price, list(chosen), exchange):
                            ranked = sorted(chosen, key=lambda card: card.rank)
                            means = [f"exchange {exchange}"] if exchange else []
                            brute.add(" ".join(["buy", str(offer), *means, *[card.name for card in ranked]]))
        assert listed == brute


@rule("PAY-04")
def test_ways_are_told_whatever_the_purses_hold() -> None:
    game = position("", "GAR11- - - CHA10-")
    florin, ducat = game.state.market[0], game.state.market[3]
    assert florin is not None
    assert ducat is not None
    told = [(way.currencies, str(way.means or ""), way.needed(florin)) for way in ways(game.state, 0, florin)]
    assert told == [
        ([0], "", -1),
        ([4], "", -1),
        ([0, 2], "exchange florin dinar", 2),
        ([0, 3], "exchange florin ducat", 3),
    ]
    assert [str(way.means or "") for way in ways(game.state, 0, ducat)] == ["", "", "exchange florin ducat"]
    assert [str(way.means or "") for way in ways(game.state, 1, ducat)] == ["", "", "exchange dinar ducat"]
    for way in ways(game.state, 0, florin):
        assert payments(way, game.state.players[0].purses, florin) == []


@rule("PAY-04")
def test_equal_cards_are_listed_once() -> None:
    game = position("florin 5, florin 5, dinar 6, dinar 6", "GAR11- - - -")
    assert texts(game, "buy") == {
        "buy GAR11- exchange florin dinar dinar 6 florin 5",
        "buy GAR11- exchange florin dinar dinar 6 dinar 6",
    }
    moves = [str(move) for move in game.legal_moves if isinstance(move, Buy)]
    assert len(moves) == 2


@rule("PAY-01", "PAY-02")
@pytest.mark.parametrize(
    ("payment", "over", "kind"),
    [
        ("florin 9 florin 2", 0, "extra"),
        ("florin 9 florin 3", 1, "placement"),
        ("diamond 6 diamond 5", 0, "extra"),
        ("diamond 9 diamond 5", 3, "placement"),
        ("exchange florin dinar florin 9 dinar 2", 0, "extra"),
        ("exchange florin dinar dinar 9 dinar 4", 2, "placement"),
    ],
)
def test_what_is_paid_too_much_is_the_sum_less_the_price(payment: str, over: int, kind: str) -> None:
    """And what is paid has left the hand, all to the discard, before anything else is decided."""
    hand = "florin 9, florin 3, florin 2, dinar 9, dinar 4, dinar 2, diamond 9, diamond 6, diamond 5"
    game = position(hand, "GAR11- - - -")
    play(game, f"buy GAR11- {payment}")
    assert events(game, "buy")[0]["over"] == over
    assert game.decision is not None
    assert game.decision.kind == kind
    shown = game.view().to_json()["discard"]
    assert isinstance(shown, list)
    assert sorted(" ".join(shown).split()) == sorted(payment.split())
    left = sorted([*payment.replace("exchange florin dinar", "").split(), *_words(game)])
    assert left == sorted(hand.replace(",", "").split())


def _words(game: Game) -> list[str]:
    return " ".join(card.name for card in game.state.players[0].cards()).split()


@rule("PAY-03", "PAY-04")
@pytest.mark.parametrize("tile", ["GAR11-", "camp"])
def test_abdul_karim_replaces_the_whole_payment(tile: str) -> None:
    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        (karim,) = [card for card in part.aside if card.name == "karim"]
        part.aside = [card for card in part.aside if card is not karim]
        part.left -= 1
        part.give(0, karim)
        with_exchange_cards(s)

    rules = ruleset(MODULES, 3, modules=["camps"])
    name = next(one.name for one in rules.supply if one.name.startswith("CAMP")) if tile == "camp" else tile
    hand = "florin 9, florin 2, dinar 2, diamond 9"
    game = given(*EVERYTHING, "characters", "camps", hands=[hand], market=f"{name} - - -", prepare=prepare)
    for along in ("florin 2", "diamond 9", "exchange florin dinar", "exchange florin dinar florin 9 dinar 2"):
        assert game.why_not(f"buy {name} karim {along}") is not None, f"nothing goes along with him: {along}"
    play(game, f"buy {name} karim")
    assert game.decision is not None
    assert game.decision.kind == "extra", "as if paid exactly"
    assert " ".join(_words(game)) == "florin 9 florin 2 dinar 2 diamond 9"


def test_means_may_stand_anywhere_in_the_text() -> None:
    game = position("florin 9, dinar 2", "GAR11- - - -")
    for text in (
        "buy GAR11- florin 9 exchange florin dinar dinar 2",
        "buy GAR11- dinar 2 florin 9 exchange dinar florin",
        "BUY GAR11- Exchange Florin Dinar florin 9 dinar 2".replace("BUY", "buy"),
    ):
        assert refusal(game, text) is None
        assert str(game.parse(text)) == "buy GAR11- exchange florin dinar florin 9 dinar 2"

"""Pieces of money that modules to come need, shown by small made-up modules: builders, coins, certificates.

Modules written in a test are not compiled with the base game, so these run interpreted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec
import pytest

import checks
from alhambra import COMPILED, MODULES, Game, Move, UnknownMove, Violation
from alhambra.core.lists import replaced, without
from alhambra.core.notation import Words
from alhambra.core.rng import seeded
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.palace.buying import NOWHERE, Purchase, list_purchases, offers
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CURRENCIES, MONEY, NO_BUILDING, PLAIN, Card, Components, Money, Tile, cards_of
from alhambra.palace.game import start
from alhambra.palace.laws import SQUARE
from alhambra.palace.money import MixedPayment, Payment, Purse, payment_of, read_currency
from alhambra.palace.options import Options
from alhambra.palace.paying import FAULTLESS, NOT_EXACT, NOT_HELD, TOO_LITTLE, WRONG_CURRENCY, Due, Way
from alhambra.palace.state import Part, PartKind, State
from alhambra.titles.alhambra.bots.easy import EasyBot
from alhambra.titles.alhambra.wire import PalaceScribe, fields_of
from kit import cards, events, given, play, refusal, rule, texts

if COMPILED:
    pytest.skip("a compiled Money has no interpreted subclass", allow_module_level=True)

from alhambra.palace.buying import Offer
from alhambra.palace.components import MINT
from alhambra.palace.module import Effects, Module
from alhambra.palace.refunds import Refund

# ---------------------------------------------------------------------- a card of value 3 that leaves the game


class Builder(Money):
    word = "trowel"
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

    def money_cards(self, components: Components) -> list[Card]:
        return [card for cards in BUILDERS for card in cards for _ in range(4)]

    def configured(self, options: Options) -> Effects:
        return BuildersDealt()


class BuildersDealt(Effects):
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
    word = "bead"
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


class DrawChange(Refund):
    """A coin for every two paid too much (CHANGE-04)."""

    verb = "change"
    by_itself = True

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, s: State, seat: int) -> None:
        bag = s.part(BAG)
        for coin in bag.coins[: self.coins]:
            give(s, seat, coin)
        bag.coins = bag.coins[self.coins :]


class SmallChange(Module):
    key = "made_coins"
    money = (Coin,)
    moves = (DrawChange,)

    def configured(self, options: Options) -> Effects:
        return ChangeDrawn()


class ChangeDrawn(Effects):
    def setup(self, s: State) -> None:
        s.add(Bag([]))

    def overpaid(self, s: State, seat: int, over: int, offer: Offer | None) -> list[Refund]:
        return [DrawChange(over // 2)]


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

    def __init__(self, left: list[int], over: int) -> None:
        self.left = left  # by currency; never changed in place
        self.over = over  # what may be stored

    def copy(self) -> Tokens:
        return Tokens(self.left, self.over)

    def to_json(self) -> dict[str, object]:
        return {"left": self.left}


TOKENS: Final = PartKind(Tokens)


class Store(Refund):
    """The sum on the board, with the token of a currency (CERT-04)."""

    verb = "store"

    def __init__(self, currency: int) -> None:
        self.currency = currency

    def operands(self) -> tuple[object, ...]:
        return (CURRENCIES[self.currency],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return Store(read_currency(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        return None if s.part(TOKENS).left[self.currency] else Violation("PAY-01", "take-nothing")

    def apply(self, s: State, seat: int) -> None:
        tokens = s.part(TOKENS)
        tokens.left = replaced(tokens.left, self.currency, tokens.left[self.currency] - 1)
        give(s, seat, CERTIFICATES[self.currency][tokens.over - 1])


class Certificates(Module):
    key = "made_certificates"
    money = (Certificate,)
    moves = (Store,)

    def configured(self, options: Options) -> Effects:
        return OverpaymentsStored()


class OverpaymentsStored(Effects):
    def setup(self, s: State) -> None:
        s.add(Tokens([1, 1, 1, 1], 0))

    def overpaid(self, s: State, seat: int, over: int, offer: Offer | None) -> list[Refund]:
        """For tiles only (CERT-37), up to 6 (CERT-06), on an empty board (CERT-05)."""
        held = [card for card in s.players[seat].cards() if isinstance(card, Certificate)]
        if offer is None or over > 6 or held:
            return []
        tokens = s.part(TOKENS)
        tokens.over = over
        return [Store(currency) for currency in range(4) if tokens.left[currency]]


# ---------------------------------------------------------------------- other offers


class Bazaar(Offer):
    """Beside the market, in the tile's own currency, at the price of the tile that lies there (BAZ-04, -05)."""

    word = "bazaar"
    exact = "BAZ-05"

    def __init__(self, tile: Tile, price: int) -> None:
        super().__init__(tile, NOWHERE, CURRENCIES.index("dinar"))
        self.price = price

    @classmethod
    def read(cls, s: State, words: Words) -> Offer:
        return Bazaar(s.rules.read_tile(words), dinars(s))

    def hand_over(self, s: State, seat: int) -> None:
        stand = s.part(STAND)
        stand.tiles_left = without(stand.tiles_left, self.tile)
        player = s.players[seat]
        s.players[seat] = player.with_pending([*player.pending, self.tile])

    def missing(self, s: State, seat: int) -> Violation | None:
        if self.tile not in s.part(STAND).tiles_left:
            return Violation("BAZ-03", "buy-not-for-sale", {"tile": self.tile.name})
        return None if self.price else Violation("BAZ-06", "buy-not-for-sale", {"tile": self.tile.name})


class Half(Offer):
    """A tile of the market at half its price, which never earns an action (SITE-02, -03)."""

    word = "half"
    turn_rule = "SITE-30"
    earns_action = False
    cover_rule = "PAY-03"

    def __init__(self, tile: Tile, slot: int, currency: int) -> None:
        super().__init__(tile, slot, currency)
        self.price = tile.cost // 2

    @classmethod
    def read(cls, s: State, words: Words) -> Offer:
        offer = Offer.read(s, words)
        return Half(offer.tile, offer.slot, offer.currency)

    def missing(self, s: State, seat: int) -> Violation | None:
        return Offer(self.tile, self.slot, self.currency).missing(s, seat)


class WithPortal(Half):
    """A tile of the market and something else, for the sum (PORT)."""

    word = "portal"
    turn_rule = ""
    earns_action = True

    def __init__(self, tile: Tile, slot: int, currency: int) -> None:
        super().__init__(tile, slot, currency)
        self.price = tile.cost + 4

    @classmethod
    def read(cls, s: State, words: Words) -> Offer:
        offer = Offer.read(s, words)
        return WithPortal(offer.tile, offer.slot, offer.currency)

    def hand_over(self, s: State, seat: int) -> None:
        super().hand_over(s, seat)
        s.part(STAND).portals += 1


def dinars(s: State) -> int:
    """What the tile on the space of dinars costs; 0: there is none."""
    for offer in s.market:
        if offer is not None and offer.currency == CURRENCIES.index("dinar"):
            return offer.price
    return 0


class Stand(Part):
    key = "made_offers"

    def __init__(self, tiles_left: list[Tile], portals: int) -> None:
        self.tiles_left = tiles_left  # never changed in place
        self.portals = portals
        self.known: tuple[object, object, list[Offer]] | None = None

    def copy(self) -> Stand:
        found = Stand(self.tiles_left, self.portals)
        found.known = self.known
        return found

    def tiles(self) -> list[Tile]:
        return self.tiles_left

    def to_json(self) -> dict[str, object]:
        return {"tiles": [tile.name for tile in self.tiles_left], "portals": self.portals}


STAND: Final = PartKind(Stand)


class OtherOffers(Module):
    key = "made_offers"
    sells = (Bazaar, Half, WithPortal)

    def own_tiles(self, components: Components) -> list[Tile]:
        found = components.module_tiles(self.key)
        if found is None:
            number = len(components.tiles)
            found = [
                Tile(number, "BAZ1-", NO_BUILDING, 0, 0, SQUARE),
                Tile(number + 1, "BAZ2-N", NO_BUILDING, 0, 1, SQUARE),
            ]
            components.register(self.key, found)
        return found

    def configured(self, options: Options) -> Effects:
        return OffersMade()


class OffersMade(Effects):
    def setup(self, s: State) -> None:
        s.add(Stand([tile for tile in s.rules.own_tiles if tile.name.startswith("BAZ")], 0))

    def offers(self, s: State, seat: int) -> list[Offer]:
        stand = s.part(STAND)
        if stand.known is None or stand.known[0] is not s.market or stand.known[1] is not stand.tiles_left:
            price = dinars(s)
            found: list[Offer] = [Bazaar(tile, price) for tile in stand.tiles_left] if price else []
            for offer in s.market:
                if offer is not None:
                    found += [
                        Half(offer.tile, offer.slot, offer.currency),
                        WithPortal(offer.tile, offer.slot, offer.currency),
                    ]
            stand.known = s.market, stand.tiles_left, found
        return stand.known[2]


ADDED: Final[list[Module]] = [Builders(), SmallChange(), Certificates(), OtherOffers()]
KNOWN: Final = {**MODULES, **{module.key: module for module in ADDED}}
MADE_UP: Final = ("made_builders", "made_coins", "made_certificates")


def position(hand: str, market: str, *modules: str) -> Game:
    return given(*(modules or MADE_UP), hands=[hand], market=market, known=KNOWN, prepare=lambda s: s.add(Unused([])))


# ---------------------------------------------------------------------- purses


def test_seven_builders_six_coins_and_a_certificate_fit_into_a_purse_beside_all_plain_cards() -> None:
    """They used to run over: four dirham 3 became a dirham 4."""
    purse = Purse(1, 0, 0)
    held: list[Money] = []
    for card in MONEY[1]:
        if card.word in ("", *[cards[1][0].word for cards in (BUILDERS, COINS, CERTIFICATES)]):
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
        assert purse.count() == len(purse.hidden()) == len([card for card in held if not card.public])
        assert sorted(map(str, purse.hidden() + purse.shown())) == sorted(map(str, held))
        assert cards_of(purse.bits, 2) == held


# ---------------------------------------------------------------------- buying


def test_a_builder_pays_like_any_card_and_leaves_the_game() -> None:
    """ARCH-TV-01."""
    game = position("florin trowel 3, florin trowel 3, florin 9", "TOW13-E - - -")
    assert texts(game, "buy") == {"buy TOW13-E florin 9 florin trowel 3 florin trowel 3"}
    play(game, "buy TOW13-E florin trowel 3 florin 9 florin trowel 3")
    assert events(game, "buy") == [
        {"tile": "TOW13-E", "cards": ["florin 9", "florin trowel 3", "florin trowel 3"], "over": 2}
    ]
    assert [card.name for card in game.view().discarded()] == ["florin 9"]
    assert game.state.gone == [BUILDERS[0][0]] * 2
    assert game.view(1).gone == game.state.gone


def test_a_reshuffle_does_not_bring_back_what_has_left_the_game() -> None:
    game = given(
        "made_builders",
        hands=["florin trowel 3, florin 2"],
        market="- - - -",
        display="florin trowel 3, ducat 1, ducat 2, ducat 3",
        deck="",
        known=KNOWN,
        prepare=lambda s: s.add(Unused([])),
    )
    s = game.state
    payment_of([BUILDERS[0][0], MONEY[0][1]]).spend(s, 0)
    play(game, "take florin trowel 3 ducat 1", "take ducat 2")
    assert sorted(card.name for card in s.display.shown()) == ["ducat 3", "florin 2"]


def test_builders_are_taken_from_the_display_up_to_the_limit() -> None:
    """ARCH-TV-02."""
    game = given(
        "made_builders",
        display="florin trowel 3, dirham trowel 3, dinar 2, dinar 3",
        known=KNOWN,
        prepare=lambda s: s.add(Unused([])),
    )
    assert texts(game, "take") == {
        "take florin trowel 3",
        "take dirham trowel 3",
        "take dinar 2",
        "take dinar 3",
        "take dinar 3 dinar 2",
        "take florin trowel 3 dinar 2",
        "take dirham trowel 3 dinar 2",
    }
    assert refusal(game, "take florin trowel 3 dirham trowel 3") == "BASE-MONEY-01"
    play(game, "take dinar 2 florin trowel 3")
    assert [card.name for card in game.state.players[0].cards()] == ["florin trowel 3", "dinar 2"]


def test_coins_go_back_to_their_bag_and_make_a_payment_exact() -> None:
    """CHANGE-TV-04."""
    game = position("dinar 6, dinar bead 1", "- - GAR7-NSW -", "made_coins")
    play(game, "buy GAR7-NSW dinar 6 dinar bead 1")
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

    hand = "florin 4, florin certificate 5, dinar 3, dinar bead 1"
    market = "GAR9-E - - -"
    game = given(*MADE_UP, "currency_exchange", hands=[hand], market=market, known=KNOWN, prepare=prepare)
    assert texts(game, "buy") == {
        "buy GAR9-E florin certificate 5 florin 4",
        "buy GAR9-E exchange florin dinar florin certificate 5 dinar 3 dinar bead 1",
    }
    assert refusal(game, "buy GAR9-E exchange florin dinar exchange florin ducat dinar 3 florin 4") == "PAY-04"
    play(game, "buy GAR9-E dinar 3 exchange dinar florin florin certificate 5 dinar bead 1")
    assert events(game, "buy")[0]["over"] == 0
    assert game.state.part(TOKENS).left == [2, 1, 1, 1]
    assert game.state.part(BAG).coins == [COINS[2][0]]


def test_money_of_modules_that_are_not_played_is_not_understood() -> None:
    game = given(hands=["florin 9"], market="GAR9-E - - -")
    for text in ("buy GAR9-E florin trowel 3", "take florin bead 1"):
        with pytest.raises(UnknownMove):
            game.parse(text)
    game = position("florin 9", "GAR9-E - - -")
    for text in ("buy GAR9-E florin trowel 4", "buy GAR9-E florin certificate 7", "buy GAR9-E florin bead 2"):
        with pytest.raises(UnknownMove):
            game.parse(text)


# ---------------------------------------------------------------------- who knows what


def test_what_lies_openly_is_shown_to_all_and_is_no_card_of_the_hand() -> None:
    game = position("florin trowel 3, florin 2, dinar bead 1, dinar bead 1, ducat certificate 4", "- - - -")
    for reader in (0, 1, None):
        view = game.view(reader)
        assert view.players[0].card_count == 2
        assert [card.name for card in view.players[0].shown_money] == [
            "dinar bead 1",
            "dinar bead 1",
            "ducat certificate 4",
        ]
        told = msgspec.json.decode(PalaceScribe().patch(view, None, fields_of(view)))["players"]["0"]
        assert told["shown_money"] == ["dinar bead 1", "dinar bead 1", "ducat certificate 4"]
        assert told["cards"] == 2
        assert told.get("hand") == (["florin trowel 3", "florin 2"] if reader == 0 else None)
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
        hands=["ducat 5", "ducat 3, ducat trowel 3", "dinar 5, dinar bead 1, dinar certificate 2"],
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
    game = position("florin 3, dirham 4, dinar bead 1, ducat 9", "- - - -")
    s = game.state
    paid = [card for card in cards("florin 3, dirham 4, dinar bead 1") if isinstance(card, Money)]
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


# ---------------------------------------------------------------------- what comes back of what was paid too much


def bagged(coins: str) -> Callable[[State], None]:
    """These coins are in the bag, the first to be drawn first."""

    def prepare(s: State) -> None:
        s.add(Unused([]))
        if s.has(BAG):
            s.part(BAG).coins = [one for one in cards(coins) if isinstance(one, Money)]

    return prepare


def overpaying(*modules: str, hand: str = "florin 9, dinar 8") -> Game:
    """Nine florins for arcades of four have been paid (CERT-TV-01)."""
    bag = bagged("dinar bead 1, ducat bead 1, ducat bead 1")
    game = given(*modules, hands=[hand], market="ARC4-NES - TOW12- -", known=KNOWN, prepare=bag)
    play(game, "buy ARC4-NES florin 9")
    return game


def kind_of(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


@rule("PAY-01", "PAY-02")
def test_what_comes_by_itself_is_not_asked_for() -> None:
    game = overpaying("made_coins")
    assert kind_of(game) == "placement"
    assert [card.name for card in game.state.players[0].cards()] == ["dinar 8", "dinar bead 1", "ducat bead 1"]
    assert len(game.state.part(BAG).coins) == 1


@rule("PAY-02")
def test_what_is_spent_leaves_before_anything_comes_back() -> None:
    """CHANGE-TV-07: the bag is empty until the coins paid lie in it."""
    hand = "dinar 5, dinar bead 1, dinar bead 1"
    game = given("made_coins", hands=[hand], market="- - PAV5-NW -", known=KNOWN)
    play(game, "buy PAV5-NW dinar 5 dinar bead 1 dinar bead 1")
    assert [card.name for card in game.state.players[0].cards()] == ["dinar bead 1"]
    assert len(game.state.part(BAG).coins) == 1


@rule("PAY-01")
def test_a_payer_who_may_choose_gets_one_thing_or_passes() -> None:
    game = overpaying("made_certificates")
    assert kind_of(game) == "refund"
    assert [str(move) for move in game.legal_moves] == [
        "store florin",
        "store dirham",
        "store dinar",
        "store ducat",
        "pass",
    ]
    checks.check_listed(game)
    other = game.copy()
    play(game, "store dinar")
    assert kind_of(game) == "placement"
    assert [card.name for card in game.state.players[0].cards()] == ["dinar 8", "dinar certificate 5"]
    play(other, "pass")
    assert kind_of(other) == "placement"
    assert [card.name for card in other.state.players[0].cards()] == ["dinar 8"]


@rule("PAY-01")
def test_coins_or_a_certificate_is_one_choice() -> None:
    """Whoever does not store gets the coins; never both."""
    game = overpaying("made_coins", "made_certificates")
    assert kind_of(game) == "refund"
    assert refusal(game, "take florin 9") is not None
    other = game.copy()
    play(game, "store ducat")
    assert [card.name for card in game.state.players[0].cards()] == ["dinar 8", "ducat certificate 5"]
    play(other, "pass")
    assert [card.name for card in other.state.players[0].cards()] == ["dinar 8", "dinar bead 1", "ducat bead 1"]


@rule("PAY-01")
def test_where_nothing_can_be_stored_only_coins_come() -> None:
    """CERT-TV-03, -07: more than six too much, or a board that is taken."""
    game = overpaying("made_coins", "made_certificates", hand="florin 9, florin certificate 3")
    assert kind_of(game) == "placement"
    assert len(game.state.part(BAG).coins) == 1
    bag = bagged("dinar bead 1")
    game = given(*MADE_UP, hands=["florin 9"], market="PAV2-NEW - - -", known=KNOWN, prepare=bag)
    play(game, "buy PAV2-NEW florin 9")
    assert kind_of(game) == "placement"
    assert game.state.part(BAG).coins == []


@rule("PAY-02")
def test_a_refund_comes_before_what_follows_a_purchase() -> None:
    """Knihstig's choice after a dear tile; and a vizier, who pays exactly, is never asked."""

    def prepare(s: State) -> None:
        bagged("")(s)
        cast = [card for card in s.rules.special_cards if isinstance(card, Character)]
        s.part(CHARACTERS).hold(0, [card for card in cast if card.name == "knihstig"])

    modules = ("made_certificates", "characters")
    game = given(*modules, hands=["florin 9, florin 4"], market="TOW12- - - -", known=KNOWN, prepare=prepare)
    play(game, "buy TOW12- florin 9 florin 4")
    assert kind_of(game) == "refund"
    play(game, "store dinar")
    assert kind_of(game) == "knihstig"


@rule("PAY-01")
def test_an_exact_payment_gives_nothing_back() -> None:
    game = given(*MADE_UP, hands=["florin 4"], market="ARC4-NES - - -", known=KNOWN, prepare=bagged("dinar bead 1"))
    play(game, "buy ARC4-NES florin 4")
    assert kind_of(game) == "extra"
    assert game.state.part(BAG).coins != []


def auction(hand: str) -> Game:
    """Seat 1 has just bid 6 for Fatima, and is alone."""

    def prepare(s: State) -> None:
        bagged("dinar bead 1, dinar bead 1")(s)
        s.part(CHARACTERS).aside = [card for card in s.part(CHARACTERS).aside if card.name != "fatima"]

    game = given(
        *MADE_UP,
        "characters",
        deciding="action of 0",
        hands=["", hand],
        display="florin 9, dirham 9",
        deck="fatima, dirham 1, dirham 2, dirham 4, dirham 5, dirham 6",
        known=KNOWN,
        prepare=prepare,
    )
    play(game, "take florin 9", "bid 6", "pass", "pass")
    assert kind_of(game) == "bid"
    return game


def test_a_bid_is_paid_with_coins_but_not_with_certificates_and_gives_only_coins_back() -> None:
    """CHANGE-07, CERT-37."""
    game = auction("ducat 4, ducat bead 1, ducat bead 1, dinar certificate 6, dinar trowel 3, dinar 5")
    assert texts(game, "pay") == {"pay ducat 4 ducat bead 1 ducat bead 1", "pay dinar 5 dinar trowel 3"}
    assert refusal(game, "pay dinar certificate 6") == "CHAR-08"
    play(game, "pay dinar 5 dinar trowel 3")
    assert kind_of(game) == "fatima", "the coin has come by itself, before that"
    assert game.state.players[1].shown_money().count(COINS[2][0]) == 1
    assert len(game.state.gone) == 1


def test_nobody_bids_what_pays_for_tiles_only() -> None:
    game = auction("dinar 4, dinar trowel 3, dinar certificate 6")
    game.rewind(1)
    assert kind_of(game) == "auction"
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(1, 8)}
    assert refusal(game, "bid 8") == "CHAR-07"


# ---------------------------------------------------------------------- what is due


def test_what_is_due_in_any_mixture_lists_and_judges_alike() -> None:
    """As chests are paid: 8 in all currencies together, or in diamonds alone (CHEST-05, -07)."""
    hand = "florin 3, dirham 4, dinar 3, dinar bead 1, ducat trowel 3, ducat certificate 5"
    purses = position(hand, "- - - -").state.players[0].purses
    due = Due(8, [0, 1, 2, 3], "", MINT.only_tiles)
    held = [card for card in cards(hand) if isinstance(card, Money)]
    listed = {str(payment) for payment in due.payments(purses)}
    found = set()
    for size in range(1, 1 << len(held)):
        chosen = [card for place, card in enumerate(held) if size >> place & 1]
        total = sum(card.value for card in chosen)
        allowed = not any(isinstance(card, Certificate) for card in chosen)
        payment = payment_of(chosen)
        fault = due.fault(purses, payment)
        assert fault == (TOO_LITTLE if total < 8 else FAULTLESS if allowed else NOT_HELD)
        if allowed and total >= 8 > total - min(card.value for card in chosen):
            found.add(str(payment))
    assert listed == found
    assert "dirham 4 florin 3 dinar bead 1" in listed


def test_a_price_of_one_is_paid_with_any_one_card() -> None:
    """As falcons are paid: no coin, no certificate (FALC-04, -36)."""
    purses = position("florin 3, dinar bead 1, ducat trowel 3, ducat 3, ducat 3", "- - - -").state.players[0].purses
    due = Due(1, [0, 1, 2, 3], "", MINT.public)
    assert [str(payment) for payment in due.payments(purses)] == ["florin 3", "ducat 3", "ducat trowel 3"]


def test_what_must_be_paid_exactly_is_refused_otherwise() -> None:
    purses = position("florin 3, florin 2, dinar 5", "- - - -").state.players[0].purses
    due = Due(5, [0], "BAZ-05")
    assert [str(payment) for payment in due.payments(purses)] == ["florin 3 florin 2"]
    assert [str(payment) for payment in Due(5, [0, 2], "BAZ-05").payments(purses)] == ["dinar 5", "florin 3 florin 2"]
    assert due.fault(purses, payment_of([MONEY[2][4]])) == WRONG_CURRENCY
    assert Due(4, [0], "BAZ-05").fault(purses, payment_of([MONEY[0][2], MONEY[0][1]])) == NOT_EXACT


def test_a_way_without_means_leads_only_to_spaces_of_its_currencies() -> None:
    game = position("", "GAR11- - - CHA10-")
    florin, ducat = game.state.market[0], game.state.market[3]
    assert florin is not None
    assert ducat is not None
    assert Way([0]).leads_to(florin)
    assert not Way([0]).leads_to(ducat)
    assert Way([2, 3]).leads_to(ducat)
    assert Way([4], universal=True).leads_to(ducat)


# ---------------------------------------------------------------------- offers


def with_karim(s: State) -> None:
    cast = [card for card in s.rules.special_cards if isinstance(card, Character)]
    s.part(CHARACTERS).hold(0, [card for card in cast if card.name == "karim"])


def test_offers_are_the_market_and_what_modules_add() -> None:
    game = given("made_offers", market="PAV8- - GAR7-NSW -", known=KNOWN)
    told = [(str(offer), offer.price, CURRENCIES[offer.currency]) for offer in offers(game.state, 0)]
    assert told == [
        ("PAV8-", 8, "florin"),
        ("GAR7-NSW", 7, "dinar"),
        ("bazaar BAZ1-", 7, "dinar"),
        ("bazaar BAZ2-N", 7, "dinar"),
        ("half PAV8-", 4, "florin"),
        ("portal PAV8-", 12, "florin"),
        ("half GAR7-NSW", 3, "dinar"),
        ("portal GAR7-NSW", 11, "dinar"),
    ]
    assert [str(offer) for offer in offers(given(market="PAV8- - - -").state, 0)] == ["PAV8-"]


def test_an_offer_beside_the_market_is_listed_judged_and_sold() -> None:
    """BAZ-TV-04, -05; CHANGE-32: coins help, and nothing comes back."""
    hand = "dinar 4, dinar 3, dinar 8, dinar bead 1"
    game = given("made_offers", "made_coins", hands=[hand], market="- - PAV8- -", known=KNOWN)
    assert {text for text in texts(game, "buy") if "bazaar" in text} == {
        "buy bazaar BAZ1- dinar 8",
        "buy bazaar BAZ2-N dinar 8",
        "buy bazaar BAZ1- dinar 4 dinar 3 dinar bead 1",
        "buy bazaar BAZ2-N dinar 4 dinar 3 dinar bead 1",
    }
    checks.check_listed(game)
    assert refusal(game, "buy bazaar BAZ1- dinar 8 dinar bead 1") == "BAZ-05"
    assert refusal(game, "buy bazaar BAZ1- dinar 4 dinar 3") == "BASE-BUY-02"
    assert refusal(game, "buy BAZ1- dinar 8") == "BASE-BUY-01", "it does not lie on the market"
    play(game, "buy bazaar BAZ1- dinar 3 dinar 4 dinar bead 1")
    assert kind_of(game) == "extra"
    assert [tile.name for tile in game.state.players[0].pending] == ["BAZ1-"]
    assert [tile.name for tile in game.state.part(STAND).tiles_left] == ["BAZ2-N"]
    assert refusal(game, "buy bazaar BAZ1- dinar 8") == "BAZ-03"
    play(game, "buy PAV8- dinar 8")
    assert refusal(game, "buy bazaar BAZ2-N dinar 8") == "BAZ-06", "what sets the price is gone"


def test_half_the_price_earns_nothing_and_what_is_too_much_is_measured_by_it() -> None:
    """SITE-TV-02, -R4."""
    game = given(
        "made_offers", "made_coins", hands=["florin 6"], market="TOW12- - - -", known=KNOWN, prepare=bagged("")
    )
    assert texts(game, "buy") == {"buy half TOW12- florin 6"}
    play(game, "buy half TOW12- florin 6")
    assert kind_of(game) == "placement"
    assert game.state.market == [None] * 4
    hand = "florin 9, florin 8"
    bag = bagged("dinar bead 1, dinar bead 1")
    game = given("made_offers", "made_coins", hands=[hand], market="TOW12- - - -", known=KNOWN, prepare=bag)
    play(game, "buy half TOW12- florin 9")
    assert events(game, "buy")[0]["over"] == 3
    assert len(game.state.part(BAG).coins) == 1


def test_a_sum_with_something_else_is_paid_as_one() -> None:
    game = given("made_offers", hands=["florin 9, florin 3"], market="PAV8- - - -", known=KNOWN)
    play(game, "buy portal PAV8- florin 9 florin 3")
    assert kind_of(game) == "extra"
    assert game.state.part(STAND).portals == 1
    assert [tile.name for tile in game.state.players[0].pending] == ["PAV8-"]


def test_every_way_to_pay_leads_to_other_offers_unless_they_say_otherwise() -> None:
    """Diamonds, an exchange card, Karim (PAY-03: the whole price of a tile, but no half of it)."""

    def prepare(s: State) -> None:
        with_karim(s)
        special = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
        s.part(EXCHANGES).lay(0, [card for card in special if card.pair == "florin dinar"])

    modules = ("made_offers", "currency_exchange", "diamonds", "characters")
    game = given(*modules, hands=["florin 5, dinar 3, diamond 8"], market="- - PAV8- -", known=KNOWN, prepare=prepare)
    assert texts(game, "buy") == {
        "buy PAV8- karim",
        "buy PAV8- diamond 8",
        "buy PAV8- exchange florin dinar florin 5 dinar 3",
        "buy bazaar BAZ1- karim",
        "buy bazaar BAZ2-N karim",
        "buy bazaar BAZ1- diamond 8",
        "buy bazaar BAZ2-N diamond 8",
        "buy bazaar BAZ1- exchange florin dinar florin 5 dinar 3",
        "buy bazaar BAZ2-N exchange florin dinar florin 5 dinar 3",
        "buy half PAV8- diamond 8",
        "buy half PAV8- exchange florin dinar florin 5",
    }
    assert refusal(game, "buy half PAV8- karim") == "PAY-03"
    assert refusal(game, "buy portal PAV8- karim") == "PAY-03"
    checks.check_listed(game)


def test_the_vizier_buys_other_offers_exactly_unless_they_belong_to_a_turn() -> None:
    """BAZ-30, SITE-30."""
    game = given(
        "made_offers",
        "vizier",
        deciding="interlude of 1",
        turn_of=0,
        hands=["", "dinar 7, dinar 3, dinar 4"],
        market="PAV2-NEW PAV3-SW GAR7-NSW PAV4-ES",
        known=KNOWN,
    )
    assert texts(game, "vizier") == {
        f"vizier buy {offer} {cards}"
        for offer in ("GAR7-NSW", "bazaar BAZ1-", "bazaar BAZ2-N")
        for cards in ("dinar 7", "dinar 4 dinar 3")
    } | {"vizier buy portal GAR7-NSW dinar 7 dinar 4"}
    assert refusal(game, "vizier buy half GAR7-NSW dinar 3") == "SITE-30"
    checks.check_listed(game)
    play(game, "vizier buy bazaar BAZ2-N dinar 7")
    assert kind_of(game) == "placement"
    assert [tile.name for tile in game.state.players[1].pending] == ["BAZ2-N"]


def test_bills_tell_of_every_offer() -> None:
    game = given("made_offers", "diamonds", hands=["dinar 7, diamond 9"], market="- - GAR7-NSW -", known=KNOWN)
    view = game.view(0)
    told = msgspec.json.decode(PalaceScribe().patch(view, None, fields_of(view)))["choices"]["bills"]
    assert [(bill["tile"], bill.get("offer"), bill["price"], bill["currency"]) for bill in told] == [
        ("GAR7-NSW", None, 7, "dinar"),
        ("BAZ1-", "bazaar BAZ1-", 7, "dinar"),
        ("BAZ2-N", "bazaar BAZ2-N", 7, "dinar"),
        ("GAR7-NSW", "half GAR7-NSW", 3, "dinar"),
        ("GAR7-NSW", "portal GAR7-NSW", 11, "dinar"),
    ]
    assert all(bill["means"] == ["dinar 7"] for bill in told)
    assert told[0]["ways"] == told[1]["ways"] == [{"with": "", "cards": ["diamond 9"]}]
    assert "ways" not in told[4], "nine are not eleven"
    assert [bill.get("exact") for bill in told] == [None, "BAZ-05", "BAZ-05", None, None]
    assert "bills" not in msgspec.json.decode(PalaceScribe().patch(game.view(1), None, fields_of(game.view(1))))


def test_a_bot_weighs_other_offers_too() -> None:
    game = given("made_offers", hands=["dinar 7"], market="- - GAR7-NSW -", known=KNOWN)
    assert game.decision is not None
    view = game.view(0)
    move = EasyBot(1).choose(view, game.decision, view.legal_moves)
    assert game.why_not(move) is None


def test_what_a_purse_can_pay_is_remembered_while_the_offers_are_the_same() -> None:
    game = given("made_offers", hands=["dinar 8, dinar 4"], market="- - PAV8- -", known=KNOWN)
    s = game.state
    first: list[Move] = []
    again: list[Move] = []
    list_purchases(s, 0, first)
    list_purchases(s.copy(), 0, again)
    assert [str(move) for move in first if "bazaar" in str(move)] == [
        "buy bazaar BAZ1- dinar 8",
        "buy bazaar BAZ2-N dinar 8",
    ]
    assert all(one is other for one, other in zip(first, again, strict=True))
    s.part(STAND).tiles_left = s.part(STAND).tiles_left[:1]
    fewer: list[Move] = []
    list_purchases(s, 0, fewer)
    assert [str(move) for move in fewer if "bazaar" in str(move)] == ["buy bazaar BAZ1- dinar 8"]


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_other_offers_and_other_money(seed: int) -> None:
    rules = ruleset(KNOWN, 3, "2024", [*MADE_UP, "made_offers", "vizier", "currency_exchange", "characters"], None, {})
    game = start(rules, seeded(seed), seed)
    dice = random.Random(seed)
    bought: set[str] = set()
    while not game.over:
        checks.check_conserved(game.state)
        if dice.random() < 0.1:
            checks.check_listed(game)
            assert game.view(seed).imagine(dice).view(seed) == game.view(seed)
        purchases = [move for move in game.legal_moves if isinstance(move, Purchase)]
        rare = [move for move in purchases if move.offer.word == "bazaar"]
        moves = (rare or purchases or game.legal_moves) if dice.random() < 0.3 else game.legal_moves
        move = dice.choice(moves)
        if isinstance(move, Purchase):
            bought.add(move.offer.word)
        game.play(move)
    assert bought == {"", "bazaar", "half", "portal"}

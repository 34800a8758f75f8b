"""The Characters: rules CHAR-*, and rules of other pages that need them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import alhambra
from alhambra import Game
from alhambra.locales import score_line
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot
from alhambra.titles.alhambra.positions import position as position_of
from checks import check_conserved, check_views
from kit import (
    alhambra_of,
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    holding,
    market_of,
    offered,
    play,
    points,
    refusal,
    rule,
    supply_of,
    texts,
    verbs,
)
from random_games import Mix, finished, played

CAST = ("karim", "knihstig", "ammar", "faruk", "fatima", "hakim", "laila", "machma", "yammerad", "yusuf")
MARKET = "PAV8- TOW13-E GAR10- CHA7-NE"  # the spaces want florin, dirham, dinar and ducat
THREE = "florin 9, dirham 9, dinar 9"
ROW = "PAV5-NW 0,-5, PAV6-N 1,-5, ARC8-N 2,-5, GAR10-N 3,-5, TOW11-N 4,-5, ARC6-NE 5,-5"  # a wall of 8
CORNER = f"{ROW}, PAV7-E 5,-4, ARC8-E 5,-3, GAR9-E 5,-2, TOW13-E 5,-1"  # a wall of 12


def owning(
    game_modules: Sequence[str],
    owned: Sequence[str],
    aside: str,
    deck: str | None,
    also: Callable[[State], None] | None = None,
    **rest: Any,
) -> Game:
    """A position in which these characters are owned and set aside; those not mentioned are out of the game."""

    def prepare(s: State) -> None:
        cast = {card.name: card for card in s.rules.special_cards if isinstance(card, Character)}
        part = s.part(CHARACTERS)
        for seat, names in enumerate(owned):
            part.hold(seat, [cast[name] for name in names.split()])
        part.aside = [cast[name] for name in aside.split()]
        part.left = len(part.aside)
        placed = {*aside.split(), *" ".join(owned).split(), *(deck or "").replace(",", " ").split()}
        part.gone = [card for name, card in cast.items() if name not in placed]
        if also is not None:
            also(s)

    return given(*game_modules, prepare=prepare, deck=deck, **rest)


def with_owned(*owned: str, modules: Sequence[str] = (), deck: str | None = None, aside: str = "", **rest: Any) -> Game:
    rest.setdefault("market", MARKET)
    return owning((*modules, "characters"), owned, aside, deck, **rest)


def auction(
    *hands: str,
    card: str = "laila",
    after: int = 1,
    modules: Sequence[str] = (),
    owned: Sequence[str] = (),
    **rest: Any,
) -> Game:
    """The display lacks a card when the turn of a seat ends, and this character turns up."""
    rest.setdefault("market", MARKET)
    rest.setdefault("display", THREE)
    aside = str(rest.pop("aside", ""))
    deck = str(rest.pop("deck", f"{card}, dinar 1, dinar 2"))
    return owning((*modules, "characters"), owned, aside, deck, deciding=f"upkeep of {after}", hands=hands, **rest)


def part_of(game: Game, seat: int | None = None) -> dict[str, object]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["characters"]
    assert isinstance(found, dict)
    return found


def owned_by(game: Game, seat: int) -> list[str]:
    owned = part_of(game)["owned"]
    assert isinstance(owned, list)
    return list(owned[seat])


def used_by(game: Game, seat: int) -> object:
    used = part_of(game)["used"]
    assert isinstance(used, list)
    return used[seat]


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


# ---------------------------------------------------------------------- components and set-up


@rule("CHAR-01", "CHAR-R13")
def test_ten_characters_with_three_symbols() -> None:
    rules = alhambra.new_game(modules=("characters",), seed=1).rules
    symbols = {card.name: card.symbol for card in rules.special_cards if isinstance(card, Character)}
    assert tuple(symbols) == CAST
    assert {name for name in CAST if symbols[name] == "once"} == {"karim", "fatima"}
    assert {name for name in CAST if symbols[name] == "scoring"} == {"hakim", "yusuf"}
    assert {name for name in CAST if symbols[name] == "per_round"} == set(CAST) - {"karim", "fatima", "hakim", "yusuf"}


@rule("CHAR-02")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_characters_in_each_of_three_piles_and_four_aside(seats: int) -> None:
    orders = set()
    for seed in range(6):
        s = alhambra.new_game(seats=seats, modules=("characters",), seed=seed).state
        start = 0
        counts = []
        for end in s.pile_ends:
            counts.append(sum(isinstance(card, Character) for card in s.deck[start:end]))
            start = end
        assert counts == [0, 2, 2, 2, 0]
        assert len(s.part(CHARACTERS).aside) == 4
        orders.add(tuple(card.name for card in s.part(CHARACTERS).aside))
        check_conserved(s)
    assert len(orders) == 6


@rule("CHAR-03")
def test_nobody_knows_which_characters_are_in_the_deck() -> None:
    game = alhambra.new_game(modules=("characters",), seed=3)
    rng = random.Random(1)
    aside = set()
    for seat in (0, 1, None):
        view = game.view(seat)
        assert not view.part(CHARACTERS).aside
        assert part_of(game, seat)["aside"] == 4
        for _ in range(8):
            imagined = view.imagine(rng).state
            aside.add(tuple(card.name for card in imagined.part(CHARACTERS).aside))
            check_conserved(imagined)
    assert len(aside) > 20
    check_views(game, rng)


@rule("CHAR-03")
def test_owned_characters_lie_open() -> None:
    game = with_owned("faruk", "laila yusuf")
    for seat in (0, 2, None):
        assert part_of(game, seat)["owned"] == [["faruk"], ["laila", "yusuf"], []]


# ---------------------------------------------------------------------- the auction


@rule("CHAR-04", "CHAR-11", "FLOW-03")
def test_a_character_interrupts_the_refill() -> None:
    game = auction("", "", "florin 2", display="florin 9, dirham 9", deck="dinar 1, laila, dinar 2, ducat 3")
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 1"]
    assert asked(game) == (2, "auction")
    assert part_of(game)["auction"] == {"card": "laila", "auctioneer": 2, "bid": 0, "bidder": None, "in": [0, 1, 2]}
    play(game, "bid 1", "pass", "pass", "pay florin 2")
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 1", "dinar 2"]
    assert asked(game) == (2, "action")
    assert part_of(game)["auction"] is None
    order = [verb for verb in verbs(game) if verb in ("display", "character", "auction", "auction won", "turn")]
    assert order == ["display", "character", "auction", "auction won", "display", "turn"]


@rule("CHAR-05", "CHAR-08", "CHAR-R2", "CHAR-TV-01")
def test_the_first_example() -> None:
    game = auction("dinar 5", "dinar 7", "ducat 4, ducat 4")
    assert asked(game) == (2, "auction")
    play(game, "bid 3")
    assert asked(game) == (0, "auction")
    assert refusal(game, "bid 3") == "CHAR-05"
    play(game, "bid 5")
    assert asked(game) == (1, "auction")
    play(game, "pass", "bid 6")
    assert asked(game) == (0, "auction"), "who has passed is not asked again"
    play(game, "pass")
    assert asked(game) == (2, "bid")
    assert texts(game) == {"pay ducat 4 ducat 4"}
    play(game, "pay ducat 4 ducat 4")
    assert owned_by(game, 2) == ["laila"]
    assert hand_of(game, 2) == []
    assert discard_of(game) == ["ducat 4", "ducat 4"]
    assert events(game, "auction won") == [{"card": "laila", "amount": 6, "cards": ["ducat 4", "ducat 4"]}]


@rule("CHAR-06")
def test_everybody_may_bid_also_who_has_just_finished() -> None:
    game = auction("", "florin 1", "")
    assert texts(game) == {"pass"}, "who can only pass is asked too"
    play(game, "pass")
    assert asked(game) == (0, "auction")
    play(game, "pass")
    assert asked(game) == (1, "auction")
    assert texts(game) == {"bid 1", "pass"}
    play(game, "bid 1")
    assert asked(game) == (1, "bid")


@rule("CHAR-07", "CHAR-R1", "CHAR-TV-02")
def test_nobody_bids_more_than_one_currency_pays() -> None:
    game = auction("", "", "florin 4, dirham 9")
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(1, 10)}
    for wrong in ("bid 10", "bid 13", "bid 0", "bid -2"):
        assert refusal(game, wrong) == "CHAR-07"


@rule("CHAR-05")
def test_bids_are_made_in_auctions_only() -> None:
    game = with_owned("laila", hands=["florin 4"])
    assert refusal(game, "bid 3") == "CHAR-05"
    assert refusal(game, "pay florin 4") == "CHAR-08"
    game = auction("", "", "florin 4")
    assert refusal(game, "take florin 9") == "BASE-TURN-02"


@rule("CHAR-08", "CHAR-R3")
def test_the_winner_pays_in_one_currency_whatever_he_likes() -> None:
    game = auction("", "", "florin 4, florin 3, dirham 5, dirham 1", after=1)
    play(game, "bid 5", "pass", "pass")
    assert texts(game) == {"pay florin 4 florin 3", "pay dirham 5"}
    assert refusal(game, "pay dirham 5 dirham 1") is None, "wasteful, but legal"
    for wrong, why in (
        ("pay florin 4 dirham 1", "bid-one-currency"),
        ("pay florin 4 dirham 5", "bid-one-currency"),
        ("pay karim", "bid-one-currency"),
        ("pay florin 4", "bid-too-little"),
        ("pay", "bid-too-little"),
        ("pay ducat 9", "bid-not-held"),
        ("pay florin 4 florin 4", "bid-not-held"),
    ):
        found = game.why_not(wrong)
        assert found is not None
        assert (found.rule, found.reason) == ("CHAR-08", why), wrong
    assert refusal(game, "pass") == "CHAR-R3", "the winner must pay"
    play(game, "pay dirham 5 dirham 1")
    assert hand_of(game, 2) == ["florin 4", "florin 3"]


@rule("CHAR-R3")
@pytest.mark.parametrize(
    "hand", ["florin 4, florin 3, dirham 5, dirham 1", "dinar 1", "ducat 9, ducat 9", "florin 2, dirham 2"]
)
@pytest.mark.parametrize("options", [{}, {"auction_exact_bids": True}], ids=str)
def test_whoever_wins_can_pay_and_must(hand: str, options: dict[str, object]) -> None:
    """Every bid that is accepted is followed to its payment; none above the best single currency is accepted."""
    names = [name.strip() for name in hand.split(",")]
    totals = dict.fromkeys([name.split()[0] for name in names], 0)
    for name in names:
        totals[name.split()[0]] += int(name.split()[1])
    most = max(totals.values())
    start = auction("", "", hand, options=options)
    everything = sum(totals.values())
    accepted = [amount for amount in range(1, everything + 3) if refusal(start, f"bid {amount}") is None]
    assert accepted[-1] == most, "the best single currency, to the unit"
    assert {f"bid {amount}" for amount in accepted} == texts(start, "bid")
    if not options:
        assert accepted == list(range(1, most + 1))
    for amount in accepted:
        game = play(start.copy(), f"bid {amount}", "pass", "pass")
        assert asked(game) == (2, "bid")
        assert texts(game), "somebody has won what he cannot pay"
        assert texts(game) == texts(game, "pay"), "there is nothing else to do than to pay"
        assert refusal(game, "pass") == "CHAR-R3", "no way back"
        assert refusal(game, "bid 1") == "CHAR-05"
        for payment in sorted(texts(game)):
            paid = play(game.copy(), payment)
            assert owned_by(paid, 2) == ["laila"]
            assert sorted([*hand_of(paid, 2), *discard_of(paid)]) == sorted(names)


@rule("CHAR-R3")
def test_the_highest_bid_is_within_the_hand_of_who_made_it_not_of_others() -> None:
    """Seat 0 is rich; that does not let seat 2 bid more, and what seat 2 has does not limit seat 0."""
    game = auction("dinar 9, dinar 8", "florin 5", "florin 4, dirham 3")
    assert refusal(game, "bid 5") == "CHAR-07"
    play(game, "bid 4")
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(5, 18)}
    play(game, "bid 5")
    assert texts(game) == {"pass"}, "seat 1 cannot go above 5"
    assert refusal(game, "bid 6") == "CHAR-07"
    play(game, "pass")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert asked(game) == (0, "bid")


@rule("CHAR-R3")
def test_bids_of_others_are_not_listed_and_nothing_tells_what_hands_hold() -> None:
    """The same auction with other hands of equal size looks the same to everybody else, until it is paid."""
    rich = ("florin 9, florin 8", "ducat 3", "dinar 8, dinar 7")
    poor = ("dirham 2, dinar 1", "dinar 1", "florin 2, ducat 1")
    moves = ("bid 1", "pass", "pass")
    for watcher in (0, 1, None):
        mine = {0: "florin 9, florin 8", 1: "ducat 3"}
        hands = [[mine[seat] if seat == watcher else hand[seat] for seat in range(3)] for hand in (rich, poor)]
        first, second = auction(*hands[0]), auction(*hands[1])
        for count in range(len(moves) + 1):
            assert asked(first) == asked(second), "who is asked tells nothing about hands"
            assert first.view(watcher).legal_moves == second.view(watcher).legal_moves
            assert part_of(first, watcher) == part_of(second, watcher)
            assert first.view(watcher).to_json() == second.view(watcher).to_json()
            assert told(first, watcher) == told(second, watcher)
            if count < len(moves):
                for game in (first, second):
                    if asked(game) == (watcher, "auction"):
                        assert game.view(watcher).legal_moves != ()
                    else:
                        assert game.view(watcher).legal_moves == ()
                    play(game, moves[count])
    game = auction(*rich)
    play(game, "bid 7", "pass", "pass", "pay dinar 7")
    for watcher in (0, 1, None):
        assert "dinar 8" not in str(game.view(watcher).to_json()), "what was not paid stays hidden"
        assert "dinar 8" not in str(told(game, watcher))
        assert game.view(watcher).players[2].card_count == 1


def told(game: Game, seat: int | None) -> list[str]:
    """What has happened, as this seat heard it."""
    return [repr(heard) for event in game.events if (heard := event.seen_by(seat)) is not None]


@rule("CHAR-R2")
def test_exact_bids_by_option() -> None:
    game = auction("", "", "florin 4, florin 4, dirham 5", options={"auction_exact_bids": True})
    assert texts(game, "bid") == {"bid 4", "bid 5", "bid 8"}
    assert refusal(game, "bid 6") == "CHAR-R2"
    play(game, "bid 5", "pass", "pass")
    assert texts(game) == {"pay dirham 5"}
    assert refusal(game, "pay florin 4 florin 4") == "CHAR-R2"


@rule("CHAR-09", "CHAR-10", "CHAR-TV-03")
def test_without_a_bid_the_card_leaves_the_game() -> None:
    game = auction("florin 1", "florin 1", "florin 1")
    play(game, "pass", "pass", "pass")
    assert part_of(game)["gone"] == [*[name for name in CAST if name != "laila"], "laila"]
    assert events(game, "auction unsold") == [{"card": "laila"}]
    assert display_of(game)[-1] == "dinar 1"
    assert "laila" not in discard_of(game)
    assert not game.state.discarded
    assert asked(game) == (2, "action")
    check_conserved_characters(game)


def check_conserved_characters(game: Game) -> None:
    """Ten characters, each somewhere once."""
    s = game.state
    there = [card.name for card in [*s.deck[s.turned :], *s.part(CHARACTERS).cards()] if isinstance(card, Character)]
    assert sorted(there) == sorted(CAST)


@rule("CHAR-10")
def test_one_player_may_own_many() -> None:
    game = auction("", "", "florin 1", owned=["", "", "faruk hakim"])
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert owned_by(game, 2) == ["faruk", "hakim", "laila"]


@rule("CHAR-R1")
def test_the_last_one_in_may_still_open() -> None:
    game = auction("florin 3", "florin 3", "florin 3")
    play(game, "pass", "pass")
    assert asked(game) == (1, "auction")
    play(game, "bid 2")
    assert asked(game) == (1, "bid")


@rule("CHAR-R12")
def test_several_characters_in_one_refill() -> None:
    game = auction("", "", "florin 1, dinar 2", deck="laila, faruk, dinar 1")
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert asked(game) == (2, "auction")
    assert events(game, "auction") == [{"card": "laila", "auctioneer": 2}, {"card": "faruk", "auctioneer": 2}]
    play(game, "bid 2", "pass", "pass", "pay dinar 2")
    assert owned_by(game, 2) == ["laila", "faruk"]


@rule("CHAR-TV-16", "CHAR-56")
def test_two_players_without_dirk() -> None:
    game = auction("florin 1", "florin 1", seats=2, after=0)
    assert asked(game) == (1, "auction")
    play(game, "pass")
    assert asked(game) == (0, "auction")
    play(game, "bid 1")
    assert asked(game) == (0, "bid")
    play(game, "pay florin 1")
    assert owned_by(game, 0) == ["laila"]


@rule("CHAR-56")
def test_karim_and_laila_with_two_players() -> None:
    game = with_owned("karim laila", seats=2, supply="ARC9- SER9-")
    play(game, "laila 1", "buy TOW13-E karim")
    assert asked(game) == (0, "extra")
    assert market_of(game)[0] == "ARC9-"


# ---------------------------------------------------------------------- when powers work


@rule("CHAR-12", "CHAR-R10", "CHAR-R11")
def test_one_power_per_round() -> None:
    game = with_owned("laila machma", hands=["dinar 9"], display="florin 9, dirham 9, dinar 9, ducat 8")
    play(game, "laila 1")
    assert used_by(game, 0) == "laila"
    assert refusal(game, "machma dinar 9 ducat 8") == "CHAR-12"
    assert refusal(game, "laila 2") == "CHAR-12"
    assert not texts(game, "machma")
    play(game, "take florin 9")
    while asked(game) != (0, "action"):
        play(game, min(texts(game, "take")) if asked(game) in ((1, "action"), (2, "action")) else "pass")
    assert used_by(game, 0) is None
    assert texts(game, "machma")


OPENERS = ("laila 1", "machma dinar 5 ducat 4", "yammerad")
LOZENGES = "knihstig ammar faruk laila machma yammerad"


@rule("CHAR-12", "CHAR-R10")
@pytest.mark.parametrize("move", OPENERS)
def test_whichever_power_is_used_no_other_one_works_in_this_turn(move: str) -> None:
    game = with_owned(
        LOZENGES,
        hands=["dinar 5, dinar 6"],
        display="florin 9, dirham 3, ducat 4, ducat 4",
        deck="dinar 4, florin 1, florin 2, florin 3",
        alhambras=["PAV7-E 0,1"],
    )
    assert set(OPENERS) <= texts(game)
    play(game, move)
    assert used_by(game, 0) == move.split(maxsplit=1)[0]
    assert not {text for text in texts(game) if text.split()[0] in LOZENGES.split()}
    for other in OPENERS:
        assert refusal(game, other) == "CHAR-12"
    assert refusal(game, "take ducat 4 dirham 3") == "BASE-MONEY-01", "not Faruk either"
    dinars = " ".join(card for card in hand_of(game, 0) if card.startswith("dinar"))
    if move != "machma dinar 5 ducat 4":
        play(game, f"buy GAR10- {dinars}")
        assert asked(game) == (0, "placement"), "nor Knihstig"
        play(game, "keep GAR10-")
    else:
        play(game, "take florin 9")
    assert asked(game) == (1, "action"), "nor Ammar"
    assert used_by(game, 0) == move.split(maxsplit=1)[0]


@rule("CHAR-12", "CHAR-TV-07")
def test_faruk_used_so_ammar_waits() -> None:
    game = with_owned(
        "faruk ammar",
        display="florin 3, dirham 4, dinar 9, ducat 9",
        alhambras=["PAV8- 0,1"],
        market="- TOW13-E GAR10- CHA7-NE",
    )
    play(game, "take dirham 4 florin 3")
    assert asked(game) == (1, "action")
    game = with_owned(
        "faruk ammar",
        display="florin 1, dirham 4, dinar 9, ducat 9",
        alhambras=["PAV8- 0,1"],
        market="- TOW13-E GAR10- CHA7-NE",
    )
    play(game, "take dirham 4 florin 1")
    assert asked(game) == (0, "rebuild"), "a set of 5 needs no Faruk"


@rule("CHAR-14")
def test_powers_are_optional_and_belong_to_their_owner() -> None:
    game = with_owned("laila machma yammerad", "", hands=["dinar 9", "dinar 8"])
    assert texts(game, "take"), "an action without any power"
    play(game, "take florin 9")
    assert asked(game) == (1, "action")
    assert refusal(game, "laila 1") == "CHAR-26"
    assert refusal(game, "machma dinar 8 dirham 9") == "CHAR-27"
    assert refusal(game, "yammerad") == "CHAR-28"
    assert refusal(game, "buy TOW13-E karim") == "CHAR-20"


@rule("CHAR-R10", "CHAR-26", "CHAR-27", "CHAR-28")
def test_start_powers_come_before_the_first_action_only() -> None:
    game = with_owned("laila machma yammerad", deciding="extra of 0", hands=["dinar 9"])
    for move, broken in (("laila 1", "CHAR-26"), ("machma dinar 9 ducat 9", "CHAR-27"), ("yammerad", "CHAR-28")):
        assert refusal(game, move) == broken
        assert not texts(game, move.split()[0])


@rule("CHAR-15", "VIZ-24")
def test_no_power_with_the_vizier() -> None:
    game = with_owned(
        "",
        "karim knihstig ammar",
        modules=("vizier",),
        deciding="upkeep of 0",
        hands=["", "dinar 9, dinar 1"],
        reserves=["", "PAV7-E"],
    )
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier buy") == {"vizier buy GAR10- dinar 9 dinar 1"}
    assert refusal(game, "vizier buy GAR10- karim") == "CHAR-15"
    play(game, "vizier buy GAR10- dinar 9 dinar 1", "keep GAR10-")
    assert "knihstig" in owned_by(game, 1)
    assert asked(game) == (1, "action"), "neither Knihstig nor Ammar was asked"


@rule("CHAR-15", "VIZ-24")
def test_no_power_with_the_vizier_of_the_player_who_has_just_finished() -> None:
    game = with_owned("knihstig", modules=("vizier",), deciding="upkeep of 0", hands=["dinar 9, dinar 1"])
    play(game, "vizier buy GAR10- dinar 9 dinar 1")
    assert asked(game) == (0, "placement")
    play(game, "keep GAR10-")
    assert asked(game) == (1, "action")


@rule("VIZ-TV-07", "CHAR-R14", "FLOW-10")
def test_a_character_then_the_scoring_card_in_one_refill() -> None:
    game = auction(
        "",
        "",
        "florin 8",
        card="yusuf",
        deck="yusuf, scoring 1, dinar 1",
        modules=("vizier",),
        alhambras=["", "", ROW],
    )
    assert texts(game, "bid")
    play(game, "bid 8", "pass", "pass", "pay florin 8")
    assert asked(game) == (2, "action"), "the money is gone: no window for the vizier"
    order = [verb for verb in verbs(game) if verb in ("character", "auction won", "scoring card", "scoring", "turn")]
    assert order == ["character", "auction won", "scoring card", "scoring", "turn"]
    assert points(game, 2, "yusuf") == 2


@rule("CHAR-TV-12", "CHAR-R14")
def test_what_is_won_waits_for_its_moment() -> None:
    game = auction("", "florin 1", "", card="ammar", alhambras=["", "PAV7-E 0,1"])
    play(game, "pass", "pass", "bid 1", "pay florin 1")
    assert asked(game) == (2, "action"), "the end of that turn is past"
    game = auction("", "", "florin 1", card="laila")
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert asked(game) == (2, "action")
    assert len(texts(game, "laila")) == 4


# ---------------------------------------------------------------------- each of them


@rule("CHAR-20", "CHAR-13", "PAY-03")
def test_karim_pays_exactly_and_leaves() -> None:
    game = with_owned("karim", hands=["dirham 9"])
    assert texts(game, "buy") == {"buy PAV8- karim", "buy TOW13-E karim", "buy GAR10- karim", "buy CHA7-NE karim"}
    assert refusal(game, "buy TOW13-E karim dirham 9") == "PAY-03"
    play(game, "buy TOW13-E karim")
    assert asked(game) == (0, "extra")
    assert hand_of(game, 0) == ["dirham 9"]
    assert owned_by(game, 0) == []
    assert "karim" in str(part_of(game)["gone"])
    assert events(game, "buy") == [{"tile": "TOW13-E", "cards": [], "means": ["karim"], "over": 0}]
    assert used_by(game, 0) is None
    assert refusal(game, "buy GAR10- karim") == "CHAR-20"


@rule("CHAR-21", "CHAR-R4")
def test_knihstig_after_a_dear_purchase() -> None:
    game = with_owned("knihstig", hands=["dinar 9, dinar 3"], display="florin 9, dirham 2, dirham 2, ducat 1")
    play(game, "buy GAR10- dinar 9 dinar 3")
    assert asked(game) == (0, "knihstig")
    assert texts(game) == {"knihstig florin 9", "knihstig dirham 2", "knihstig ducat 1", "pass"}
    assert refusal(game, "knihstig dinar 9") == "CHAR-21"
    play(game, "knihstig florin 9")
    assert hand_of(game, 0) == ["florin 9"]
    assert display_of(game) == ["dirham 2", "dirham 2", "ducat 1"]
    assert used_by(game, 0) == "knihstig"
    assert asked(game) == (0, "placement")


@rule("CHAR-R4")
def test_knihstig_looks_at_the_price_not_at_the_sum() -> None:
    game = with_owned("knihstig", hands=["florin 9, florin 2"])
    play(game, "buy PAV8- florin 9 florin 2")
    assert asked(game) == (0, "placement")
    game = with_owned("knihstig karim")
    play(game, "buy GAR10- karim")
    assert asked(game) == (0, "knihstig")


@rule("CHAR-14", "CHAR-R4")
def test_knihstig_may_be_declined_and_helps_once() -> None:
    game = with_owned("knihstig", hands=["dinar 9, dinar 1, dirham 9, dirham 4"])
    play(game, "buy GAR10- dinar 9 dinar 1", "pass")
    assert used_by(game, 0) is None
    assert asked(game) == (0, "extra")
    play(game, "buy TOW13-E dirham 9 dirham 4", "knihstig ducat 9")
    assert asked(game) == (0, "extra")
    game = with_owned("knihstig", hands=["dinar 9, dinar 1, dirham 9, dirham 4"])
    play(game, "buy GAR10- dinar 9 dinar 1", "knihstig florin 9", "buy TOW13-E dirham 9 dirham 4")
    assert asked(game) == (0, "extra")


@rule("CHAR-TV-08")
def test_karim_and_knihstig_together() -> None:
    game = with_owned("karim knihstig")
    play(game, "buy TOW13-E karim")
    assert asked(game) == (0, "knihstig")
    play(game, "knihstig florin 9")
    assert asked(game) == (0, "extra")
    assert hand_of(game, 0) == ["florin 9"]


@rule("CHAR-TV-14", "CHAR-12")
def test_knihstig_used_so_faruk_waits() -> None:
    game = with_owned("knihstig faruk", hands=["dinar 9, dinar 1"], display="florin 9, dirham 3, dinar 4, ducat 1")
    play(game, "buy GAR10- dinar 9 dinar 1", "knihstig florin 9")
    assert asked(game) == (0, "extra")
    assert refusal(game, "take dirham 3 dinar 4") == "BASE-MONEY-01"
    assert refusal(game, "take dinar 4 ducat 1") is None


@rule("CHAR-22", "CHAR-R5")
def test_ammar_redesigns_after_the_placement() -> None:
    game = with_owned("ammar", hands=["florin 9"])
    play(game, "buy PAV8- florin 9", "keep PAV8-")
    assert asked(game) == (0, "rebuild")
    assert offered(game, "add PAV8- 0,1")
    assert offered(game, "pass")
    assert refusal(game, "take florin 9") == "BASE-TURN-02"
    play(game, "add PAV8- 0,1")
    assert alhambra_of(game, 0) == {(0, 1): "PAV8-"}
    assert used_by(game, 0) == "ammar"
    assert asked(game) == (1, "action"), "one redesign, not two"


@rule("CHAR-22")
def test_ammar_in_all_three_forms_and_declined() -> None:
    forms = ("add GAR9-E 0,2", "remove PAV7-E", "swap PAV7-E GAR9-E")
    for move, used in ((forms[0], "ammar"), (forms[1], "ammar"), (forms[2], "ammar"), ("pass", None)):
        game = with_owned("ammar", alhambras=["PAV7-E 0,1"], reserves=["GAR9-E"])
        play(game, "take florin 9")
        assert asked(game) == (0, "rebuild")
        assert offered(game, move)
        play(game, move)
        assert used_by(game, 0) == used
        assert asked(game) == (1, "action")


@rule("CHAR-22")
def test_ammar_is_not_asked_when_there_is_nothing_to_redesign() -> None:
    game = with_owned("ammar")
    play(game, "take florin 9")
    assert asked(game) == (1, "action")


@rule("CHAR-23", "CHAR-TV-04")
def test_faruk_takes_seven() -> None:
    shown = "florin 1, dirham 2, dinar 4, ducat 9"
    game = with_owned("faruk", display=shown)
    assert refusal(game, "take dinar 4 dirham 2 florin 1") is None
    assert "take dinar 4 dirham 2 florin 1" in texts(game)
    assert refusal(game, "take ducat 9") is None
    for other in ("florin 1", "dirham 2", "dinar 4"):
        assert refusal(game, f"take ducat 9 {other}") == "BASE-MONEY-01"
    play(game, "take dinar 4 dirham 2 florin 1")
    assert used_by(game, 0) == "faruk"
    game = with_owned("", display=shown)
    assert refusal(game, "take florin 1 dinar 4") is None
    assert refusal(game, "take dirham 2 dinar 4") == "BASE-MONEY-01"


@rule("CHAR-23")
def test_faruk_takes_no_more_than_seven() -> None:
    game = with_owned("faruk", display="florin 5, dirham 3, dinar 4, ducat 2")
    assert {text for text in texts(game, "take") if text.count(" ") > 2} == {
        "take florin 5 ducat 2",
        "take dinar 4 dirham 3",
        "take dinar 4 ducat 2",
        "take dirham 3 ducat 2",
    }
    assert refusal(game, "take florin 5 dirham 3") == "BASE-MONEY-01", "eight"


@rule("CHAR-23")
@pytest.mark.parametrize("move", ["take ducat 9", "take dinar 4 florin 1", "take dirham 2 florin 1"])
def test_faruk_counts_as_used_only_for_more_than_five(move: str) -> None:
    game = with_owned("faruk", display="florin 1, dirham 2, dinar 4, ducat 9")
    play(game, move)
    assert used_by(game, 0) is None


@rule("CHAR-24", "CHAR-R7", "CHAR-R16", "CHAR-TV-11", "CHAR-14")
def test_fatima_kept() -> None:
    game = auction("", "", "florin 1", card="fatima", aside="faruk laila", scores=[3, 4, 5])
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert asked(game) == (2, "fatima")
    assert texts(game) == {"fatima keep", "fatima swap"}
    assert refusal(game, "pass") == "CHAR-24", "decided at once"
    play(game, "fatima keep")
    assert game.scores == [3, 4, 13]
    line = {"seat": 2, "round": 0, "rule": "CHAR-24", "what": "fatima", "points": 8}
    assert events(game, "fatima") == [{"kept": True, "card": None, "points": 8, "lines": [line]}]
    (told,) = [event for event in game.events if event.verb == "fatima"]
    assert position_of(game, game.events)["scoring"] == [line]
    sentences = [score_line(language, told.sentences[0], line) for language in ("en", "fr", "de")]
    assert sentences == ["Seat 3: 8 from Fatima", "Joueur 3\u00a0: 8 grâce à Fatima", "Spieler 3: 8 von Fatima"]
    assert owned_by(game, 2) == []
    assert part_of(game)["aside"] == 2
    assert "fatima" in str(part_of(game)["gone"])
    check_conserved_characters(game)


@rule("CHAR-24", "CHAR-R7")
def test_fatima_swapped() -> None:
    game = auction("", "", "florin 1", card="fatima", aside="machma laila")
    play(game, "bid 1", "pass", "pass", "pay florin 1", "fatima swap")
    assert game.scores == [0, 0, 0]
    assert owned_by(game, 2) == ["machma"]
    assert part_of(game)["aside"] == 1
    assert events(game, "fatima") == [{"kept": False, "card": "machma", "points": 0}]
    assert not game.can_undo
    check_conserved_characters(game)


@rule("CHAR-R7")
def test_fatima_swapped_for_one_who_helps_at_once() -> None:
    game = auction(
        "", "", "florin 1", card="fatima", aside="yusuf", deck="fatima, scoring 1, dinar 1", alhambras=["", "", ROW]
    )
    play(game, "bid 1", "pass", "pass", "pay florin 1", "fatima swap")
    assert points(game, 2, "yusuf") == 2


@rule("CHAR-R7")
def test_fatima_is_kept_when_nobody_is_left_aside() -> None:
    game = auction("", "", "florin 1", card="fatima")
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert texts(game) == {"fatima keep"}
    assert refusal(game, "fatima swap") == "CHAR-R7"


TOWERS = "TOW11-S 0,1, TOW11- 1,0, TOW12- 1,1"
OTHER_TOWERS = "TOW10-W 0,1, TOW11-N 1,0, TOW9-NE 1,1"


def scored(*owned: str, scoring: int = 2, hakim: str = "tower", **rest: Any) -> Game:
    """The scoring is held after the turn of the last seat; Hakim's owner names a building."""
    rest.setdefault("alhambras", [TOWERS, OTHER_TOWERS])
    game = with_owned(*owned, deciding="upkeep of 2", due=[scoring], scorings_done=scoring - 1, **rest)
    if "hakim" in " ".join(owned):
        assert asked(game) == (next(n for n, names in enumerate(owned) if "hakim" in names), "hakim")
        play(game, f"hakim {hakim}")
    return game


@rule("CHAR-25", "CHAR-30", "CHAR-TV-06")
def test_hakim_breaks_a_tie() -> None:
    game = scored("hakim", "")
    assert (points(game, 0, "tower"), points(game, 1, "tower")) == (13, 6)
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    mine = next(line for line in lines if line["seat"] == 0 and line["what"] == "tower")
    assert (mine["count"], mine["also"]) == (3.5, {"characters": 0.5})
    game = scored("", "")
    assert (points(game, 0, "tower"), points(game, 1, "tower")) == (9, 9)


@rule("CHAR-30")
def test_half_a_tower_does_not_beat_one_more() -> None:
    game = scored("", "hakim", alhambras=[TOWERS, "TOW10-W 0,1, TOW11-N 1,0"])
    assert points(game, 0, "tower") == 13


@rule("CHAR-25", "CHAR-13", "CHAR-33")
def test_hakim_chooses_anew_in_each_scoring_also_the_last() -> None:
    game = scored("hakim", "", scoring=1)
    assert part_of(game)["hakim"] == [None, None, None]
    game = with_owned("hakim", deciding="end of 0", market="- - - -", scorings_done=2, alhambras=[TOWERS, OTHER_TOWERS])
    assert asked(game) == (0, "hakim")
    assert {f"hakim {name}" for name in ("tower", "garden", "pavilion")} < texts(game)
    play(game, "hakim tower")
    assert game.over
    assert points(game, 0, "tower") > points(game, 1, "tower")


@rule("CHAR-25", "CHAR-13")
def test_hakim_may_help_another_building_in_the_next_scoring() -> None:
    """Both scorings are due: what was named for the first does not hold for the second."""
    mine, theirs = f"{TOWERS}, GAR10- -1,0", f"{OTHER_TOWERS}, GAR11- -1,0"
    game = with_owned("hakim", deciding="upkeep of 2", due=[1, 2], alhambras=[mine, theirs])
    play(game, "hakim tower")
    assert asked(game) == (0, "hakim"), "asked again"
    assert part_of(game)["hakim"] == [None, None, None]
    play(game, "hakim garden")
    first, second = [facts["lines"] for facts in events(game, "scoring")]
    assert isinstance(first, list)
    assert isinstance(second, list)

    def gained(lines: list[dict[str, object]], what: str) -> list[object]:
        return [line["points"] for line in lines if line["what"] == what and line["seat"] in (0, 1)]

    assert gained(first, "tower") == [6], "all of the first place"
    assert gained(first, "garden") == [2, 2], "shared"
    assert gained(second, "tower") == [9, 9], "shared"
    assert gained(second, "garden") == [12, 5]


@rule("CHAR-10", "CHAR-13", "CHAR-09")
def test_a_character_who_is_gone_never_returns_to_the_deck() -> None:
    """The deck is empty, so everything that could come back does."""
    game = with_owned("karim", deck="", discard="florin 1, florin 2, florin 3", display=THREE)
    play(game, "buy TOW13-E karim", "take florin 9", "keep TOW13-E")
    assert "reshuffle" in verbs(game)
    assert not [name for name in [*deck_of(game), *display_of(game)] if name in CAST]
    assert not game.state.discarded
    check_conserved_characters(game)


@rule("CHAR-33", "CHAR-14")
def test_no_power_works_in_the_final_distribution() -> None:
    """All are owned, a dear tile is received, and the reserve could be rebuilt: nothing but laying is allowed."""
    dear: dict[str, Any] = {
        "market": "TOW13-E - - -",
        "display": "florin 1, dirham 1",
        "hands": ["florin 9"],
        "scorings_done": 2,
    }
    everybody = " ".join(name for name in CAST if name not in ("fatima", "hakim"))
    game = with_owned(everybody, deciding="end of 0", reserves=["GAR10-"], alhambras=["PAV8- 1,0"], **dear)
    plain = given("characters", deciding="end of 0", reserves=["GAR10-"], alhambras=["PAV8- 1,0"], **dear)
    assert asked(game) == asked(plain) == (0, "distribution"), "Knihstig is not asked for a tile that was not bought"
    assert texts(game) == texts(plain)
    assert texts(game, "place TOW13-E")
    assert texts(game, "keep")
    for power in (
        "laila 1",
        "machma florin 9 florin 1",
        "yammerad",
        "knihstig florin 1",
        "hakim tower",
        "fatima keep",
        "fatima swap",
        "buy TOW13-E karim",
        "take florin 1 dirham 1",
        "add GAR10- 0,1",
        "remove PAV8-",
        "bid 1",
    ):
        assert refusal(game, power) == "BASE-EOG-07", power
    play(game, "keep TOW13-E")
    assert game.over, "Ammar is not asked after the placement of what was received"
    assert used_by(game, 0) is None
    assert owned_by(game, 0) == everybody.split(), "all are still there, unused"
    assert hand_of(game, 0) == ["florin 9"]


@rule("CHAR-33")
def test_unused_characters_are_worth_nothing() -> None:
    """Of the same position with and without them, only Yusuf's points differ."""
    common: dict[str, Any] = {"deciding": "end of 0", "market": "- - - -", "scorings_done": 2, "scores": [8, 3, 5]}
    common["alhambras"] = [ROW, "PAV7-E 0,1, TOW12- 0,2", "TOW10-W 0,1"]
    plain = given("characters", **common)
    unused = with_owned("karim knihstig ammar", "faruk laila", "machma yammerad", **common)
    assert plain.over
    assert unused.over
    assert unused.scores == plain.scores
    assert events(unused, "scoring") == events(plain, "scoring")
    assert events(unused, "end") == events(plain, "end"), "they break no tie either"
    working = with_owned("karim yusuf", "faruk laila", "machma", **common)
    assert working.scores == [plain.scores[0] + 8 // 3, *plain.scores[1:]]


@rule("CHAR-33", "CHAR-R16")
def test_fatima_has_scored_when_she_was_won_and_never_again() -> None:
    deck = "fatima, dinar 1, scoring 1, dinar 2, scoring 2, dinar 3"
    game = auction("florin 1", after=2, deck=deck)
    play(game, "bid 1", "pass", "pass", "pay florin 1", "fatima keep")
    assert game.scores == [8, 0, 0]
    assert owned_by(game, 0) == []
    play(game, "take dinar 1", "take dinar 2")
    assert [facts["scores"] for facts in events(game, "scoring")] == [[8, 0, 0]] * 2, "the scorings know her no more"
    last = with_owned(deciding="end of 0", market="- - - -", scorings_done=2, scores=[8, 0, 0])
    assert last.over
    assert last.scores == [8, 0, 0]


@rule("CHAR-32", "FLOW-05")
def test_hakim_is_declared_before_the_bonus_window() -> None:
    game = with_owned(
        "hakim", modules=("bonus_cards",), deciding="upkeep of 2", due=[2], scorings_done=1, alhambras=[TOWERS]
    )
    order = []
    while asked(game) != (0, "action"):
        decision = asked(game)
        assert decision is not None
        order.append(decision[1])
        play(game, "hakim tower" if decision[1] == "hakim" else "pass")
    assert order == ["hakim", "bonus"]


@rule("CHAR-14", "CHAR-25")
def test_hakim_may_be_declined_and_words_are_checked() -> None:
    game = with_owned("hakim", deciding="upkeep of 2", due=[2], scorings_done=1, alhambras=[TOWERS, OTHER_TOWERS])
    with pytest.raises(alhambra.UnknownMove):
        game.play("hakim castle")
    play(game, "pass")
    assert points(game, 0, "tower") == points(game, 1, "tower") == 9
    game = with_owned("hakim")
    assert refusal(game, "hakim tower") == "CHAR-25"


@rule("CHAR-R6", "HUT-23", "CHAR-42")
def test_half_a_building_alone_counts_by_option_only() -> None:
    game = scored("hakim", hakim="garden", alhambras=[""])
    assert points(game, 0) == 0
    game = scored("hakim", hakim="garden", alhambras=[""], options={"hakim_alone": True})
    assert points(game, 0, "garden") == 12
    game = scored("hakim", "", hakim="tower", options={"hakim_alone": True})
    assert points(game, 0, "tower") == 13
    game = scored("hakim", hakim="pavilion", alhambras=["HPAV1-N 0,1"], modules=("worker_huts",))
    assert points(game, 0, "pavilion") == 0, "a hut is no real building"


@rule("CHAR-26", "CHAR-R8")
def test_laila_replaces_a_tile() -> None:
    game = with_owned("laila", supply="ARC9- SER9-")
    assert texts(game, "laila") == {"laila 1", "laila 2", "laila 3", "laila 4"}
    play(game, "laila 3")
    assert market_of(game) == ["PAV8-", "TOW13-E", "ARC9-", "CHA7-NE"]
    assert sorted(supply_of(game)) == ["GAR10-", "SER9-"]
    assert asked(game) == (0, "action")
    assert events(game, "laila") == [{"slot": 3, "out": "GAR10-", "in": "ARC9-"}]
    assert not game.can_undo
    play(game, "take florin 9")


@rule("CHAR-R8")
def test_laila_draws_first_so_the_same_tile_cannot_come_back() -> None:
    for seed in range(5):
        game = with_owned("laila", supply="ARC9-", seed=seed)
        play(game, "laila 1")
        assert market_of(game)[0] == "ARC9-"
        assert supply_of(game) == ["PAV8-"]


@rule("CHAR-R8")
def test_laila_needs_a_tile_and_a_supply() -> None:
    game = with_owned("laila", market="PAV8- - GAR10- CHA7-NE", supply="ARC9-")
    assert texts(game, "laila") == {"laila 1", "laila 3", "laila 4"}
    for space in ("laila 2", "laila 0", "laila 5"):
        assert refusal(game, space) == "CHAR-26"
    game = with_owned("laila", supply="")
    assert refusal(game, "laila 1") == "CHAR-R8"
    assert not texts(game, "laila")


@rule("CHAR-27", "CHAR-R15", "CHAR-TV-09")
def test_machma_swaps_a_card() -> None:
    game = with_owned("machma", hands=["dinar 5"], display="ducat 5, florin 6, dirham 2, dinar 9")
    assert texts(game, "machma") == {"machma dinar 5 ducat 5", "machma dinar 5 dirham 2"}
    assert refusal(game, "machma dinar 5 florin 6") == "CHAR-27"
    assert refusal(game, "machma dinar 6 ducat 5") == "CHAR-27"
    assert refusal(game, "machma dinar 5 ducat 4") == "CHAR-27"
    for move in texts(game, "machma"):
        assert refusal(game, move) is None
    play(game, "machma dinar 5 ducat 5")
    assert hand_of(game, 0) == ["ducat 5"]
    assert discard_of(game) == ["dinar 5"]
    assert display_of(game) == ["florin 6", "dirham 2", "dinar 9"]
    assert asked(game) == (0, "action")
    play(game, "take dinar 9")
    assert len(display_of(game)) == 4


@rule("CHAR-27")
def test_machma_looks_at_the_display_of_the_moment() -> None:
    """The hand is the same in the next turn, the display is not."""
    game = with_owned(
        "machma",
        hands=["dinar 5"],
        display="ducat 5, ducat 4, ducat 9, ducat 8",
        deck="florin 1, florin 6, florin 7",
        alhambras=["PAV7-E 0,1"],
    )
    assert texts(game, "machma") == {"machma dinar 5 ducat 5", "machma dinar 5 ducat 4"}
    play(game, "remove PAV7-E", "take ducat 5", "take ducat 9")
    assert asked(game) == (0, "action")
    assert texts(game, "machma") == {"machma dinar 5 ducat 4", "machma dinar 5 florin 1"}


@rule("CHAR-28", "FLOW-04")
def test_yammerad_draws_for_the_poor() -> None:
    game = with_owned("yammerad", hands=["dinar 5, dinar 4"], deck="ducat 6, florin 1, florin 2")
    play(game, "yammerad")
    assert hand_of(game, 0) == ["dinar 5", "dinar 4", "ducat 6"]
    assert asked(game) == (0, "action")
    assert refusal(game, "yammerad") == "CHAR-12"
    drawn = [event for event in game.events if event.verb == "yammerad"]
    for seat in (0, 1, None):
        seen = drawn[0].seen_by(seat)
        assert seen is not None
        assert seen.facts == {"card": "ducat 6" if seat == 0 else None}


@rule("CHAR-28", "CHAR-TV-10", "EXCH-23")
def test_yammerad_counts_money_cards_only() -> None:
    game = with_owned("yammerad", hands=["dinar 5, dinar 4, florin 1"])
    assert refusal(game, "yammerad") == "CHAR-28"
    assert not texts(game, "yammerad")
    game = with_owned(
        "yammerad",
        modules=("currency_exchange",),
        hands=["dinar 5, dinar 4"],
        display="florin 9, dirham 9, dinar 9, exchange florin dinar",
        deck="florin 1, florin 2, ducat 1, ducat 2, ducat 3, ducat 4",
    )
    play(game, "exchange take florin dinar")
    while asked(game) != (0, "action"):
        play(game, min(texts(game, "take")))
    assert texts(game, "yammerad"), "two money cards and an exchange card"


@rule("CHAR-R9", "FLOW-TV-07")
def test_yammerad_draws_a_scoring_card() -> None:
    game = with_owned("yammerad", deck="scoring 2, ducat 6, florin 1, florin 2", scorings_done=1)
    play(game, "yammerad")
    assert hand_of(game, 0) == []
    assert game.view().due == [2]
    assert asked(game) == (0, "action")
    assert texts(game, "yammerad") == {"yammerad"}, "he may draw again"
    play(game, "yammerad")
    assert hand_of(game, 0) == ["ducat 6"]
    assert refusal(game, "yammerad") == "CHAR-12"
    assert not events(game, "scoring")
    play(game, "take florin 9")
    assert asked(game) == (1, "action")
    order = [verb for verb in verbs(game) if verb in ("take", "scoring", "turn")]
    assert order == ["take", "scoring", "turn"]


@rule("CHAR-R9")
def test_yammerad_need_not_draw_again() -> None:
    game = with_owned(
        "yammerad machma", hands=["dinar 9"], deck="scoring 2, ducat 6, florin 1, florin 2", scorings_done=1
    )
    play(game, "yammerad")
    assert refusal(game, "machma dinar 9 florin 9") == "CHAR-12", "the series is one use"
    play(game, "take florin 9")
    assert hand_of(game, 0) == ["florin 9", "dinar 9"]


@rule("CHAR-R9", "CHAR-05")
def test_yammerad_draws_a_character() -> None:
    game = with_owned("yammerad", hands=["florin 1"], deck="hakim, ducat 6, florin 1, florin 2")
    play(game, "yammerad")
    assert asked(game) == (0, "auction")
    assert events(game, "auction") == [{"card": "hakim", "auctioneer": 0}]
    play(game, "bid 1", "pass", "pass", "pay florin 1")
    assert owned_by(game, 0) == ["yammerad", "hakim"]
    assert asked(game) == (0, "action")
    play(game, "yammerad")
    assert hand_of(game, 0) == ["ducat 6"]


@rule("CHAR-R9", "EXCH-23", "CHAR-40")
def test_yammerad_draws_an_exchange_card() -> None:
    game = with_owned(
        "yammerad", modules=("currency_exchange",), deck="exchange florin dinar, ducat 6, florin 1, florin 2"
    )
    play(game, "yammerad")
    assert len(display_of(game)) == 4
    assert [card.name for card in game.state.waiting] == ["exchange florin dinar"]
    assert game.view().to_json()["waiting"] == ["exchange florin dinar"], "it lies open"
    assert not texts(game, "exchange take"), "it cannot be taken there"
    assert refusal(game, "exchange take florin dinar") is not None
    copy = game.copy()
    play(copy, "take florin 9")
    assert [card.name for card in game.state.waiting] == ["exchange florin dinar"]
    play(game, "yammerad", "take florin 9")
    assert "exchange florin dinar" in display_of(game), "the first card of the next refill"
    assert not game.state.waiting
    assert asked(game) == (1, "action")


@rule("CHAR-R9")
def test_an_exchange_card_goes_to_a_free_place() -> None:
    game = with_owned(
        "yammerad", modules=("currency_exchange",), display=THREE, deck="exchange florin dinar, ducat 6, florin 1"
    )
    play(game, "yammerad")
    assert display_of(game)[-1] == "exchange florin dinar"
    assert "exchange take florin dinar" in texts(game)


@rule("CHAR-R9", "GATE-23")
def test_yammerad_draws_a_gate_card() -> None:
    game = with_owned("yammerad", modules=("city_gates",), deck="gate, ducat 6, florin 1, florin 2")
    play(game, "yammerad")
    assert "gate take" in texts(game)
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 9", "ducat 9"]
    play(game, "yammerad")
    assert hand_of(game, 0) == ["ducat 6"]


@rule("CHAR-TV-15", "CHAR-R9")
def test_yammerad_and_an_empty_deck() -> None:
    game = with_owned("yammerad", deck="", discard="dinar 3, dinar 4")
    play(game, "yammerad")
    assert verbs(game)[-2:] == ["reshuffle", "yammerad"]
    assert hand_of(game, 0)[0].startswith("dinar")
    game = with_owned("yammerad", deck="")
    assert not texts(game, "yammerad")
    assert refusal(game, "yammerad") == "CHAR-R9"


@rule("CHAR-R9", "GATE-04", "GATE-23")
def test_yammerad_and_a_discard_of_nothing_but_a_gate_card() -> None:
    """While another one is open it would go from the discard to the deck and back for ever."""

    def opened(s: State) -> None:
        s.part(GATES).is_open = True

    game = with_owned("yammerad", modules=("city_gates",), deck="", discard="gate", also=opened)
    assert not texts(game, "yammerad")
    assert refusal(game, "yammerad") == "CHAR-R9"
    game = with_owned("yammerad", modules=("city_gates",), deck="", discard="gate")
    play(game, "yammerad")
    assert "gate take" in texts(game), "without an open one it is laid out"
    assert refusal(game, "yammerad") == "CHAR-R9"


@rule("CHAR-29", "CHAR-31", "CHAR-13", "CHAR-33", "CHAR-TV-05")
@pytest.mark.parametrize(("alhambra_text", "wall", "more"), [(ROW, 8, 2), ("ARC6-NE 1,0", 2, 0), (CORNER, 12, 4)])
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_yusuf_and_the_wall(alhambra_text: str, wall: int, more: int, scoring: int) -> None:
    market = "PAV8- TOW12- GAR11- CHA7-NE"
    if scoring == 3:
        game = with_owned("yusuf", deciding="end of 0", alhambras=[alhambra_text], market=market, scorings_done=2)
    else:
        game = scored("yusuf", scoring=scoring, alhambras=[alhambra_text], market=market)
    assert [facts["scoring"] for facts in events(game, "scoring")] == [scoring]
    assert points(game, 0, "wall") == wall
    assert points(game, 0, "yusuf") == more
    assert points(game, 1, "yusuf") == 0
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    assert [line["rule"] for line in lines if line["what"] == "yusuf"] == ["CHAR-29"] * bool(more)


@rule("CHAR-29", "FLOW-05")
@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("wall_first", ["wall", "wall", "yusuf", "pavilion"]),
        ("buildings_first", ["tower", "wall", "wall", "yusuf", "CAMP3-N"]),
    ],
)
def test_yusuf_is_told_with_the_wall(order: str, told: list[str]) -> None:
    """Majorities are not between them, and what other modules score comes after both."""
    camped = f"{ROW}, SER8-S 5,-4, CAMP3-N 5,-3"
    game = scored(
        "yusuf",
        modules=("camps",),
        alhambras=[camped, "PAV7-E 1,0"],
        market="TOW9-NE TOW12- GAR11- CHA7-NE",
        options={"scoring_order": order},
    )
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    names = [line["what"] for line in lines]
    start = 0 if order == "wall_first" else names.index("wall") - 1
    assert names[start : start + len(told)] == told


# ---------------------------------------------------------------------- together with other modules


@rule("CHAR-40", "EXCH-23")
def test_exchange_cards_are_no_money_in_auctions_and_for_powers() -> None:
    game = with_owned(
        "machma knihstig", modules=("currency_exchange",), hands=["dinar 9, dinar 2"],
        display="florin 9, dirham 9, exchange florin dinar, exchange dirham ducat",
    )  # fmt: skip
    assert texts(game, "machma") == {"machma dinar 9 florin 9", "machma dinar 9 dirham 9"}
    play(game, "buy GAR10- dinar 9 dinar 2")
    assert texts(game, "knihstig") == {"knihstig florin 9", "knihstig dirham 9"}
    game = auction("", "", "florin 4, dinar 9", modules=("currency_exchange",))
    play(game, "bid 9", "pass", "pass")
    assert refusal(game, "pay exchange florin dinar florin 4 dinar 9") == "CHAR-08"


@rule("CHAR-41", "BONUS-20")
def test_bonus_cards_and_hakim_add_up() -> None:
    game = with_owned(
        "hakim",
        modules=("bonus_cards",),
        deciding="upkeep of 2",
        due=[2],
        scorings_done=1,
        alhambras=["TOW11- 0,1, TOW10-W 1,1", OTHER_TOWERS.replace("TOW10-W", "TOW12-")],
        also=holding("TOW11-"),
    )
    play(game, "hakim tower")
    while asked(game) != (0, "action"):
        play(game, "bonus show TOW11-" if "bonus show TOW11-" in texts(game) else "pass")
    assert (points(game, 0, "tower"), points(game, 1, "tower")) == (13, 6), "2 + 1 + 0.5 against 3"


@rule("CHAR-42", "HUT-23")
def test_a_hut_is_no_purchase_but_can_be_rebuilt() -> None:
    game = with_owned("karim knihstig ammar", modules=("worker_huts",))
    hut = min(texts(game, "hut"))
    play(game, hut)
    assert asked(game) == (0, "placement"), "nothing was bought"
    assert owned_by(game, 0) == ["karim", "knihstig", "ammar"]
    keep = next(text for text in texts(game) if text.startswith("keep"))
    play(game, keep)
    assert asked(game) == (0, "rebuild")
    assert any(text.startswith("add H") for text in texts(game))


@rule("CHAR-43", "GATE-23")
def test_ammar_may_use_a_gate() -> None:
    def card(s: State) -> None:
        s.part(GATES).held[0] = 1

    game = with_owned(
        "ammar",
        modules=("city_gates",),
        alhambras=["SER8-S 1,0"],
        reserves=["GAR10-N"],
        market="PAV8- TOW13-E GAR11- CHA7-NE",
        also=card,
    )
    play(game, "take florin 9")
    assert asked(game) == (0, "rebuild")
    assert "gate add GAR10-N 1,1 N" in texts(game)
    play(game, "gate add GAR10-N 1,1 N")
    assert used_by(game, 0) == "ammar"
    assert alhambra_of(game, 0)[1, 1] == "GAR10-N"


@rule("GATE-23")
def test_gate_cards_are_no_money() -> None:
    def card(s: State) -> None:
        s.part(GATES).held[0] = 3

    game = with_owned("yammerad", modules=("city_gates",), hands=["florin 1, florin 2"], also=card)
    assert texts(game, "yammerad"), "two money cards"


@rule("GATE-23")
def test_an_open_gate_card_is_no_money_for_knihstig_machma_and_faruk() -> None:
    def opened(s: State) -> None:
        s.part(GATES).is_open = True
        s.part(GATES).held[0] = 1

    shown = "dirham 4, ducat 3"
    game = with_owned("knihstig", modules=("city_gates",), hands=["dinar 9, dinar 1"], display=shown, also=opened)
    play(game, "buy GAR10- dinar 9 dinar 1")
    assert texts(game) == {"knihstig dirham 4", "knihstig ducat 3", "pass"}
    assert refusal(game, "gate take") == "GATE-05"
    game = with_owned("machma", modules=("city_gates",), hands=["dinar 9"], display=shown, also=opened)
    assert texts(game, "machma") == {"machma dinar 9 dirham 4", "machma dinar 9 ducat 3"}
    game = with_owned("faruk", modules=("city_gates",), display=shown, also=opened)
    takes = {text for text in texts(game) if "take" in text}
    assert takes == {"take dirham 4", "take ducat 3", "take dirham 4 ducat 3", "gate take"}, (
        "seven, and no gate with it"
    )
    for text in ("knihstig gate", "machma gate ducat 3", "machma dinar 9 gate", "take dirham 4 gate"):
        with pytest.raises(alhambra.UnknownMove):
            game.parse(text)


@rule("CHAR-44", "DIAM-22")
def test_diamonds_are_money_and_may_be_bid() -> None:
    game = auction("", "", "diamond 8, diamond 3, florin 3", modules=("diamonds",))
    assert texts(game, "bid") == {f"bid {amount}" for amount in range(1, 12)}
    play(game, "bid 10", "pass", "pass", "pay diamond 8 diamond 3")
    assert hand_of(game, 2) == ["florin 3"]
    game = with_owned(
        "machma faruk", modules=("diamonds",), hands=["diamond 5"], display="diamond 4, florin 3, dinar 9, ducat 9"
    )
    assert "machma diamond 5 diamond 4" in texts(game)
    assert "take diamond 4 florin 3" in texts(game), "seven with Faruk"
    game = with_owned("yammerad", modules=("diamonds",), hands=["diamond 5, diamond 6, diamond 3"])
    assert refusal(game, "yammerad") == "CHAR-28"
    game = with_owned(
        "knihstig", modules=("diamonds",), hands=["dinar 9, dinar 2"], display="diamond 4, florin 3, dinar 9, ducat 9"
    )
    play(game, "buy GAR10- dinar 9 dinar 2")
    assert "knihstig diamond 4" in texts(game)


@rule("CHAR-45", "CAMP-24")
def test_camps_are_bought_as_tiles() -> None:
    market = "PAV8- CAMP10-NW GAR10- CHA7-NE"
    game = with_owned("karim knihstig", modules=("camps",), market=market)
    play(game, "buy CAMP10-NW karim")
    assert asked(game) == (0, "knihstig")
    play(game, "knihstig florin 9")
    assert asked(game) == (0, "extra")
    game = with_owned("laila", modules=("camps",), market=market, supply="CAMP3-N ARC9-")
    play(game, "laila 2")
    assert market_of(game)[1] == "CAMP3-N"
    assert sorted(supply_of(game)) == ["ARC9-", "CAMP10-NW"]


@rule("CAMP-24", "CHAR-31")
def test_yusuf_counts_walls_not_camps() -> None:
    leaning = "ARC8-N 1,-1, PAV6-N 0,-1, PAV8- 1,0, CAMP5-S 1,-2"
    game = scored("yusuf", modules=("camps",), alhambras=[leaning], market="TOW9-NE TOW12- GAR11- CHA7-NE")
    assert points(game, 0, "wall") == 2
    assert points(game, 0, "CAMP5-S") == 2, "one more wall, or one of these points, would make a three"
    assert points(game, 0, "yusuf") == 0


# ---------------------------------------------------------------------- whole games


@rule("CHAR-11", "CHAR-13")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_keep_every_character(seats: int) -> None:
    mix = Mix(seats, "2024", ("characters",), {})
    rng = random.Random(seats)
    for position in played(mix, seats, eager=True):
        if rng.random() < 0.05:
            check_conserved(position.state)
            check_views(position, rng)
    game = finished(mix, seats)
    assert sum(verb == "auction" for verb in verbs(game)) == 6
    assert game.over


@rule("CHAR-07")
def test_the_easy_bot_bids_little_by_little_and_not_without_end() -> None:
    game = auction("florin 9, florin 8, florin 7", "dinar 9", "ducat 9, ducat 8, ducat 7")
    bots = [EasyBot(seat) for seat in range(3)]
    bids = []
    while game.decision is not None and game.decision.kind == "auction":
        seat = game.decision.seat
        move = bots[seat].choose(game.view(seat), game.decision, game.legal_moves)
        bids += [str(move)] if move.verb == "bid" else []
        game.play(move)
    assert bids == [f"bid {amount}" for amount in range(1, len(bids) + 1)]
    assert 3 <= len(bids) <= 12

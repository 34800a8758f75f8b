"""The Master Builders: rules ARCH-*, and what other pages say about them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import alhambra
from alhambra import MODULES, Game, UnknownMove
from alhambra.core.rng import seeded
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.master_builders.module import MasterBuilders
from alhambra.modules.master_builders.office import BUILDERS, OFFICE, held
from alhambra.modules.master_builders.opinion import gain
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CURRENCIES
from alhambra.palace.game import start
from alhambra.palace.guide import guide
from alhambra.palace.scoring import score_lines
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots.easy import EasyBot
from kit import (
    alhambra_of,
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    offered,
    play,
    refusal,
    reserve_of,
    rule,
    texts,
    verbs,
)
from random_games import Mix, played
from rules.test_pairs import disc, room, thief

KEY = "master_builders"
BUILT = "PAV8- 1,0, SER9- 0,1"
Prepare = Callable[[State], None]


def owning(seat: int, *names: str) -> Prepare:
    """This seat owns these characters; the others are set aside."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        cards = [card for card in s.rules.special_cards if isinstance(card, Character)]
        part.hold(seat, [card for card in cards if card.name in names])
        part.aside = [card for card in cards if card.name not in names]
        part.left = len(part.aside)

    return prepare


def asked(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def gone(game: Game) -> list[str]:
    return [card.name for card in game.state.gone]


def ending(*hands: str, modules: tuple[str, ...] = (), **more: Any) -> Game:
    """The end of the turn of seat 0, who has something to redesign."""
    more = {"alhambras": [BUILT], "reserves": ["ARC9- CHA10-"], "market": "GAR10- GAR11- TOW12- TOW11-", **more}
    return given(KEY, *modules, hands=list(hands), deciding="upkeep of 0", **more)


def deals(game: Game) -> list[list[str]]:
    """The starting money of everybody."""
    found: list[list[str]] = []
    for facts in events(game, "deal"):
        assert isinstance(facts["cards"], list)
        found.append(facts["cards"])
    return found


# ---------------------------------------------------------------------- components and set-up


@rule("ARCH-01")
def test_four_in_each_currency_worth_3() -> None:
    rules = ruleset(MODULES, 3, modules=[KEY])
    cards = [card.name for card in rules.money if card.kind == KEY]
    assert Counter(cards) == dict.fromkeys([f"{name} builder 3" for name in CURRENCIES], 4)
    assert [card.value for card in BUILDERS] == [3, 3, 3, 3]


@rule("ARCH-01")
def test_corrections_of_the_numbers_are_checked() -> None:
    def corrected(**cards: object) -> Game:
        return start(ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": cards}}), seeded(1), 1)

    assert held(corrected(dealt_per_player=1).state, 0) == 1
    assert corrected(per_currency=7).state.part(OFFICE).count == 28 - 6 - 6
    for wrong in ({"value": 4}, {"per_currency": 3}, {"per_currency": 8}, {"dealt_per_player": 3}):
        with pytest.raises(InvalidComponents, match="cards"):
            corrected(**wrong)


@rule("ARCH-02", "ARCH-03", "FLOW-07", "BASE-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_are_dealt_before_the_starting_money(seats: int) -> None:
    game = alhambra.new_game(seats, modules=(KEY,), seed=seats)
    told = [event.verb for event in game.events]
    assert told.count("builders dealt") == seats
    assert told[: told.index("deal")][-seats:] == ["builders dealt"] * seats
    assert [held(game.state, seat) for seat in range(seats)] == [2] * seats
    for seat in range(seats):
        plain = [card for card in game.state.players[seat].cards() if not card.kind]
        assert sorted(card.name for card in plain) == sorted(deals(game)[seat])
        assert 20 <= sum(int(card.name.split()[-1]) for card in plain) < 29


@rule("ARCH-03", "BASE-SETUP-08")
def test_the_first_player_is_who_would_be_without_them() -> None:
    for seed in range(30):
        game = alhambra.new_game(4, modules=(KEY,), seed=seed)
        ranks = [(len(cards), sum(int(card.split()[-1]) for card in cards)) for cards in deals(game)]
        assert ranks[game.state.active] == min(ranks)


@rule("ARCH-04", "ARCH-15", "ARCH-16", "ARCH-TV-04", "FLOW-08")
@pytest.mark.parametrize(
    ("seats", "piles", "left"),
    [(2, (3, 3), 6), (3, (3, 3), 4), (4, (3, 3), 2), (5, (3, 3), 0), (6, (3, 1), 0)],
)
def test_piles_3_and_5_and_what_leaves_the_game(seats: int, piles: tuple[int, int], left: int) -> None:
    game = alhambra.new_game(seats, modules=(KEY,), seed=seats)
    s = game.state
    assert [kinds.count(KEY) for kinds in s.specials] == [0, 0, piles[0], 0, piles[1]]
    ends = [0, *s.pile_ends]
    lying = [sum(card.kind == KEY for card in s.deck[ends[pile] : ends[pile + 1]]) for pile in range(5)]
    assert lying == [0, 0, piles[0], 0, piles[1]]
    sizes = [sum(not card.kind for card in s.deck[ends[pile] : ends[pile + 1]]) for pile in range(5)]
    assert max(sizes) - min(sizes) <= 1, "the piles had their size before"
    assert s.part(OFFICE).count == len(s.part(OFFICE).aside) == left
    assert 2 * seats + sum(piles) + left == 16
    if seats == 2:
        assert Counter(card.name for card in s.rules.common_money)["dinar 3"] == 2, "one copy less of base money only"


@rule("FLOW-TV-01", "FLOW-TV-02")
@pytest.mark.parametrize(("seats", "dealt", "sizes"), [(6, 27, [18, 25, 29, 26, 22]), (2, 9, [14, 21, 24, 22, 19])])
def test_all_cards_that_go_into_piles(seats: int, dealt: int, sizes: list[int]) -> None:
    modules = ("diamonds", "currency_exchange", "city_gates", "characters", "city_walls", KEY)
    for seed in range(400):
        game = alhambra.new_game(seats, edition="2024", modules=modules, seed=seed)
        if sum(map(len, deals(game))) == dealt:
            ends = [0, *game.state.pile_ends]
            assert [ends[pile + 1] - ends[pile] for pile in range(5)] == sizes
            return
    pytest.fail("no seed deals so many cards")


@rule("ARCH-05", "BASE-SETUP-07")
def test_dealt_cards_are_hidden_although_starting_money_is_open() -> None:
    game = alhambra.new_game(3, modules=(KEY,), seed=4)
    mine = [card.name for card in game.state.players[1].cards() if card.kind]
    (event,) = [event for event in game.events if event.verb == "builders dealt" and event.seat == 1]
    own = event.seen_by(1)
    assert own is not None
    assert sorted(own.facts["cards"]) == sorted(mine)  # type: ignore[call-overload]  # a list
    for reader in (0, 2, None):
        outside = event.seen_by(reader)
        assert outside is not None
        assert outside.facts == {"cards": None, "count": 2}
        view = game.view(reader)
        assert view.players[1].hand() is None
        parts: Any = view.to_json()["parts"]
        assert parts[KEY] == {"aside": 4, "working": False}
        assert view.part(OFFICE).cards() == [], "what left the game unseen"
        unseen = [card for card in view.unseen_money() if card.kind]
        assert len(unseen) == 16 - (2 if reader is not None else 0)


@rule("ARCH-05")
def test_what_is_imagined_has_every_card_where_it_may_be() -> None:
    game = alhambra.new_game(3, modules=(KEY, "diamonds"), seed=4)
    hands = set()
    for seed in range(40):
        s = game.view(0).imagine(random.Random(seed)).state
        assert len(s.part(OFFICE).aside) == 4
        assert sum(held(s, seat) for seat in range(3)) == 6
        assert held(s, 0) == 2
        ends = [0, *s.pile_ends]
        assert [sum(c.kind == KEY for c in s.deck[ends[p] : ends[p + 1]]) for p in range(5)] == [0, 0, 3, 0, 3]
        hands.add(str([card.name for card in s.players[1].cards() if card.kind]))
    assert len(hands) > 5


# ---------------------------------------------------------------------- money


@rule("ARCH-06", "ARCH-TV-02")
def test_they_are_taken_like_money() -> None:
    game = given(KEY, display="florin builder 3, dirham builder 3, dinar 2, ducat 9")
    assert offered(game, "take florin builder 3 dinar 2")
    assert offered(game, "take dirham builder 3")
    assert refusal(game, "take florin builder 3 dirham builder 3") == "BASE-MONEY-01"
    assert not offered(game, "take florin builder 3 dirham builder 3")
    play(game, "take dinar 2 florin builder 3")
    assert hand_of(game, 0) == ["florin builder 3", "dinar 2"]


@rule("ARCH-06", "FLOW-03")
def test_turned_up_they_take_a_place_of_the_display() -> None:
    game = given(KEY, deciding="upkeep of 0", display="ducat 1", deck="dinar builder 3, dinar 3, dinar 4, dinar 5")
    assert display_of(game) == ["ducat 1", "dinar builder 3", "dinar 3", "dinar 4"]
    assert deck_of(game) == ["dinar 5"]


@rule("ARCH-07", "ARCH-11", "ARCH-R2", "ARCH-TV-01", "PAY-02", "FLOW-09")
def test_two_pay_together_and_leave_the_game() -> None:
    game = given(KEY, hands=["florin builder 3, florin builder 3, florin 9"], market="TOW13-E - - -")
    assert texts(game, "buy") == {"buy TOW13-E florin 9 florin builder 3 florin builder 3"}
    play(game, "buy TOW13-E florin 9 florin builder 3 florin builder 3")
    assert events(game, "buy")[0]["over"] == 2
    assert asked(game) == (0, "placement"), "no extra action"
    assert gone(game) == ["florin builder 3"] * 2
    assert discard_of(game) == ["florin 9"]


@rule("ARCH-07")
def test_a_plain_card_and_a_builder_of_the_same_value_are_told_apart() -> None:
    game = given(KEY, hands=["florin 4, florin 3, florin builder 3"], market="GAR7-NSW - - -")
    listed = [str(move) for move in game.legal_moves if move.verb == "buy"]
    assert listed == ["buy GAR7-NSW florin 4 florin 3", "buy GAR7-NSW florin 4 florin builder 3"]
    other = game.copy()
    play(game, "buy GAR7-NSW florin 4 florin 3")
    assert (hand_of(game, 0), gone(game)) == (["florin builder 3"], [])
    play(other, "buy GAR7-NSW florin builder 3 florin 4")
    assert (hand_of(other, 0), gone(other)) == (["florin 3"], ["florin builder 3"])
    assert refusal(game, "take florin builder 3") is not None


@rule("ARCH-07")
def test_it_pays_only_where_its_currency_is_asked_for() -> None:
    game = given(KEY, hands=["florin 4, ducat builder 3"], market="GAR7-NSW - - -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy GAR7-NSW florin 4 ducat builder 3") == "BASE-BUY-01"
    assert refusal(game, "buy GAR7-NSW florin 4 florin builder 3") == "BASE-BUY-02"
    for text in ("buy GAR7-NSW florin builder 4", "builder", "builder gold", "builder florin 3"):
        with pytest.raises(UnknownMove):
            game.why_not(text)


@rule("ARCH-07")
def test_without_the_module_there_are_no_builders() -> None:
    for text in ("buy GAR7-NSW florin builder 3", "builder florin"):
        with pytest.raises(UnknownMove):
            given(hands=["florin 9"], market="GAR7-NSW - - -").why_not(text)


@rule("ARCH-11", "FLOW-09")
def test_no_reshuffle_brings_a_used_one_back() -> None:
    game = given(
        KEY,
        hands=["florin builder 3, florin 2"],
        market="SER5-SW - - -",
        display="ducat 1",
        deck="",
        reserves=[""],
    )
    play(game, "buy SER5-SW florin builder 3 florin 2", "take ducat 1", "keep SER5-SW")
    assert "florin builder 3" not in [*deck_of(game), *display_of(game), *discard_of(game)]
    assert sorted([*deck_of(game), *display_of(game), *discard_of(game)]) == ["florin 2"]
    assert gone(game) == ["florin builder 3"]


@rule("ARCH-12", "ARCH-TV-06")
def test_unused_ones_count_in_the_last_distribution() -> None:
    hands = ["ducat 5", "ducat 3, ducat builder 3"]
    game = given(KEY, hands=hands, market="- - - GAR10-", deciding="end of 0")
    (event,) = [event for event in game.events if event.verb == "leftover"]
    assert event.seat == 1
    assert event.facts["totals"] == [5, 6, 0]
    assert gone(game) == [], "nothing is spent"


@rule("ARCH-14", "CHAR-R4")
def test_knihstig_faruk_and_yammerad_take_it_for_money() -> None:
    game = given(
        KEY,
        "characters",
        hands=["florin 9, florin 1"],
        market="GAR10- - - -",
        display="dinar builder 3, ducat 4, ducat 9",
        prepare=owning(0, "knihstig", "faruk"),
    )
    assert offered(game, "take ducat 4 dinar builder 3"), "7 with Faruk"
    play(game, "buy GAR10- florin 9 florin 1")
    assert asked(game) == (0, "knihstig")
    play(game, "knihstig dinar builder 3")
    assert hand_of(game, 0) == ["dinar builder 3"]
    for hand, may in (("dinar 1, dinar builder 3, ducat builder 3", False), ("dinar 1, dinar builder 3", True)):
        game = given(KEY, "characters", hands=[hand], prepare=owning(0, "yammerad"))
        assert offered(game, "yammerad") == may
    assert refusal(given(KEY, "characters", hands=["dinar builder 3, dinar builder 3, dinar builder 3"],
                         prepare=owning(0, "yammerad")), "yammerad") == "CHAR-28"  # fmt: skip


@rule("ARCH-14", "CHAR-R9")
def test_one_that_yammerad_draws_goes_to_the_hand_and_ends_the_series() -> None:
    game = given(KEY, "characters", hands=["dinar 1"], deck="florin builder 3, florin 2", prepare=owning(0, "yammerad"))
    play(game, "yammerad")
    assert hand_of(game, 0) == ["florin builder 3", "dinar 1"]
    assert not offered(game, "yammerad")
    assert deck_of(game) == ["florin 2"]
    (event,) = [event for event in game.events if event.verb == "yammerad"]
    assert "builder" not in str(event.seen_by(1)), "which card it was, nobody else knows"


@rule("ARCH-14")
def test_it_pays_a_bid() -> None:
    game = given(
        KEY,
        "characters",
        deciding="upkeep of 2",
        hands=["ducat 4, ducat builder 3"],
        display="ducat 9, ducat 9, ducat 9",
        deck="yusuf, ducat 8",
        prepare=owning(1),
    )
    assert asked(game) == (0, "auction")
    assert refusal(game, "bid 8") is not None
    play(game, "bid 7", "pass", "pass", "pay ducat 4 ducat builder 3")
    assert gone(game) == ["ducat builder 3"]
    assert discard_of(game) == ["ducat 4"]


# ---------------------------------------------------------------------- one more redesign


@rule("ARCH-08", "ARCH-10", "ARCH-11")
def test_a_card_is_played_then_the_redesign_follows() -> None:
    game = ending("florin builder 3, ducat builder 3, ducat builder 3, florin 3")
    assert asked(game) == (0, "rebuild")
    assert [str(move) for move in game.legal_moves] == ["builder florin", "builder ducat", "pass"]
    play(game, "builder ducat")
    assert asked(game) == (0, "rebuild")
    assert gone(game) == ["ducat builder 3"]
    assert hand_of(game, 0) == ["florin 3", "florin builder 3", "ducat builder 3"]
    assert not offered(game, "pass")
    assert {text.split()[0] for text in texts(game)} == {"add", "remove", "swap"}
    assert events(game, "builder") == [{"card": "ducat builder 3"}]
    play(game, "add ARC9- 1,1")
    assert alhambra_of(game, 0)[1, 1] == "ARC9-"
    assert asked(game) == (1, "action"), "it earns nothing and is asked once"


@rule("ARCH-08", "BASE-RUL-23")
@pytest.mark.parametrize(
    ("move", "reserve"),
    [
        ("add CHA10- 2,0", {"ARC9-"}),
        ("remove PAV8-", {"ARC9-", "CHA10-", "PAV8-"}),
        ("swap SER9- ARC9-", {"CHA10-", "SER9-"}),
    ],
)
def test_any_of_the_three_forms(move: str, reserve: set[str]) -> None:
    game = ending("dinar builder 3")
    play(game, "builder dinar")
    assert offered(game, move)
    play(game, move)
    assert reserve_of(game, 0) == reserve


@rule("ARCH-08")
def test_all_placement_rules_apply() -> None:
    game = ending("dinar builder 3", reserves=["TOW7-NEW"])
    play(game, "builder dinar")
    assert refusal(game, "add TOW7-NEW 1,0") == "BASE-PLACE-03"
    assert refusal(game, "add TOW7-NEW 2,0") == "BASE-PLACE-05"
    assert refusal(game, "add TOW7-NEW 5,0") == "BASE-PLACE-07"
    assert refusal(game, "remove F") == "BASE-REDESIGN-03"
    assert refusal(game, "add GAR10- 2,0") == "BASE-REDESIGN-01"
    assert refusal(game, "take florin 9") == "BASE-TURN-02"


@rule("ARCH-08")
def test_nothing_is_redesigned_before_a_card_is_played() -> None:
    game = ending("dinar builder 3")
    for move in ("add ARC9- 1,1", "remove PAV8-", "swap SER9- ARC9-"):
        assert refusal(game, move) == "ARCH-08"
        assert not offered(game, move)
    assert refusal(game, "builder florin") == "ARCH-08", "not held"


@rule("ARCH-08")
def test_diamonds_have_no_builders() -> None:
    game = ending("dinar builder 3, diamond 3", modules=("diamonds",))
    assert refusal(game, "builder diamond") == "ARCH-08"


@rule("ARCH-08")
def test_passing_keeps_the_card() -> None:
    game = ending("dinar builder 3")
    play(game, "pass")
    assert asked(game) == (1, "action")
    assert hand_of(game, 0) == ["dinar builder 3"]
    assert not game.state.part(OFFICE).working
    assert game.state.part(OFFICE).played == 0


@rule("ARCH-08")
def test_a_card_that_was_played_must_be_used() -> None:
    game = ending("dinar builder 3")
    play(game, "builder dinar")
    violation = game.why_not("pass")
    assert violation is not None
    assert (violation.rule, violation.reason) == ("ARCH-08", "pass-redesign")


@rule("ARCH-08")
def test_a_tile_stored_in_this_turn_may_be_used() -> None:
    game = given(KEY, hands=["florin 9, dinar builder 3"], market="GAR8-NE - - -")
    play(game, "buy GAR8-NE florin 9", "keep GAR8-NE", "builder dinar", "add GAR8-NE 1,0")
    assert alhambra_of(game, 0) == {(1, 0): "GAR8-NE"}


@rule("ARCH-08")
def test_without_any_legal_redesign_nobody_is_asked() -> None:
    game = given(KEY, hands=["dinar builder 3"], deciding="upkeep of 0", market="GAR10- GAR11- TOW12- TOW11-")
    assert asked(game) == (1, "action"), "nothing but the fountain"


@rule("ARCH-08")
def test_a_card_without_a_legal_redesign_cannot_be_played() -> None:
    """The decision is open because of Ammar, who may remove; a builder may only add."""
    game = ending(
        "dinar builder 3",
        modules=("characters",),
        reserves=[""],
        options={"architect_mode": "add_only"},
        prepare=owning(0, "ammar"),
    )
    assert asked(game) == (0, "rebuild")
    assert not offered(game, "builder dinar")
    violation = game.why_not("builder dinar")
    assert violation is not None
    assert (violation.rule, violation.reason) == ("ARCH-08", "builder-no-redesign")
    play(game, "remove PAV8-")
    assert asked(game) == (0, "rebuild"), "now there is something to add"
    play(game, "builder dinar", "add PAV8- 0,-1")
    assert alhambra_of(game, 0) == {(0, -1): "PAV8-", (0, 1): "SER9-"}


@rule("ARCH-09", "ARCH-TV-03")
def test_one_redesign_a_turn() -> None:
    game = ending("dinar builder 3, ducat builder 3")
    play(game, "builder dinar")
    assert refusal(game, "builder ducat") == "ARCH-09"
    assert not offered(game, "builder ducat")
    play(game, "add ARC9- 1,1")
    assert asked(game) == (1, "action")
    assert hand_of(game, 0) == ["ducat builder 3"]


@rule("ARCH-09")
def test_in_the_next_turn_another_one_may_be_played() -> None:
    game = ending("dinar builder 3, ducat builder 3", seats=2, display="florin 8, florin 7, ducat 8, ducat 7")
    play(game, "builder dinar", "add ARC9- 1,1", "take florin 8")
    assert asked(game) == (0, "action")
    play(game, "take florin 7", "builder ducat", "add CHA10- 2,0")
    assert reserve_of(game, 0) == set()
    assert gone(game) == ["dinar builder 3", "ducat builder 3"]


@rule("ARCH-10")
@pytest.mark.parametrize("action", ["take florin 9", "remove PAV8-", "add ARC9- 1,1", "buy GAR8-NE florin 9"])
def test_after_whatever_action(action: str) -> None:
    game = given(
        KEY,
        hands=["dinar builder 3, florin 9"],
        alhambras=[BUILT],
        reserves=["ARC9- CHA10-"],
        market="GAR8-NE - - -",
    )
    assert refusal(game, "builder dinar") == "ARCH-08", "at the end of the turn"
    play(game, action)
    if asked(game)[1] == "placement":
        assert refusal(game, "builder dinar") == "ARCH-08"
        play(game, "keep GAR8-NE")
    assert asked(game) == (0, "rebuild")
    play(game, "builder dinar")
    assert offered(game, "add CHA10- 0,-1")


@rule("ARCH-TV-05")
def test_one_pays_and_another_one_redesigns_in_the_same_turn() -> None:
    game = given(
        KEY,
        hands=["florin 6, florin builder 3, ducat builder 3"],
        alhambras=[BUILT],
        reserves=["CHA10-"],
        market="GAR8-NE - - -",
    )
    play(game, "buy GAR8-NE florin 6 florin builder 3", "keep GAR8-NE", "builder ducat", "add CHA10- 2,0")
    assert gone(game) == ["florin builder 3", "ducat builder 3"]


@rule("ARCH-R1")
def test_with_add_only_nothing_but_adding() -> None:
    game = ending("dinar builder 3", options={"architect_mode": "add_only"})
    play(game, "builder dinar")
    assert {text.split()[0] for text in texts(game)} == {"add"}
    for move in ("remove PAV8-", "swap SER9- ARC9-"):
        assert refusal(game, move) == "ARCH-R1"
    play(game, "add ARC9- 1,1")
    assert asked(game) == (1, "action")


@rule("ARCH-R1")
def test_with_add_only_and_nothing_to_add_nobody_is_asked() -> None:
    assert asked(ending("dinar builder 3", reserves=[""], options={"architect_mode": "add_only"})) == (1, "action")
    assert asked(ending("dinar builder 3", reserves=[""])) == (0, "rebuild")


# ---------------------------------------------------------------------- what being asked tells


@rule("ARCH-05")
def test_who_holds_none_is_not_asked() -> None:
    """Everybody can count how many were dealt, taken and used, so this tells nothing new."""
    assert asked(ending("dinar 3")) == (1, "action")


@rule("ARCH-05")
@pytest.mark.parametrize("drawn", ["florin builder 3", "florin 2"])
def test_what_yammerad_drew_is_not_betrayed_by_being_asked(drawn: str) -> None:
    game = given(
        KEY,
        "characters",
        hands=["dinar 1"],
        alhambras=[BUILT],
        deck=f"{drawn}, ducat 2, ducat 3",
        market="GAR10- GAR11- TOW12- TOW11-",
        prepare=owning(0, "yammerad"),
    )
    play(game, "yammerad", "take ducat 9")
    assert asked(game) == (0, "rebuild")
    builder = drawn == "florin builder 3"
    assert texts(game) == ({"builder florin", "pass"} if builder else {"pass"})
    play(game, "pass")
    assert asked(game) == (1, "action")


@rule("ARCH-05")
def test_yammerads_owner_without_any_card_has_none_to_hide() -> None:
    assert asked(ending("", modules=("characters",), prepare=owning(0, "yammerad"))) == (1, "action")
    assert asked(ending("ducat 1", modules=("characters",), prepare=owning(1, "yammerad"))) == (1, "action")


# ---------------------------------------------------------------------- other modules


@rule("ARCH-30", "CHAR-49", "FLOW-01", "TRADER-35")
@pytest.mark.parametrize("first", ["ammar", "builder"])
def test_ammar_and_a_builder_in_any_order(first: str) -> None:
    game = ending("dinar builder 3", modules=("characters",), prepare=owning(0, "ammar"))
    assert {text.split()[0] for text in texts(game)} == {"add", "remove", "swap", "builder", "pass"}
    if first == "builder":
        play(game, "builder dinar", "add ARC9- 1,1")
        assert game.state.part(CHARACTERS).used[0] == "", "the card was for this one"
        assert refusal(game, "builder dinar") == "ARCH-09"
        play(game, "add CHA10- 2,0")
    else:
        play(game, "add ARC9- 1,1")
        assert gone(game) == [], "Ammar costs nothing"
        assert refusal(game, "add CHA10- 2,0") == "ARCH-08"
        play(game, "builder dinar", "add CHA10- 2,0")
    assert reserve_of(game, 0) == set()
    assert gone(game) == ["dinar builder 3"]
    assert game.state.part(CHARACTERS).used[0] == "ammar"
    assert asked(game) == (1, "action")


@rule("ARCH-30", "ARCH-R1")
def test_with_add_only_the_order_is_free_too() -> None:
    game = ending(
        "dinar builder 3", modules=("characters",), options={"architect_mode": "add_only"}, prepare=owning(0, "ammar")
    )
    play(game, "builder dinar", "add ARC9- 1,1", "remove PAV8-")
    assert reserve_of(game, 0) == {"CHA10-", "PAV8-"}


@rule("BONUS-TV-06")
def test_a_swap_and_a_swap_back_in_one_turn() -> None:
    game = given(KEY, hands=["dinar builder 3"], alhambras=["CHA10- 1,0"], reserves=["PAV8-"])
    play(game, "swap CHA10- PAV8-", "builder dinar", "swap PAV8- CHA10-")
    assert alhambra_of(game, 0) == {(1, 0): "CHA10-"}


@rule("ARCH-31", "THIEF-34")
def test_a_thief_of_its_currency_takes_it() -> None:
    game = given(
        KEY,
        "thieves",
        deciding="interlude of 0",
        turn_of=0,
        display="dinar builder 3, ducat builder 3, florin 9",
        deck="florin 1, florin 2",
        prepare=thief(0, 2),
    )
    assert texts(game, "steal") == {"steal dinar builder 3"}
    assert refusal(game, "steal ducat builder 3") == "THIEF-06"
    play(game, "steal dinar builder 3")
    assert hand_of(game, 0) == ["dinar builder 3"]


@rule("ARCH-32", "VIZ-31")
def test_the_vizier_is_paid_with_it_but_redesigns_nothing() -> None:
    game = given(
        KEY,
        "vizier",
        deciding="upkeep of 0",
        hands=["", "florin 6, florin builder 3, ducat builder 3"],
        alhambras=["", BUILT],
        reserves=["", "CHA10-"],
        market="GAR9-E GAR11- TOW12- TOW11-",
    )
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier") == {"vizier buy GAR9-E florin 6 florin builder 3"}
    assert refusal(game, "builder ducat") == "ARCH-08"
    play(game, "vizier buy GAR9-E florin 6 florin builder 3", "keep GAR9-E")
    assert asked(game)[1] != "rebuild"
    assert gone(game) == ["florin builder 3"]


@rule("ARCH-33")
def test_machma_gives_and_takes_it() -> None:
    game = given(
        KEY,
        "characters",
        hands=["dinar builder 3, ducat 4, ducat 2"],
        display="florin builder 3, dirham 3, dirham 4",
        prepare=owning(0, "machma"),
    )
    assert texts(game, "machma") == {
        "machma dinar builder 3 florin builder 3",
        "machma dinar builder 3 dirham 3",
        "machma ducat 4 florin builder 3",
        "machma ducat 4 dirham 3",
        "machma ducat 4 dirham 4",
    }
    other = game.copy()
    play(game, "machma dinar builder 3 dirham 3")
    assert gone(game) == ["dinar builder 3"]
    assert discard_of(game) == []
    play(other, "machma ducat 4 florin builder 3")
    assert hand_of(other, 0) == ["florin builder 3", "dinar builder 3", "ducat 2"]
    assert discard_of(other) == ["ducat 4"]


def gate(s: State) -> None:
    s.part(GATES).held = [1, 0, 0]


@rule("ARCH-35", "GATE-27")
@pytest.mark.parametrize("mode", ["redesign", "add_only"])
def test_a_gate_card_may_be_used_with_the_redesign(mode: str) -> None:
    game = given(
        KEY,
        "city_gates",
        hands=["dinar builder 3"],
        alhambras=["PAV7-E 1,0"],
        reserves=["TOW10-W"],
        options={"architect_mode": mode},
        deciding="upkeep of 0",
        market="GAR10- GAR11- TOW12- TOW11-",
        prepare=gate,
    )
    assert asked(game) == (0, "rebuild")
    assert refusal(game, "gate add TOW10-W 2,0 W") == "ARCH-08"
    play(game, "builder dinar")
    assert offered(game, "gate add TOW10-W 2,0 W")
    play(game, "gate add TOW10-W 2,0 W")
    assert alhambra_of(game, 0)[2, 0] == "TOW10-W"
    assert asked(game) == (1, "action")


@rule("ARCH-37", "TRADER-35")
def test_building_on_the_disc_the_disc_is_laid_again_afterwards() -> None:
    game = ending("dinar builder 3", modules=("street_trader",), prepare=disc((1, 1)))
    play(game, "builder dinar", "add ARC9- 1,1")
    while asked(game)[1] == "trader":
        play(game, "pass")
    assert asked(game) == (0, "disc")
    play(game, "trader lay 2,0")
    assert verbs(game)[:2] == ["builder", "add"]


@rule("ARCH-38", "CHEST-38")
def test_it_pays_for_chests_and_its_redesign_comes_before_they_are_placed() -> None:
    game = given(
        KEY,
        "treasure_chamber",
        hands=["florin builder 3, dinar 5, ducat builder 3"],
        alhambras=["PAV8- 1,0"],
        reserves=["SER9-"],
        prepare=room("seraglio"),
    )
    play(game, "chests buy 1")
    assert offered(game, "chests pay dinar 5 florin builder 3")
    play(game, "chests pay dinar 5 florin builder 3")
    assert gone(game) == ["florin builder 3"]
    assert asked(game) == (0, "rebuild")
    play(game, "builder ducat", "add SER9- 0,1")
    told = verbs(game)
    assert "chest placed" in told or any("chest" in verb for verb in told[told.index("add") :])


@rule("ARCH-39", "HUT-28")
def test_huts_are_moved_like_anything_else() -> None:
    game = ending(
        "dinar builder 3", modules=("worker_huts",), alhambras=["PAV6-N 1,0, HGAR2-S 0,1"], reserves=["HGAR1-N"]
    )
    play(game, "builder dinar")
    assert offered(game, "remove HGAR2-S")
    assert offered(game, "add HGAR1-N -1,0")
    play(game, "remove HGAR2-S")
    assert reserve_of(game, 0) == {"HGAR1-N", "HGAR2-S"}


@rule("ARCH-39", "CAMP-35")
def test_a_camp_is_added_and_removed() -> None:
    game = ending("dinar builder 3", modules=("camps",), alhambras=["PAV6-N 1,0"], reserves=["CAMP5-S"])
    play(game, "builder dinar")
    assert offered(game, "add CAMP5-S 1,-1")
    play(game, "add CAMP5-S 1,-1")
    game = ending("dinar builder 3", modules=("camps",), alhambras=["PAV6-N 1,0, CAMP5-S 1,-1"], reserves=[""])
    play(game, "builder dinar")
    assert offered(game, "remove CAMP5-S")


def exchanging(s: State) -> None:
    cards = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
    s.part(EXCHANGES).lay(0, [card for card in cards if card.pair == "florin dinar"])


@rule("ARCH-40", "EXCH-28")
def test_builders_of_both_currencies_of_an_exchange_card() -> None:
    game = given(
        KEY,
        "currency_exchange",
        hands=["florin builder 3, dinar builder 3, dinar 1"],
        market="GAR7-NSW - - -",
        prepare=exchanging,
    )
    text = "buy GAR7-NSW exchange florin dinar florin builder 3 dinar builder 3 dinar 1"
    assert texts(game, "buy") == {text}
    play(game, text)
    assert gone(game) == ["florin builder 3", "dinar builder 3"]
    assert asked(game) == (0, "extra")


@rule("ARCH-40", "DIAM-33")
def test_never_together_with_diamonds() -> None:
    game = given(KEY, "diamonds", hands=["florin builder 3, diamond 5"], market="GAR7-NSW - - -")
    assert texts(game, "buy") == set()
    assert refusal(game, "buy GAR7-NSW diamond 5 florin builder 3") == "DIAM-05"


@rule("ARCH-40", "CHANGE-36")
def test_paying_too_much_with_it_gives_change() -> None:
    game = given(KEY, "small_change", hands=["florin 6, florin builder 3"], market="GAR7-NSW - - -")
    play(game, "buy GAR7-NSW florin 6 florin builder 3")
    assert len(game.state.players[0].shown_money()) == 1
    assert [event.verb for event in game.events][:2] == ["buy", "coins drawn"]


# ---------------------------------------------------------------------- people at a real table, bots, whole games


@rule("ARCH-01", "ARCH-02", "ARCH-04")
@pytest.mark.parametrize(
    ("seats", "left", "parts"), [(2, 6, [(3, 3), (5, 3)]), (5, 0, [(3, 3), (5, 3)]), (6, 0, [(3, 3), (5, 1)])]
)
def test_the_guide_deals_before_the_money_and_fills_the_piles(
    seats: int, left: int, parts: list[tuple[int, int]]
) -> None:
    steps = guide(ruleset(MODULES, seats, modules=[KEY]))
    keys = [step.key for step in steps]
    assert keys.index("guide-shuffle-money") + 1 == keys.index("guide-builders-deal") == keys.index("guide-deal") - 1
    dealing = steps[keys.index("guide-builders-deal")]
    assert dealing.facts == {"cards": 16, "each": 2}
    piles = steps[keys.index("guide-builders")]
    assert piles.facts == {"left": left}
    assert [(part.facts["pile"], part.facts["count"]) for part in piles.parts] == parts


@rule("ARCH-08")
def test_the_bot_plays_one_where_it_gains_and_keeps_it_where_it_does_not() -> None:
    towers = "TOW12- TOW11-"
    useful = ending("dinar builder 3", reserves=[towers], market="GAR10- GAR11- CHA10- CHA11-")
    bot = EasyBot(1)
    assert useful.decision is not None
    move = bot.choose(useful.view(0), useful.decision, useful.legal_moves)
    assert str(move) == "builder dinar"
    useful.play(move)
    assert gain(useful.state, 0) > 0
    assert bot.choose(useful.view(0), useful.decision, useful.legal_moves).verb in ("add", "swap")
    useless = ending("dinar builder 3", reserves=[""])
    assert useless.decision is not None
    assert str(bot.choose(useless.view(0), useless.decision, useless.legal_moves)) == "pass"
    play(useless, "builder dinar")
    assert gain(useless.state, 0) == 0


def test_the_bot_pays_with_the_plain_card_and_takes_the_builder() -> None:
    game = given(KEY, hands=["florin 4, florin 3, florin builder 3"], market="GAR7-NSW - - -", display="")
    for seed in range(8):
        assert game.decision is not None
        move = EasyBot(seed).choose(game.view(0), game.decision, game.legal_moves)
        assert str(move) == "buy GAR7-NSW florin 4 florin 3"
    game = given(KEY, display="florin 3, florin builder 3")
    for seed in range(8):
        assert game.decision is not None
        assert str(EasyBot(seed).choose(game.view(0), game.decision, game.legal_moves)) == "take florin builder 3"


def test_the_opinion_counts_cards_in_hand_while_there_is_time() -> None:
    opinion = MasterBuilders.opinion
    assert opinion is not None
    worths = []
    for hand, reserve in (
        ("", ""),
        ("dinar builder 3", ""),
        ("dinar builder 3", "PAV8-"),
        ("dinar builder 3, ducat builder 3", ""),
    ):
        worths.append(opinion.worth(given(KEY, hands=[hand], reserves=[reserve]).state, 0))
    assert worths == [0, 80, 140, 160]
    assert opinion.worth(given(KEY, hands=["dinar builder 3"], supply="").state, 0) == 0


@rule("ARCH-02", "ARCH-04", "ARCH-11")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_whole_games_every_card_is_accounted_for(seats: int) -> None:
    """Counted from the log alone: who can hold how many."""
    last: Game | None = None
    for game in played(Mix(seats, "2024", (KEY, "thieves"), {}), seed=seats, eager=True):
        last = game
    assert last is not None
    known = [0] * seats
    for event in last.events:
        cards = event.facts.get("cards", event.facts.get("card"))
        listed = cards if isinstance(cards, list) else [str(cards)]
        count = sum(" builder 3" in card for card in listed)
        if event.verb == "builders dealt":
            assert event.seat is not None
            known[event.seat] += 2
        elif event.verb in ("take", "steal") and event.seat is not None:
            known[event.seat] += count
        elif event.verb in ("buy", "builder") and event.seat is not None:
            known[event.seat] -= count
    assert known == [held(last.state, seat) for seat in range(seats)]
    assert last.state.gone
    assert any(event.verb == "builder" for event in last.events)


@rule("ARCH-11")
def test_after_undo_the_card_is_back() -> None:
    game = ending("dinar builder 3")
    play(game, "builder dinar")
    game.undo()
    assert hand_of(game, 0) == ["dinar builder 3"]
    assert gone(game) == []
    assert offered(game, "builder dinar")


# ---------------------------------------------------------------------- corrections, and the opinion in numbers


@rule("ARCH-01")
def test_the_cards_are_always_the_same_objects() -> None:
    rules = ruleset(MODULES, 3, modules=[KEY])
    module = MODULES[KEY]
    assert module.money_cards(rules.components) is module.money_cards(rules.components)
    assert (module.box, module.page) == (4, "14-architects.md")


@rule("ARCH-01", "ARCH-02", "ARCH-04")
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ({"per_currency": 3}, "per_currency: has too few cards for 4 players"),
        ({"cards_per_pile_six_players": {"5": 2}}, "per_currency: has too few cards for 6 players"),
        ({"cards_per_pile": {"5": 4}}, "per_currency: has too few cards for 5 players"),
        ({"cards_per_pile": {"5": -1}}, "cards_per_pile"),
        ({"cards_per_pile": {"5": 8}}, "cards_per_pile"),
        ({"dealt_per_player": 0}, "dealt_per_player"),
        ({"per_currency": 0}, "per_currency"),
    ],
)
def test_a_correction_that_cannot_be_dealt_is_told(cards: dict[str, object], told: str) -> None:
    with pytest.raises(InvalidComponents, match=told):
        ruleset(MODULES, 3, modules=[KEY], corrections={KEY: {"cards": cards}})


@rule("ARCH-01", "ARCH-04")
def test_piles_may_be_corrected_as_far_as_the_cards_reach() -> None:
    cards: dict[str, object] = {"dealt_per_player": 1, "cards_per_pile": {"3": 0, "5": 7}}
    rules = ruleset(MODULES, 5, modules=[KEY], corrections={KEY: {"cards": cards}})
    s = start(rules, seeded(1), 1).state
    assert [kinds.count(KEY) for kinds in s.specials] == [0, 0, 0, 0, 7]
    assert s.part(OFFICE).count == 16 - 5 - 7


def test_before_anything_is_dealt_nothing_is_aside() -> None:
    part = given(KEY).state.part(OFFICE)
    assert (part.aside, part.count, part.played, part.working) == ([], 0, 0, False)
    assert part.secret


@rule("ARCH-02")
def test_the_event_counts_the_cards_for_everybody() -> None:
    game = alhambra.new_game(3, modules=(KEY,), seed=4)
    for event in game.events:
        if event.verb == "builders dealt":
            assert event.facts["count"] == 2
            assert event.reveals


@rule("ARCH-01", "ARCH-05")
def test_steps_of_the_guide_cite_their_rules() -> None:
    steps = {step.key: step.rules for step in guide(ruleset(MODULES, 3, modules=[KEY]))}
    assert steps["guide-builders-deal"] == ["ARCH-01", "ARCH-02", "ARCH-05"]
    assert steps["guide-builders"] == ["ARCH-04", "ARCH-16"]


def one_pavilion_more(scorings_done: int) -> Game:
    """A builder has been played; a second pavilion can be added at a few places."""
    alhambras = ["PAV8- 1,0", "PAV6-N 1,0", "TOW12- 1,0"]
    return play(
        ending("dinar builder 3", alhambras=alhambras, reserves=["PAV7-E"], scorings_done=scorings_done),
        "builder dinar",
    )


@pytest.mark.parametrize("scorings_done", [0, 1, 2])
def test_what_a_redesign_brings_is_weighed_by_the_scorings_to_come(scorings_done: int) -> None:
    """By hand: the points of the pavilions and of walls, mine whole, those of two others by a quarter each."""
    s = one_pavilion_more(scorings_done).state
    upcoming = scorings_done + 1
    weights = {3: 100} if upcoming == 3 else {upcoming: 100, 3: 50}

    def value(s: State) -> int:
        found = 0
        for scoring, weight in weights.items():
            for line in score_lines(s, scoring):
                found += weight * line.points if line.seat == 0 else -(weight * line.points // 4)
        return found

    game = one_pavilion_more(scorings_done)
    now = value(game.state)
    values = []
    for move in game.legal_moves:
        if move.verb != "remove":
            trial = game.copy().state
            move.apply(trial, 0)
            values.append(value(trial) - now)
    assert len(set(values)) > 1
    assert gain(s, 0) == max(values)
    opinion = MasterBuilders.opinion
    assert opinion is not None
    assert opinion.worth(s, 0) == max(values), "no card is left, and nothing waits"
    assert opinion.worth(s, 1) == 0


def test_time_runs_out_with_the_supply() -> None:
    opinion = MasterBuilders.opinion
    assert opinion is not None
    supply = "SER9- ARC9- GAR10- GAR11- TOW11- CHA10-"
    assert opinion.worth(given(KEY, hands=["dinar builder 3"], supply=supply).state, 0) == 80 * 6 // 12

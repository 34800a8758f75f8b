"""The Thieves: rules THIEF-*, and what other pages say about them."""

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
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.thieves.module import THIEVES, WORTH, Patience, Thief, Thieves, in_order
from alhambra.palace.choice import ruleset
from alhambra.palace.components import CURRENCIES
from alhambra.palace.game import start
from alhambra.palace.hands import Hands
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots.easy import EasyBot
from kit import (
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    offered,
    play,
    points,
    refusal,
    rule,
    texts,
    verbs,
)
from random_games import Mix, finished

DISPLAY = "florin 9, dirham 9, dinar 9, ducat 9"


def thieving(*hands: str) -> Callable[[State], None]:
    """For `given`: these thieves in the hands by seat, "florin dinar"; the others have not been dealt."""

    def prepare(s: State) -> None:
        left = [card for card in s.rules.special_cards if isinstance(card, Thief)]
        held: list[list[Thief] | None] = []
        for seat in range(s.seats):
            names = hands[seat].split() if seat < len(hands) else []
            hand = [next(one for one in left if one.name == f"thief {name}") for name in names]
            for one in hand:
                left.remove(one)
            held.append(hand)
        s.add(Thieves(in_order(Hands(held, [len(hand or []) for hand in held])), [], left))

    return prepare


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


def part_of(game: Game, seat: int | None) -> dict[str, object]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found: dict[str, object] = parts["thieves"]
    return found


def in_hand(game: Game, seat: int) -> list[str]:
    return [thief.name.partition(" ")[2] for thief in game.state.part(THIEVES).hand(seat)]


# ---------------------------------------------------------------------- components and set-up


@rule("THIEF-01")
def test_twelve_thieves_three_of_each_currency() -> None:
    rules = alhambra.new_game(3, modules=("thieves",), seed=1).rules
    names = Counter(card.name for card in rules.special_cards)
    assert names == {f"thief {currency}": 3 for currency in CURRENCIES}


@rule("THIEF-02", "THIEF-03", "THIEF-TV-05")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 4, 4), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0)])
def test_thieves_are_dealt_and_the_rest_leaves_the_game_unseen(seats: int, each: int, left: int) -> None:
    game = alhambra.new_game(seats, modules=("thieves",), seed=seats)
    part = game.state.part(THIEVES)
    assert [len(part.hand(seat)) for seat in range(seats)] == [each] * seats
    assert len(part.aside) == left
    assert Counter(card.name for card in part.cards()) == Counter(card.name for card in game.rules.special_cards)
    for reader in (None, *range(seats)):
        seen = game.view(reader).part(THIEVES)
        assert seen.aside == [], "nobody has seen them"
        assert seen.hands.counts == [each] * seats
        assert [hand is not None for hand in seen.hands.held] == [seat == reader for seat in range(seats)]


@rule("THIEF-02")
def test_chance_deals() -> None:
    deals = {
        tuple(tuple(in_hand(game, seat)) for seat in range(2))
        for game in [alhambra.new_game(2, modules=("thieves",), seed=seed) for seed in range(20)]
    }
    assert len(deals) > 15


@rule("THIEF-02")
def test_corrections_of_the_numbers_are_checked() -> None:
    def corrected(**cards: object) -> Game:
        rules = ruleset(MODULES, 5, modules=["thieves"], corrections={"thieves": {"cards": cards}})
        return start(rules, seeded(1), 1)

    part = corrected(per_currency=4, per_player={"5": 3}).state.part(THIEVES)
    assert (part.hands.counts, len(part.aside)) == ([3] * 5, 1)
    for wrong in ({"per_currency": 2}, {"per_player": {"6": 3}}):
        with pytest.raises(InvalidComponents, match=r"per_player: deals more than \d+ cards to"):
            corrected(**wrong)


def test_corrections_have_limits() -> None:
    def begun(**cards: object) -> None:
        alhambra.new_game(5, modules=("thieves",), seed=1, components={"thieves": {"cards": cards}})

    nobody: dict[str, object] = {str(seats): 0 for seats in range(2, 7)}
    begun(per_currency=1, per_player=nobody)
    begun(per_currency=9, per_player={**nobody, "3": 12})
    begun(per_currency=6, per_player={**nobody, "2": 12})
    for wrong in (0, 10):
        with pytest.raises(InvalidComponents, match="per_currency"):
            begun(per_currency=wrong, per_player=nobody)
    for count in (-1, 13):
        with pytest.raises(InvalidComponents, match=r"per_player\.3"):
            begun(per_currency=9, per_player={**nobody, "3": count})
    with pytest.raises(InvalidComponents, match=r"per_player: deals more than 4 cards to 2 players"):
        begun(per_currency=1, per_player={**nobody, "2": 3})


@rule("THIEF-03")
def test_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    game = given("thieves", prepare=thieving("dinar florin", "ducat"))
    assert part_of(game, 0) == {"hands": [["thief florin", "thief dinar"], None, None], "counts": [2, 1, 0], "used": []}
    assert part_of(game, 1) == {"hands": [None, ["thief ducat"], None], "counts": [2, 1, 0], "used": []}
    assert part_of(game, None) == {"hands": [None, None, None], "counts": [2, 1, 0], "used": []}


@rule("THIEF-03")
def test_who_imagines_a_game_deals_what_he_has_not_seen() -> None:
    game = given("thieves", deciding="upkeep of 0", prepare=thieving("florin florin", "dinar", "ducat ducat"))
    rng = random.Random(3)
    seen: set[tuple[str, ...]] = set()
    for _ in range(30):
        imagined = game.view(1).imagine(rng).state.part(THIEVES)
        assert [thief.name for thief in imagined.hand(1)] == ["thief dinar"]
        assert imagined.hands.counts == [2, 1, 2]
        assert len(imagined.aside) == 7
        names = Counter(card.name for card in imagined.cards())
        assert names == {f"thief {currency}": 3 for currency in CURRENCIES}
        seen.add(tuple(thief.name for thief in imagined.hand(0)))
    assert len(seen) > 4


# ---------------------------------------------------------------------- when and who


@rule("THIEF-04", "THIEF-R1")
def test_the_window_opens_after_every_turn_when_everything_is_refilled() -> None:
    game = alhambra.new_game(3, modules=("thieves",), seed=2)
    turns: set[int] = set()
    while game.state.turn < 5:
        if asked(game) != (game.state.active, "action"):
            turns.add(game.state.turn)
            assert None not in game.state.market
            assert game.state.display.count == 4
            play(game, "pass")
        else:
            play(game, str(game.legal_moves[0]))
    assert turns == {1, 2, 3, 4}


@rule("THIEF-04")
def test_no_thief_inside_a_turn() -> None:
    for moment in ("action of 0", "extra of 0"):
        game = given("thieves", deciding=moment, prepare=thieving("dinar"))
        assert not texts(game, "steal")
        assert refusal(game, "steal dinar 9") == "THIEF-04"
    game = given("thieves", deciding="placement of 0", pending=["PAV7-E"], prepare=thieving("dinar"))
    assert refusal(game, "steal dinar 9") == "THIEF-04"


@rule("THIEF-04")
def test_a_card_just_turned_up_can_be_stolen() -> None:
    game = given(
        "thieves",
        display="florin 9, dirham 9, dinar 9, ducat 9",
        deck="ducat 7, ducat 6",
        prepare=thieving("", "", "ducat"),
    )
    play(game, "take florin 9")
    assert asked(game) == (2, "interlude")
    assert texts(game) == {"steal ducat 9", "steal ducat 7", "pass"}


@rule("THIEF-05", "THIEF-09", "THIEF-TV-01")
def test_everybody_but_the_next_player_is_asked_the_one_who_has_just_finished_last() -> None:
    game = given("thieves", seats=4, deciding="upkeep of 0", prepare=thieving("dinar", "ducat", "dinar", "dinar"))
    order = []
    while asked(game) != (1, "action"):
        decision = game.decision
        assert decision is not None
        assert decision.kind == "interlude"
        order.append(decision.seat)
        assert offered(game, "steal dinar 9")
        play(game, "pass")
    assert order == [2, 3, 0]


@rule("THIEF-05", "THIEF-09", "THIEF-TV-01", "THIEF-30", "VIZ-27")
def test_the_next_player_may_only_use_the_vizier() -> None:
    game = given(
        "thieves",
        "vizier",
        seats=4,
        deciding="upkeep of 0",
        hands=["", "florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        prepare=thieving("dinar", "florin dinar", "dinar", "florin"),
    )
    assert asked(game) == (1, "interlude")
    assert texts(game) == {"vizier buy PAV8- florin 8", "pass"}
    for card in ("florin 9", "dinar 9", "ducat 9"):
        assert refusal(game, f"steal {card}") == "THIEF-05"
    play(game, "pass")
    assert asked(game) == (2, "interlude")


@rule("THIEF-05", "THIEF-39", "THIEF-TV-02")
def test_with_two_players_only_the_one_who_has_just_finished() -> None:
    game = given("thieves", seats=2, deciding="upkeep of 0", prepare=thieving("dinar", "dinar florin"))
    assert asked(game) == (0, "interlude")
    play(game, "pass")
    assert asked(game) == (1, "action")


@rule("THIEF-39")
def test_dirk_gets_no_thieves() -> None:
    game = alhambra.new_game(2, modules=("thieves",), seed=5)
    assert game.state.part(THIEVES).hands.counts == [4, 4]


@rule("THIEF-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_window_before_the_first_turn(seats: int) -> None:
    game = alhambra.new_game(seats, modules=("thieves", "vizier"), seed=seats, options={"always_ask_vizier": True})
    assert asked(game) == (game.state.active, "action")
    assert game.state.turn == 1


@rule("THIEF-R5")
def test_who_has_any_thief_is_asked_whether_one_fits_or_not() -> None:
    hands = ("florin", "florin", "ducat")
    game = given(
        "thieves", deciding="upkeep of 0", display="dinar 9, dinar 8", deck="dinar 7, dinar 6", prepare=thieving(*hands)
    )
    assert asked(game) == (2, "interlude")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert asked(game) == (0, "interlude")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert asked(game) == (1, "action")


@rule("THIEF-R5")
def test_who_has_no_thief_is_not_asked() -> None:
    game = given("thieves", deciding="upkeep of 0", prepare=thieving("", "dinar", ""))
    assert asked(game) == (1, "action")


@rule("THIEF-R5")
def test_whom_the_window_asks_depends_on_nothing_hidden() -> None:
    """Whatever thieves there are: the same seats are asked, as long as nobody steals."""
    for hands in (("florin", "dinar", "ducat"), ("ducat", "ducat", "florin"), ("dirham", "florin", "dirham")):
        game = given(
            "thieves", deciding="upkeep of 0", display="dinar 9, dinar 8, dinar 7, dinar 6", prepare=thieving(*hands)
        )
        order = []
        while asked(game) != (1, "action"):
            order.append(asked(game))
            play(game, "pass")
        assert order == [(2, "interlude"), (0, "interlude")]


# ---------------------------------------------------------------------- the theft


@rule("THIEF-06", "THIEF-10", "THIEF-17")
def test_a_thief_takes_one_card_and_leaves_the_game() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        hands=["", "", "dinar 1"],
        deck="ducat 1",
        prepare=thieving("", "", "dinar florin"),
    )
    assert texts(game) == {"steal florin 9", "steal dinar 9", "pass"}
    play(game, "steal dinar 9")
    assert sorted(hand_of(game, 2)) == ["dinar 1", "dinar 9"]
    assert in_hand(game, 2) == ["florin"]
    assert part_of(game, 1)["used"] == ["thief dinar"]
    assert part_of(game, 1)["counts"] == [0, 0, 1]
    assert events(game, "steal") == [{"card": "dinar 9"}]
    assert discard_of(game) == []
    assert "take" not in verbs(game)


@rule("THIEF-06", "THIEF-TV-03")
def test_one_card_never_several() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        display="florin 9, dinar 2, dinar 3, ducat 1",
        prepare=thieving("", "", "dinar"),
    )
    assert texts(game) == {"steal dinar 2", "steal dinar 3", "pass"}
    with pytest.raises(UnknownMove):
        game.why_not("steal dinar 3 dinar 2")
    play(game, "steal dinar 3")
    assert hand_of(game, 2) == ["dinar 3"]
    assert asked(game) == (1, "action"), "the thief is gone"


@rule("THIEF-06")
def test_the_thief_must_have_the_currency_of_the_card() -> None:
    game = given("thieves", deciding="upkeep of 0", prepare=thieving("", "", "dinar"))
    assert refusal(game, "steal dinar 9") is None
    for card in ("florin 9", "dirham 9", "ducat 9"):
        assert refusal(game, f"steal {card}") == "THIEF-06"


@rule("THIEF-06")
def test_equal_cards_are_offered_once() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        display="dinar 4, dinar 4, dinar 4, ducat 1",
        prepare=thieving("", "", "dinar dinar"),
    )
    assert sorted(str(move) for move in game.legal_moves) == ["pass", "steal dinar 4"]
    play(game, "steal dinar 4", "steal dinar 4")
    assert hand_of(game, 2) == ["dinar 4", "dinar 4"]


@rule("THIEF-07", "THIEF-08")
def test_after_each_thief_the_display_is_refilled() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        deck="dinar 3, ducat 2, ducat 1",
        prepare=thieving("", "", "dinar dinar dinar"),
    )
    play(game, "steal dinar 9")
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 3", "ducat 9"]
    assert asked(game) == (2, "interlude")
    play(game, "steal dinar 3")
    assert display_of(game) == ["florin 9", "dirham 9", "ducat 2", "ducat 9"]
    assert in_hand(game, 2) == ["dinar"]
    assert asked(game) == (2, "interlude"), "he has another thief, which fits nothing now"
    assert texts(game) == {"pass"}


@rule("THIEF-10", "THIEF-R2")
def test_a_used_thief_never_comes_back() -> None:
    """Not even when the money is made a new deck of the discard."""
    game = given(
        "thieves", deciding="upkeep of 0", deck="", discard="ducat 3, ducat 4", prepare=thieving("", "", "dinar")
    )
    play(game, "steal dinar 9")
    assert sorted(display_of(game) + deck_of(game)) == ["dirham 9", "ducat 3", "ducat 4", "ducat 9", "florin 9"]
    assert part_of(game, None)["used"] == ["thief dinar"]


@rule("THIEF-11", "THIEF-TV-06", "THIEF-32")
def test_a_thief_needs_a_displayed_card_of_its_currency() -> None:
    """An exchange card that shows it does not count; another thief's refill may turn money up."""
    game = given(
        "thieves",
        "currency_exchange",
        deciding="upkeep of 0",
        display="florin 9, exchange florin dinar, ducat 9, ducat 8",
        deck="dinar 2, ducat 7",
        prepare=thieving("florin", "", "dinar"),
    )
    assert asked(game) == (2, "interlude")
    assert texts(game) == {"pass"}
    assert refusal(game, "steal dinar 2") == "THIEF-11"
    assert refusal(game, "steal exchange florin dinar") == "THIEF-32"
    play(game, "pass", "steal florin 9")
    assert asked(game) == (2, "interlude")
    assert texts(game) == {"steal dinar 2", "pass"}


@rule("THIEF-12", "THIEF-TV-04")
def test_the_first_in_order_is_served_first_and_the_poll_begins_anew() -> None:
    game = given(
        "thieves", seats=4, deciding="upkeep of 0", deck="dinar 5, ducat 1", prepare=thieving("dinar", "", "dinar")
    )
    assert asked(game) == (2, "interlude")
    play(game, "steal dinar 9")
    assert asked(game) == (0, "interlude")
    assert texts(game) == {"steal dinar 5", "pass"}
    play(game, "steal dinar 5")
    assert asked(game) == (1, "action")


@rule("THIEF-12")
def test_the_window_closes_after_a_pass_of_all() -> None:
    """After a theft those are asked again who had passed."""
    game = given("thieves", seats=4, deciding="upkeep of 0", prepare=thieving("dinar", "", "ducat", "florin florin"))
    order = []
    for move in ("pass", "steal florin 9", "pass", "pass", "pass"):
        order.append(asked(game))
        play(game, move)
    assert order == [(seat, "interlude") for seat in (2, 3, 2, 3, 0)]
    assert asked(game) == (1, "action")


@rule("THIEF-12", "THIEF-TV-08", "THIEF-39")
def test_with_two_players_one_steals_again_and_again_and_the_other_may_use_his_vizier_first() -> None:
    game = given(
        "thieves",
        "vizier",
        seats=2,
        deciding="upkeep of 0",
        hands=["", "florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        deck="dinar 5, ducat 3, ducat 1",
        supply="PAV7-E PAV6-N",
        prepare=thieving("dinar dinar", "dinar"),
    )
    assert asked(game) == (1, "interlude")
    assert refusal(game, "steal dinar 9") == "THIEF-05"
    play(game, "pass", "steal dinar 9")
    assert asked(game) == (1, "interlude"), "asked first again"
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (0, "interlude"), "his vizier sleeps now"
    play(game, "steal dinar 5")
    assert asked(game) == (1, "action")


# ---------------------------------------------------------------------- scoring, end of the game


@rule("THIEF-13")
def test_thieves_change_neither_points_nor_placements() -> None:
    scored = []
    for hands in (("", "", ""), ("dinar dinar", "florin", "ducat ducat")):
        game = given(
            "thieves",
            deciding="placement of 0",
            pending=["PAV7-E"],
            alhambras=["GAR9-E 0,1", "PAV8- 1,0"],
            prepare=thieving(*hands),
        )
        scored.append((game.standings(1), game.standings(3), texts(game)))
    assert scored[0] == scored[1]


@rule("THIEF-14", "THIEF-R3")
def test_no_window_after_the_turn_that_ends_the_game() -> None:
    game = given(
        "thieves",
        hands=["florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        supply="",
        edition="2003",
        prepare=thieving("dinar", "dinar", "dinar"),
    )
    play(game, "buy PAV8- florin 8", "pass", "place PAV8- 1,0")
    assert game.over
    assert "steal" not in verbs(game)


@rule("THIEF-14")
def test_a_vizier_purchase_that_ends_the_game_ends_the_window() -> None:
    game = given(
        "thieves",
        "vizier",
        deciding="upkeep of 0",
        hands=["", "florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        supply="",
        prepare=thieving("dinar", "dinar", "dinar"),
    )
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert game.over


@rule("THIEF-14")
def test_a_theft_never_ends_the_game_even_if_no_money_is_left() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        deck="",
        supply="",
        market="PAV8- TOW11- GAR10- CHA10-",
        prepare=thieving("", "", "dinar"),
    )
    play(game, "steal dinar 9")
    assert display_of(game) == ["florin 9", "dirham 9", "ducat 9"]
    assert asked(game) == (1, "action")


@rule("THIEF-14")
def test_stolen_money_counts_in_the_distribution_and_unused_thieves_do_not() -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        hands=["dinar 8", "", "florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        supply="",
        edition="2003",
        display="dinar 9, dirham 9, ducat 9, ducat 8",
        prepare=thieving("", "", "dinar ducat"),
    )
    play(game, "steal dinar 9", "pass")
    play(game, "take ducat 9", "buy PAV8- florin 8", "pass", "place PAV8- 1,0")
    totals = {str(event["tile"]): event["totals"] for event in events(game, "leftover")}
    assert totals["GAR10-"] == [8, 0, 9]


# ---------------------------------------------------------------------- what a theft turns up


@rule("THIEF-16", "THIEF-37", "THIEF-R4")
@pytest.mark.parametrize("before", [False, True])
def test_a_scoring_card_waits_for_the_end_of_the_window(before: bool) -> None:
    game = given(
        "thieves",
        deciding="upkeep of 0",
        deck="scoring 1, dinar 3, ducat 1",
        options={"scoring_before_interrupts": before},
        alhambras=["PAV8- 1,0"],
        prepare=thieving("ducat", "", "dinar dinar"),
    )
    play(game, "steal dinar 9")
    assert game.state.due == [1]
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 3", "ducat 9"]
    assert asked(game) == (2, "interlude")
    assert "scoring" not in verbs(game)
    play(game, "pass", "steal ducat 9", "pass")
    assert verbs(game)[-2:] == ["scoring", "turn"]
    assert points(game, 0, "pavilion") == 1
    assert asked(game) == (1, "action")


@rule("THIEF-R4")
@pytest.mark.parametrize(("before", "due"), [(False, True), (True, False)])
def test_a_scoring_that_is_due_comes_after_the_window_or_with_the_option_before(before: bool, due: bool) -> None:
    """The option is there with the thieves alone."""
    game = given(
        "thieves",
        deciding="upkeep of 0",
        due=[1],
        options={"scoring_before_interrupts": before},
        prepare=thieving("dinar"),
    )
    assert asked(game) == (0, "interlude")
    assert (game.state.due == [1]) == due
    play(game, "steal dinar 9")
    assert game.state.due == []
    assert verbs(game).count("scoring") == 1


@rule("THIEF-TV-07", "THIEF-16", "THIEF-35", "THIEF-37", "GATE-26")
def test_a_scoring_card_and_a_card_beside_the_market_turned_up_in_one_window() -> None:
    """D steals; a gate card is laid beside the market, the scoring waits; C is asked again, A uses his vizier."""
    game = given(
        "thieves",
        "vizier",
        "city_gates",
        seats=4,
        deciding="upkeep of 0",
        hands=["florin 8"],
        market="PAV8- TOW11- GAR10- CHA10-",
        deck="scoring 1, gate, dinar 3, ducat 1",
        prepare=thieving("", "", "ducat", "dinar"),
    )
    assert asked(game) == (2, "interlude")
    play(game, "pass", "steal dinar 9")
    assert game.state.due == [1]
    assert game.state.part(GATES).is_open
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 3", "ducat 9"]
    assert asked(game) == (2, "interlude"), "the poll begins anew"
    with pytest.raises(UnknownMove):
        game.why_not("steal gate")
    play(game, "pass", "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (2, "interlude")
    assert "scoring" not in verbs(game)
    play(game, "pass")
    assert verbs(game)[-2:] == ["scoring", "turn"]
    assert points(game, 0, "pavilion") == 1, "the tile bought in the window counts"
    assert asked(game) == (1, "action")


def with_characters(*hands: str, owned: tuple[str, ...] = ()) -> Callable[[State], None]:
    """Thieves as in `thieving`; these characters belong to seat 2, and Yusuf lies in the deck."""

    def prepare(s: State) -> None:
        thieving(*hands)(s)
        part = s.part(CHARACTERS)
        cards = [card for card in s.rules.special_cards if isinstance(card, Character)]
        part.hold(2, [card for card in cards if card.name in owned])
        part.aside = [card for card in cards if card.name not in (*owned, "yusuf")]
        part.left = len(part.aside)

    return prepare


@rule("THIEF-36", "THIEF-16", "CHAR-46")
def test_a_character_is_auctioned_inside_the_window_by_the_player_about_to_play() -> None:
    game = given(
        "thieves",
        "characters",
        deciding="upkeep of 0",
        hands=["", "ducat 4", "dinar 5"],
        deck="yusuf, dinar 3, ducat 1",
        prepare=with_characters("", "", "dinar dinar"),
    )
    play(game, "steal dinar 9")
    assert asked(game) == (1, "auction")
    assert events(game, "auction") == [{"card": "yusuf", "auctioneer": 1}]
    assert refusal(game, "steal dinar 9") == "THIEF-04"
    play(game, "bid 1", "bid 6", "pass", "pass", "pay dinar 9")
    assert [card.name for card in game.state.part(CHARACTERS).owned[2]] == ["yusuf"]
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 3", "ducat 9"]
    assert asked(game) == (2, "interlude"), "the poll goes on when the display is complete"


@rule("THIEF-36", "THIEF-17")
def test_faruk_and_yammerad_have_nothing_to_do_with_a_theft() -> None:
    game = given(
        "thieves",
        "characters",
        deciding="upkeep of 0",
        display="dinar 2, dinar 1, dinar 3, ducat 9",
        prepare=with_characters("", "", "dinar", owned=("faruk", "yammerad")),
    )
    assert texts(game) == {"steal dinar 1", "steal dinar 2", "steal dinar 3", "pass"}
    play(game, "steal dinar 1")
    assert hand_of(game, 2) == ["dinar 1"]
    assert asked(game) == (1, "action")


@rule("THIEF-17")
def test_a_theft_costs_nobody_a_turn() -> None:
    game = given("thieves", deciding="upkeep of 2", prepare=thieving("", "dinar", "florin"))
    play(game, "steal dinar 9", "steal florin 9")
    assert asked(game) == (0, "action")
    play(game, "take ducat 9")
    assert asked(game) == (1, "action")


@rule("THIEF-17")
def test_the_stolen_card_is_told_to_all_and_then_hidden() -> None:
    game = given("thieves", deciding="upkeep of 0", deck="ducat 1", prepare=thieving("", "", "dinar"))
    play(game, "steal dinar 9")
    told = [event for event in game.events if event.verb == "steal"]
    assert [event.seen_by(None) for event in told] == told
    assert told[0].reveals, "which thief he had was not known"
    assert game.view(0).players[2].hand() is None
    assert game.view(0).players[2].card_count == 1


@rule("THIEF-03", "THIEF-17")
def test_a_theft_cannot_be_undone() -> None:
    game = given("thieves", deciding="upkeep of 0", deck="", prepare=thieving("", "", "dinar"))
    before = game.state.revelations
    play(game, "steal dinar 9")
    assert game.state.revelations > before


# ---------------------------------------------------------------------- other modules


MARKET = "PAV8- TOW11- GAR10- CHA10-"


@rule("THIEF-30", "VIZ-27")
def test_a_thief_and_then_the_vizier_of_one_player() -> None:
    game = given(
        "thieves",
        "vizier",
        deciding="upkeep of 0",
        hands=["", "", "dinar 1"],
        market=MARKET,
        prepare=thieving("", "", "dinar"),
    )
    assert texts(game) == {"steal dinar 9", "pass"}
    play(game, "steal dinar 9")
    assert texts(game) == {"vizier buy GAR10- dinar 9 dinar 1", "pass"}
    play(game, "vizier buy GAR10- dinar 9 dinar 1", "place GAR10- 1,0")
    assert asked(game) == (1, "action")


@rule("THIEF-31", "VIZ-27")
def test_the_vizier_and_then_a_thief_of_one_player() -> None:
    game = given(
        "thieves",
        "vizier",
        deciding="upkeep of 0",
        hands=["", "", "florin 8"],
        market=MARKET,
        prepare=thieving("", "", "dinar"),
    )
    assert texts(game) == {"steal dinar 9", "vizier buy PAV8- florin 8", "pass"}
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (2, "interlude")
    play(game, "steal dinar 9")
    assert asked(game) == (1, "action")


@rule("THIEF-33", "DIAM-24")
def test_diamonds_cannot_be_stolen() -> None:
    game = given(
        "thieves",
        "diamonds",
        deciding="upkeep of 0",
        display="diamond 4, dirham 9, dinar 9, ducat 9",
        prepare=thieving("", "", "dinar florin ducat dirham"),
    )
    assert texts(game) == {"steal dinar 9", "steal ducat 9", "steal dirham 9", "pass"}
    assert refusal(game, "steal diamond 4") == "THIEF-33"


@rule("THIEF-32", "EXCH-25")
def test_exchange_cards_cannot_be_stolen() -> None:
    game = given(
        "thieves",
        "currency_exchange",
        deciding="upkeep of 0",
        display="exchange florin dinar, dirham 9, dinar 9, ducat 9",
        prepare=thieving("", "", "dinar florin"),
    )
    assert texts(game) == {"steal dinar 9", "pass"}
    assert refusal(game, "steal exchange florin dinar") == "THIEF-32"
    with pytest.raises(UnknownMove):
        game.why_not("steal exchange florin ducat")


# ---------------------------------------------------------------------- whole games, bots


@rule("THIEF-08", "THIEF-12")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_thieves_are_used_up_in_whole_games_and_never_before_ones_own_turn(seats: int) -> None:
    game = finished(Mix(seats, "2024", ("thieves", "vizier"), {}), seed=seats, eager=False)
    turn, stolen = -1, 0
    for event in game.events:
        if event.verb == "turn":
            turn = event.seat or 0
        if event.verb == "steal":
            stolen += 1
            assert event.seat != (turn + 1) % seats
    assert stolen == len(game.state.part(THIEVES).used) > 0


def test_a_bot_waits_for_a_card_that_is_worth_it() -> None:
    """It takes the 9 and leaves the 1, in the middle of a game."""

    def choice(display: str) -> str:
        game = given(
            "thieves", deciding="upkeep of 0", market=MARKET, display=display, prepare=thieving("", "", "dinar")
        )
        assert game.decision is not None
        return str(EasyBot(1).choose(game.view(2), game.decision, game.legal_moves))

    assert choice("dinar 1, ducat 9, florin 9, ducat 8") == "pass"
    assert choice("dinar 9, ducat 9, florin 9, ducat 8") == "steal dinar 9"


def test_the_opinion_of_thieves_fades_towards_the_end() -> None:
    game = given("thieves", prepare=thieving("dinar ducat"))
    s = game.state
    assert Patience().worth(s, 0) == 2 * WORTH
    assert Patience().worth(s, 1) == 0
    s.bag, s.drawn = s.bag[:9], 0
    assert Patience().worth(s, 0) == WORTH
    s.drawn = 9
    assert Patience().worth(s, 0) == 0


def test_the_event_is_built_only_while_somebody_listens() -> None:
    game = given("thieves", deciding="upkeep of 0", prepare=thieving("", "", "dinar"))
    for log in (None, Log([], 0)):
        s = game.state.copy()
        s.log = log
        game.parse("steal dinar 9").apply(s, 2)
        assert s.part(THIEVES).used
        assert log is None or [event.verb for event in log.events] == ["steal"]

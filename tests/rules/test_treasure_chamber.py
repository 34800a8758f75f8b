"""The Treasure Chamber: rules CHEST-*, and rules of older modules that need chests."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import alhambra
from alhambra import Game
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.treasure_chamber.chests import CHESTS, NO_ROOM, Chests, Return, counts_of
from alhambra.modules.treasure_chamber.opinion import CHEST, COIN, LATER_POINT, POINT, Greed
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS, CODES
from alhambra.palace.state import State, rivals
from alhambra.titles.alhambra.bots import EasyBot
from alhambra.titles.alhambra.wire import sensible_first
from checks import check_conserved, check_views
from kit import (
    check_limits,
    discard_of,
    events,
    given,
    hand_of,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    texts,
    verbs,
)
from random_games import Mix, played

CHESTS_IN_BOX = {"pavilion": 5, "seraglio": 5, "arcades": 7, "chambers": 7, "garden": 9, "tower": 9}
FULL_MARKET = "PAV8- SER9- ARC9- CHA10-"


def colours(text: str) -> list[int]:
    """ "GAR GAR TOW": the colours of chests."""
    return [CODES.index(code) for code in text.split()]


def chamber(*rooms: str, laden: tuple[str, ...] = (), bag: str | None = None) -> Callable[[State], None]:
    """For `given`: these rooms, these tiles with a chest by seat; the bag holds the rest, or this."""

    def prepare(s: State) -> None:
        part = s.part(CHESTS)
        part.rooms = [colours(room) for room in (*rooms, "", "", "")[:3]]
        part.laden = [
            [s.rules.tile_names[name] for name in (laden[seat].split() if seat < len(laden) else [])]
            for seat in range(len(part.laden))
        ]
        if bag is None:
            out = [colour for room in part.rooms for colour in room]
            out += [tile.building for tiles in part.laden for tile in tiles]
            part.bag = [count - out.count(colour) for colour, count in enumerate(part.chamber.chests)]
        else:
            part.bag = counts_of(colours(bag))
        part.purchases = None

    return prepare


def laden(game: Game, seat: int) -> set[str]:
    """The tiles of a seat, or of somebody without one, that carry a chest."""
    return {tile.name for tile in game.state.part(CHESTS).laden[seat]}


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


def bag_of(game: Game) -> int:
    return sum(game.state.part(CHESTS).bag)


def rooms_of(game: Game) -> list[int]:
    return [len(room) for room in game.state.part(CHESTS).rooms]


def buy(game: Game, *payment: str) -> Game:
    """The first room, with these cards or florins 8."""
    return play(game, "chests buy 1", "chests pay " + " ".join(payment or ("florin 8",)))


# ---------------------------------------------------------------------- components and set-up


@rule("CHEST-01", "CHEST-R1")
def test_42_chests_in_six_colours_three_rooms_and_the_printed_points() -> None:
    part = alhambra.new_game(modules=("treasure_chamber",), seed=1).state.part(CHESTS)
    assert dict(zip(BUILDINGS, part.chamber.chests, strict=True)) == CHESTS_IN_BOX
    assert part.tokens() == 42
    assert part.chamber.points == [[7], [14, 7], [22, 14, 7]]
    assert (part.chamber.rooms, part.chamber.size, part.chamber.price) == (3, 4, 8)


@rule("CHEST-02")
def test_four_chests_are_drawn_for_each_room() -> None:
    fillings = set()
    for seed in range(12):
        game = alhambra.new_game(modules=("treasure_chamber",), seed=seed)
        assert rooms_of(game) == [4, 4, 4]
        assert bag_of(game) == 30
        fillings.add(str(game.state.part(CHESTS).rooms))
        check_conserved(game.state)
    assert len(fillings) > 10, "never shuffled"


@rule("CHEST-03")
def test_rooms_and_bag_are_open_and_the_next_draw_is_chance() -> None:
    game = given("treasure_chamber", hands=["florin 8"], prepare=chamber("GAR GAR GAR GAR"))
    for seat in (None, 0, 1, 2):
        told = game.view(seat).to_json()["parts"]
        assert isinstance(told, dict)
        part = told["treasure_chamber"]
        assert part["rooms"] == [["garden"] * 4, [], []]
        assert part["bag"] == {**CHESTS_IN_BOX, "garden": 5}
    drawn = set()
    for number in range(12):
        imagined = game.view(0).imagine(random.Random(number))
        drawn.add(str(buy(imagined).state.part(CHESTS).rooms[0]))
    assert len(drawn) > 6, "always the same chests"
    check_views(game, random.Random(1))


# ---------------------------------------------------------------------- buying


@rule("CHEST-04")
def test_buying_chests_is_an_action_or_an_extra_one() -> None:
    common = {"hands": ["florin 8, dinar 8"], "prepare": chamber("GAR GAR GAR GAR", "TOW TOW TOW TOW")}
    game = given("treasure_chamber", **common)  # type: ignore[arg-type]  # keywords of many types
    assert texts(game, "chests") == {"chests buy 1", "chests buy 2"}
    game = given("treasure_chamber", market=FULL_MARKET, **common)  # type: ignore[arg-type]
    play(game, "buy PAV8- florin 8")
    assert asked(game) == (0, "extra")
    assert texts(game, "chests") == {"chests buy 1", "chests buy 2"}
    play(game, "chests buy 2", "chests pay dinar 8")
    assert asked(game) == (0, "placement"), "the tile comes first"
    assert refusal(game, "chests buy 1") == "CHEST-04"
    assert refusal(game, "chests pay dinar 8") == "CHEST-05"
    assert refusal(game, "chests place PAV8-") == "CHEST-09"


@rule("CHEST-05")
def test_any_mixture_of_at_least_8_buys_one_room_and_too_much_is_lost() -> None:
    hand = "ducat 3, dinar 3, dirham 4, florin 9"
    game = given("treasure_chamber", hands=[hand], prepare=chamber("GAR GAR GAR GAR"))
    assert refusal(game, "chests buy 2") == "CHEST-05", "an empty room"
    assert refusal(game, "chests buy 0") == "CHEST-05"
    assert refusal(game, "chests buy 4") == "CHEST-05"
    play(game, "chests buy 1")
    assert asked(game) == (0, "chamber")
    assert texts(game) == {"chests pay florin 9", "chests pay dirham 4 dinar 3 ducat 3"}
    assert refusal(game, "chests pay dirham 4 dinar 3") == "CHEST-05"
    assert refusal(game, "chests pay") == "CHEST-05"
    assert refusal(game, "chests pay florin 8") == "CHEST-05", "a card that is not in the hand"
    assert refusal(game, "chests pay florin 9 ducat 3") is None, "wasteful, but legal"
    assert refusal(game, "pass") == "CHEST-05"
    play(game, "chests pay florin 9")
    assert hand_of(game, 0) == ["dirham 4", "dinar 3", "ducat 3"]


@rule("CHEST-05")
def test_who_cannot_pay_cannot_choose_a_room() -> None:
    for hand in ("", "florin 7", "florin 3, dinar 4"):
        game = given("treasure_chamber", hands=[hand], prepare=chamber("GAR GAR GAR GAR"))
        assert not texts(game, "chests")
        assert refusal(game, "chests buy 1") == "CHEST-05"
    with pytest.raises(alhambra.UnknownMove, match="room"):
        game.why_not("chests buy")


@rule("CHEST-05", "CHEST-07")
def test_refusals_name_what_is_wrong() -> None:
    """The room by its number, the cards that will not do, how much is missing."""
    game = given(
        "diamonds", "treasure_chamber", hands=["florin 9, diamond 3, dinar 2"], prepare=chamber("", "GAR GAR GAR GAR")
    )

    def told(move: str) -> tuple[str, dict[str, object]]:
        found = game.why_not(move)
        assert found is not None
        return found.reason, dict(found.facts)

    assert told("chests buy 4") == ("chests-no-room", {"space": 4, "count": 3})
    assert told("chests buy 0") == ("chests-no-room", {"space": 0, "count": 3})
    assert told("chests buy 1") == ("chests-room-empty", {"space": 1})
    play(game, "chests buy 2")
    assert told("chests pay dinar 2") == ("chests-too-little", {"price": 8, "total": 2})
    assert told("chests pay florin 8") == ("chests-not-held", {"cards": "florin 8"})
    assert told("chests pay florin 9 diamond 3") == ("chests-mixed", {"card": "diamond 3"})


@rule("CHEST-05")
def test_choosing_a_room_can_be_taken_back_and_paying_too_until_chests_are_drawn() -> None:
    game = given("treasure_chamber", hands=["florin 8"], prepare=chamber("GAR GAR GAR GAR"), market=FULL_MARKET)
    play(game, "chests buy 1")
    game.undo()
    assert asked(game) == (0, "action")
    assert game.state.part(CHESTS).room == NO_ROOM
    assert rooms_of(game) == [4, 0, 0]
    buy(game)
    assert not game.can_undo, "new chests have been seen"


@rule("CHEST-TV-01")
def test_the_example_of_the_rulebook() -> None:
    game = given("treasure_chamber", hands=["ducat 3, dinar 3, dirham 4"], prepare=chamber("GAR GAR GAR GAR"))
    buy(game, "ducat 3", "dinar 3", "dirham 4")
    assert hand_of(game, 0) == []
    assert asked(game) == (1, "action"), "no extra action"


@rule("CHEST-06", "CHEST-TV-02", "CHEST-22")
def test_the_exact_price_earns_no_further_action() -> None:
    game = given("treasure_chamber", hands=["florin 5, dinar 3, ducat 8"], prepare=chamber("GAR GAR GAR GAR"))
    play(game, "chests buy 1")
    assert refusal(game, "chests pay florin 5 ducat 8") is None
    assert refusal(game, "chests pay florin 5") == "CHEST-05"
    play(game, "chests pay florin 5 dinar 3")
    assert asked(game) == (1, "action")
    seven = given("treasure_chamber", hands=["florin 5, dinar 2, ducat 1"], prepare=chamber("GAR GAR GAR GAR"))
    play(seven, "chests buy 1")
    assert refusal(seven, "chests pay florin 5 dinar 2") == "CHEST-05"


@rule("CHEST-07")
def test_money_goes_to_the_discard() -> None:
    game = given("treasure_chamber", hands=["florin 5, dinar 3"], prepare=chamber("GAR GAR GAR GAR"))
    buy(game, "florin 5", "dinar 3")
    assert sorted(discard_of(game)) == ["dinar 3", "florin 5"]


@rule("CHEST-07", "DIAM-26")
def test_diamonds_pay_alone_or_not_at_all() -> None:
    def with_hand(hand: str) -> Game:
        return given("diamonds", "treasure_chamber", hands=[hand], prepare=chamber("GAR GAR GAR GAR"))

    game = with_hand("diamond 5, diamond 4, florin 8, florin 3")
    play(game, "chests buy 1")
    assert texts(game) == {"chests pay florin 8", "chests pay diamond 5 diamond 4"}
    assert refusal(game, "chests pay diamond 5 florin 3") == "CHEST-07"
    assert refusal(game, "chests pay diamond 5") == "CHEST-05"
    play(game, "chests pay diamond 4 diamond 5")
    assert asked(game) == (1, "action")
    poor = with_hand("diamond 5, florin 7")
    assert not texts(poor, "chests")
    assert refusal(poor, "chests buy 1") == "CHEST-05"
    assert texts(with_hand("diamond 8"), "chests") == {"chests buy 1"}


@rule("CHEST-07", "CHEST-37", "CHAR-48", "EXCH-27")
def test_neither_exchange_cards_nor_karim_pay_for_chests() -> None:
    def prepare(s: State) -> None:
        chamber("GAR GAR GAR GAR")(s)
        papers = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
        s.part(EXCHANGES).lay(0, [card for card in papers if card.name == "exchange florin dinar"])
        persons = [card for card in s.rules.special_cards if isinstance(card, Character)]
        s.part(CHARACTERS).hold(0, [card for card in persons if card.name in ("karim", "knihstig")])

    game = given("currency_exchange", "characters", "treasure_chamber", hands=["florin 5, dinar 3"], prepare=prepare)
    play(game, "chests buy 1")
    assert texts(game) == {"chests pay florin 5 dinar 3"}
    assert refusal(game, "chests pay exchange florin dinar florin 5 dinar 3") == "CHEST-07"
    assert refusal(game, "chests pay karim") == "CHEST-07"
    play(game, "chests pay florin 5 dinar 3")
    assert asked(game) == (1, "action"), "Knihstig is not asked"


@rule("CHEST-05")
def test_the_choice_of_a_room_is_told_and_can_be_taken_back() -> None:
    game = given("treasure_chamber", hands=["florin 8"], prepare=chamber("GAR GAR GAR GAR", "TOW TOW TOW TOW"))
    play(game, "chests buy 2")
    assert events(game, "chests chosen") == [{"room": 2}]
    assert asked(game) == (0, "chamber")
    game.undo()
    assert asked(game) == (0, "action")
    assert texts(game, "chests") == {"chests buy 1", "chests buy 2"}
    assert game.state.part(CHESTS).room == NO_ROOM


def test_many_payments_are_listed_without_a_card_too_many() -> None:
    hand = ", ".join(f"{currency} {value}" for currency in ("florin", "dinar", "ducat") for value in (1, 1, 2, 3, 5))
    game = given("treasure_chamber", hands=[hand], prepare=chamber("GAR GAR GAR GAR"))
    play(game, "chests buy 1")
    moves = game.legal_moves
    assert len(moves) > 200
    assert len(set(map(str, moves))) == len(moves)
    for move in moves:
        values = [int(word) for word in str(move).split() if word.isdigit()]
        assert 8 <= sum(values) < 8 + min(values)
    best = [int(word) for word in str(sensible_first(moves)[0]).split() if word.isdigit()]
    assert (sum(best), len(best)) == (8, 2), "the wire names the best first"
    decision = game.decision
    assert decision is not None
    chosen = EasyBot(1).choose(game.view(0), decision, moves)
    assert sum(int(word) for word in str(chosen).split() if word.isdigit()) == 8


# ---------------------------------------------------------------------- distributing


@rule("CHEST-08", "CHEST-10")
def test_each_chest_on_a_building_of_its_colour_and_one_at_most() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["GAR9-E 1,0, GAR10- 0,1, GAR11- -1,0, TOW11- 0,-1", "GAR8-NE 1,0"],
        prepare=chamber("GAR GAR TOW TOW", laden=("GAR11-",)),
        market=FULL_MARKET,
    )
    buy(game)
    assert laden(game, 0) == {"GAR11-", "GAR9-E", "GAR10-", "TOW11-"}, "as many as there are, so nothing is asked"
    assert laden(game, 1) == set(), "two towers and no garden are left, and he has a garden"
    assert sorted(map(str, events(game, "chests placed")[0]["tiles"])) == ["GAR10-", "GAR9-E", "TOW11-"]  # type: ignore[call-overload]  # a list
    assert asked(game) == (1, "action")


@rule("CHEST-08", "CHEST-10")
def test_the_owner_chooses_where_there_are_more_buildings_than_chests() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["GAR9-E 1,0, GAR10- 0,1, GAR11- -1,0, TOW11- 0,-1, TOW12- 0,-2, ARC9- 0,2"],
        reserves=["GAR8-NE"],
        prepare=chamber("GAR GAR TOW PAV", laden=("TOW11-",)),
        market=FULL_MARKET,
    )
    buy(game)
    assert asked(game) == (0, "chests")
    assert laden(game, 0) == {"TOW11-", "TOW12-"}, "there was no choice for the tower"
    assert texts(game) == {"chests place GAR9-E", "chests place GAR10-", "chests place GAR11-"}
    assert refusal(game, "chests place TOW11-") == "CHEST-08"
    assert refusal(game, "chests place ARC9-") == "CHEST-08"
    assert refusal(game, "chests place F") == "CHEST-08", "the fountain is no building"
    assert refusal(game, "chests place GAR8-NE") == "CHEST-09"
    assert refusal(game, "pass") == "CHEST-10"
    play(game, "chests place GAR10-")
    assert events(game, "chest placed") == [{"tile": "GAR10-"}]
    assert asked(game) == (0, "chests")
    assert texts(game) == {"chests place GAR9-E", "chests place GAR11-"}
    assert refusal(game, "chests place GAR10-") == "CHEST-08"
    play(game, "chests place GAR11-")
    assert asked(game) == (1, "action")
    assert laden(game, 0) == {"TOW11-", "TOW12-", "GAR10-", "GAR11-"}


@rule("CHEST-09")
def test_a_building_bought_in_the_same_turn_takes_a_chest_once_it_is_placed() -> None:
    for placed, expected in (("place PAV8- 1,0", {"PAV8-"}), ("keep PAV8-", set())):
        game = given(
            "treasure_chamber",
            hands=["florin 8, dinar 8"],
            market=FULL_MARKET,
            prepare=chamber("PAV PAV PAV PAV"),
        )
        play(game, "buy PAV8- florin 8")
        buy(game, "dinar 8")
        part = game.state.part(CHESTS)
        assert sum(part.bought) == 4, "they lie open beside the board"
        assert part.rooms[0] == []
        assert part.tokens() == 42
        play(game, placed)
        assert laden(game, 0) == expected
        assert not game.state.part(CHESTS).bought


@rule("CHEST-10", "CHEST-R3")
def test_placing_cannot_be_declined() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["GAR9-E 1,0, GAR10- 0,1"],
        prepare=chamber("GAR PAV PAV PAV"),
        market=FULL_MARKET,
    )
    buy(game)
    assert texts(game) == {"chests place GAR9-E", "chests place GAR10-"}
    assert refusal(game, "pass") == "CHEST-10"
    assert refusal(game, "take florin 9") == "BASE-TURN-02"


@rule("CHEST-TV-03", "CHEST-11")
def test_chests_that_cannot_be_placed_go_to_the_left_and_on() -> None:
    game = given(
        "treasure_chamber",
        seats=4,
        hands=["florin 8"],
        alhambras=["GAR9-E 1,0, SER9- 0,1", "PAV8- 1,0, SER8-S 0,-1", "GAR10- 0,1", "GAR11- 0,1"],
        prepare=chamber("GAR GAR SER PAV", laden=("SER9-",)),
        market=FULL_MARKET.replace("SER9-", "TOW11-").replace("PAV8-", "TOW12-"),
    )
    buy(game)
    assert [laden(game, seat) for seat in range(4)] == [{"SER9-", "GAR9-E"}, {"PAV8-", "SER8-S"}, {"GAR10-"}, set()]
    assert asked(game) == (1, "action")
    handed = [(event.seat, event.facts["families"]) for event in game.events if event.verb == "chests passed"]
    assert handed == [(1, ["pavilion", "seraglio", "garden"]), (2, ["garden"])]


@rule("CHEST-11")
def test_everybody_is_served_once_and_the_rest_returns_to_the_bag() -> None:
    game = given(
        "treasure_chamber",
        hands=["", "florin 8"],
        alhambras=["GAR9-E 1,0", "GAR10- 1,0", "TOW11- 1,0"],
        prepare=chamber("GAR GAR GAR TOW", "PAV PAV PAV PAV"),
        market=FULL_MARKET,
        deciding="action of 1",
    )
    before = bag_of(game)
    buy(game)
    assert [laden(game, seat) for seat in range(3)] == [{"GAR9-E"}, {"GAR10-"}, {"TOW11-"}]
    handed = [event.seat for event in game.events if event.verb == "chests passed"]
    assert handed == [2, 0], "the buyer's right neighbour is the last"
    assert events(game, "chests returned") == [{"families": ["garden"]}]
    assert bag_of(game) == before + 1 - 4
    check_conserved(game.state)


@rule("CHEST-11")
def test_a_neighbour_chooses_too() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["", "GAR9-E 1,0, GAR10- 0,1", "GAR11- 1,0"],
        prepare=chamber("GAR PAV PAV PAV"),
        market=FULL_MARKET,
    )
    buy(game)
    assert asked(game) == (1, "chests")
    assert texts(game) == {"chests place GAR9-E", "chests place GAR10-"}
    assert game.state.active == 0, "it is still the buyer's turn"
    play(game, "chests place GAR10-")
    assert laden(game, 1) == {"GAR10-"}
    assert laden(game, 2) == set()
    assert asked(game) == (1, "action")


@rule("CHEST-12", "CHEST-13", "CHEST-TV-07", "CHEST-R2")
def test_with_two_players_dirk_is_the_last() -> None:
    game = given(
        "treasure_chamber",
        seats=2,
        hands=["florin 8"],
        alhambras=["TOW11- 1,0", "GAR9-E 1,0"],
        dirk="TOW12- PAV7-E",
        prepare=chamber("TOW TOW GAR GAR"),
        market=FULL_MARKET,
    )
    before = bag_of(game)
    buy(game)
    assert [laden(game, owner) for owner in range(3)] == [{"TOW11-"}, {"GAR9-E"}, {"TOW12-"}]
    assert events(game, "chests returned") == [{"families": ["garden"]}]
    assert bag_of(game) == before + 1 - 4
    assert [event.seat for event in game.events if event.verb == "chests passed"] == [1, 2]


@rule("CHEST-12")
def test_at_most_one_chest_on_each_of_dirks_buildings() -> None:
    game = given(
        "treasure_chamber",
        seats=2,
        hands=["florin 8"],
        dirk="TOW12- TOW11- GAR9-E",
        prepare=chamber("TOW TOW GAR GAR", laden=("", "", "TOW11-")),
        market=FULL_MARKET,
    )
    buy(game)
    assert laden(game, 2) == {"TOW11-", "TOW12-", "GAR9-E"}
    assert events(game, "chests returned") == [{"families": ["garden", "tower"]}]
    assert asked(game) == (1, "action"), "nobody is asked which of his buildings"
    assert len(game.state.part(CHESTS).laden) == 3
    assert [rival.seat for rival in rivals(game.state.parts)] == [2]


@rule("CHEST-14", "CHEST-TV-06", "CHEST-R4")
def test_returned_chests_enter_the_bag_before_the_room_is_refilled() -> None:
    common = {"hands": ["florin 8"], "market": FULL_MARKET}
    nobody = given("treasure_chamber", prepare=chamber("GAR GAR GAR GAR", bag="PAV"), **common)  # type: ignore[arg-type]
    buy(nobody)
    assert rooms_of(nobody) == [4, 0, 0]
    assert bag_of(nobody) == 1
    assert not nobody.state.part(CHESTS).stopped
    two = given(
        "treasure_chamber",
        alhambras=["GAR9-E 1,0, GAR10- 0,1"],
        prepare=chamber("GAR GAR GAR GAR", bag="PAV"),
        **common,  # type: ignore[arg-type]
    )
    buy(two)
    assert rooms_of(two) == [0, 0, 0]
    assert bag_of(two) == 3
    assert two.state.part(CHESTS).stopped
    assert events(two, "chests exhausted") == [{"room": 1}]


@rule("CHEST-14")
def test_the_room_is_refilled_in_the_same_turn() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8", "florin 8"],
        prepare=chamber("GAR GAR GAR GAR", "TOW TOW TOW TOW", "PAV PAV PAV PAV"),
        market=FULL_MARKET,
    )
    play(game, "chests buy 2", "chests pay florin 8")
    assert rooms_of(game) == [4, 4, 4]
    drawn = events(game, "chests drawn")
    assert [fact["room"] for fact in drawn] == [2]
    families = drawn[0]["families"]
    assert families == [BUILDINGS[colour] for colour in game.state.part(CHESTS).rooms[1]]
    assert texts(game, "chests") == {"chests buy 1", "chests buy 2", "chests buy 3"}
    assert verbs(game).index("chests drawn") < verbs(game).index("turn")


@rule("CHEST-14")
def test_a_bag_with_just_enough_fills_the_room() -> None:
    game = given("treasure_chamber", hands=["florin 8"], prepare=chamber("GAR GAR GAR GAR", bag=""), market=FULL_MARKET)
    buy(game)
    assert (rooms_of(game), bag_of(game)) == ([4, 0, 0], 0), "the four that nobody could place"
    assert not game.state.part(CHESTS).stopped


@rule("CHEST-02")
def test_a_box_with_too_few_chests_leaves_rooms_empty() -> None:
    """A correction: nine chests fill two rooms, eight just so."""
    for spare, left in ((9, 1), (8, 0), (7, 3)):
        chests = {**dict.fromkeys(BUILDINGS, 0), "tower": spare}
        game = alhambra.new_game(
            modules=("treasure_chamber",), seed=1, components={"treasure_chamber": {"chests": chests}}
        )
        assert (rooms_of(game), bag_of(game)) == ([4, 4 if spare > 7 else 0, 0], left)


@rule("CHEST-11", "CHEST-12")
def test_nothing_is_told_of_chests_that_nobody_passes_on_or_returns() -> None:
    """The buyer places all four."""
    game = given(
        "treasure_chamber",
        seats=2,
        hands=["florin 8"],
        alhambras=["GAR9-E 1,0, GAR10- 0,1, GAR11- -1,0, TOW11- 0,-1"],
        dirk="TOW12-",
        prepare=chamber("GAR GAR GAR TOW"),
        market=FULL_MARKET,
    )
    buy(game)
    told = [(event.verb, event.seat) for event in game.events if event.verb.startswith("chest")]
    assert told == [("chests chosen", 0), ("chests bought", 0), ("chests placed", 0), ("chests drawn", None)]
    assert events(game, "chests bought") == [
        {"room": 1, "families": ["garden", "garden", "garden", "tower"], "cards": ["florin 8"]}
    ]
    nobody = given("treasure_chamber", hands=["florin 8"], prepare=chamber("PAV PAV PAV PAV"), market=FULL_MARKET)
    buy(nobody)
    assert not events(nobody, "chests placed")


@rule("CHEST-16")
def test_a_building_without_a_chest_loses_none() -> None:
    game = given("treasure_chamber", alhambras=["GAR10- 0,1"], prepare=chamber("TOW TOW TOW TOW"), market=FULL_MARKET)
    before = bag_of(game)
    play(game, "remove GAR10-")
    assert bag_of(game) == before
    assert not events(game, "chest lost")


@rule("CHEST-15")
def test_the_stop_is_final() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8", "florin 8"],
        alhambras=["GAR9-E 1,0, GAR10- 0,1, GAR11- -1,0"],
        prepare=chamber("GAR GAR GAR PAV", "TOW TOW TOW TOW", bag="PAV PAV"),
        market=FULL_MARKET,
    )
    buy(game)
    assert bag_of(game) == 3
    play(game, "chests buy 2", "chests pay florin 8")
    assert bag_of(game) == 7, "more than enough"
    assert rooms_of(game) == [0, 0, 0]
    assert not events(game, "chests drawn")
    assert len(events(game, "chests exhausted")) == 1, "told once"


@rule("CHEST-TV-04")
def test_seven_refills_without_any_return() -> None:
    """Ten purchases, of which every chest finds a building."""
    s = alhambra.new_game(modules=("treasure_chamber",), seed=3).state
    part = s.part(CHESTS)
    filled = []
    for purchase in range(10):
        room = max(0, purchase - 7)
        assert part.rooms[room], "there is something to buy"
        part.room = room
        part.empty(room)
        part.bought = [0] * len(BUILDINGS)
        Return().run(s)
        filled.append(len(part.rooms[room]))
    assert filled == [4] * 7 + [0] * 3
    assert (part.rooms, sum(part.bag), part.stopped) == ([[], [], []], 2, True)
    assert part.room == NO_ROOM


# ---------------------------------------------------------------------- losing chests


@rule("CHEST-16")
def test_a_chest_leaves_with_its_building() -> None:
    common = {"alhambras": ["GAR10- 0,1, GAR11- -1,0"], "market": FULL_MARKET}
    prepare = chamber("TOW TOW TOW TOW", laden=("GAR10- GAR11-",))
    removed = given("treasure_chamber", prepare=prepare, **common)  # type: ignore[arg-type]  # keywords of many types
    before = removed.state.part(CHESTS).bag
    play(removed, "remove GAR10-")
    assert laden(removed, 0) == {"GAR11-"}
    assert reserve_of(removed, 0) == {"GAR10-"}
    assert removed.state.part(CHESTS).bag[4] == before[4] + 1
    assert events(removed, "chest lost") == [{"tile": "GAR10-"}]
    swapped = given("treasure_chamber", prepare=prepare, reserves=["TOW12-"], **common)  # type: ignore[arg-type]
    play(swapped, "swap GAR11- TOW12-")
    assert laden(swapped, 0) == {"GAR10-"}
    assert swapped.state.part(CHESTS).bag[4] == before[4] + 1
    check_conserved(swapped.state)
    play(swapped, "take florin 9", "take dirham 9", "swap TOW12- GAR11-")
    assert laden(swapped, 0) == {"GAR10-"}, "it comes back without a chest"


@rule("CHEST-16")
def test_a_chest_that_was_lost_in_this_turn_is_in_the_bag_when_the_room_is_refilled() -> None:
    game = given(
        "characters",
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["GAR10- 0,1"],
        prepare=_with_ammar(chamber("TOW TOW TOW TOW", laden=("GAR10-",), bag="PAV PAV PAV")),
        market=FULL_MARKET,
    )
    buy(game)
    assert asked(game) == (0, "rebuild")
    play(game, "remove GAR10-")
    assert laden(game, 0) == set()
    assert rooms_of(game) == [4, 0, 0]
    assert bag_of(game) == 4, "three, the lost one and four that nobody could place; four were drawn"


def _with_ammar(prepare: Callable[[State], None]) -> Callable[[State], None]:
    def both(s: State) -> None:
        prepare(s)
        persons = [card for card in s.rules.special_cards if isinstance(card, Character)]
        s.part(CHARACTERS).hold(0, [card for card in persons if card.name == "ammar"])

    return both


@rule("CHEST-09", "CHEST-16")
def test_redesigns_at_the_end_of_a_turn_come_before_the_chests() -> None:
    """A garden added by Ammar takes a chest; one that he removes loses its chest and takes none."""
    common = {"hands": ["florin 8"], "market": FULL_MARKET}
    added = given(
        "characters",
        "treasure_chamber",
        reserves=["GAR10-"],
        prepare=_with_ammar(chamber("GAR TOW TOW TOW")),
        **common,  # type: ignore[arg-type]  # keywords of many types
    )
    buy(added)
    assert asked(added) == (0, "rebuild")
    assert sum(added.state.part(CHESTS).bought) == 4
    play(added, "add GAR10- 0,1")
    assert laden(added, 0) == {"GAR10-"}
    removed = given(
        "characters",
        "treasure_chamber",
        alhambras=["GAR10- 0,1"],
        prepare=_with_ammar(chamber("GAR TOW TOW TOW", laden=("GAR10-",))),
        **common,  # type: ignore[arg-type]
    )
    buy(removed)
    play(removed, "remove GAR10-")
    assert laden(removed, 0) == set()


@rule("CHEST-17")
def test_laying_tiles_beside_a_building_does_not_touch_its_chest() -> None:
    game = given(
        "treasure_chamber",
        alhambras=["GAR10- 0,1"],
        reserves=["TOW12-"],
        prepare=chamber("TOW TOW TOW TOW", laden=("GAR10-",)),
        market=FULL_MARKET,
    )
    play(game, "add TOW12- 0,2")
    assert laden(game, 0) == {"GAR10-"}
    assert not events(game, "chest lost")


# ---------------------------------------------------------------------- scoring


def scored(scoring: int, *chests: str, seats: int = 3, dirk: str = "") -> Game:
    """A scoring with these tiles laden, laid in rows."""
    alhambras = []
    for owner, names in enumerate(chests[:seats]):
        alhambras.append(", ".join(f"{name} {x + 1},{owner}" for x, name in enumerate(names.split())))
    return given(
        "treasure_chamber",
        seats=seats,
        alhambras=alhambras,
        due=[scoring] if scoring < 3 else [],
        deciding="upkeep of 0" if scoring < 3 else "end of 0",
        scorings_done=min(scoring - 1, 2),
        market=FULL_MARKET if scoring < 3 else "- - - -",
        dirk=dirk,
        prepare=chamber("TOW TOW TOW TOW", laden=chests),
    )


@rule("CHEST-18")
def test_the_number_of_chests_counts_whatever_their_colours() -> None:
    three = ("GAR9-E GAR10- GAR11-", "TOW11- PAV7-E", "TOW12-")
    assert [points(scored(1, *three), seat, "chests") for seat in range(3)] == [7, 0, 0]
    assert [points(scored(2, *three), seat, "chests") for seat in range(3)] == [14, 7, 0]
    game = scored(3, *three)
    assert [points(game, seat, "chests") for seat in range(3)] == [22, 14, 7]
    told = events(game, "scoring")[-1]["lines"]
    assert isinstance(told, list)
    line = next(line for line in told if line["what"] == "chests" and line["seat"] == 1)
    assert (line["rule"], line["rank"], line["shared"], line["count"]) == ("CHEST-18", 2, 1, 2)
    assert line["tiles"] == ["TOW11-", "PAV7-E"]


@rule("CHEST-19", "CHEST-TV-05")
def test_ties_share_the_places_they_take() -> None:
    game = scored(3, "GAR9-E GAR10- GAR11- GAR8-NE GAR7-NSW", "TOW11- PAV7-E ARC8-N SER7-W CHA8-NW", "TOW12- TOW10-W")
    assert [points(game, seat, "chests") for seat in range(3)] == [18, 18, 7]
    told = events(game, "scoring")[-1]["lines"]
    assert isinstance(told, list)
    line = next(line for line in told if line["what"] == "chests" and line["seat"] == 0)
    assert (line["rule"], line["rank"], line["shared"], line["count"]) == ("CHEST-19", 1, 2, 5)
    first = scored(1, "GAR9-E", "TOW11-", "")
    assert [points(first, seat, "chests") for seat in range(3)] == [3, 3, 0], "7 shared by two, rounded down"


@rule("CHEST-20")
@pytest.mark.parametrize("options", [{}, {"min_one_building": False}], ids=str)
def test_nobody_scores_without_a_chest(options: dict[str, object]) -> None:
    game = given(
        "treasure_chamber",
        options=options,
        alhambras=["GAR10- 0,1"],
        scorings_done=2,
        deciding="end of 0",
        prepare=chamber("TOW TOW TOW TOW", laden=("GAR10-",)),
    )
    assert [points(game, seat, "chests") for seat in range(3)] == [22, 0, 0]
    nobody = given("treasure_chamber", scorings_done=2, deciding="end of 0", prepare=chamber("TOW TOW TOW TOW"))
    assert [points(nobody, seat, "chests") for seat in range(3)] == [0, 0, 0]


@rule("CHEST-20", "CHEST-TV-08")
def test_dirk_is_ranked_and_scores() -> None:
    dirk = "TOW11- TOW12- GAR9-E"
    game = scored(2, "GAR10- GAR11-", "PAV7-E", dirk, seats=2, dirk=dirk)
    assert [points(game, owner, "chests") for owner in range(3)] == [7, 0, 14]
    gained = points(game, 2)
    assert [rival.score for rival in game.rivals] == [gained]


@rule("CHEST-21")
def test_who_owns_no_fitting_building_may_buy_for_the_others() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["", "GAR10- 0,1"],
        prepare=chamber("GAR TOW TOW TOW"),
        market=FULL_MARKET,
    )
    assert refusal(game, "chests buy 1") is None
    buy(game)
    assert (laden(game, 0), laden(game, 1)) == (set(), {"GAR10-"})


@rule("CHEST-23")
def test_chests_of_the_last_turn_are_still_distributed() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8, dinar 8"],
        alhambras=["GAR10- 0,1, GAR11- -1,0"],
        market="PAV8- - - -",
        supply="",
        prepare=chamber("GAR TOW TOW TOW"),
        scorings_done=2,
    )
    play(game, "buy PAV8- florin 8", "chests buy 1", "chests pay dinar 8", "keep PAV8-")
    assert asked(game) == (0, "chests")
    play(game, "chests place GAR10-")
    assert game.over
    assert verbs(game).index("chests drawn") < verbs(game).index("last turn")
    assert points(game, 0, "chests") == 22


# ---------------------------------------------------------------------- with other modules


@rule("CHEST-30", "CHEST-32", "HUT-27", "CAMP-28")
def test_huts_and_camps_carry_no_chests() -> None:
    game = given(
        "worker_huts",
        "camps",
        "treasure_chamber",
        hands=["florin 8"],
        alhambras=["GAR10- 0,1, HGAR1-N 0,2, GAR11- -1,0, PAV8- 1,0, HTOW1-E 2,0, CAMP6-W 3,0"],
        prepare=chamber("GAR TOW TOW TOW"),
        market=FULL_MARKET.replace("PAV8-", "TOW11-"),
    )
    buy(game)
    assert texts(game) == {"chests place GAR10-", "chests place GAR11-"}
    for name in ("HGAR1-N", "HTOW1-E", "CAMP6-W"):
        assert refusal(game, f"chests place {name}") == "CHEST-08"
    play(game, "chests place GAR10-")
    assert laden(game, 0) == {"GAR10-"}


@rule("CHEST-36", "VIZ-30")
def test_the_vizier_buys_no_chests_and_his_tile_gets_none() -> None:
    game = given(
        "vizier",
        "treasure_chamber",
        deciding="interlude of 1",
        hands=["", "florin 8, dinar 8"],
        market="PAV8- SER9- ARC9- CHA10-",
        prepare=chamber("PAV PAV PAV PAV"),
    )
    assert not texts(game, "chests")
    assert refusal(game, "chests buy 1") == "CHEST-04"
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert laden(game, 1) == set()
    assert rooms_of(game) == [4, 0, 0]


@rule("CHEST-40")
def test_no_chests_are_bought_in_the_final_distribution() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 9"],
        market="PAV8- - - -",
        deciding="end of 0",
        scorings_done=2,
        prepare=chamber("PAV PAV PAV PAV"),
    )
    assert asked(game) == (0, "distribution")
    assert not texts(game, "chests")
    assert refusal(game, "chests buy 1") == "BASE-EOG-07"
    play(game, "place PAV8- 1,0")
    assert laden(game, 0) == set()


# ---------------------------------------------------------------------- data, records, bots


def test_the_printed_facts_can_be_corrected() -> None:
    correction: dict[str, object] = {"treasure_chamber": {"board": {"price": 9}, "scoring": {"round_1": [5, 2]}}}
    rules = ruleset(alhambra.MODULES, 3, "2024", ["treasure_chamber"], None, correction, "mine.toml")
    part = rules.parts.parts(rules)[0]
    assert isinstance(part, Chests)
    assert (part.chamber.price, part.chamber.points[0]) == (9, [5, 2])
    wrong: dict[str, object] = {"treasure_chamber": {"board": {"rooms": 0}}}
    rules = ruleset(alhambra.MODULES, 3, "2024", ["treasure_chamber"], None, wrong, "mine.toml")
    with pytest.raises(InvalidComponents, match=r"mine\.toml: treasure_chamber\.board\.rooms"):
        rules.parts.parts(rules)


@pytest.mark.parametrize(
    ("where", "least", "most", "row"),
    [
        ("chests.garden", 0, 20, 0),
        ("board.rooms", 1, 6, 0),
        ("board.chests_per_room", 1, 9, 0),
        ("board.price", 1, 40, 0),
        ("scoring.round_2", 0, 99, 2),
    ],
)
def test_corrections_have_limits(where: str, least: int, most: int, row: int) -> None:
    check_limits("treasure_chamber", where, least, most, row)


def test_what_a_view_tells_of_the_chamber() -> None:
    game = given(
        "treasure_chamber",
        hands=["florin 8, dinar 8"],
        alhambras=["GAR10- 0,1"],
        market=FULL_MARKET,
        prepare=chamber("PAV TOW GAR PAV", "ARC ARC ARC ARC", laden=("GAR10-",)),
    )

    def told() -> dict[str, object]:
        parts = game.view(1).to_json()["parts"]
        assert isinstance(parts, dict)
        found = parts["treasure_chamber"]
        assert isinstance(found, dict)
        return {key: value for key, value in found.items() if key != "bag"}

    arcades = ["arcades"] * 4
    still = {"chests": [["GAR10-"], [], []], "stopped": False, "price": 8}
    rooms = [["pavilion", "tower", "garden", "pavilion"], arcades, []]
    assert told() == {"rooms": rooms, "room": None, "bought": [], **still}
    play(game, "buy PAV8- florin 8", "chests buy 1")
    assert told() == {"rooms": rooms, "room": 1, "bought": [], **still}
    play(game, "chests pay dinar 8")
    bought = ["pavilion", "pavilion", "garden", "tower"]
    assert told() == {"rooms": [[], arcades, []], "room": 1, "bought": bought, **still}
    play(game, "keep PAV8-")
    part = game.state.part(CHESTS)
    assert told()["room"] is None
    assert part.rooms[0] == sorted(part.rooms[0]), "in the order of the buildings"


@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_chests_come_back_from_their_records(seats: int) -> None:
    *_, game = played(Mix(seats, "2003", ("treasure_chamber",), {}), seed=seats)
    assert "chests bought" in verbs(game)
    again = alhambra.load(str(game.record))
    assert again.scores == game.scores
    assert again.view().to_json() == game.view().to_json()


def test_the_easy_bot_buys_chests_that_it_can_place_and_no_others() -> None:
    def bought(own: str) -> str:
        game = given(
            "treasure_chamber",
            hands=["florin 7, dinar 1"],
            alhambras=[own],
            prepare=chamber("GAR GAR GAR GAR", "TOW TOW TOW TOW"),
            market="PAV8- SER9- ARC9- CHA10-",
            display="florin 1, dirham 1, dinar 1, ducat 1",
        )
        decision = game.decision
        assert decision is not None
        return str(EasyBot(1).choose(game.view(0), decision, game.legal_moves))

    assert bought("GAR9-E 1,0, GAR10- 0,1, GAR11- -1,0") == "chests buy 1"
    assert bought("TOW11- 1,0, TOW12- 0,1") == "chests buy 2"
    assert not bought("PAV7-E 1,0").startswith("chests")


# ---------------------------------------------------------------------- what a purchase is worth


def greed(*alhambras: str, room: str = "GAR GAR TOW PAV", buyer: int = 0, paid: bool = False, **rest: object) -> int:
    """What the first room is worth to its buyer, who has chosen it, and has paid for it or not yet."""
    chests = rest.pop("laden", ())
    assert isinstance(chests, tuple)
    deciding = f"action of {buyer}"
    prepare = chamber(room, laden=chests)
    game = given("treasure_chamber", alhambras=alhambras, deciding=deciding, prepare=prepare, **rest)  # type: ignore[arg-type]
    part = game.state.part(CHESTS)
    assert Greed().worth(game.state, buyer) == 0, "nothing is being bought"
    part.room = 0
    assert Greed().worth(game.state, (buyer + 1) % game.seats) == 0, "he is not buying"
    if paid:
        part.empty(0)
    return Greed().worth(game.state, buyer)


def test_an_opinion_of_a_room_counts_what_can_be_placed_and_what_goes_to_others() -> None:
    own, other = "GAR10- 0,1, GAR11- -1,0", "TOW11- 1,0"
    places = POINT * 7 + LATER_POINT * 22  # alone in the first scoring, and in the last one
    assert greed(own, other, paid=True) == places + CHEST * (2 * 2 - 3) // 2
    assert greed(own, other) == places + CHEST * (2 * 2 - 3) // 2 - COIN * 8
    assert greed(own, other, paid=True, pending=["TOW12-"]) == places + CHEST * (2 * 3 - 3) // 2
    assert greed(own, other, paid=True, pending=["CHA10-"]) == greed(own, other, paid=True)
    assert greed("", other, paid=True) == -CHEST // 2
    mine, theirs = "GAR9-E", "TOW12- TOW10-W"
    last = greed(
        f"{own}, GAR9-E 1,0", f"{other}, TOW12- 0,-1, TOW10-W 0,1", scorings_done=2, laden=(mine, theirs), paid=True
    )
    assert last == POINT * (18 - 14) + CHEST * (2 * 2 - 3) // 2, "from the second place to a tie for the first"


def test_an_opinion_of_a_room_knows_who_comes_next() -> None:
    """One garden chest, three that nobody can place: the first who has a garden takes it, clockwise from the buyer."""
    room = "GAR PAV PAV PAV"
    laden_by_last = ("", "", "")
    assert greed("GAR10- 0,1", "", "GAR11- 0,1", room=room, buyer=1, paid=True, laden=laden_by_last) == -CHEST // 2
    ahead = ("GAR9-E", "TOW12-", "")
    worth = greed("GAR10- 0,1, GAR9-E 1,0", "TOW12- 0,1", "GAR11- 0,1", room=room, buyer=1, paid=True, laden=ahead)
    catching_up = POINT * (7 // 3 - 7 // 2) + LATER_POINT * ((22 + 14 + 7) // 3 - (22 + 14) // 2)
    assert worth == catching_up - CHEST // 2, "the one behind catches up; the one before has no chest of it"


def test_an_opinion_of_a_room_counts_what_goes_to_dirk() -> None:
    """With two players what nobody else can place is his, and he takes ranks with it."""
    common = {"seats": 2, "room": "GAR TOW TOW PAV", "scorings_done": 2, "paid": True}
    nothing = greed("GAR10- 0,1", "", **common)  # type: ignore[arg-type]  # keywords of many types
    assert nothing == POINT * 22 + CHEST * (2 - 1) // 2
    shared = greed("GAR10- 0,1", "", dirk="TOW11- TOW12-", **common)  # type: ignore[arg-type]
    assert shared == POINT * 14 + CHEST * (2 - 3) // 2, "he has two, and the first place"

"""Rules about two modules of expansions 3 and 4 together; what only one of them has to say is in its own file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alhambra.modules.characters.auction import CHARACTERS
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.city_walls.module import WALLS, wall_cards
from alhambra.modules.invaders.attack import INVASIONS
from alhambra.modules.small_change.module import BAG
from alhambra.modules.street_trader.citizens import TRADERS, counted
from alhambra.modules.thieves.module import THIEVES, Thief, thief_cards
from alhambra.modules.treasure_chamber.chests import CHESTS
from alhambra.modules.vizier.module import VIZIERS
from alhambra.palace.building import add_walls
from alhambra.palace.components import BUILDINGS
from alhambra.palace.laws import cell_at
from alhambra.palace.state import State
from kit import deck_of, discard_of, display_of, events, given, offered, play, refusal, rule, texts

SELLING = "PAV8- CHA5-NSW GAR7-NSW TOW8-NES"
Prepare = Callable[[State], None]


def all_of(*steps: Prepare) -> Prepare:
    def prepare(s: State) -> None:
        for step in steps:
            step(s)

    return prepare


def wall_card(*shown: str) -> Prepare:
    """These wall cards lie beside the market."""

    def prepare(s: State) -> None:
        known = {card.letters: card for card in wall_cards(s.rules.components)}
        s.part(WALLS).shown = [known[letters] for letters in shown]

    return prepare


def disc(cell: tuple[int, int], *homes: str) -> Prepare:
    """The disc of seat 0 lies at this cell with three citizens; one more in each of these buildings."""

    def prepare(s: State) -> None:
        part = s.part(TRADERS)
        part.shown = True
        part.made = [True] * s.seats
        part.discs = [counted([0, 1, 2])] * s.seats
        part.homes = [[s.rules.tile_names[name] for name in homes], *[[] for _ in range(s.seats - 1)]]
        part.cells = [cell_at(*cell)] * s.seats
        living = counted([tile.building for tile in part.homes[0]])
        part.supply = [7 - living[colour] - (s.seats if colour < 3 else 0) for colour in range(len(BUILDINGS))]

    return prepare


def thief(seat: int, currency: int) -> Prepare:
    """This seat holds a thief of this currency; all others are out of the game."""

    def prepare(s: State) -> None:
        part = s.part(THIEVES)
        cards = [card for card in thief_cards(s.rules.components) if isinstance(card, Thief)]
        mine = next(card for card in cards if card.currency == currency)
        cards.remove(mine)
        for number in range(s.seats):
            part.hands = part.hands.holding(number, [mine] if number == seat else [])
        part.aside = cards

    return prepare


@rule("WALL-39")
def test_a_thief_takes_no_wall_card() -> None:
    """It lies beside the market, not in the display, whatever is displayed."""
    prepare = all_of(wall_card("N"), thief(0, 2))
    game = given("city_walls", "thieves", deciding="interlude of 0", turn_of=0, prepare=prepare)
    assert texts(game, "steal") == {"steal dinar 9"}
    play(game, "steal dinar 9")
    assert [card.letters for card in game.state.part(WALLS).shown] == ["N"]


@rule("WALL-40")
def test_a_disc_does_not_forbid_a_stick_on_the_side_that_faces_it() -> None:
    prepare = all_of(wall_card("E"), disc((1, 0)))
    game = given("city_walls", "street_trader", market=SELLING, prepare=prepare)
    assert offered(game, "wall build E F")
    play(game, "wall build E F")
    assert game.state.part(TRADERS).cells[0] == cell_at(1, 0), "and the disc stays where it is"


@rule("WALL-42")
def test_a_stick_leaves_the_citizen_of_its_tile_alone() -> None:
    prepare = all_of(wall_card("S"), disc((0, -1), "PAV8-"))
    game = given("city_walls", "street_trader", alhambras=["PAV8- 1,0"], market="- - - -", prepare=prepare)
    supply = game.state.part(TRADERS).supply
    play(game, "wall build S PAV8-")
    part = game.state.part(TRADERS)
    assert [tile.name for tile in part.homes[0]] == ["PAV8-"]
    assert part.supply == supply
    assert refusal(game, "wall build S PAV8-") is not None, "the card is used up"


@rule("TRADER-14", "TRADER-R4", "WALL-R5", "CAMP-25")
def test_a_disc_waits_aside_while_camps_lean_on_all_walls_of_a_lone_fountain() -> None:
    """Sticks on all sides of the fountain, and a camp on each: no cell is left until one of them is taken away."""

    def prepare(s: State) -> None:
        add_walls(s, 0, s.rules.components.fountain, 0b1111)
        disc((-1, 0))(s)

    game = given(
        "camps",
        "city_walls",
        "street_trader",
        alhambras=["CAMP5-S 0,-1, CAMP6-W 1,0, CAMP3-N 0,1"],
        reserves=["CAMP8-NE"],
        market=SELLING,
        prepare=prepare,
    )
    play(game, "add CAMP8-NE -1,0", "pass")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "action"), "nobody waits for what cannot be done"
    assert game.state.part(TRADERS).cells[0] == 0
    play(game, "take florin 9", "take dirham 9", "remove CAMP3-N")
    assert texts(game) == {"trader lay 0,1"}
    play(game, "trader lay 0,1")
    assert game.state.part(TRADERS).cells[0] == cell_at(0, 1)


# ---------------------------------------------------------------------- attacks


def attacked_from_the_east(*modules: str, prepare: Prepare) -> int:
    """What a fountain alone loses after the second scoring; each open side that faces the attack costs 2."""

    def east(s: State) -> None:
        s.part(INVASIONS).top = 1
        prepare(s)

    waiting: dict[str, Any] = {"deciding": "upkeep of 0", "due": [2], "scorings_done": 1}
    game = given("invaders", *modules, scores=[50, 50, 50], prepare=east, **waiting)
    (attack,) = events(game, "attack")
    assert isinstance(attack["lines"], list)
    lost: list[int] = [-line["points"] for line in attack["lines"] if line["seat"] == 0]
    return sum(lost)


@rule("ATT-32", "WALL-35")
def test_a_stick_protects_its_side() -> None:
    def stick(side: int) -> Prepare:
        return lambda s: add_walls(s, 0, s.rules.components.fountain, 1 << side)

    assert attacked_from_the_east("city_walls", prepare=stick(0)) == 2
    assert attacked_from_the_east("city_walls", prepare=stick(1)) == 0


@rule("TRADER-38")
def test_disc_and_citizens_protect_nothing() -> None:
    assert attacked_from_the_east("street_trader", prepare=disc((1, 0))) == 2


# ---------------------------------------------------------------------- chests


def room(*colours: str) -> Prepare:
    """The first room holds just these chests; the others are empty, and nothing is refilled."""

    def prepare(s: State) -> None:
        part = s.part(CHESTS)
        part.rooms = [[BUILDINGS.index(colour) for colour in colours], *[[] for _ in part.rooms[1:]]]
        part.stopped = True

    return prepare


@rule("CHEST-33", "TRADER-36")
def test_chest_and_citizen_share_a_building() -> None:
    prepare = all_of(room("pavilion", "tower", "tower", "tower"), disc((0, -1), "PAV8-"))
    game = given(
        "street_trader",
        "treasure_chamber",
        alhambras=["PAV8- 1,0"],
        hands=["dinar 8"],
        market=SELLING.replace("PAV8-", "-"),
        supply="SER9- ARC9-",
        prepare=prepare,
    )
    play(game, "chests buy 1", "chests pay dinar 8")
    s = game.state
    assert [tile.name for tile in s.part(CHESTS).laden[0]] == ["PAV8-"]
    assert [tile.name for tile in s.part(TRADERS).homes[0]] == ["PAV8-"]


@rule("CHANGE-35", "CHANGE-R3", "CHEST-34")
def test_coins_pay_for_chests_and_no_change_is_given() -> None:
    game = given(
        "small_change",
        "treasure_chamber",
        hands=["dinar 9, ducat 2, ducat coin 1"],
        market=SELLING,
        supply="SER9- ARC9-",
        prepare=room("pavilion", "tower", "tower", "tower"),
    )
    before = sum(game.state.part(BAG).counts)
    play(game, "chests buy 1", "chests pay dinar 9 ducat 2 ducat coin 1")
    assert game.state.players[0].shown_money() == [], "4 too much, and nothing comes back"
    assert sum(game.state.part(BAG).counts) == before + 1, "the coin is in the bag again"


# ---------------------------------------------------------------------- the course of a turn


def auctioned(name: str) -> Prepare:
    """This character is in the deck, not among those set aside."""

    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        part.aside = [one for one in part.aside if one.name != name]
        part.left -= 1

    return prepare


@rule("FLOW-TV-04")
def test_what_was_paid_in_an_auction_comes_back_in_the_same_refill() -> None:
    """The display lacks two cards; the deck holds a gate; two of five cards of the discard were just paid."""
    game = given(
        "city_gates",
        "characters",
        deciding="upkeep of 0",
        hands=["", "florin 1, florin 2"],
        display="dirham 9, dinar 9",
        deck="laila, gate",
        discard="ducat 5, ducat 6, ducat 7",
        market=SELLING,
        prepare=auctioned("laila"),
    )
    play(game, "bid 3", "pass", "pass", "pay florin 2 florin 1")
    assert game.state.part(GATES).is_open, "the gate card lies beside the gates"
    display = display_of(game)
    turned = set(display) - {"dirham 9", "dinar 9"}
    assert len(display) == 4
    assert turned < {"florin 1", "florin 2", "ducat 5", "ducat 6", "ducat 7"}
    assert len(deck_of(game)) == 3
    assert {*turned, *deck_of(game)} == {"florin 1", "florin 2", "ducat 5", "ducat 6", "ducat 7"}
    assert discard_of(game) == []


@rule("FLOW-11")
@pytest.mark.parametrize(
    ("modules", "moves", "after"),
    [
        (("worker_huts",), ["hut take {hut}"], "remove GAR10-"),
        (("city_walls",), ["wall build S GAR10-"], "remove GAR10-"),
        (("treasure_chamber",), ["chests buy 1", "chests pay dinar 8"], "remove GAR10-"),
        (("vizier",), ["vizier wake"], "remove GAR10-"),
    ],
    ids=str,
)
def test_an_extra_action_that_earns_none_ends_the_actions(
    modules: tuple[str, ...], moves: list[str], after: str
) -> None:
    """An exact purchase, something else, and no redesign afterwards (the first half of FLOW-TV-08)."""

    def prepare(s: State) -> None:
        if "city_walls" in modules:
            wall_card("S")(s)
        if "treasure_chamber" in modules:
            room("pavilion", "tower", "tower", "tower")(s)
        if "vizier" in modules:
            s.part(VIZIERS).awake = [False] * s.seats

    game = given(
        *modules,
        hands=["florin 8, dinar 8"],
        alhambras=["GAR10- 0,1"],
        market="PAV8- - - -",
        prepare=prepare,
    )
    play(game, "buy PAV8- florin 8")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert refusal(game, after) is None
    for move in moves:
        hut = next((text for text in sorted(texts(game)) if text.startswith("hut")), "")
        play(game, hut if "{hut}" in move else move)
    assert game.decision.kind == "placement"
    assert refusal(game, after) == "BASE-TURN-02"

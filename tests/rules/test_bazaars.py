"""The Bazaars: rules BAZ-*, and rules of older modules that need bazaars."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest

import alhambra
from alhambra import Game
from alhambra.core.agenda import advance
from alhambra.core.game import Trail
from alhambra.core.setup import InvalidComponents
from alhambra.locales import score_line
from alhambra.modules.bazaars.opinion import Prospects
from alhambra.modules.bazaars.stalls import BAZAARS, Bazaar, Stall
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.city_walls.module import WALLS, wall_cards
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.dirk.module import DIRKS
from alhambra.modules.invaders.attack import INVASIONS, open_counts
from alhambra.modules.small_change.module import BAG
from alhambra.modules.street_trader.citizens import TRADERS, counted
from alhambra.modules.treasure_chamber.chests import free_buildings
from alhambra.palace.building import PlacePending, add_walls
from alhambra.palace.buying import Buy, list_purchases, offers
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.palace.guide import guide
from alhambra.palace.laws import cell_at
from alhambra.palace.scoring import contenders, score_lines
from alhambra.palace.state import Estate, Player, State
from alhambra.titles.alhambra.bots import EasyBot
from checks import check_conserved, check_listed, check_views
from kit import (
    Plan,
    alhambra_of,
    events,
    given,
    hand_of,
    holding,
    market_of,
    offered,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    supply_of,
    texts,
    verbs,
)
from random_games import Mix, played

Prepare = Callable[[State], None]
PRINTED = ["BSAG2-", "BPCT2-", "BSAT1-", "BPCG1-", "BPSC3-", "BAGT3-", "BPAG4-", "BSCT4-"]
MARKET = "PAV7-E SER6-ES ARC8-N CHA9-W"  # florin 7, dirham 6, dinar 8, ducat 9


def beside(names: str, *more: Prepare) -> Prepare:
    """For `given`: these bazaars lie beside the market."""

    def prepare(s: State) -> None:
        tiles = [s.rules.tile_names[name] for name in names.split()]
        s.part(BAZAARS).lying = [tile for tile in tiles if isinstance(tile, Bazaar)]
        for step in more:
            step(s)

    return prepare


def lying(game: Game) -> list[str]:
    return [bazaar.name for bazaar in game.state.part(BAZAARS).lying]


def prices(game: Game) -> dict[str, int]:
    """What the bazaars beside the market cost now."""
    return {offer.tile.name: offer.price for offer in game.rules.offers.offers(game.state, 0)}


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


def value(text: str, x: int, y: int) -> int:
    """What the bazaar at this cell counts."""
    plan = Plan(text)
    cell = cell_at(x, y)
    return plan.tiles[plan.alhambra.number_at(cell)].value(plan.alhambra, cell, plan.tiles)


RING = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def ringed(names: Iterable[str], bazaar: str = "BSAT1-") -> int:
    """A bazaar with these tiles around it, one cell after the other, row by row; "-" leaves a cell empty."""
    around = ", ".join(f"{name} {10 + x},{10 + y}" for (x, y), name in zip(RING, names, strict=False) if name != "-")
    return value(f"{bazaar} 10,10, {around}", 10, 10)


# ---------------------------------------------------------------------- components and set-up


@rule("BAZ-01", "BAZ-R3")
def test_eight_tiles_with_a_currency_and_three_colours_and_no_price() -> None:
    rules = alhambra.new_game(modules=("bazaars",), seed=1).rules
    bazaars = [tile for tile in rules.tile_names.values() if isinstance(tile, Bazaar)]
    assert [bazaar.name for bazaar in bazaars] == PRINTED
    assert [CURRENCIES[bazaar.currency] for bazaar in bazaars] == [
        *["dirham"] * 2,
        *["florin"] * 2,
        *["dinar"] * 2,
        *["ducat"] * 2,
    ]
    for bazaar in bazaars:
        assert len(set(bazaar.colours)) == 3
        assert bazaar.cost == 0
        assert bazaar.walls == 0
        initials = "".join(BUILDINGS[colour][0].upper() for colour in bazaar.colours)
        assert bazaar.name == f"B{initials}{bazaar.currency + 1}-"
    for colour in range(6):
        assert sum(colour in bazaar.colours for bazaar in bazaars) == 4
    first = bazaars[0]
    told = {"tile": "BSAG2-", "walls": "", "currency": "dirham", "colours": ["seraglio", "arcades", "garden"]}
    assert first.facts(first.walls) == told


@rule("BAZ-R3", "BAZ-41", "GATE-29")
def test_what_is_printed_can_be_corrected_walls_included() -> None:
    row = {"id": "bazaar_1", "currency": "ducat", "types": ["tower", "pavilion", "garden"], "walls": ["N", "W"]}
    game = alhambra.new_game(modules=("bazaars",), seed=1, components={"bazaars": {"bazaar": [row]}})
    bazaar = game.rules.tile_names["BPGT4-NW"]
    assert isinstance(bazaar, Bazaar)
    assert (CURRENCIES[bazaar.currency], bazaar.walls) == ("ducat", 1 + 8)
    assert "BSAG2-" not in game.rules.tile_names
    assert Plan("BPGT4-NW 1,0").why_not("PAV8-", 1, -1) == "BASE-PLACE-05", "it has a wall there"


@pytest.mark.parametrize(
    ("row", "named"),
    [
        ({"currency": "euro"}, ["bazaars.bazaar[bazaar_1].currency", "euro"]),
        ({"types": ["garden", "tower"]}, ["bazaars.bazaar[bazaar_1].types", "3 different"]),
        ({"types": ["garden", "tower", "tower"]}, ["bazaars.bazaar[bazaar_1].types", "3 different"]),
        ({"types": ["garden", "tower", "arcades", "tower"]}, ["bazaars.bazaar[bazaar_1].types", "3 different"]),
        ({"types": ["garden", "tower", "castle"]}, ["bazaars.bazaar[bazaar_1].types", "castle"]),
        ({"walls": ["N", "E", "S", "W"]}, ["bazaars.bazaar[bazaar_1].walls", "4 sides"]),
        ({"types": ["tower", "chambers", "pavilion"]}, ["bazaars", "BPCT2-"]),
    ],
    ids=str,
)
def test_a_wrong_correction_is_named(row: dict[str, object], named: list[str]) -> None:
    with pytest.raises(InvalidComponents) as caught:
        alhambra.new_game(modules=("bazaars",), components={"bazaars": {"bazaar": [{"id": "bazaar_1", **row}]}})
    for part in named:
        assert part in str(caught.value)


@rule("BAZ-02", "BAZ-03", "FLOW-07")
def test_they_are_mixed_into_the_tiles_and_never_lie_on_the_market() -> None:
    beside_at_first = set()
    for seed in range(40):
        game = alhambra.new_game(modules=("bazaars",), seed=seed)
        assert len(game.rules.supply) == 62
        assert not any(name.startswith("B") for name in market_of(game)), "also valid for the first four"
        assert len(supply_of(game)) == 62 - 4 - len(lying(game))
        assert [facts["tile"] for facts in events(game, "bazaar")] == lying(game)
        beside_at_first |= set(lying(game))
        check_conserved(game.state)
    assert len(beside_at_first) > 4


@rule("BAZ-02")
def test_a_real_table_is_told_to_mix_them_in_and_to_lay_them_beside_the_market() -> None:
    steps = guide(ruleset(alhambra.MODULES, 3, "2024", ["bazaars"]))
    mine = [(step.key, step.stage(), step.facts, step.rules) for step in steps if step.module == "bazaars"]
    assert mine == [
        ("guide-bazaars", "tiles", {"count": 8}, ["BAZ-01", "BAZ-02"]),
        ("guide-bazaars-drawn", "tiles", {}, ["BAZ-03"]),
    ]
    keys = [step.key for step in steps]
    assert keys.index("guide-bazaars") < keys.index("guide-shuffle-tiles") < keys.index("guide-market")
    assert keys.index("guide-market") < keys.index("guide-bazaars-drawn")


# ---------------------------------------------------------------------- appearing


@rule("BAZ-03", "BAZ-07")
def test_a_bazaar_is_laid_aside_and_drawing_goes_on() -> None:
    supply = "BSAG2- PAV8- SER9- BAGT3- BPCT2- ARC9- TOW12- GAR12-S"
    game = given("bazaars", deciding="upkeep of 0", supply=supply, prepare=beside("BSCT4-"))
    assert market_of(game) == ["PAV8-", "SER9-", "ARC9-", "TOW12-"]
    assert lying(game) == ["BSCT4-", "BSAG2-", "BAGT3-", "BPCT2-"], "several may wait, in the order of their coming"
    assert supply_of(game) == ["GAR12-S"]
    told = [(event.verb, event.facts["tile"]) for event in game.events if event.verb in ("bazaar", "market")]
    assert told[:3] == [("bazaar", "BSAG2-"), ("market", "PAV8-"), ("market", "SER9-")]
    assert events(game, "bazaar")[0] == {"tile": "BSAG2-", "currency": "dirham"}


@rule("BAZ-03")
def test_everybody_sees_what_lies_there_and_a_drawn_one_cannot_be_taken_back() -> None:
    game = given("bazaars", market="- SER9- ARC9- TOW12-", supply="BSAG2- PAV8- GAR10-", prepare=beside("BSCT4-"))
    play(game, "take florin 9")
    assert lying(game) == ["BSCT4-", "BSAG2-"]
    assert not game.can_undo
    for seat in (0, 1, 2, None):
        told = game.view(seat).to_json()["parts"]
        assert isinstance(told, dict)
        assert [one["tile"] for one in told["bazaars"]["open"]] == ["BSCT4-", "BSAG2-"]
        assert game.view(seat).part(BAZAARS).laid_out(seat) == [("label-bazaars", ["BSCT4- ducat", "BSAG2- dirham"])]


# ---------------------------------------------------------------------- buying


@rule("BAZ-04", "BAZ-05", "BAZ-TV-04", "BASE-TURN-03")
def test_a_bazaar_costs_exactly_what_lies_on_the_space_of_its_currency() -> None:
    hand = "florin 4, florin 3, florin 8, florin 5, florin 2, dirham 7"
    game = given("bazaars", hands=[hand], market=MARKET, prepare=beside("BSAT1-"))
    assert prices(game) == {"BSAT1-": 7}
    assert texts(game, "buy bazaar") == {"buy bazaar BSAT1- florin 4 florin 3", "buy bazaar BSAT1- florin 5 florin 2"}
    check_listed(game)
    assert refusal(game, "buy bazaar BSAT1- florin 8") == "BAZ-05"
    assert refusal(game, "buy bazaar BSAT1- florin 4") == "BASE-BUY-02"
    assert refusal(game, "buy bazaar BSAT1- florin 7") == "BASE-BUY-02", "nobody holds it"
    assert refusal(game, "buy bazaar BSAT1- dirham 7") == "BASE-BUY-01"
    assert refusal(game, "buy BSAT1- florin 4 florin 3") == "BASE-BUY-01", "it lies on no space"
    assert refusal(game, "buy bazaar BPCG1- florin 4 florin 3") == "BAZ-03"
    assert refusal(game, "buy bazaar PAV7-E florin 4 florin 3") == "BAZ-03"
    play(game, "buy bazaar BSAT1- florin 3 florin 4")
    assert asked(game) == (0, "extra")
    assert [tile.name for tile in game.state.players[0].pending] == ["BSAT1-"]
    assert hand_of(game, 0) == ["florin 8", "florin 5", "florin 2", "dirham 7"]
    assert lying(game) == []
    assert events(game, "buy")[0] == {"tile": "BSAT1-", "cards": ["florin 4", "florin 3"], "over": 0}


@rule("BAZ-04")
@pytest.mark.parametrize("place", range(4))
def test_each_currency_has_its_own_space(place: int) -> None:
    game = given("bazaars", market=MARKET, prepare=beside("BSAT1- BSAG2- BPSC3- BPAG4-"))
    name, price = [("BSAT1-", 7), ("BSAG2-", 6), ("BPSC3-", 8), ("BPAG4-", 9)][place]
    assert prices(game)[name] == price


@rule("BAZ-04")
def test_on_a_board_with_other_spaces_the_currency_counts_and_not_the_place() -> None:
    components: dict[str, object] = {"base": {"building_yard": {"slots": ["dinar", "dirham", "florin", "ducat"]}}}
    for seed in range(200):
        game = alhambra.new_game(modules=("bazaars",), seed=seed, components=components)
        if lying(game):
            break
    for offer in game.rules.offers.offers(game.state, 0):
        (sets,) = [one for one in game.state.market if one is not None and one.currency == offer.currency]
        assert offer.price == sets.tile.cost


@rule("BAZ-06", "BAZ-TV-05")
def test_without_a_price_there_is_no_purchase() -> None:
    hand = "florin 4, florin 3, florin 7"
    game = given("bazaars", hands=[hand], market=MARKET, prepare=beside("BSAT1- BPCG1-"))
    other = play(game.copy(), "buy bazaar BSAT1- florin 7")
    play(game, "buy PAV7-E florin 7")
    assert asked(game) == (0, "extra")
    assert prices(game) == {}
    assert not texts(game, "buy bazaar")
    assert refusal(game, "buy bazaar BSAT1- florin 4 florin 3") == "BAZ-06"
    refused = game.why_not("buy bazaar BSAT1- florin 4 florin 3")
    assert refused is not None
    assert "BSAT1-" in refused.text("en")
    assert offered(other, "buy PAV7-E florin 4 florin 3"), "in the other order both are legal"


@rule("BAZ-07", "BAZ-17")
def test_two_bazaars_at_one_price_and_then_the_tile_itself() -> None:
    hand = "florin 4, florin 3, florin 7, florin 6, florin 1, dirham 6"
    game = given(
        "bazaars", hands=[hand], market=MARKET, prepare=beside("BSAT1- BPCG1- BSAG2-"), supply="TOW12- GAR12-S"
    )
    play(game, "buy bazaar BSAT1- florin 4 florin 3", "buy bazaar BPCG1- florin 7")
    assert market_of(game) == MARKET.split(), "what sets the price stays"
    play(game, "buy PAV7-E florin 6 florin 1", "buy bazaar BSAG2- dirham 6")
    assert asked(game) == (0, "extra"), "an extra action after each of four purchases"
    play(game, "take florin 9")
    assert len(texts(game, "keep")) == 4
    for name in ("BSAT1-", "BPCG1-", "BSAG2-", "PAV7-E"):
        play(game, f"keep {name}")
    assert market_of(game)[0] == "TOW12-", "one tile was drawn, for the space"
    assert supply_of(game) == ["GAR12-S"]


@rule("BAZ-04")
def test_the_price_changes_with_the_tile() -> None:
    game = given(
        "bazaars",
        hands=["florin 7, florin 9, florin 3", "florin 9, florin 3, florin 7"],
        market=MARKET,
        display="dinar 1, dinar 2, dinar 3, dinar 4",
        supply="TOW12- GAR12-S",
        prepare=beside("BSAT1-"),
    )
    old = next(move for move in game.legal_moves if str(move) == "buy bazaar BSAT1- florin 7")
    play(game, "buy PAV7-E florin 9", "keep PAV7-E")
    assert prices(game) == {"BSAT1-": 12}
    assert texts(game, "buy bazaar") == {"buy bazaar BSAT1- florin 9 florin 3"}
    found = game.why_not(old)
    assert found is not None, "whoever still has the old price in mind is told the new one"
    assert (found.rule, found.reason, found.facts["price"]) == ("BAZ-04", "bazaar-other-price", 12)


@rule("BAZ-07", "CAMP-30")
def test_a_camp_sets_a_price_too() -> None:
    game = given("bazaars", "camps", hands=["florin 8"], market="CAMP8-NE - - -", prepare=beside("BSAT1-"))
    assert offered(game, "buy bazaar BSAT1- florin 8")


@rule("BAZ-04")
def test_offers_stay_the_same_while_their_price_does() -> None:
    game = given("bazaars", hands=["florin 7, dirham 6"], market=MARKET, prepare=beside("BSAT1- BSAG2- BPCG1-"))
    s = game.state
    first = s.rules.offers.offers(s, 0)
    assert s.rules.offers.offers(s.copy(), 1) is first, "for copies and for all seats"
    found: list[alhambra.Move] = []
    list_purchases(s, 0, found)
    s.market = [s.market[0], None, *s.market[2:]]
    again = s.rules.offers.offers(s, 0)
    assert [offer.tile.name for offer in again] == ["BSAT1-", "BPCG1-"]
    assert again[0] is first[0]
    assert again[1] is first[2]
    s.part(BAZAARS).lying = s.part(BAZAARS).lying[:1]
    (left,) = s.rules.offers.offers(s, 0)
    assert left is first[0]
    fewer: list[alhambra.Move] = []
    list_purchases(s, 0, fewer)
    assert [str(move) for move in fewer if "bazaar" in str(move)] == ["buy bazaar BSAT1- florin 7"]
    assert Stall(first[0].tile, 7) == first[0]


def test_with_none_beside_the_market_nothing_more_is_for_sale() -> None:
    game = given("bazaars", hands=["florin 7"], market=MARKET)
    assert [str(offer) for offer in offers(game.state, 0)] == MARKET.split()
    assert texts(game, "buy") == {"buy PAV7-E florin 7"}


# ---------------------------------------------------------------------- means of payment


def with_character(name: str, seat: int = 0) -> Prepare:
    def prepare(s: State) -> None:
        part = s.part(CHARACTERS)
        (card,) = [card for card in part.aside if card.name == name]
        assert isinstance(card, Character)
        part.aside = [one for one in part.aside if one is not card]
        part.left -= 1
        part.give(seat, card)

    return prepare


def exchange(pair: str) -> Prepare:
    def prepare(s: State) -> None:
        special = [card for card in s.rules.special_cards if isinstance(card, ExchangeCard)]
        s.part(EXCHANGES).lay(0, [card for card in special if card.pair == pair])

    return prepare


@rule("BAZ-08", "DIAM-23", "EXCH-30", "BAZ-31", "CHAR-51")
def test_any_legal_means_pays_a_bazaar_exactly() -> None:
    modules = ("bazaars", "currency_exchange", "diamonds", "characters")
    game = given(
        *modules,
        hands=["florin 5, dinar 2, diamond 7, diamond 8"],
        market="PAV7-E - - -",
        prepare=beside("BSAT1-", with_character("karim"), exchange("florin dinar")),
    )
    assert texts(game, "buy bazaar") == {
        "buy bazaar BSAT1- karim",
        "buy bazaar BSAT1- diamond 7",
        "buy bazaar BSAT1- exchange florin dinar florin 5 dinar 2",
    }
    check_listed(game)
    assert refusal(game, "buy bazaar BSAT1- diamond 8") == "BAZ-05"
    assert offered(game, "buy PAV7-E diamond 8"), "a tile of the market may be overpaid"
    for move in texts(game, "buy bazaar"):
        after = play(game.copy(), move)
        assert asked(after) == (0, "extra"), move


@rule("BAZ-31", "BAZ-06")
def test_karim_does_not_buy_what_has_no_price() -> None:
    game = given("bazaars", "characters", market="- - SER6-ES -", prepare=beside("BSAT1-", with_character("karim")))
    assert texts(game, "buy") == {"buy SER6-ES karim"}
    assert refusal(game, "buy bazaar BSAT1- karim") == "BAZ-06"


@rule("CHAR-51", "CHAR-R4")
@pytest.mark.parametrize(("tile", "asks"), [("TOW10-W", True), ("CHA9-W", False)])
def test_knihstig_looks_at_the_price_of_the_moment(tile: str, asks: bool) -> None:
    price = int(tile[3:].partition("-")[0])
    game = given(
        "bazaars",
        "characters",
        hands=[f"florin {price - 4}, florin 4"],
        market=f"{tile} - - -",
        display="dinar 1, dinar 2, dinar 3, dinar 4",
        prepare=beside("BSAT1-", with_character("knihstig")),
    )
    play(game, f"buy bazaar BSAT1- florin {price - 4} florin 4")
    assert bool(texts(game, "knihstig")) == asks


@rule("BAZ-42", "CHANGE-32")
def test_coins_help_to_meet_the_price_and_none_comes_back() -> None:
    def bag(s: State) -> None:
        s.part(BAG).counts = [5, 6, 6, 6]

    hands = ["florin 6, florin 8, florin coin 1"]
    game = given("bazaars", "small_change", hands=hands, market=MARKET, prepare=beside("BSAT1-", bag))
    assert texts(game, "buy bazaar") == {"buy bazaar BSAT1- florin 6 florin coin 1"}
    assert refusal(game, "buy bazaar BSAT1- florin 8") == "BAZ-05", "no change, as nothing may be too much"
    play(game, "buy bazaar BSAT1- florin 6 florin coin 1")
    assert asked(game) == (0, "extra")
    assert game.state.part(BAG).counts == [6, 6, 6, 6]


@rule("BAZ-30", "BAZ-06", "VIZ-33", "VIZ-06")
def test_the_vizier_buys_a_bazaar_exactly_without_an_extra_action() -> None:
    game = given(
        "bazaars",
        "vizier",
        deciding="interlude of 1",
        turn_of=0,
        hands=["", "florin 7, florin 4, florin 3, dirham 9"],
        market="PAV7-E SER6-ES ARC8-N CHA9-W",
        supply="TOW12- GAR12-S",
        prepare=beside("BSAT1- BSAG2-"),
    )
    wanted = {
        f"vizier buy {what} {cards}"
        for what in ("PAV7-E", "bazaar BSAT1-")
        for cards in ("florin 7", "florin 4 florin 3")
    }
    assert texts(game, "vizier") == wanted
    check_listed(game)
    assert refusal(game, "vizier buy bazaar BSAG2- dirham 9") == "BAZ-05"
    play(game, "vizier buy bazaar BSAT1- florin 7")
    assert asked(game) == (1, "placement")
    play(game, "place BSAT1- 1,0")
    assert supply_of(game) == ["TOW12-", "GAR12-S"], "no space is empty, so nothing is drawn"
    assert (asked(game) or (0, ""))[1] == "action", "no extra action"


@rule("BAZ-06", "BAZ-30")
def test_the_vizier_cannot_buy_without_a_price() -> None:
    game = given(
        "bazaars",
        "vizier",
        deciding="interlude of 1",
        turn_of=0,
        hands=["", "dirham 6, florin 7"],
        market="- SER6-ES - -",
        prepare=beside("BSAT1-"),
    )
    assert texts(game, "vizier") == {"vizier buy SER6-ES dirham 6"}
    assert refusal(game, "vizier buy bazaar BSAT1- florin 7") == "BAZ-06"


@rule("BAZ-04", "BAZ-30")
def test_what_the_vizier_can_pay_follows_the_price() -> None:
    game = given(
        "bazaars",
        "vizier",
        hands=["florin 9", "florin 7, florin 9, florin 3"],
        market=MARKET,
        supply="TOW12- GAR12-S",
        prepare=beside("BSAT1-"),
    )
    play(game, "buy PAV7-E florin 9", "keep PAV7-E")
    assert asked(game) == (1, "interlude")
    assert texts(game, "vizier buy bazaar") == {"vizier buy bazaar BSAT1- florin 9 florin 3"}


# ---------------------------------------------------------------------- placement


@rule("BAZ-09", "BAZ-18", "HUT-30")
def test_it_is_built_stored_and_redesigned_like_a_building() -> None:
    game = given("bazaars", hands=["florin 7"], alhambras=["PAV8- 1,0"], market=MARKET, prepare=beside("BSAT1-"))
    play(game, "buy bazaar BSAT1- florin 7", "take florin 9")
    assert texts(game, "keep") == {"keep BSAT1-"}
    assert {"place BSAT1- 2,0", "place BSAT1- 0,1"} <= texts(game, "place")
    assert refusal(game, "place BSAT1- 3,3") == "BASE-PLACE-07"
    assert refusal(game, "add BSAT1- 0,1") == "BASE-TURN-02", "pending until it is placed"
    stored = play(game.copy(), "keep BSAT1-")
    assert reserve_of(stored, 0) == {"BSAT1-"}
    play(game, "place BSAT1- 0,1")
    assert alhambra_of(game, 0)[0, 1] == "BSAT1-"
    built = given("bazaars", alhambras=["PAV8- 1,0, BSAT1- 0,1"], reserves=["BPCG1-"])
    for move in ("remove BSAT1-", "add BPCG1- 1,1", "swap PAV8- BPCG1-", "swap BSAT1- BPCG1-"):
        assert offered(built, move)


@rule("BAZ-10", "BAZ-43", "BAZ-R2")
def test_it_counts_in_no_majority_not_even_for_dirk() -> None:
    game = given("bazaars", seats=2, alhambras=["BSAT1- 1,0, PAV8- 0,1"], dirk="BSAG2- PAV2-NEW")
    ranked = contenders(game.state)
    assert [contender.halves for contender in ranked] == [[2, 0, 0, 0, 0, 0], [0] * 6, [2, 0, 0, 0, 0, 0]]


@rule("BAZ-43", "BASE-RUL-26", "BAZ-R2")
def test_dirk_keeps_the_bazaars_that_he_draws() -> None:
    drawn: set[str] = set()
    for seed in range(30):
        game = alhambra.new_game(2, modules=("bazaars",), seed=seed)
        dirk = game.state.part(DIRKS).owned
        assert len(dirk) == 6, "no redraw"
        drawn |= {tile.name for tile in dirk if isinstance(tile, Bazaar)}
        assert not drawn & set(lying(game)) or not {tile.name for tile in dirk} & set(lying(game))
    assert drawn


@rule("BAZ-18", "BAZ-43")
def test_a_bought_bazaar_may_be_given_to_dirk() -> None:
    game = given("bazaars", seats=2, hands=["florin 7"], market=MARKET, display="", deck="", prepare=beside("BSAT1-"))
    play(game, "buy bazaar BSAT1- florin 7")
    play(game, "dirk BSAT1-")
    assert [tile.name for tile in game.state.part(DIRKS).owned] == ["BSAT1-"]


# ---------------------------------------------------------------------- scoring


@rule("BAZ-11", "BAZ-TV-01")
def test_the_example_of_the_rules() -> None:
    six = ["SER9-", "TOW12-", "ARC9-", "PAV8-", "SER8-S", "GAR10-"]
    assert ringed(six) == 12, "four buildings of three colours"
    assert ringed(["SER9-", "-", "ARC9-", "PAV8-", "SER8-S", "GAR10-"]) == 6, "without the tower"


@rule("BAZ-11", "BAZ-TV-02")
def test_eight_neighbours_in_three_colours_and_in_one() -> None:
    assert ringed(["SER3-ESW", "SER4-NE", "SER5-SW", "ARC9-", "ARC10-", "TOW12-", "TOW11-", "TOW9-ES"]) == 24
    assert ringed([f"SER{price}-" for price in range(1, 9)]) == 8


@rule("BAZ-11", "BAZ-TV-03")
def test_two_of_one_colour_and_none() -> None:
    assert ringed(["SER9-", "-", "-", "SER8-S"]) == 2
    assert ringed(["-", "-", "-", "-", "TOW12-"]) == 1
    assert ringed(["PAV8-", "GAR10-", "CHA10-"]) == 0
    assert ringed([]) == 0


@rule("BAZ-11")
@pytest.mark.parametrize("place", range(8))
def test_all_eight_cells_around_count_and_no_other(place: int) -> None:
    assert ringed(["-"] * place + ["SER9-"]) == 1
    x, y = RING[place]
    assert value(f"BSAT1- 10,10, SER9- {10 + 2 * x},{10 + 2 * y}", 10, 10) == 0


@rule("BAZ-12")
def test_walls_do_not_matter() -> None:
    assert ringed(["-", "SER6-ES", "-", "TOW10-W", "ARC6-NE", "-", "ARC5-NW"]) == 4 * 3


@rule("BAZ-12")
def test_one_building_counts_for_several_bazaars_and_only_those_in_the_alhambra_score() -> None:
    game = given(
        "bazaars",
        alhambras=["SER9- 0,1, BSAT1- 1,1, BSAG2- 1,0", "SER8-S 0,-1"],
        reserves=["BSCT4-", "BPSC3-"],
        deciding="end of 0",
        scorings_done=2,
    )
    assert game.over
    assert points(game, 0, "BSAT1-") == points(game, 0, "BSAG2-") == 1
    assert points(game, 0, "BSCT4-") == points(game, 1, "BPSC3-") == 0


@rule("BAZ-11", "BAZ-TV-01", "FLOW-05")
def test_only_the_last_scoring_counts_them_and_tells_both_factors() -> None:
    town = "SER9- -1,1, SER8-S 0,1, ARC9- 1,1, BSAT1- 1,0, TOW12- 2,0, GAR10- 2,1, PAV8- 2,-1"
    game = given("bazaars", alhambras=[town])
    s = game.state
    for scoring in (1, 2):
        assert not [line for line in score_lines(s, scoring) if line.rule == "BAZ-11"]
    over = given("bazaars", alhambras=[town], deciding="end of 0", scorings_done=2)
    assert over.over
    (scored,) = [event for event in over.events if event.verb == "scoring"]
    lines = scored.facts["lines"]
    assert isinstance(lines, list)
    (line,) = [line for line in lines if line["rule"] == "BAZ-11"]
    assert line == {
        "seat": 0,
        "round": 3,
        "rule": "BAZ-11",
        "what": "BSAT1-",
        "points": 9,
        "cell": [1, 0],
        "cells": [[2, 0], [0, 1], [1, 1]],
        "count": 3,
        "times": 3,
        "families": ["seraglio", "arcades", "tower"],
    }
    assert lines[-1] is line, "after walls and majorities"
    sentence = scored.sentences[lines.index(line)]
    assert score_line("en", sentence, line, ["Ann"]) == "Ann: 9 for BSAT1-, 3 buildings times 3 colours"
    told = over.view(0).players[0].score
    assert told >= 9


@rule("BAZ-13", "BAZ-33", "HUT-30", "BAZ-14", "BAZ-TV-08")
def test_neither_bazaars_nor_huts_nor_camps_nor_the_fountain_are_neighbours() -> None:
    around = "HGAR1-S 9,9, HSER1-N 10,9, BPSC3- 11,9, SER9- 9,10, SER8-S 11,10, CAMP8-NE 9,11, SER7-W 11,11"
    assert value(f"BSAG2- 10,10, {around}", 10, 10) == 3, "three seraglios, one colour"
    assert value("BSAG2- 1,0, SER9- 1,1", 1, 0) == 1, "not the fountain at its side"
    assert value("HSER1-N 10,10, BSAG2- 10,11", 10, 10) == 0, "nor does a hut count a bazaar"
    assert value("HSER1-N 10,10, SER9- 10,11", 10, 10) == 1


@rule("BAZ-14", "BONUS-10")
def test_a_revealed_bonus_card_adds_nothing() -> None:
    game = given("bazaars", "bonus_cards", alhambras=["SER9- 0,1, BSAT1- 1,1"], prepare=holding("", shown=("SER9-",)))
    assert contenders(game.state)[0].halves[1] == 4, "it counts as a second seraglio"
    bazaar = [line for line in score_lines(game.state, 3) if line.rule == "BAZ-11"]
    assert [line.points for line in bazaar] == [1]


# ---------------------------------------------------------------------- the end


@rule("BAZ-15", "BAZ-16", "BAZ-TV-06", "FLOW-TV-06")
def test_the_game_ends_when_only_bazaars_are_left_and_nobody_gets_them() -> None:
    game = given(
        "bazaars",
        deciding="upkeep of 0",
        market="PAV7-E - ARC8-N CHA9-W",
        supply="BSAG2- BAGT3-",
        hands=["florin 9", "dirham 9", "dinar 9"],
        scorings_done=2,
    )
    assert lying(game) == ["BSAG2-", "BAGT3-"]
    assert market_of(game)[1] == "-"
    assert asked(game) == (2, "distribution")
    play(game, "keep ARC8-N", "keep PAV7-E")
    assert game.over
    assert {facts["tile"] for facts in events(game, "leftover")} == {"PAV7-E", "ARC8-N", "CHA9-W"}
    assert lying(game) == ["BSAG2-", "BAGT3-"]
    assert not [name for seat in range(3) for name in reserve_of(game, seat) if name.startswith("B")]


@rule("BAZ-16", "BAZ-TV-07")
def test_a_bazaar_and_a_tower_go_on_with_an_empty_supply() -> None:
    game = given("bazaars", deciding="upkeep of 0", market="PAV7-E - ARC8-N CHA9-W", supply="BSAG2- TOW12-")
    assert lying(game) == ["BSAG2-"]
    assert market_of(game) == ["PAV7-E", "TOW12-", "ARC8-N", "CHA9-W"]
    assert supply_of(game) == []
    assert asked(game) == (1, "action")


@rule("BAZ-07", "BAZ-16")
def test_buying_a_bazaar_never_ends_the_game() -> None:
    game = given("bazaars", hands=["florin 7"], market=MARKET, supply="", prepare=beside("BSAT1-"))
    play(game, "buy bazaar BSAT1- florin 7", "take florin 9", "keep BSAT1-")
    assert asked(game) == (1, "action")


@rule("BAZ-16", "BASE-EOG-02")
@pytest.mark.parametrize(("supply", "laid"), [("BSAG2- TOW12-", False), ("BSAG2- TOW12- GAR10-", True)])
def test_without_a_last_partial_refill_bazaars_do_not_count_as_enough(supply: str, laid: bool) -> None:
    game = given(
        "bazaars",
        options={"final_partial_refill": False},
        deciding="upkeep of 0",
        market="- - ARC8-N CHA9-W",
        supply=supply,
    )
    assert (supply_of(game) == []) == laid
    assert (asked(game) == (1, "action")) == laid
    assert (lying(game) == ["BSAG2-"]) == laid


@rule("BAZ-16", "BASE-RUL-14")
def test_an_empty_supply_ends_the_game_where_that_was_chosen() -> None:
    game = given(
        "bazaars",
        options={"end_trigger": "supply_empty"},
        deciding="upkeep of 0",
        market="PAV7-E - ARC8-N CHA9-W",
        supply="BSAG2- TOW12-",
        hands=["dirham 9"],
        scorings_done=2,
    )
    assert "last turn" in verbs(game)


# ---------------------------------------------------------------------- with other modules


@rule("BAZ-36", "CHAR-R8", "CHAR-TV-13")
def test_laila_draws_on_and_changes_the_price() -> None:
    modules = ("bazaars", "characters")
    prepare = beside("BSAT1-", with_character("laila"))
    game = given(*modules, market=MARKET, supply="BPCG1- GAR10-", hands=["florin 7"], prepare=prepare)
    assert texts(game, "laila") == {"laila 1", "laila 2", "laila 3", "laila 4"}, "no bazaar can be exchanged"
    play(game, "laila 1")
    assert market_of(game)[0] == "GAR10-"
    assert lying(game) == ["BSAT1-", "BPCG1-"]
    assert supply_of(game) == ["PAV7-E"]
    assert prices(game) == {"BSAT1-": 10, "BPCG1-": 10}
    assert not texts(game, "buy bazaar")
    none = given(*modules, market=MARKET, supply="BPCG1-", hands=["florin 7"], prepare=prepare)
    play(none, "laila 1")
    assert market_of(none)[0] == "PAV7-E"
    assert supply_of(none) == []
    assert lying(none) == ["BSAT1-", "BPCG1-"]
    assert not texts(none, "laila"), "the power is used up"
    assert asked(none) == (0, "action"), "the game goes on"


@rule("BAZ-40", "BAZ-R1", "CAMP-30", "CAMP-10")
def test_a_bazaar_counts_one_in_the_line_of_a_camp_and_does_not_interrupt() -> None:
    town = "PAV5-NW 0,-1, BSAT1- 0,1, SER9- 0,2, CAMP5-S 0,-2"
    game = given("bazaars", "camps", alhambras=[town], deciding="end of 0", scorings_done=2)
    assert points(game, 0, "CAMP5-S") == 4
    assert points(game, 0, "BSAT1-") == 1


@rule("BAZ-32", "TRADER-31", "TRADER-08")
def test_on_the_cell_of_the_disc_nobody_moves_in_but_one_may_be_exchanged() -> None:
    def disc(s: State) -> None:
        part = s.part(TRADERS)
        part.shown = True
        part.made = [True] * s.seats
        part.discs = [counted([1, 2, 5])] * s.seats
        part.cells = [cell_at(1, 0)] * s.seats
        part.homes = [[] for _ in range(s.seats)]
        part.supply = [7 - (s.seats if colour in (1, 2, 5) else 0) for colour in range(len(BUILDINGS))]

    game = given(
        "bazaars",
        "street_trader",
        hands=["florin 7"],
        market=MARKET,
        display="",
        deck="",
        prepare=beside("BSAT1-", disc),
    )
    play(game, "buy bazaar BSAT1- florin 7", "place BSAT1- 1,0")
    assert refusal(game, "trader settle seraglio") == "TRADER-10"
    assert offered(game, "trader exchange seraglio pavilion")


@rule("BAZ-38")
def test_a_bazaar_carries_no_chest() -> None:
    game = given("bazaars", "treasure_chamber", alhambras=["BSAT1- 1,0, SER9- 0,1"])
    free = free_buildings(game.state, 0, [1] * len(BUILDINGS))
    assert [[tile.name for tile in tiles] for tiles in free] == [[], ["SER9-"], [], [], [], []]


@rule("BAZ-39", "ATT-11")
@pytest.mark.parametrize(("move", "asks"), [("buy bazaar BSAT1- florin 7", False), ("buy SER6-ES dirham 6", True)])
def test_a_bazaar_calls_no_scout_whatever_its_colours(move: str, asks: bool) -> None:
    def scouts(s: State) -> None:
        s.part(INVASIONS).scouts = [BUILDINGS.index("seraglio"), BUILDINGS.index("tower")]

    hands = ["florin 7, dirham 6"]
    game = given("bazaars", "invaders", hands=hands, market=MARKET, prepare=beside("BSAT1-", scouts))
    play(game, move)
    assert bool(texts(game, "scout")) == asks


@rule("BAZ-39", "ATT-33")
def test_its_open_outer_sides_cost_points_like_those_of_a_building() -> None:
    assert open_counts(Plan("BSAT1- 1,0").alhambra) == open_counts(Plan("SER9- 1,0").alhambra) == [2, 1, 2, 1]


def sticks(name: str, sides: int) -> Prepare:
    def prepare(s: State) -> None:
        add_walls(s, 0, s.rules.tile_names[name], sides)

    return prepare


@rule("BAZ-41", "WALL-33")
def test_it_may_carry_sticks() -> None:
    def card(s: State) -> None:
        s.part(WALLS).shown = [card for card in wall_cards(s.rules.components) if card.letters == "N"]

    game = given("bazaars", "city_walls", alhambras=["BSAT1- 1,0"], reserves=["BSAG2-"], prepare=card)
    assert {"wall build N BSAT1-", "wall build N BSAG2-"} <= texts(game, "wall build")
    play(game, "wall build N BSAT1-")
    assert game.state.walls_of(game.rules.tile_names["BSAT1-"]) == 1


@rule("BAZ-41", "GATE-29", "GATE-07")
def test_a_gate_may_stand_on_its_printed_walls() -> None:
    def held(s: State) -> None:
        s.part(GATES).held = [1] + [0] * (s.seats - 1)

    row = {"id": "bazaar_1", "walls": ["W"]}
    begun = alhambra.new_game(modules=("bazaars", "city_gates"), seed=1, components={"bazaars": {"bazaar": [row]}})
    s = begun.state.copy()
    names = s.rules.tile_names
    tower = names["TOW13-E"]
    home = Estate(s.players[0].estate.alhambra.placed(tower.number, tower.walls, cell_at(1, 0)), [])
    s.players[0] = Player(s.players[0].purses, home, [names["BSAG2-W"]], 0)
    held(s)
    s.agenda.append(PlacePending(0))
    s.decision = None
    advance(s)
    trail: Trail[State] = Trail([], [s.copy()])
    game = Game(s, trail, 0, 0, None)
    assert refusal(game, "place BSAG2-W 2,0") == "BASE-PLACE-06"
    assert offered(game, "gate place BSAG2-W 2,0 W")


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_buy_bazaars_and_build_them_where_they_count(seats: int) -> None:
    bought = counted_points = 0
    for seed in range(3):
        game = alhambra.new_game(seats, modules=("bazaars",), seed=seed)
        bot = EasyBot(seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.seat)
            game.play(bot.choose(view, decision, view.legal_moves))
        tiles = [facts["tile"] for facts in events(game, "buy")]
        bought += len([name for name in tiles if isinstance(game.rules.tile_names[str(name)], Bazaar)])
        counted_points += sum(points(game, seat, name) for seat in range(seats) for name in PRINTED)
    assert bought >= 3
    assert counted_points >= 3 * bought


@rule("BAZ-11")
def test_a_bazaar_is_worth_more_where_there_is_room_for_its_customers() -> None:
    def worth(town: str, supply: str | None = None) -> int:
        game = given("bazaars", alhambras=[town], supply=supply)
        return Prospects().worth(game.state, 0)

    assert worth("PAV8- 1,0") == 0
    assert worth("BSAT1- 1,0") > worth("BSAT1- 1,0, PAV8- 2,0, GAR10- 2,1") > 0
    assert worth("BSAT1- 1,0, SER9- 2,0") > worth("BSAT1- 1,0, GAR10- 2,0"), "what is there multiplies what comes"
    assert worth("BSAT1- 1,0", "") == 0, "no tile comes any more"
    assert worth("BSAT1- 1,0, BSAG2- 5,5") > worth("BSAT1- 1,0")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    "mix",
    [
        Mix(2, "2024", ("bazaars",), {"dirk_can_win": True}),
        Mix(3, "2003", ("bazaars", "vizier"), {"final_partial_refill": False}),
        Mix(4, "second", ("bazaars", "camps", "worker_huts"), {"end_trigger": "supply_empty"}),
        Mix(5, "2024", ("bazaars", "characters", "diamonds", "currency_exchange", "small_change"), {}),
    ],
    ids=str,
)
def test_whole_games(mix: Mix) -> None:
    rng = random.Random(str(mix))
    bought = 0
    game = None
    for game in played(mix, seed=3, eager=True):
        check_conserved(game.state)
        if rng.random() < 0.05 and not game.over:
            check_listed(game)
            check_views(game, rng)
    assert game is not None
    bought += len([move for move in game.played if isinstance(move, Buy) and move.offer.word == "bazaar"])
    scores = {line.seat: 0 for line in score_lines(game.state, 3)}
    for seat, player in enumerate(game.state.players):
        for cell, number in player.estate.alhambra.contents():
            tile = game.rules.tiles[number & 0x3FFF]
            if isinstance(tile, Bazaar):
                scores[seat] = scores.get(seat, 0) + by_hand(game, seat, tile, cell)
    assert sum(scores.values()) == sum(points(game, seat, name) for seat in range(mix.seats) for name in PRINTED)
    assert bought or mix.seats == 2


def by_hand(game: Game, seat: int, bazaar: Bazaar, cell: int) -> int:
    """Counted as a person does, by the names of the tiles around."""
    around = alhambra_of(game, seat)
    x, y = (cell & 255) - 128, (cell >> 8) - 128
    codes = [around.get((x + dx, y + dy), "-")[:3] for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    mine = [code for code in codes if code in [BUILDINGS[colour][:3].upper() for colour in bazaar.colours]]
    return len(mine) * len(set(mine))

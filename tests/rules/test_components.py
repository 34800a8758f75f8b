"""What lies in the box."""

from __future__ import annotations

from collections import Counter

import pytest

import alhambra
from alhambra.palace.components import BUILDINGS, sides
from kit import deck_of, display_of, given, hand_of, play, reserve_of, rule, texts

TILES = {
    "pavilion": "PAV2-NEW PAV3-SW PAV4-ES PAV5-NW PAV6-N PAV7-E PAV8-",
    "seraglio": "SER3-ESW SER4-NE SER5-SW SER6-ES SER7-W SER8-S SER9-",
    "arcades": "ARC4-NES ARC5-NW ARC6-SW ARC6-NE ARC7-ES ARC8-N ARC8-E ARC9- ARC10-",
    "chambers": "CHA5-NSW CHA6-ES CHA7-SW CHA7-NE CHA8-NW CHA9-W CHA9-S CHA10- CHA11-",
    "garden": "GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE GAR8-NW GAR9-E GAR10-N GAR10-W GAR10- GAR11- GAR12-S",
    "tower": "TOW7-NEW TOW8-NES TOW9-ES TOW9-NE TOW9-NW TOW10-W TOW11-N TOW11-S TOW11- TOW12- TOW13-E",
}


@rule("BASE-COMP-01")
@pytest.mark.parametrize(
    ("building", "number", "least", "most"),
    [
        ("pavilion", 7, 2, 8),
        ("seraglio", 7, 3, 9),
        ("arcades", 9, 4, 10),
        ("chambers", 9, 5, 11),
        ("garden", 11, 6, 12),
        ("tower", 11, 7, 13),
    ],
)
def test_each_building_has_its_number_of_tiles_and_its_range_of_prices(
    building: str, number: int, least: int, most: int
) -> None:
    bag = alhambra.new_game(seats=3, seed=1).state.bag
    prices = [tile.cost for tile in bag if BUILDINGS[tile.building] == building]
    assert (len(prices), min(prices), max(prices)) == (number, least, most)
    assert len(bag) == 54


@rule("BASE-COMP-02")
def test_a_tile_shows_type_price_and_up_to_three_walls() -> None:
    for tile in alhambra.new_game(seats=3, seed=1).state.bag:
        code = BUILDINGS[tile.building][:3].upper()
        assert tile.name == f"{code}{tile.cost}-{sides(tile.walls)}"
        assert len(sides(tile.walls)) <= 3


@rule("BASE-COMP-02")
def test_a_tile_keeps_its_walls_where_it_is_laid() -> None:
    game = given(pending=["CHA8-NW"], deciding="placement of 0")
    game.play("place CHA8-NW 0,-1")
    laid = game.view().to_json()["players"]
    assert isinstance(laid, list)
    assert {"tile": "CHA8-NW", "cell": [0, -1], "walls": "NW"} in laid[0]["alhambra"]


@rule("BASE-COMP-03")
def test_the_box_holds_these_54_tiles_and_no_two_alike() -> None:
    bag = alhambra.new_game(seats=3, seed=1).state.bag
    for building, names in TILES.items():
        assert {tile.name for tile in bag if BUILDINGS[tile.building] == building} == set(names.split())
    assert len({(tile.building, tile.cost, tile.walls) for tile in bag}) == len(bag)
    assert sum(not tile.walls for tile in bag) == 10


@rule("BASE-COMP-04")
def test_six_players_each_start_with_an_open_fountain_that_is_no_building() -> None:
    game = alhambra.new_game(seats=6, seed=3)
    players = game.view().to_json()["players"]
    assert isinstance(players, list)
    assert [player["alhambra"] for player in players] == [[{"tile": "F", "cell": [0, 0], "walls": ""}]] * 6


@rule("BASE-COMP-04")
def test_a_fountain_is_open_on_all_four_sides_and_scores_nothing() -> None:
    game = given(pending=["GAR10-"], deciding="placement of 0")
    assert texts(game, "place") == {f"place GAR10- {cell}" for cell in ("0,-1", "1,0", "0,1", "-1,0")}
    assert given(deciding="end of 0").scores == [0, 0, 0]


@rule("BASE-COMP-05")
def test_there_are_three_copies_of_nine_values_in_four_currencies() -> None:
    game = alhambra.new_game(seats=4, seed=5)
    money = [name for name in deck_of(game) if not name.startswith("scoring")] + display_of(game)
    money += [name for seat in range(4) for name in hand_of(game, seat)]
    expected = {f"{name} {value}": 3 for name in ("florin", "dirham", "dinar", "ducat") for value in range(1, 10)}
    assert Counter(money) == expected
    assert len(money) == 108


@rule("BASE-COMP-05")
@pytest.mark.parametrize(("space", "currency"), list(enumerate(["florin", "dirham", "dinar", "ducat"])))
def test_each_market_space_belongs_to_one_currency(space: int, currency: str) -> None:
    market = ["-"] * 4
    market[space] = "PAV8-"
    game = given(market=" ".join(market), hands=["florin 8, dirham 8, dinar 8, ducat 8"])
    assert texts(game, "buy") == {f"buy PAV8- {currency} 8"}


@rule("BASE-COMP-06")
def test_the_deck_hides_one_first_and_one_second_scoring_card() -> None:
    for seats in range(2, 7):
        deck = deck_of(alhambra.new_game(seats=seats, seed=seats))
        assert sorted(name for name in deck if name.startswith("scoring")) == ["scoring 1", "scoring 2"]


@rule("BASE-COMP-06")
def test_the_reserve_has_room_for_every_tile() -> None:
    names = " ".join(TILES.values()).split()
    game = given(reserves=[" ".join(names[:-1])], pending=[names[-1]], deciding="placement of 0", supply="")
    play(game, f"keep {names[-1]}")
    assert reserve_of(game, 0) == set(names)


@rule("BASE-COMP-06")
def test_each_player_has_one_score_of_his_own() -> None:
    game = given(scores=[3, 0, 7], alhambras=["", "TOW11- 1,0"], deciding="end of 0")
    assert game.scores == [3, 21, 7]

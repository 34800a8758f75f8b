"""Walls that are added to a tile in play: no printed tile has them, and they stay with it wherever it goes."""

from __future__ import annotations

import random

from alhambra import Game
from alhambra.palace.building import add_walls
from alhambra.palace.laws import cell_at
from alhambra.palace.outline import longest_wall, wall_segments
from alhambra.palace.view import alhambra_json
from checks import check_conserved, check_listed, check_views
from kit import given, offered, play, refusal, rule, sides_of, texts


def walled(game: Game, name: str, letters: str, seat: int = 0) -> Game:
    """The game with walls on these sides of a tile."""
    s = game.state
    tile = s.rules.components.fountain if name == "F" else s.rules.tile_names[name]
    add_walls(s, seat, tile, sides_of(letters))
    game._moves = None
    return game


def wall_of(game: Game, seat: int = 0) -> int:
    """The kernel's quick walk and the general search must agree."""
    alhambra = game.state.players[seat].estate.alhambra
    length = longest_wall(alhambra, game.rules.tiles)
    assert length == len(wall_segments(alhambra, game.rules.tiles))
    return length


@rule("WALL-15")
def test_a_stored_tile_is_laid_with_all_its_walls() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["SER9-"])
    assert offered(game, "add SER9- 2,0")
    walled(game, "SER9-", "W")
    assert not offered(game, "add SER9- 2,0"), "a wall against an open side"
    assert refusal(game, "add SER9- 2,0") == "BASE-PLACE-05"
    assert offered(game, "add SER9- 1,1")
    check_listed(game)


@rule("WALL-15", "WALL-19")
def test_a_tile_just_bought_is_laid_with_all_its_walls() -> None:
    game = given(deciding="placement of 0", alhambras=["PAV8- 1,0"], pending=["SER9-"])
    walled(game, "SER9-", "W")
    assert not offered(game, "place SER9- 2,0")
    play(game, "place SER9- 1,1")
    assert wall_of(game) == 1
    assert game.state.players[0].estate.alhambra.walls_at(cell_at(1, 1)) == sides_of("W")


@rule("WALL-15", "WALL-16")
def test_walls_of_a_built_tile_count_and_neighbours_must_match() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["SER9- SER7-W"])
    assert wall_of(game) == 0
    walled(game, "PAV8-", "E")
    assert wall_of(game) == 1
    assert not offered(game, "add SER9- 2,0")
    assert "add SER7-W 2,0" not in texts(game), "nothing would lead to it"
    assert refusal(game, "add SER7-W 2,0") == "BASE-PLACE-06"
    assert not offered(game, "swap PAV8- SER7-W"), "its wall would face the fountain"
    assert offered(game, "swap PAV8- SER9-")
    check_listed(game)


@rule("WALL-14")
def test_walls_travel_with_their_tile_and_not_with_its_place() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["SER9-"])
    walled(game, "PAV8-", "E")
    play(game, "swap PAV8- SER9-")
    alhambra = game.state.players[0].estate.alhambra
    assert alhambra.walls_at(cell_at(1, 0)) == 0
    assert wall_of(game) == 0
    s = game.state
    assert s.walls_of(s.rules.tile_names["PAV8-"]) == sides_of("E")
    assert s.rules.tile_names["PAV8-"].walls == 0, "the tile itself is as it was printed"
    play(game, "take florin 9", "take dirham 9")
    assert not offered(game, "add PAV8- -1,0"), "its wall would face the fountain"
    play(game, "add PAV8- 2,0")
    assert wall_of(game) == 1


@rule("WALL-07")
def test_walls_at_the_fountain_are_those_of_one_player() -> None:
    game = walled(given(reserves=["SER9-", "PAV8-"]), "F", "N")
    assert not offered(game, "add SER9- 0,-1")
    assert wall_of(game) == 1
    play(game, "take florin 9")
    assert offered(game, "add PAV8- 0,-1")
    assert wall_of(game, 1) == 0


@rule("WALL-05")
def test_everybody_sees_added_walls_and_copies_and_imagined_games_have_them() -> None:
    game = walled(given(alhambras=["PAV8- 1,0"], reserves=["SER9-"]), "PAV8-", "ES")
    walled(game, "SER9-", "W")
    tiles = alhambra_json(game.view(1).players[0].estate, game.rules.tiles)
    assert [tile["walls"] for tile in tiles] == ["", "ES"]
    copy = game.copy()
    walled(copy, "SER9-", "N")
    stored = game.rules.tile_names["SER9-"]
    assert game.state.walls_of(stored) == sides_of("W")
    assert copy.state.walls_of(stored) == sides_of("NW")
    check_views(game, random.Random(1))
    check_conserved(game.state)
    imagined = game.view(1).imagine(random.Random(1)).state
    assert imagined.walls_of(stored) == sides_of("W")

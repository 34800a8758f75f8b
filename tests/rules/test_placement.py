"""Placing tiles: matching sides, on foot, no holes."""

from __future__ import annotations

import random

import pytest

import alhambra
from kit import Plan, alhambra_of, given, play, refusal, reserve_of, rule, texts

Cell = tuple[int, int]
STEPS: list[Cell] = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # N E S W
OPEN = ["PAV8-", "SER9-", "ARC9-", "ARC10-", "CHA10-", "CHA11-", "GAR10-", "GAR11-", "TOW11-", "TOW12-"]


def open_tiles(*cells: Cell) -> str:
    """Wall-less tiles on these cells."""
    return ", ".join(f"{name} {x},{y}" for name, (x, y) in zip(OPEN, cells, strict=False))


def why_not(game: alhambra.Game, move: str) -> tuple[str, Cell, str]:
    """Rule, cell and side of a refusal."""
    violation = game.why_not(move)
    assert violation is not None
    assert violation.where is not None
    assert move not in texts(game)
    return violation.rule, violation.where.cell, violation.where.side


# ---------------------------------------------------------------------- the placement phase


@rule("BASE-PLACE-01")
def test_every_bought_tile_is_placed_or_stored_in_any_order() -> None:
    for first, second in [("place PAV8- 1,0", "keep TOW11-"), ("keep TOW11-", "place PAV8- 1,0")]:
        game = given(pending=["PAV8-, TOW11-"], deciding="placement of 0")
        play(game, first)
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == ("placement", 0)
        play(game, second)
        assert alhambra_of(game, 0) == {(1, 0): "PAV8-"}
        assert reserve_of(game, 0) == {"TOW11-"}
        assert game.state.players[0].pending == []
        assert game.decision.seat == 1


@rule("BASE-PLACE-01")
def test_no_tile_may_stay_pending() -> None:
    game = given(options={"extra_action": "may"}, pending=["PAV8-"], deciding="placement of 0")
    assert "pass" not in texts(game)
    assert refusal(game, "pass") == "BASE-PLACE-01"


@rule("BASE-PLACE-01")
def test_only_tiles_acquired_this_turn_are_placed() -> None:
    game = given(pending=["PAV8-"], reserves=["SER9-"], deciding="placement of 0")
    assert refusal(game, "place SER9- 1,0") == "BASE-PLACE-01"
    assert refusal(game, "keep SER9-") == "BASE-PLACE-01"
    assert refusal(given(reserves=["SER9-"]), "place SER9- 1,0") == "BASE-PLACE-01"


@rule("BASE-PLACE-02")
def test_a_tile_may_be_stored_although_it_fits() -> None:
    game = given(pending=["PAV8-"], reserves=["SER9-"], deciding="placement of 0")
    assert {"keep PAV8-", "place PAV8- 1,0"} <= texts(game)
    game.play("keep PAV8-")
    for reader in (0, 1, 2, None):
        assert {tile.name for tile in game.view(reader).players[0].estate.reserve} == {"PAV8-", "SER9-"}


@rule("BASE-PLACE-03")
def test_each_tile_is_checked_against_the_alhambra_as_it_is_then() -> None:
    game = given(pending=["PAV8-, TOW11-"], deciding="placement of 0")
    assert why_not(game, "place TOW11- 2,0") == ("BASE-PLACE-07", (2, 0), "")
    game.play("place PAV8- 1,0")
    assert refusal(game, "place TOW11- 2,0") is None
    assert why_not(game, "place TOW11- 1,0") == ("BASE-PLACE-03", (1, 0), "")
    assert why_not(game, "place TOW11- 0,0") == ("BASE-PLACE-03", (0, 0), "")


@rule("BASE-RUL-05")
def test_a_second_pending_tile_does_not_excuse_the_first() -> None:
    """The tower east of the chambers is walled off until a tile south of it gives a way in."""
    game = given(alhambras=["CHA7-NE 0,-1"], pending=["TOW9-NW, PAV8-"], deciding="placement of 0")
    assert why_not(game, "place TOW9-NW 1,-1") == ("BASE-PLACE-06", (1, -1), "")
    play(game, "place PAV8- 1,0", "place TOW9-NW 1,-1")
    assert alhambra_of(game, 0) == {(0, -1): "CHA7-NE", (1, 0): "PAV8-", (1, -1): "TOW9-NW"}


# ---------------------------------------------------------------------- the rules of building


@rule("BASE-PLACE-04")
def test_a_tile_is_never_rotated() -> None:
    game = given(pending=["TOW7-NEW"], deciding="placement of 0")
    assert texts(game, "place") == {"place TOW7-NEW 0,-1"}
    for turned, cell in [("TOW7-NES", (-1, 0)), ("TOW7-ESW", (0, 1)), ("TOW7-NSW", (1, 0))]:
        assert why_not(game, f"place {turned} {cell[0]},{cell[1]}") == ("BASE-PLACE-04", cell, "")


@rule("BASE-PLACE-05")
@pytest.mark.parametrize(("cell", "side"), [((0, -1), "S"), ((1, 0), "W"), ((0, 1), "N"), ((-1, 0), "E")])
def test_a_wall_must_not_meet_an_open_side(cell: Cell, side: str) -> None:
    walled = {"N": "PAV6-N", "E": "PAV7-E", "S": "SER8-S", "W": "SER7-W"}[side]
    game = given(pending=[walled], deciding="placement of 0")
    assert why_not(game, f"place {walled} {cell[0]},{cell[1]}") == ("BASE-PLACE-05", cell, side)
    assert len(texts(game, "place")) == 3


@rule("BASE-PLACE-05")
def test_an_open_side_must_not_meet_a_wall() -> None:
    game = given(alhambras=["PAV7-E 1,0"], pending=["SER9-"], deciding="placement of 0")
    assert why_not(game, "place SER9- 2,0") == ("BASE-PLACE-05", (2, 0), "W")


@rule("BASE-PLACE-05")
def test_two_walls_may_meet_when_another_side_is_open() -> None:
    game = given(alhambras=["CHA7-NE 0,-1, PAV8- 1,0"], pending=["TOW9-NW"], deciding="placement of 0")
    assert "place TOW9-NW 1,-1" in texts(game)


@rule("BASE-PLACE-06")
def test_a_tile_behind_a_wall_cannot_be_reached_on_foot() -> None:
    game = given(alhambras=["GAR10-N 1,0"], pending=["TOW11-S"], deciding="placement of 0")
    assert why_not(game, "place TOW11-S 1,-1") == ("BASE-PLACE-06", (1, -1), "")


@rule("BASE-PLACE-06")
def test_a_removal_must_not_cut_the_way() -> None:
    game = given(alhambras=[open_tiles((1, 0), (1, 1), (0, -1))])
    assert why_not(game, "remove PAV8-") == ("BASE-PLACE-06", (1, 0), "")
    assert texts(game, "remove") == {"remove SER9-", "remove ARC9-"}


@rule("BASE-PLACE-07")
def test_a_corner_is_no_contact() -> None:
    game = given(alhambras=["PAV8- 1,0"], pending=["SER9-"], deciding="placement of 0")
    assert why_not(game, "place SER9- 2,1") == ("BASE-PLACE-07", (2, 1), "")
    assert why_not(game, "place SER9- 7,-4") == ("BASE-PLACE-07", (7, -4), "")
    assert texts(game, "place") == {f"place SER9- {cell}" for cell in ["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]}


@rule("BASE-PLACE-08")
def test_no_empty_cell_may_be_enclosed() -> None:
    around = open_tiles((0, -1), (1, -1), (2, -1), (2, 0), (0, 1))
    game = given(alhambras=[around], pending=["TOW11-"], deciding="placement of 0")
    assert why_not(game, "place TOW11- 1,1") == ("BASE-PLACE-08", (1, 1), "")
    assert refusal(game, "place TOW11- 1,0") is None
    assert refusal(game, "place TOW11- 2,1") is None


@rule("BASE-PLACE-09")
@pytest.mark.parametrize("step", STEPS)
def test_an_alhambra_may_grow_as_far_as_there_are_tiles(step: Cell) -> None:
    plan = Plan()
    for distance in range(1, 55):
        x, y = distance * step[0], distance * step[1]
        assert plan.why_not("GAR10-", x, y) is None
        plan.lay("GAR10-", x, y)
    assert plan.removable() == {(54 * step[0], 54 * step[1])}


@rule("BASE-PLACE-09")
def test_a_game_knows_cells_far_from_the_fountain() -> None:
    row = open_tiles(*[(-n, 0) for n in range(1, 10)])
    game = given(alhambras=[row], pending=["TOW12-"], deciding="placement of 0")
    game.play("place TOW12- -10,0")
    assert alhambra_of(game, 0)[-10, 0] == "TOW12-"


# ---------------------------------------------------------------------- derived facts, against brute force


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + x, cell[1] + y) for x, y in STEPS]


def matches(tiles: dict[Cell, int]) -> bool:
    """Both touching sides carry a wall, or neither does."""
    for cell, walls in tiles.items():
        for side, other in enumerate(neighbours(cell)):
            if other in tiles and walls >> side & 1 != tiles[other] >> (side ^ 2) & 1:
                return False
    return True


def walkable(tiles: dict[Cell, int]) -> bool:
    """Every tile can be reached from the fountain."""
    reached, ways = {(0, 0)}, [(0, 0)]
    while ways:
        cell = ways.pop()
        for side, other in enumerate(neighbours(cell)):
            if other in tiles and other not in reached and not tiles[cell] >> side & 1:
                reached.add(other)
                ways.append(other)
    return len(reached) == len(tiles)


def holed(tiles: dict[Cell, int]) -> bool:
    """Some empty cell has no way out through empty cells."""
    columns = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    rows = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    empty = {(x, y) for x in columns for y in rows} - tiles.keys()
    ways = [(columns[0], rows[0])]
    empty.discard(ways[0])
    while ways:
        for other in neighbours(ways.pop()):
            if other in empty:
                empty.discard(other)
                ways.append(other)
    return bool(empty)


def lawful(tiles: dict[Cell, int]) -> bool:
    return matches(tiles) and walkable(tiles) and not holed(tiles)


def name_of(walls: int) -> str:
    return "GAR10-" + "".join("NESW"[side] for side in range(4) if walls >> side & 1)


def random_plan(seed: int, size: int) -> tuple[Plan, dict[Cell, int]]:
    """A legal Alhambra of random tiles, and its walls by cell."""
    rng = random.Random(seed)
    plan = Plan()
    tiles: dict[Cell, int] = {(0, 0): 0}
    while len(tiles) < size:
        walls = rng.choice([0, 0, 1, 2, 4, 8, 3, 6, 12, 9, 5, 10, 7, 11, 13, 14])
        cells = sorted(plan.cells(name_of(walls)))
        if cells:
            cell = rng.choice(cells)
            plan.lay(name_of(walls), *cell)
            tiles[cell] = walls
    assert lawful(tiles)
    return plan, tiles


some_plans = pytest.mark.parametrize("seed", range(12))


@rule("BASE-PLACE-10")
@some_plans
def test_an_addition_is_on_foot_when_one_touching_side_is_open(seed: int) -> None:
    plan, tiles = random_plan(seed, 14)
    border = {other for cell in tiles for other in neighbours(cell)} - tiles.keys()
    for walls in range(15):
        allowed = set()
        for cell in border:
            enlarged = {**tiles, cell: walls}
            if matches(enlarged):
                touching = [side for side, other in enumerate(neighbours(cell)) if other in tiles]
                assert walkable(enlarged) == any(not walls >> side & 1 for side in touching)
            if lawful(enlarged):
                allowed.add(cell)
        assert plan.cells(name_of(walls)) == allowed


@rule("BASE-PLACE-11")
@some_plans
def test_a_swap_fits_when_it_shows_the_neighbours_the_same_sides(seed: int) -> None:
    plan, tiles = random_plan(seed, 14)
    for walls in range(15):
        allowed = set()
        for cell in tiles.keys() - {(0, 0)}:
            touching = [side for side, other in enumerate(neighbours(cell)) if other in tiles]
            same = all(walls >> side & 1 == tiles[cell] >> side & 1 for side in touching)
            assert lawful({**tiles, cell: walls}) == same
            if same:
                allowed.add(cell)
        assert plan.swappable(name_of(walls)) == allowed


@rule("BASE-PLACE-12")
@some_plans
def test_a_removal_keeps_the_way_and_leaves_no_enclosed_cell(seed: int) -> None:
    plan, tiles = random_plan(seed, 24)
    allowed = set()
    for cell in tiles.keys() - {(0, 0)}:
        rest = {other: walls for other, walls in tiles.items() if other != cell}
        surrounded = all(other in tiles for other in neighbours(cell))
        assert lawful(rest) == (walkable(rest) and not surrounded)
        if lawful(rest):
            allowed.add(cell)
    assert plan.removable() == allowed
    assert (0, 0) not in plan.removable()


# ---------------------------------------------------------------------- holes: the ruling and its vectors


@rule("BASE-RUL-04")
@some_plans
def test_every_empty_cell_must_have_a_way_out_by_orthogonal_steps(seed: int) -> None:
    """Crowded Alhambras of wall-less tiles, where holes are near."""
    rng = random.Random(seed)
    plan = Plan()
    tiles: dict[Cell, int] = {(0, 0): 0}
    refused = 0
    for _ in range(25):
        border = sorted({other for cell in tiles for other in neighbours(cell)} - tiles.keys())
        for cell in border:
            verdict = plan.why_not("GAR10-", *cell)
            assert verdict == ("BASE-PLACE-08" if holed({**tiles, cell: 0}) else None)
            refused += verdict is not None
        cell = rng.choice([cell for cell in border if plan.why_not("GAR10-", *cell) is None])
        plan.lay("GAR10-", *cell)
        tiles[cell] = 0
    assert refused


@rule("BASE-RUL-04")
@some_plans
def test_the_literal_reading_forbids_only_a_cell_with_tiles_on_all_four_sides(seed: int) -> None:
    rng = random.Random(seed)
    plan = Plan(hole_rule="cell")
    tiles: dict[Cell, int] = {(0, 0): 0}
    for _ in range(25):
        border = sorted({other for cell in tiles for other in neighbours(cell)} - tiles.keys())
        for cell in border:
            filled = tiles.keys() | {cell}
            shut = any(
                other not in filled and all(near in filled for near in neighbours(other)) for other in neighbours(cell)
            )
            assert plan.why_not("GAR10-", *cell) == ("BASE-PLACE-08" if shut else None)
        cell = rng.choice([cell for cell in border if plan.why_not("GAR10-", *cell) is None])
        plan.lay("GAR10-", *cell)
        tiles[cell] = 0


@rule("BASE-TV-30")
def test_vector_a_single_cell_is_enclosed() -> None:
    shape = open_tiles((0, -1), (1, -1), (2, -1), (2, 0), (0, 1))
    assert Plan(shape).why_not("GAR10-", 1, 1) == "BASE-PLACE-08"
    assert Plan(shape, hole_rule="cell").why_not("GAR10-", 1, 1) == "BASE-PLACE-08"


@rule("BASE-TV-31")
def test_vector_a_pair_of_cells_is_enclosed() -> None:
    shape = open_tiles((0, -1), (1, -1), (2, -1), (3, -1), (3, 0), (0, 1), (1, 1))
    assert Plan(shape).why_not("GAR10-", 2, 1) == "BASE-PLACE-08"
    assert Plan(shape, hole_rule="cell").why_not("GAR10-", 2, 1) is None


@rule("BASE-TV-32")
def test_vector_a_corner_encloses_a_single_cell() -> None:
    shape = open_tiles((0, -1), (0, -2), (1, -2), (2, -2), (2, -1))
    assert Plan(shape).why_not("GAR10-", 1, 0) == "BASE-PLACE-08"
    assert Plan(shape, hole_rule="cell").why_not("GAR10-", 1, 0) == "BASE-PLACE-08"


@rule("BASE-TV-33")
def test_vector_a_corner_encloses_a_pair_of_cells() -> None:
    shape = open_tiles((0, -1), (0, -2), (0, -3), (1, -3), (2, -3), (2, -2), (2, -1))
    assert Plan(shape).why_not("GAR10-", 1, 0) == "BASE-PLACE-08"
    assert Plan(shape, hole_rule="cell").why_not("GAR10-", 1, 0) is None


# ---------------------------------------------------------------------- further vectors


@rule("BASE-TV-34")
def test_vector_only_the_end_of_a_line_can_be_removed() -> None:
    assert Plan("GAR10- 1,0, GAR11- 2,0").removable() == {(2, 0)}
    game = given(alhambras=["GAR10- 1,0, GAR11- 2,0"])
    assert refusal(game, "remove GAR10-") == "BASE-PLACE-06"
    assert refusal(game, "remove GAR11-") is None


@rule("BASE-TV-35")
def test_vector_a_double_wall_is_no_way() -> None:
    game = given(alhambras=["SER8-S 1,0, PAV8- 0,1, GAR10-N 1,1"])
    assert why_not(game, "remove PAV8-") == ("BASE-PLACE-06", (0, 1), "")
    assert texts(game, "remove") == {"remove SER8-S", "remove GAR10-N"}


@rule("BASE-TV-37")
def test_vector_a_tower_with_three_walls_beside_the_fountain() -> None:
    game = given(pending=["TOW7-NEW"], deciding="placement of 0")
    assert refusal(game, "place TOW7-NEW 0,-1") is None
    assert why_not(game, "place TOW7-NEW 0,1") == ("BASE-PLACE-05", (0, 1), "N")
    assert why_not(game, "place TOW7-NEW 1,0") == ("BASE-PLACE-05", (1, 0), "W")
    assert why_not(game, "place TOW7-NEW -1,0") == ("BASE-PLACE-05", (-1, 0), "E")
    assert texts(game, "place") == {"place TOW7-NEW 0,-1"}

"""The longest outer wall. Tiles of any kind are laid by force, so that a position says what it shows."""

from __future__ import annotations

from alhambra.modules.dirk.module import DIRK
from kit import Plan, given, points, rule

RING = "TOW7-NEW 0,-1, ARC4-NES 1,0, SER3-ESW 0,1, CHA5-NSW -1,0"


@rule("BASE-WALL-01")
def test_a_walled_side_with_no_tile_beyond_is_a_segment() -> None:
    assert Plan("PAV6-N 0,-1").wall == 1
    assert Plan("PAV8- 0,-1").wall == 0


@rule("BASE-WALL-01")
def test_a_double_wall_is_interior() -> None:
    apart = Plan("PAV7-E 0,-1, SER9- 1,0")
    assert apart.wall == 1
    together = Plan("PAV7-E 0,-1, SER9- 1,0, SER7-W 1,-1")
    assert together.wall == 0


@rule("BASE-WALL-02")
def test_segments_are_connected_when_they_share_a_corner_point() -> None:
    assert Plan("PAV6-N 0,-1, ARC8-N 1,-1").wall == 2
    assert Plan("PAV6-N 0,-1, PAV8- 1,-1, ARC8-N 2,-1").wall == 1  # one side apart
    assert Plan("PAV6-N 0,-1, SER8-S 0,1").wall == 1  # parallel, no common point


@rule("BASE-WALL-03")
def test_only_the_longest_section_scores() -> None:
    game = given(alhambras=["TOW7-NEW 0,-1, CHA6-ES 1,0, SER8-S 0,1"], deciding="end of 0")
    assert points(game, 0, "wall") == 3
    assert Plan("TOW8-NES 1,0, SER5-SW -1,0, PAV6-N 0,-1").wall == 3


@rule("BASE-WALL-04")
def test_a_convex_corner_joins_two_sides_of_one_tile() -> None:
    assert Plan("SER4-NE 0,-1").wall == 2
    assert Plan("ARC4-NES 1,0").wall == 3


@rule("BASE-WALL-04")
def test_a_concave_corner_joins_sides_that_face_the_same_empty_cell() -> None:
    assert Plan("PAV7-E 0,-1, PAV6-N 1,0").wall == 2


@rule("BASE-WALL-05")
def test_an_open_side_interrupts() -> None:
    assert Plan("PAV6-N -1,-1, PAV8- 0,-1, ARC8-N 1,-1").wall == 1
    assert Plan("PAV6-N -1,-1, GAR10-N 0,-1, ARC8-N 1,-1").wall == 3


@rule("BASE-WALL-06")
def test_an_interior_double_wall_does_not_interrupt_the_outline() -> None:
    divided = Plan("SER4-NE 0,-1, PAV8- 1,0, ARC5-NW 1,-1")
    undivided = Plan("PAV6-N 0,-1, PAV8- 1,0, ARC8-N 1,-1")
    assert divided.wall == undivided.wall == 2


@rule("BASE-WALL-07")
def test_a_wall_closed_all_round_counts_in_full_length() -> None:
    game = given(alhambras=[RING], deciding="end of 0")
    assert points(game, 0, "wall") == 12


@rule("BASE-RUL-08")
def test_no_segment_of_a_closed_ring_is_lost() -> None:
    assert Plan(RING).wall == 12
    block = "CHA8-NW -1,-1, PAV6-N 0,-1, SER4-NE 1,-1, PAV7-E 1,0, CHA6-ES 1,1, SER8-S 0,1, CHA7-SW -1,1, SER7-W -1,0"
    assert Plan(block).wall == 12


@rule("BASE-WALL-08")
def test_walls_of_the_reserve_do_not_count_and_dirk_has_none() -> None:
    game = given(
        seats=2,
        alhambras=["PAV6-N 0,-1"],
        reserves=["SER4-NE, TOW7-NEW"],
        dirk="ARC4-NES, SER3-ESW, TOW8-NES",
        deciding="end of 0",
    )
    assert points(game, 0, "wall") == 1
    assert points(game, 1, "wall") == 0
    assert points(game, DIRK, "wall") == 0
    assert points(game, DIRK) > 0


@rule("BASE-WALL-09")
def test_both_walls_of_a_notch_are_outer_walls() -> None:
    across = Plan("PAV7-E 0,-1, PAV8- 1,0, SER9- 2,0, SER7-W 2,-1")
    assert across.wall == 1  # both count, but an open side lies between them
    joined = Plan("PAV7-E 0,-1, PAV6-N 1,0, SER9- 2,0, SER7-W 2,-1")
    assert joined.wall == 3


# ---------------------------------------------------------------------- test vectors


@rule("BASE-TV-08")
def test_vector_an_outer_section_of_eight() -> None:
    """A second, shorter section and two interior double walls give nothing."""
    plan = Plan()
    palace = "SER7-W -1,0, CHA8-NW -1,-1, TOW9-NE 0,-1, PAV4-ES 1,0, PAV2-NEW 1,-1, CHA7-SW 0,1, SER4-NE 1,1"
    for part in palace.split(", "):
        name, cell = part.split()
        x, y = map(int, cell.split(","))
        assert plan.why_not(name, x, y) is None
        plan.lay(name, x, y)
    assert plan.wall == 8
    game = given(alhambras=[palace], deciding="end of 0")
    assert points(game, 0, "wall") == 8


@rule("BASE-TV-20")
def test_vector_fountain_and_tower() -> None:
    assert Plan().wall == 0
    assert Plan("TOW7-NEW 0,-1").wall == 3


@rule("BASE-TV-21")
def test_vector_a_closed_ring() -> None:
    assert Plan("TOW7-NEW 0,-1, ARC4-NES 1,0, SER3-ESW 0,1, CHA5-NSW -1,0").wall == 12


@rule("BASE-TV-22")
def test_vector_a_ring_with_an_opening() -> None:
    assert Plan("TOW7-NEW 0,-1, ARC4-NES 1,0, SER3-ESW 0,1, PAV8- -1,0").wall == 9


@rule("BASE-TV-23")
def test_vector_north_sides_join_over_a_double_wall() -> None:
    assert Plan("CHA7-NE 0,-1, PAV8- 1,0, ARC5-NW 1,-1").wall == 2


@rule("BASE-TV-24")
def test_vector_only_a_double_wall() -> None:
    assert Plan("PAV8- 0,-1, TOW11-S 1,-1, GAR10-N 1,0").wall == 0


@rule("BASE-TV-25")
def test_vector_two_sections_are_not_added() -> None:
    assert Plan("ARC6-NE 1,0, PAV3-SW -1,0").wall == 2


@rule("BASE-TV-26")
def test_vector_a_notch() -> None:
    assert Plan("PAV7-E 0,-1, PAV6-N 1,0, PAV8- 2,0, SER7-W 2,-1").wall == 3


# ---------------------------------------------------------------------- with the literal reading of holes


@rule("BASE-RUL-07", "BASE-WALL-03")
def test_a_section_may_run_through_a_corner_twice() -> None:
    """The enclosed pair of cells is walled all round; its wall meets the outer one in a corner of four segments."""
    arm = "ARC8-E 0,-1, PAV7-E 0,-2, PAV8- 0,-3, SER8-S 1,-3, SER9- 2,-3, SER7-W 2,-2, CHA7-SW 2,-1"
    plan = Plan(arm, hole_rule="cell")
    assert plan.why_not("CHA7-NE", 1, 0) is None
    plan.lay("CHA7-NE", 1, 0)
    assert plan.wall == 1 + 6 + 1


@rule("BASE-RUL-09")
def test_a_wall_that_faces_an_enclosed_region_is_an_outer_wall() -> None:
    top = "PAV8- 0,-1, SER8-S 1,-1, CHA9-S 2,-1, ARC9- 3,-1, ARC10- 3,0, CHA10- 0,1, CHA11- 1,1"
    plan = Plan(top, hole_rule="cell")
    assert plan.wall == 2
    assert plan.why_not("GAR10-", 2, 1) is None
    plan.lay("GAR10-", 2, 1)
    assert plan.wall == 2

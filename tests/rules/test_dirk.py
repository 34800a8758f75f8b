"""Two players play with Dirk."""

from __future__ import annotations

from collections import Counter

import pytest

import alhambra
from alhambra import MODULES, Game
from alhambra.modules.dirk.module import DIRK, DIRKS
from alhambra.palace.choice import ruleset
from kit import (
    deck_of,
    display_of,
    events,
    given,
    hand_of,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    supply_of,
    texts,
    verbs,
)

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"
SEVENTEEN = (
    "GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE GAR8-NW GAR9-E GAR10-N GAR10-W GAR10- GAR11- GAR12-S "
    "TOW7-NEW TOW8-NES TOW9-ES TOW9-NE TOW9-NW TOW10-W"
)

CAMPS = [tile.name for tile in ruleset(MODULES, 2, modules=["camps"]).supply if tile.name.startswith("CAMP")]


def tiles_of_dirk(game: Game) -> list[str]:
    return [tile.name for tile in game.state.part(DIRKS).owned]


@rule("BASE-2P-01")
def test_dirk_joins_two_players_and_nobody_else() -> None:
    for seats in range(2, 7):
        parts = alhambra.new_game(seats=seats, seed=1).view().to_json()["parts"]
        assert isinstance(parts, dict)
        assert ("dirk" in parts) is (seats == 2)


@rule("BASE-2P-01")
def test_dirk_can_neither_be_chosen_nor_sent_away() -> None:
    for seats in (2, 3):
        with pytest.raises(alhambra.InvalidSetup, match="dirk"):
            alhambra.new_game(seats=seats, modules=["dirk"])


@rule("BASE-2P-02")
def test_two_players_use_two_copies_of_each_money_card() -> None:
    for seed in range(20):
        game = alhambra.new_game(seats=2, seed=seed)
        money = deck_of(game) + display_of(game) + hand_of(game, 0) + hand_of(game, 1)
        money = [name for name in money if not name.startswith("scoring")]
        currencies = ("florin", "dirham", "dinar", "ducat")
        assert Counter(money) == {f"{name} {value}": 2 for name in currencies for value in range(1, 10)}
        assert len(money) == 72


@rule("BASE-2P-03")
def test_dirk_starts_with_six_random_tiles_that_everybody_sees() -> None:
    hoards = set()
    for seed in range(20):
        game = alhambra.new_game(seats=2, seed=seed)
        hoard = tiles_of_dirk(game)
        assert len(set(hoard)) == 6
        assert not set(hoard) & set(supply_of(game))
        for reader in (0, 1, None):
            parts = game.view(reader).to_json()["parts"]
            assert isinstance(parts, dict)
            assert parts["dirk"]["tiles"] == hoard
        hoards.add(tuple(hoard))
    assert len(hoards) == 20


@rule("BASE-2P-04")
def test_dirk_has_no_turn_no_money_and_no_alhambra() -> None:
    game = alhambra.new_game(seats=2, seed=5)
    assert len(game.view().players) == 2
    seats = []
    for _ in range(12):
        assert game.decision is not None
        seats.append(game.decision.seat)
        game.play(next(move for move in game.legal_moves if str(move).startswith("take")))
    assert seats == [seats[0], 1 - seats[0]] * 6
    assert tiles_of_dirk(game)[:6] == tiles_of_dirk(alhambra.new_game(seats=2, seed=5))


@rule("BASE-2P-05")
@pytest.mark.parametrize(("scoring", "ranks"), [(1, [0, 0, 6]), (2, [6, 0, 13]), (3, [13, 6, 21])])
def test_dirk_is_ranked_like_a_player_with_all_his_tiles(scoring: int, ranks: list[int]) -> None:
    game = given(
        seats=2,
        alhambras=["TOW11- 1,0, TOW12- 2,0", "TOW11-N 1,0"],
        dirk="TOW7-NEW TOW8-NES TOW9-ES",
        due=[scoring] if scoring < 3 else [],
        scorings_done=scoring - 1,
        deciding="end of 0" if scoring == 3 else "upkeep of 0",
    )
    assert [points(game, seat, "tower") for seat in (0, 1, DIRK)] == ranks
    assert game.state.part(DIRKS).score == ranks[2]
    assert points(game, DIRK, "wall") == 0


@rule("BASE-2P-05")
def test_dirk_shares_ties() -> None:
    game = given(seats=2, alhambras=["TOW11- 1,0", ""], dirk="TOW7-NEW", due=[2], deciding="upkeep of 0")
    assert [points(game, seat, "tower") for seat in (0, 1, DIRK)] == [9, 0, 9]


@rule("BASE-2P-05")
def test_what_dirk_gets_adds_up_over_the_scorings() -> None:
    game = given(seats=2, dirk="TOW7-NEW", dirk_score=2, market=MARKET, supply="", due=[1, 2], deciding="upkeep of 0")
    assert game.state.part(DIRKS).score == 2 + 6 + 13
    assert game.scores == [0, 0]


@rule("BASE-2P-06")
def test_dirk_draws_six_tiles_after_the_first_scoring() -> None:
    game = given(seats=2, dirk="PAV8-", market=MARKET, supply=SEVENTEEN, due=[1], deciding="upkeep of 0")
    assert tiles_of_dirk(game) == ["PAV8-", *SEVENTEEN.split()[:6]]
    assert supply_of(game) == SEVENTEEN.split()[6:]
    assert verbs(game) == ["scoring", "dirk draws", "turn"]


@rule("BASE-2P-06")
@pytest.mark.parametrize(("supply", "drawn"), [(17, 5), (15, 5), (9, 3), (2, 0), (0, 0)])
def test_dirk_draws_a_third_of_the_supply_after_the_second_scoring(supply: int, drawn: int) -> None:
    names = SEVENTEEN.split()[:supply]
    game = given(seats=2, market=MARKET, supply=" ".join(names), due=[2], scorings_done=1, deciding="upkeep of 0")
    assert tiles_of_dirk(game) == names[:drawn]
    assert supply_of(game) == names[drawn:]


@rule("BASE-2P-06")
def test_a_third_is_counted_after_the_market_was_refilled() -> None:
    game = given(
        seats=2, market="- - ARC4-NES CHA5-NSW", supply=SEVENTEEN, due=[2], scorings_done=1, deciding="upkeep of 0"
    )
    assert tiles_of_dirk(game) == SEVENTEEN.split()[2:7]  # a third of the 15 that were left


@rule("BASE-2P-06")
def test_camps_count_as_tiles_of_the_supply() -> None:
    supply = f"GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE {CAMPS[0]} {CAMPS[1]}"
    game = given("camps", seats=2, market=MARKET, supply=supply, due=[2], scorings_done=1, deciding="upkeep of 0")
    assert tiles_of_dirk(game) == ["GAR6-ESW", "GAR7-NSW"]


@rule("BASE-2P-06")
def test_dirk_draws_nothing_after_the_third_scoring() -> None:
    game = given(seats=2, dirk="PAV8-", supply=SEVENTEEN, scorings_done=2, deciding="end of 0")
    assert game.over
    assert tiles_of_dirk(game) == ["PAV8-"]
    assert supply_of(game) == SEVENTEEN.split()


@rule("BASE-2P-07")
def test_a_bought_tile_may_be_given_to_dirk() -> None:
    game = given(seats=2, hands=["dinar 9"], market=MARKET, dirk="PAV8-")
    play(game, "buy ARC4-NES dinar 9", "dirk ARC4-NES")
    assert tiles_of_dirk(game) == ["PAV8-", "ARC4-NES"]
    assert reserve_of(game, 0) == set()
    assert game.decision is not None
    assert game.decision.seat == 1


@rule("BASE-2P-07")
def test_gifts_are_decided_tile_by_tile_when_tiles_are_placed() -> None:
    game = given(seats=2, pending=["PAV8-, SER9-"], deciding="placement of 0")
    assert {"dirk PAV8-", "dirk SER9-", "keep PAV8-", "place PAV8- 1,0"} <= texts(game)
    play(game, "dirk SER9-", "place PAV8- 1,0")
    assert tiles_of_dirk(game) == ["SER9-"]


@rule("BASE-2P-07")
def test_only_tiles_just_bought_can_be_given_and_only_then() -> None:
    game = given(seats=2, pending=["PAV8-"], reserves=["SER9-"], alhambras=["ARC9- 1,0"], deciding="placement of 0")
    assert refusal(game, "dirk SER9-") == "BASE-2P-07"
    assert refusal(game, "dirk ARC9-") == "BASE-2P-07"
    assert refusal(given(seats=2, reserves=["SER9-"]), "dirk SER9-") == "BASE-2P-07"


@rule("BASE-2P-07")
def test_three_players_have_no_dirk_to_give_to() -> None:
    game = given(seats=3, pending=["PAV8-"], deciding="placement of 0")
    assert texts(game, "dirk") == set()
    with pytest.raises(alhambra.UnknownMove):
        game.play("dirk PAV8-")


@rule("BASE-2P-08")
def test_a_tile_paid_exactly_gives_its_extra_action_also_when_it_goes_to_dirk() -> None:
    game = given(seats=2, hands=["dinar 4"], market=MARKET)
    game.play("buy ARC4-NES dinar 4")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    play(game, "take florin 9", "dirk ARC4-NES")
    assert tiles_of_dirk(game) == ["ARC4-NES"]
    assert hand_of(game, 0) == ["florin 9"]
    assert game.decision.seat == 1


@rule("BASE-2P-08")
def test_a_gift_gives_no_extra_action_by_itself() -> None:
    game = given(seats=2, hands=["dinar 5"], market=MARKET)
    play(game, "buy ARC4-NES dinar 5", "dirk ARC4-NES")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)


@rule("BASE-2P-09")
def test_dirk_takes_no_part_in_the_final_distribution() -> None:
    game = given(seats=2, hands=["florin 3"], market=MARKET, dirk="PAV8-", deciding="end of 0")
    assert refusal(game, "dirk PAV2-NEW") == "BASE-EOG-07"
    game.play("keep PAV2-NEW")
    assert game.over
    assert tiles_of_dirk(game) == ["PAV8-"]
    assert all(facts["totals"] in ([3, 0], [0, 0]) for facts in events(game, "leftover"))


# ---------------------------------------------------------------------- test vectors and rulings


@rule("BASE-TV-41")
def test_vector_dirk_draws_after_the_second_scoring() -> None:
    for supply, drawn, left in [(17, 5, 12), (2, 0, 2)]:
        names = " ".join(SEVENTEEN.split()[:supply])
        game = given(seats=2, market=MARKET, supply=names, due=[2], scorings_done=1, deciding="upkeep of 0")
        assert (len(tiles_of_dirk(game)), len(supply_of(game))) == (drawn, left)


@rule("BASE-RUL-17")
def test_dirk_takes_what_is_left_and_the_game_goes_on() -> None:
    game = given(seats=2, market=MARKET, supply="GAR11- GAR10-", due=[1], deciding="upkeep of 0")
    assert tiles_of_dirk(game) == ["GAR11-", "GAR10-"]
    assert supply_of(game) == []
    assert not game.over
    game.play("take florin 9")
    assert not game.over


@rule("BASE-RUL-18")
@pytest.mark.parametrize(
    ("options", "winners"),
    [({}, [0]), ({"dirk_can_win": False}, [0]), ({"dirk_can_win": True}, [DIRK])],
    ids=["default", "false", "true"],
)
def test_dirk_cannot_win_unless_the_option_lets_him(options: dict[str, object], winners: list[int]) -> None:
    game = given(seats=2, options=options, scores=[5, 3], dirk="TOW11-", dirk_score=10, deciding="end of 0")
    assert game.state.part(DIRKS).score == 10 + 21
    assert game.scores == [5, 3]
    assert game.winners == winners


@rule("BASE-RUL-18")
def test_dirk_shares_a_victory_if_he_can_win() -> None:
    game = given(seats=2, options={"dirk_can_win": True}, scores=[21, 3], dirk="TOW11-", deciding="end of 0")
    assert game.winners == [0, DIRK]


@rule("BASE-RUL-18")
def test_the_points_of_dirk_are_shown_to_everybody() -> None:
    game = given(seats=2, dirk="TOW11-", dirk_score=4, market=MARKET, due=[1], deciding="upkeep of 0")
    for reader in (0, 1, None):
        parts = game.view(reader).to_json()["parts"]
        assert isinstance(parts, dict)
        assert parts["dirk"]["score"] == 10


@rule("BASE-RUL-20")
def test_a_seed_gives_dirk_and_the_market_the_same_tiles_again() -> None:
    for seed in range(10):
        games = [alhambra.new_game(seats=2, seed=seed) for _ in range(2)]
        assert tiles_of_dirk(games[0]) == tiles_of_dirk(games[1])
        assert games[0].view() == games[1].view()


@rule("BASE-RUL-20")
def test_later_draws_of_dirk_follow_the_market_refill() -> None:
    game = given(
        seats=2,
        market="- SER3-ESW ARC4-NES CHA5-NSW",
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 1, florin 1",
        supply=SEVENTEEN,
        deciding="upkeep of 0",
    )
    assert verbs(game) == ["scoring card", "display", "market", "scoring", "dirk draws", "turn"]
    assert tiles_of_dirk(game) == SEVENTEEN.split()[1:7]


@rule("BASE-RUL-26")
def test_dirk_draws_tiles_of_modules_too_but_only_buildings_count_for_him() -> None:
    supply = f"{CAMPS[0]} {CAMPS[1]} TOW11- GAR11- GAR10- {CAMPS[2]} PAV8-"
    game = given("camps", seats=2, market=MARKET, supply=supply, due=[1], deciding="upkeep of 0")
    assert tiles_of_dirk(game) == supply.split()[:6]
    final = given(
        "camps", seats=2, alhambras=["GAR12-S 1,0"], dirk=" ".join(supply.split()[:6]), supply="", deciding="end of 0"
    )
    assert points(final, DIRK) == 21 + 20
    assert points(final, DIRK, "tower") == 21
    assert points(final, DIRK, "garden") == 20
    assert points(final, 0, "garden") == 12


@rule("BASE-RUL-26")
def test_dirks_first_tiles_come_from_the_mixed_supply() -> None:
    hoards = [tiles_of_dirk(alhambra.new_game(seats=2, modules=["camps"], seed=seed)) for seed in range(60)]
    assert all(len(hoard) == 6 for hoard in hoards)
    assert any(name.startswith("CAMP") for hoard in hoards for name in hoard)

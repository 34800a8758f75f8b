"""Corrections of printed facts: their effect, and complaints that name the file, the key and what is wrong."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

import alhambra
from alhambra import Game, InvalidComponents
from kit import texts
from random_games import snapshot

Table = dict[str, object]


def game_with(corrections: Mapping[str, object], seats: int = 3, modules: tuple[str, ...] = ("camps",)) -> Game:
    return alhambra.new_game(seats, modules=modules, seed=4, components=corrections)


def complaint(corrections: object, seats: int = 3, modules: tuple[str, ...] = ("camps",)) -> str:
    """What is said about these corrections."""
    with pytest.raises(InvalidComponents) as caught:
        alhambra.new_game(seats, modules=modules, seed=4, components=corrections)  # type: ignore[call-overload]
    return str(caught.value)


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def play_out(game: Game) -> Game:
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    return game


# ---------------------------------------------------------------------- effect


def test_nothing_corrected_is_the_printed_game() -> None:
    printed = snapshot(alhambra.new_game(3, modules=("camps",), seed=4))
    corrections: list[Table] = [{}, {"base": {}}, {"camps": {}, "base": {}}, {"camps": {"camp": []}}]
    for nothing in corrections:
        assert snapshot(game_with(nothing)) == printed


def test_market_spaces_take_other_currencies() -> None:
    slots = ["ducat", "dinar", "dirham", "florin"]
    game = game_with({"base": {"building_yard": {"slots": slots}}})
    assert [game.rules.components.slots.index(currency) for currency in range(4)] == [3, 2, 1, 0]
    prices = {offer.tile.name: slots[offer.slot] for offer in game.state.market if offer is not None}
    bought = texts(game, "buy")
    assert bought
    for move in bought:
        _, tile, *cards = move.split()
        assert set(cards[::2]) == {prices[tile]}
    assert play_out(game).over


def test_a_camp_gets_another_price_and_name() -> None:
    game = game_with({"camps": {"camp": [{"id": "camp_8", "cost": 12}]}})
    camp = game.rules.tile_names["CAMP12-NE"]
    assert camp.cost == 12
    assert "CAMP8-NE" not in game.rules.tile_names
    assert len(game.rules.supply) == 62
    with pytest.raises(alhambra.UnknownMove):
        game.parse("keep CAMP8-NE")
    assert str(game.parse("keep CAMP12-NE")) == "keep CAMP12-NE"
    assert play_out(game).over


def test_a_camp_gets_other_bastions_and_arrows() -> None:
    game = game_with({"camps": {"camp": [{"id": "camp_8", "bastions": ["S", "E"], "arrows": ["E", "S"]}]}})
    assert game.rules.tile_names["CAMP8-ES"].walls == 2 + 4


def test_a_tile_gets_other_walls() -> None:
    name = tile_id("PAV8-")
    game = game_with({"base": {"tile": [{"id": name, "walls": ["W", "N"]}]}})
    assert game.rules.tile_names["PAV8-NW"].walls == 1 + 8
    assert "PAV8-" not in game.rules.tile_names
    assert play_out(game).over


def tile_id(name: str) -> str:
    """The id of a building tile in the data file."""
    from alhambra.palace.printed import printed

    codes = {"PAV": "pavilion", "SER": "seraglio", "ARC": "arcades", "CHA": "chambers", "GAR": "garden", "TOW": "tower"}
    rows = printed("base")["tile"]
    assert isinstance(rows, list)
    for row in rows:
        cost, _, walls = name[3:].partition("-")
        if (row["type"], row["cost"], "".join(row["walls"])) == (codes[name[:3]], int(cost), walls):
            return str(row["id"])
    raise AssertionError(name)


@pytest.mark.parametrize(("copies", "cards"), [(1, 36), (2, 72), (3, 108)])
def test_copies_of_the_money_cards(copies: int, cards: int) -> None:
    for seats, key in ((3, "copies"), (2, "copies_two_players")):
        game = game_with({"base": {"money": {key: copies}}}, seats)
        view = game.view()
        held = sum(player.card_count for player in view.players)
        assert held + view.deck_size + len(view.display.shown()) == cards + 2, "and two scoring cards"


def test_display_starting_money_and_limit() -> None:
    deck = {"money_display": 6, "starting_money_at_least": 30, "take_money_limit": 9}
    game = game_with({"base": {"deck": deck}})
    assert len(game.view().display.shown()) == 6
    for player in game.state.players:
        assert 30 <= sum(purse.total for purse in player.purses) <= 38
    takes = [[int(word) for word in move.split()[2::2]] for move in texts(game, "take")]
    several = [sum(values) for values in takes if len(values) > 1]
    assert 5 < max(several) <= 9
    assert play_out(game).over


def test_points_of_a_scoring() -> None:
    table: Table = {"base": {"scoring": {"round_3": {"tower": [99, 50]}}}}
    game = play_out(game_with(table))
    (last,) = [event for event in game.events if event.verb == "scoring" and event.facts["scoring"] == 3]
    lines = last.facts["lines"]
    assert isinstance(lines, list)
    towers = [line["points"] for line in lines if line["what"] == "tower"]
    assert towers
    assert sum(towers) in (99, 99 + 50, 98, 148), "first and second, shared or not"


@pytest.mark.parametrize("pile", [1, 2, 3, 4, 5])
def test_the_first_scoring_card_lies_in_another_pile(pile: int) -> None:
    """Whatever pile is accepted, the game can be imagined and played."""
    corrections: Table = {"base": {"deck": {"scoring_card_piles": [pile, 4]}}}
    if pile != 2 and not accepted(corrections):
        assert "base.deck.scoring_card_piles" in complaint(corrections)
        return
    game = game_with(corrections)
    deck = [card.name for card in game.state.deck]
    ends = [0, *game.state.pile_ends]
    assert "scoring 1" in deck[ends[pile - 1] : ends[pile]]
    for seed in range(20):
        dreamt = [card.name for card in game.view(0).imagine(random.Random(seed)).state.deck]
        assert len(dreamt) == len(deck)
        assert "scoring 1" in dreamt[ends[pile - 1] : ends[pile]]
        assert "scoring 2" in dreamt[ends[3] : ends[4]]
    rng = random.Random(pile)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
        if game.ply % 20 == 0:
            imagined = game.view(1).imagine(rng)
            for one in ("scoring 1", "scoring 2"):
                left = [card.name for card in game.state.deck[game.state.turned :]]
                assert (one in left) == (one in [card.name for card in imagined.state.deck])


def accepted(corrections: Table) -> bool:
    try:
        game_with(corrections)
    except InvalidComponents:
        return False
    return True


def test_corrections_of_modules_that_are_not_played_are_checked_and_ignored() -> None:
    wanted = snapshot(alhambra.new_game(3, seed=4))
    assert snapshot(game_with({"camps": {"camp": [{"id": "camp_8", "cost": 12}]}}, modules=())) == wanted
    assert "camps.camp[camp_8].cost" in complaint({"camps": {"camp": [{"id": "camp_8", "cost": 99}]}}, modules=())


def test_a_toml_file_says_the_same_as_a_mapping(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        # the board of my grandmother
        [base.building_yard]
        slots = ["dinar", "dirham", "florin", "ducat"]

        [[camps.camp]]
        id = "camp_3"
        cost = 2
        """,
    )
    mapping: Table = {
        "base": {"building_yard": {"slots": ["dinar", "dirham", "florin", "ducat"]}},
        "camps": {"camp": [{"id": "camp_3", "cost": 2}]},
    }
    for source in (file, str(file)):
        game = alhambra.new_game(3, modules=("camps",), seed=4, components=source)
        assert snapshot(game) == snapshot(game_with(mapping))
        assert game.rules.components.slots == [2, 1, 0, 3]
        assert "CAMP2-N" in game.rules.tile_names


def test_corrected_games_do_not_disturb_others() -> None:
    before = snapshot(alhambra.new_game(3, modules=("camps",), seed=4))
    corrections: Table = {"camps": {"camp": [{"id": "camp_8", "cost": 12}]}}
    play_out(game_with(corrections))
    assert corrections == {"camps": {"camp": [{"id": "camp_8", "cost": 12}]}}
    assert snapshot(alhambra.new_game(3, modules=("camps",), seed=4)) == before
    assert "CAMP8-NE" in alhambra.new_game(3, modules=("camps",), seed=4).rules.tile_names


# ---------------------------------------------------------------------- complaints


@pytest.mark.parametrize(
    ("corrections", "named"),
    [
        # unknown things
        ({"circus": {}}, ["circus", "no such module", "base, vizier, currency_exchange"]),
        ({"camp": {}}, ["camp", "did you mean camps"]),
        ({"dirk": {}}, ["dirk", "no such module"]),
        ({"base": {"roof": 1}}, ["base.roof", "unknown", "building_yard"]),
        ({"base": {"building_yard": {"slot": []}}}, ["base.building_yard.slot", "unknown", "slots"]),
        ({"base": {"money": {"currency": [{"id": "yen"}]}}}, ["base.money.currency", "yen"]),
        ({"camps": {"camp": [{"id": "camp_99", "cost": 4}]}}, ["camps.camp", "camp_99"]),
        ({"camps": {"camp": [{"cost": 4}]}}, ["camps.camp", "id"]),
        ({"camps": {"camp": [{"id": "camp_8", "price": 4}]}}, ["camps.camp[camp_8].price", "unknown", "cost"]),
        ({"camps": {"camp": [4]}}, ["camps.camp"]),
        ({"camps": {"camp": [{"id": ["camp_8"]}]}}, ["camps.camp", "camp_8"]),
        # wrong types
        ({"base": 5}, ["base", "table", "5"]),
        ({"base": []}, ["base", "table"]),
        ({"base": None}, ["base", "table", "None"]),
        ({"base": {"building_yard": "florin"}}, ["base.building_yard", "table", "florin"]),
        ({"base": {"building_yard": {"slots": "florin"}}}, ["base.building_yard.slots", "list of names", "florin"]),
        ({"base": {"building_yard": {"slots": [1, 2, 3, 4]}}}, ["base.building_yard.slots", "list of names"]),
        ({"base": {"tile": {"id": 1}}}, ["base.tile", "list of tables"]),
        ({"camps": {"camp": "all"}}, ["camps.camp", "list of tables", "all"]),
        ({"camps": {"camp": [{"id": "camp_8", "cost": "four"}]}}, ["camps.camp[camp_8].cost", "whole number", "four"]),
        ({"camps": {"camp": [{"id": "camp_8", "cost": 4.0}]}}, ["camps.camp[camp_8].cost", "whole number", "4.0"]),
        ({"camps": {"camp": [{"id": "camp_8", "cost": True}]}}, ["camps.camp[camp_8].cost", "whole number", "True"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": "NE"}]}}, ["camps.camp[camp_8].bastions", "list of names"]),
        ({"base": {"money": {"values": 9}}}, ["base.money.values", "list of whole numbers", "9"]),
        ({"base": {"money": {"copies": None}}}, ["base.money.copies", "None"]),
        # out of range
        ({"camps": {"camp": [{"id": "camp_8", "cost": 0}]}}, ["camps.camp[camp_8].cost", "from 1 to 20", "0"]),
        ({"camps": {"camp": [{"id": "camp_8", "cost": 21}]}}, ["camps.camp[camp_8].cost", "from 1 to 20", "21"]),
        ({"camps": {"camp": [{"id": "camp_8", "cost": -4}]}}, ["camps.camp[camp_8].cost", "-4"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": []}]}}, ["camps.camp[camp_8].bastions", "one or two"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": ["N", "E", "S"]}]}}, ["camps.camp[camp_8].bastions", "3"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": ["N", "N"]}]}}, ["camps.camp[camp_8].bastions", "N twice"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": ["North"]}]}}, ["camps.camp[camp_8].bastions", "North"]),
        ({"camps": {"camp": [{"id": "camp_8", "bastions": [""]}]}}, ["camps.camp[camp_8].bastions", "''"]),
        ({"base": {"money": {"copies": 4}}}, ["base.money.copies", "from 1 to 3", "4"]),
        ({"base": {"money": {"copies_two_players": 0}}}, ["base.money.copies_two_players", "0"]),
        ({"base": {"money": {"values": [1, 2, 10]}}}, ["base.money.values", "10"]),
        ({"base": {"money": {"values": []}}}, ["base.money.values"]),
        ({"base": {"money": {"values": [5, 5, 5, 5]}}}, ["base.money.values", "5"]),
        ({"base": {"deck": {"money_display": 0}}}, ["base.deck.money_display", "0"]),
        ({"base": {"deck": {"piles": 4}}}, ["base.deck.piles", "4"]),
        ({"base": {"deck": {"scoring_card_piles": [6, 4]}}}, ["base.deck.scoring_card_piles", "6"]),
        ({"base": {"deck": {"take_money_limit": 10**9}}}, ["base.deck.take_money_limit"]),
        ({"base": {"scoring": {"round_1": {"tower": [-1]}}}}, ["base.scoring.round_1.tower", "-1"]),
        ({"base": {"building_yard": {"slots": ["florin", "florin", "dinar", "ducat"]}}}, ["slots", "once", "dirham"]),
        ({"base": {"building_yard": {"slots": ["florin", "dirham", "dinar"]}}}, ["base.building_yard.slots"]),
        ({"base": {"building_yard": {"slots": ["florin", "dirham", "dinar", "euro"]}}}, ["slots", "euro"]),
        # duplicate names
        (
            {"camps": {"camp": [{"id": "camp_8", "cost": 9, "bastions": ["E", "S"], "arrows": ["E", "S"]}]}},
            ["camps", "CAMP9-ES"],
        ),
    ],
    ids=str,
)
def test_a_wrong_correction_is_named(corrections: Table, named: list[str]) -> None:
    said = complaint(corrections)
    assert said.startswith("components: "), "where it stands"
    for part in named:
        assert part in said


def test_two_buildings_must_not_become_one() -> None:
    said = complaint({"base": {"tile": [{"id": tile_id("PAV8-"), "cost": 7, "walls": ["E"]}]}})
    assert "PAV7-E" in said
    assert "base" in said


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("walls", ["N", "E", "S", "W"], "4 sides"),
        ("walls", ["X"], "X"),
        ("walls", "NE", "list of names"),
        ("cost", 99, "99"),
        ("type", "castle", "castle"),
        ("type", 3, "3"),
    ],
)
def test_a_wrong_tile_is_named(key: str, value: object, named: str) -> None:
    name = tile_id("PAV8-")
    said = complaint({"base": {"tile": [{"id": name, key: value}]}})
    assert f"base.tile[{name}].{key}" in said
    assert named in said


def test_too_little_money_for_the_deal_is_named() -> None:
    """Not everybody could be dealt starting money."""
    for seats, money in ((6, {"values": [1], "copies": 1}), (6, {"values": [1, 2], "copies": 1}), (3, {"values": [1]})):
        said = complaint({"base": {"money": money}}, seats)
        assert "money" in said


def test_the_complaint_begins_with_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, '[[camps.camp]]\nid = "camp_8"\ncost = "dear"\n')
    for source in (file, str(file)):
        said = complaint(source)
        assert said.startswith(f"{file}: camps.camp[camp_8].cost: ")
        assert "dear" in said


@pytest.mark.parametrize(
    "text", ["not toml at all", "[base\n", "x = ", '[base]\nslots = ["a"', "=", "\x00", "a = 1\na = 2"]
)
def test_a_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    said = complaint(written(tmp_path, text))
    assert "mine.toml" in said
    assert "TOML" in said


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "picture.toml" in complaint(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for missing in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises((InvalidComponents, OSError), match=missing.name):
            alhambra.new_game(components=missing)
        with pytest.raises((InvalidComponents, OSError), match=missing.name):
            alhambra.new_game(components=str(missing))


def test_an_empty_file_corrects_nothing(tmp_path: Path) -> None:
    game = alhambra.new_game(3, modules=("camps",), seed=4, components=written(tmp_path, "# nothing\n"))
    assert snapshot(game) == snapshot(alhambra.new_game(3, modules=("camps",), seed=4))


@pytest.mark.parametrize("wrong", [5, 1.5, ["base"], True, b"base"], ids=repr)
def test_corrections_of_the_wrong_kind(wrong: object) -> None:
    with pytest.raises((InvalidComponents, TypeError)):
        alhambra.new_game(seed=4, components=wrong)  # type: ignore[call-overload]

"""The oracle on the test vectors of the rules specification, and on games that it deals and plays itself."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import oracle
from oracle import CURRENCIES, Cell, Position, Table

# ------------------------------------------------------------------------------------------------------------ building


def home(text: str) -> dict[Cell, str]:
    """An Alhambra from tiles and cells: `TOW7-NEW 0,-1  PAV8- 1,0`; the fountain is always there."""
    words = text.split()
    tiles = {(0, 0): "F"}
    for name, cell in zip(words[::2], words[1::2], strict=True):
        x, y = cell.split(",")
        tiles[int(x), int(y)] = name
    return tiles


def entries(tiles: dict[Cell, str]) -> list[dict[str, Any]]:
    result = []
    for cell, name in tiles.items():
        sides = oracle.read_tile(name)[2]
        camp = oracle.is_camp(name)
        entry = {"tile": name, "cell": list(cell), "walls": "" if camp else sides}
        result.append({**entry, "bastions": sides} if camp else entry)
    return result


def player(alhambra: str = "", hand: str = "", reserve: str = "", pending: str = "") -> dict[str, Any]:
    return {
        "alhambra": entries(home(alhambra)),
        "reserve": reserve.split(),
        "pending": pending.split(),
        "hand": cards(hand),
        "score": 0,
    }


def cards(text: str) -> list[str]:
    words = text.split()
    return [f"{name} {value}" for name, value in zip(words[::2], words[1::2], strict=True)]


def given(
    *players: dict[str, Any],
    market: str = "GAR10- TOW7-NEW PAV8- SER9-",
    display: str = "florin 9 dirham 9 dinar 9 ducat 9",
    deck: str = "florin 1 florin 2 florin 3 florin 4 scoring 1 scoring 2",
    supply: str = "GAR11- TOW12- CHA10- CHA11- ARC9- ARC10-",
    discard: str = "",
    kind: str = "action",
    seat: int = 0,
    modules: str = "",
    dirk: str | None = None,
    edition: str = "2024",
    done: int = 0,
    **options: Any,
) -> Position:
    seats = players or (player(), player(), player())
    return {
        "ply": 7,
        "move": None,
        "seat": None,
        "edition": edition,
        "modules": modules.split(),
        "options": options,
        "scorings_done": done,
        "market": [None if name == "-" else name for name in market.split()],
        "display": cards(display),
        "deck": cards(deck),
        "supply": supply.split(),
        "discard": cards(discard),
        "players": list(seats),
        "dirk": {"tiles": dirk.split(), "score": 0} if dirk is not None else None,
        "scoring": None,
        "legal": [],
        "over": False,
        "winners": [],
        "parts": {"vizier": {"awake": [True] * len(seats)}} if "vizier" in modules else {},
        "decision": {"seat": seat, "kind": kind},
    }


def unshuffled(discard: list[str], display: list[str]) -> list[str]:
    return list(discard)


def table(position: Position) -> Table:
    return Table(position, position["decision"]["seat"], unshuffled)


def decided(game: Table) -> tuple[int, str] | None:
    return oracle.decision_of(game.s)


# ------------------------------------------------------------------------------------------------------ money, payment


def test_takes() -> None:
    """BASE-TV-01, BASE-TV-46."""
    assert oracle.takes(cards("florin 2 dirham 3 dinar 7 ducat 9")) == {
        "take dirham 3 florin 2", "take florin 2", "take dirham 3", "take dinar 7", "take ducat 9",
    }  # fmt: skip
    assert oracle.takes(cards("florin 1 dinar 1 dirham 3 florin 5")) == {
        "take florin 1", "take dinar 1", "take dirham 3", "take florin 5", "take florin 1 dinar 1",
        "take dirham 3 florin 1", "take dirham 3 dinar 1", "take dirham 3 florin 1 dinar 1",
    }  # fmt: skip
    assert oracle.takes(cards("dinar 2 dinar 2")) == {"take dinar 2", "take dinar 2 dinar 2"}


def test_overpaying_without_change_ends_the_actions() -> None:
    """BASE-TV-02."""
    buyer = player(hand="dinar 6 dinar 5")
    game = table(given(buyer, player(), player(), market="- - GAR10- -"))
    assert [move for move in oracle.legal_moves(game.s) if move.startswith("buy")] == ["buy GAR10- dinar 6 dinar 5"]
    game.play("buy GAR10- dinar 5 dinar 6")
    assert decided(game) == (0, "placement")
    assert game.s["players"][0]["hand"] == []
    assert sorted(game.s["discard"]) == ["dinar 5", "dinar 6"]


def test_payments_by_their_definition() -> None:
    rng = random.Random(1)
    for _ in range(300):
        hand = [f"{rng.choice(CURRENCIES)} {rng.randint(1, 9)}" for _ in range(rng.randint(0, 11))]
        currency, price = rng.choice(CURRENCIES), rng.randint(2, 13)
        mine = [card for card in hand if oracle.currency_of(card) == currency]
        enough = {choice for choice in oracle.subsets(mine) if oracle.worth(*choice) >= price}
        needed = {
            choice
            for choice in enough
            if all(oracle.worth(*choice) - oracle.worth(card) < price for card in choice)
        }  # fmt: skip
        assert oracle.payments(hand, currency, price) == needed
        assert oracle.wasteful_payments(hand, currency, price) == enough - needed


def test_wasteful_payment_is_played_but_not_listed() -> None:
    """BASE-BUY-02, BASE-RUL-10."""
    game = table(given(player(hand="florin 9 florin 1 florin 2"), player(), player(), market="PAV8- - - -"))
    assert "buy PAV8- florin 9 florin 1" not in oracle.legal_moves(game.s)
    game.play("buy PAV8- florin 1 florin 9")
    assert game.s["players"][0]["hand"] == ["florin 2"]
    for wrong in ("buy PAV8- florin 2 florin 1", "buy PAV8- florin 9 florin 9", "buy PAV8- dirham 9", "pass"):
        with pytest.raises(oracle.Wrong):
            table(given(player(hand="florin 9 florin 1 florin 2"), player(), market="PAV8- - - -")).play(wrong)


# ------------------------------------------------------------------------------------------------------------- scoring


def counted(number: int, *towns: str, dirk: str | None = None, **options: Any) -> dict[oracle.Seat, int]:
    """Majority points when the seats own so many tiles of a type: `TOW4`; walls are left out."""
    position = given(*(player() for _ in towns), dirk=None if dirk is None else " ".join(spelt(dirk)), **options)
    for seat, town in enumerate(towns):
        tiles = {(0, 0): "F", **{(index, 0): name for index, name in enumerate(spelt(town), 1)}}
        position["players"][seat]["alhambra"] = entries(tiles)
    lines = oracle.score(position, number)
    return oracle.totals(line for line in lines if line["rule"] != "BASE-SCORE-07")


def spelt(town: str) -> list[str]:
    """`TOW2 PAV1` as tiles without walls, prices made up."""
    return [f"{word[:3]}{index}-" for word in town.split() for index in range(int(word[3:]))]


@pytest.mark.parametrize(
    ("number", "towns", "expected"),
    [
        pytest.param(1, ["CHA2", "CHA1"], {0: 4, 1: 0}, id="BASE-TV-04"),
        pytest.param(2, ["TOW3", "TOW1"], {0: 13, 1: 6}, id="BASE-TV-05"),
        pytest.param(2, ["TOW4", "TOW4", "TOW3"], {0: 9, 1: 9, 2: 0}, id="BASE-TV-06"),
        pytest.param(3, ["PAV3", "PAV2", "PAV1", ""], {0: 16, 1: 8, 2: 1}, id="BASE-TV-07"),
        pytest.param(3, ["TOW1"] * 3, {0: 13, 1: 13, 2: 13}, id="BASE-TV-10-three"),
        pytest.param(3, ["TOW1"] * 4, dict.fromkeys(range(4), 10), id="BASE-TV-10-four"),
        pytest.param(3, ["TOW1"] * 5, dict.fromkeys(range(5), 8), id="BASE-TV-10-five"),
        pytest.param(3, ["GAR5", "GAR3", "GAR3"], {0: 20, 1: 8, 2: 8}, id="BASE-TV-11"),
        pytest.param(3, ["CHA4", "CHA3", "CHA1", "CHA1", "CHA1"], {0: 19, 1: 11, 2: 1, 3: 1, 4: 1}, id="BASE-TV-11b"),
        pytest.param(1, ["PAV1", "PAV1"], {0: 0, 1: 0}, id="BASE-TV-12"),
        pytest.param(2, ["SER3", "SER1", "SER1"], {0: 9, 1: 1, 2: 1}, id="BASE-TV-12b"),
        pytest.param(2, ["TOW2", "", ""], {0: 13}, id="BASE-TV-13"),
    ],
)
def test_majorities(number: int, towns: list[str], expected: dict[int, int]) -> None:
    assert counted(number, *towns) == expected


def test_majorities_with_dirk_and_without_a_minimum() -> None:
    """BASE-TV-14, BASE-ED-12."""
    assert counted(3, "ARC2", "ARC1", dirk="ARC2") == {0: 14, "dirk": 14, 1: 3}
    nobodys = (8 + 1) // 3 + (9 + 2) // 3 + (10 + 3) // 3 + (11 + 4) // 3 + (12 + 5) // 3
    expected = {0: nobodys + 13, 1: nobodys + 6 // 2, 2: nobodys + 6 // 2}
    assert counted(2, "TOW2", "", "", min_one_building=False) == expected


@pytest.mark.parametrize(
    ("text", "length"),
    [
        pytest.param("", 0, id="BASE-TV-20-fountain"),
        pytest.param("TOW7-NEW 0,-1", 3, id="BASE-TV-20"),
        pytest.param("TOW7-NEW 0,-1 ARC4-NES 1,0 SER3-ESW 0,1 CHA5-NSW -1,0", 12, id="BASE-TV-21"),
        pytest.param("TOW7-NEW 0,-1 ARC4-NES 1,0 SER3-ESW 0,1 PAV8- -1,0", 9, id="BASE-TV-22"),
        pytest.param("CHA7-NE 0,-1 PAV8- 1,0 ARC5-NW 1,-1", 2, id="BASE-TV-23"),
        pytest.param("PAV8- 0,-1 TOW11-S 1,-1 GAR10-N 1,0", 0, id="BASE-TV-24"),
        pytest.param("ARC6-NE 1,0 PAV3-SW -1,0", 2, id="BASE-TV-25"),
        pytest.param("PAV7-E 0,-1 PAV6-N 1,0 PAV8- 2,0 SER7-W 2,-1", 3, id="BASE-TV-26"),
    ],
)
def test_longest_wall(text: str, length: int) -> None:
    assert oracle.violations(home(text), {}) == []
    assert oracle.longest_wall(home(text)) == length


def test_a_shorter_second_section_gives_nothing() -> None:
    """BASE-TV-08, in a position of our own."""
    tiles = home("TOW7-NEW 0,-1 ARC4-NES 1,0 PAV4-ES 0,1 PAV3-SW -1,0")
    assert oracle.violations(tiles, {}) == []
    assert len(oracle.wall_segments(tiles)) == 10
    assert oracle.longest_wall(tiles) == 8


# ----------------------------------------------------------------------------------------------------------- placement


def plain(text: str) -> dict[Cell, str]:
    """Tiles without walls on these cells."""
    cells = [tuple(map(int, cell.split(","))) for cell in text.split()]
    return {(0, 0): "F", **{(x, y): f"GAR{index}-" for index, (x, y) in enumerate(cells)}}


@pytest.mark.parametrize(
    ("text", "cell", "region", "single"),
    [
        pytest.param("0,-1 1,-1 2,-1 2,0 0,1", (1, 1), False, False, id="BASE-TV-30"),
        pytest.param("0,-1 1,-1 2,-1 3,-1 3,0 0,1 1,1", (2, 1), False, True, id="BASE-TV-31"),
        pytest.param("0,-1 0,-2 1,-2 2,-2 2,-1", (1, 0), False, False, id="BASE-TV-32"),
        pytest.param("0,-1 0,-2 0,-3 1,-3 2,-3 2,-2 2,-1", (1, 0), False, True, id="BASE-TV-33"),
        pytest.param("1,0", (2, 0), True, True, id="line"),
    ],
)
def test_holes(text: str, cell: Cell, region: bool, single: bool) -> None:
    tiles = plain(text)
    assert oracle.violations(tiles, {}) == []
    assert (cell in oracle.cells_for(tiles, "GAR99-", {"hole_rule": "region"})) == region
    assert (cell in oracle.cells_for(tiles, "GAR99-", {"hole_rule": "cell"})) == single


def redesigns(alhambra: str, reserve: str = "", **options: Any) -> set[str]:
    position = given(player(alhambra, reserve=reserve), player(), player(), **options)
    return oracle.redesigns(position, 0)


def test_removals_and_swaps() -> None:
    """BASE-TV-34, BASE-TV-35, BASE-TV-36."""
    assert redesigns("PAV8- 1,0 GAR10- 2,0") == {"remove GAR10-"}
    assert redesigns("SER8-S 1,0 PAV8- 0,1 GAR10-N 1,1") == {"remove SER8-S", "remove GAR10-N"}
    cross = "GAR10- 1,0 PAV8- 2,0 SER9- 1,-1 ARC9- 1,1"
    moves = redesigns(cross, reserve="CHA10- TOW7-NEW")
    assert "remove GAR10-" not in moves
    assert "swap GAR10- CHA10-" in moves
    assert "swap GAR10- TOW7-NEW" not in moves
    assert "swap F CHA10-" not in moves


def test_walls_decide_the_cell() -> None:
    """BASE-TV-37."""
    assert oracle.cells_for(home(""), "TOW7-NEW", {}) == {(0, -1)}
    assert oracle.cells_for(home(""), "PAV8-", {}) == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert oracle.violations(home("GAR10-N 1,0 TOW11-S 1,-1"), {}) == ["BASE-PLACE-06"]
    assert oracle.violations(home("GAR10- 1,0 TOW11-S 1,-1"), {}) == ["BASE-PLACE-05", "BASE-PLACE-06"]
    assert oracle.violations({(0, 0): "PAV8-"}, {}) == ["BASE-REDESIGN-03"]


def test_pending_tile_is_no_reserve_and_order_of_placing_is_free() -> None:
    """BASE-TV-03: two exact purchases, a swap, then both tiles in any order."""
    buyer = player("SER9- 1,0", hand="florin 9 florin 1 dirham 7", reserve="CHA10-")
    game = table(given(buyer, player(), player()))
    game.play("buy GAR10- florin 9 florin 1")
    assert decided(game) == (0, "extra")
    assert "pass" not in oracle.legal_moves(game.s)
    assert not any("GAR10-" in move for move in oracle.legal_moves(game.s))
    game.play("buy TOW7-NEW dirham 7")
    game.play("swap SER9- CHA10-")
    assert decided(game) == (0, "placement")
    game.play("place TOW7-NEW 0,-1")
    game.play("keep GAR10-")
    assert decided(game) == (1, "action")
    assert game.s["players"][0]["reserve"] == ["SER9-", "GAR10-"]
    assert game.s["market"] == ["GAR11-", "TOW12-", "PAV8-", "SER9-"]


def test_extra_action_may_be_declined_in_older_editions() -> None:
    """BASE-ED-03."""
    game = table(given(player(hand="dirham 7"), player(), player(), edition="2003"))
    game.play("buy TOW7-NEW dirham 7")
    game.play("pass")
    assert decided(game) == (0, "placement")


def test_extra_action_without_any_choice_is_passed_over() -> None:
    """BASE-RUL-03, BASE-RUL-11."""
    game = table(given(player(hand="dirham 7"), player(), player(), display="", edition="2003"))
    game.play("buy TOW7-NEW dirham 7")
    assert decided(game) == (0, "placement")


# --------------------------------------------------------------------------------------------- upkeep, end of the game


def test_market_is_filled_from_the_lowest_space() -> None:
    """BASE-TV-09."""
    game = table(given(market="GAR10- - PAV8- -"))
    game.play("take florin 9")
    assert game.s["market"] == ["GAR10-", "GAR11-", "PAV8-", "TOW12-"]


def test_dirk_draws_after_the_second_scoring() -> None:
    """BASE-TV-41."""
    for tiles, drawn in ((17, 5), (2, 0)):
        supply = " ".join(f"GAR{price}-" for price in range(20, 20 + tiles))
        game = table(given(player(), player(), supply=supply, dirk="", deck="scoring 2 florin 1", done=1))
        game.play("take florin 9")
        assert game.s["dirk"]["tiles"] == supply.split()[:drawn]
        assert len(game.s["supply"]) == tiles - drawn
        assert game.s["scorings_done"] == 2


def test_last_partial_refill_and_distribution() -> None:
    """BASE-TV-42, BASE-EOG-02, BASE-RUL-14, BASE-RUL-16."""
    owner = player(hand="florin 1 dirham 1")
    seats = player(), player(hand="ducat 1"), owner
    position = given(*seats, market="- TOW7-NEW - SER9-", supply="GAR11-", seat=2, display="dinar 9")
    game = table(position)
    game.play("take dinar 9")
    assert game.s["market"] == [None, None, None, None]
    assert decided(game) == (1, "distribution")
    game.play("keep SER9-")
    assert decided(game) == (2, "distribution")
    assert oracle.legal_moves(game.s) >= {"keep GAR11-", "keep TOW7-NEW", "place TOW7-NEW 0,-1"}
    game.play("place TOW7-NEW 0,-1")
    game.play("place GAR11- 1,0")
    assert game.s["over"]
    assert game.s["winners"] == [2]
    assert [seat["score"] for seat in game.s["players"]] == [0, 0, 3 + 21 + 20]
    game = table({**position, "options": {"final_partial_refill": False}})
    game.play("take dinar 9")
    assert game.s["supply"] == ["GAR11-"]
    assert game.s["players"][2]["pending"] == ["TOW7-NEW"]


def test_empty_supply_ends_the_game_only_with_the_option() -> None:
    """BASE-EOG-09, BASE-RUL-14."""
    for trigger, kind in (("cannot_refill", "action"), ("supply_empty", "distribution")):
        game = table(given(market="- PAV8- SER9- TOW12-", supply="GAR10-", end_trigger=trigger))
        game.play("take florin 9")
        assert decided(game) == ((1, kind) if kind == "action" else (0, kind))


def test_ties_in_the_distribution() -> None:
    """BASE-TV-43."""
    for hands, winner in (((7, 7, 3), None), ((0, 0, 0), None), ((5, 0, 0), 0)):
        seats = [player(hand=f"florin {value}" if value else "") for value in hands]
        game = table(given(*seats, market="GAR10- - - -", supply="", display="dinar 9"))
        game.play("take dinar 9")
        if winner is None:
            assert game.s["over"]
            assert game.s["market"][0] == "GAR10-"
        else:
            assert decided(game) == (winner, "distribution")


def test_scoring_card_and_failing_refill_in_one_upkeep() -> None:
    """BASE-TV-44."""
    seats = player("TOW12- 1,0"), player()
    game = table(given(*seats, dirk="GAR12-S", deck="scoring 1 florin 1 scoring 2", market="- - - -", supply="PAV8-"))
    game.play("take florin 9")
    assert [line["round"] for line in game.s["scoring"] if line["what"] == "TOW"] == [1]
    assert decided(game) == (0, "distribution")
    game.play("place PAV8- 0,1")
    assert {line["round"] for line in game.s["scoring"]} == {3}
    assert game.s["dirk"] == {"tiles": ["GAR12-S"], "score": 5 + 20}
    assert game.s["players"][0]["score"] == 6 + 21 + 16
    assert game.s["winners"] == [0]


def test_dirk_wins_with_the_option() -> None:
    """BASE-RUL-18."""
    for allowed, winners in ((False, [0, 1]), (True, ["dirk"])):
        game = table(given(player(), player(), dirk="TOW12-", market="- - - -", supply="", dirk_can_win=allowed))
        game.play("take florin 9")
        assert game.s["winners"] == winners


def test_starting_deal() -> None:
    """BASE-TV-45, BASE-SETUP-08, BASE-RUL-01."""
    hands = ["ducat 9 ducat 9 ducat 1 florin 9", "dinar 2 " * 9 + "dinar 1 dinar 1", "dinar 9 dinar 9 dinar 5 dinar 5"]
    seats = [player(hand=hand) for hand in hands]
    assert [oracle.worth(*seat["hand"]) for seat in seats] == [28, 20, 28]
    assert oracle.first_player(given(*seats)) == 0
    assert oracle.first_player(given(*seats, ages=[30, 20, 25])) == 2


def test_places_of_the_scoring_cards() -> None:
    """BASE-RUL-02: 72 cards in piles of 15, 15, 14, 14, 14."""
    piles = oracle.places_of_piles(70, 4, walls=False)
    assert [piles[1], piles[3]] == [range(14, 29), range(43, 58)]
    piles = oracle.places_of_piles(72, 5, walls=False)
    assert [piles[1], piles[4]] == [range(15, 31), range(59, 74)]
    assert [len(pile) for pile in oracle.places_of_piles(72, 5, walls=True)] == [15, 18, 16, 16, 17]


def test_a_round_without_any_action_ends_the_game() -> None:
    """BASE-RUL-22."""
    position = given(display="dinar 9", deck="", supply="")
    game = table({**position, "players": [player(hand="dinar 8"), player(), player()]})
    game.play("take dinar 9")
    assert decided(game) == (0, "action")
    assert game.passes == 2
    everything = player(hand="dinar 1")
    game = table(given(everything, player(), player(), display="dinar 1", deck="", supply="", done=2))
    game.play("take dinar 1")
    assert decided(game) == (0, "distribution")


# ---------------------------------------------------------------------------------------------------------- the vizier


def interludes(position: Position) -> Table:
    game = Table(position, position["decision"]["seat"], unshuffled)
    game.play("take florin 9")
    return game


def test_order_of_the_window() -> None:
    """VIZ-TV-01: B, C, D, A; after a purchase all may decide anew."""
    seats = [player(hand="dinar 8 ducat 9"), player(hand="dinar 8"), player(hand="dinar 8"), player(hand="dinar 8")]
    game = interludes(given(*seats, modules="vizier", supply="TOW12- PAV7-E SER8-S PAV6-N"))
    assert decided(game) == (1, "interlude")
    assert oracle.legal_moves(game.s) == {"vizier buy PAV8- dinar 8", "pass"}
    game.play("pass")
    assert decided(game) == (2, "interlude")
    game.play("vizier buy PAV8- dinar 8")
    assert decided(game) == (2, "placement")
    game.play("keep PAV8-")
    assert game.s["market"][2] == "TOW12-"
    assert game.s["parts"]["vizier"]["awake"] == [True, True, False, True]
    assert decided(game) == (0, "interlude")  # nobody else can pay 12 exactly; seat 0 has the 9 for the seraglio
    game.play("vizier buy SER9- ducat 9")
    game.play("place SER9- 1,0")
    assert decided(game) == (1, "action")
    assert len(game.s["display"]) == 4


def test_those_who_passed_are_asked_again() -> None:
    """VIZ-12."""
    seats = [player(), player(hand="dinar 8"), player(hand="ducat 9")]
    game = interludes(given(*seats, modules="vizier"))
    game.play("pass")
    game.play("vizier buy SER9- ducat 9")
    game.play("keep SER9-")
    assert decided(game) == (1, "interlude")


def test_vizier_pays_exactly() -> None:
    """VIZ-TV-02, VIZ-R5."""
    for hand, kind in (("dinar 5 dinar 4", "action"), ("dinar 5 dinar 3", "interlude")):
        game = interludes(given(player(), player(hand=hand), player(), modules="vizier"))
        assert decided(game) == (1, kind)
    game = interludes(given(player(), player(), player(), modules="vizier", always_ask_vizier=True))
    assert decided(game) == (1, "interlude")
    assert oracle.legal_moves(game.s) == {"pass"}


def test_waking_and_using_the_vizier() -> None:
    """VIZ-TV-03, VIZ-TV-05."""
    position = given(player(hand="dinar 8"), player(), player(), modules="vizier")
    assert "vizier wake" not in oracle.legal_moves(position)
    position["parts"]["vizier"]["awake"][0] = False
    game = table(position)
    game.play("vizier wake")
    assert decided(game) == (0, "interlude")
    game.play("vizier buy PAV8- dinar 8")
    game.play("keep PAV8-")
    assert decided(game) == (1, "action")


def test_vizier_can_end_the_game() -> None:
    """VIZ-TV-04, FLOW-TV-05."""
    seats = player(), player(hand="dinar 8"), player(hand="ducat 9")
    game = interludes(given(*seats, modules="vizier", supply="", deck="scoring 1 florin 1 scoring 2"))
    game.play("vizier buy PAV8- dinar 8")
    game.play("place PAV8- 1,0")
    assert decided(game) == (2, "distribution")  # the order starts with seat 1, who gets nothing
    assert oracle.totals(game.s["scoring"]) == {0: 0, 1: 1, 2: 0}
    assert game.s["market"][1] == "TOW7-NEW"


@pytest.mark.parametrize(("before", "points"), [(False, 6), (True, 0)])
def test_vizier_and_pending_scoring(before: bool, points: int) -> None:
    """VIZ-TV-06."""
    seats = player(), player(hand="dirham 9 dirham 3"), player()
    position = given(
        *seats,
        modules="vizier",
        market="GAR10- TOW12- PAV8- SER9-",
        supply="TOW11- TOW13-E",
        deck="scoring 1 florin 1 scoring 2",
        scoring_before_interrupts=before,
    )
    game = interludes(position)
    assert game.s["scorings_done"] == int(before)
    game.play("vizier buy TOW12- dirham 9 dirham 3")
    game.play("place TOW12- 1,0")
    assert decided(game) == (1, "action")
    assert game.s["players"][1]["score"] == points


def test_vizier_tile_may_be_given_to_dirk() -> None:
    """VIZ-36; distributed tiles may not (BASE-EOG-07)."""
    game = interludes(given(player(), player(hand="dinar 8"), modules="vizier", dirk=""))
    game.play("vizier buy PAV8- dinar 8")
    game.play("dirk PAV8-")
    assert game.s["dirk"]["tiles"] == ["PAV8-"]
    game = table(given(player(), player(), market="GAR10- - - -", supply="", dirk="", display="florin 9"))
    game.play("take florin 9")
    assert decided(game) == (0, "distribution")
    assert "keep GAR10-" in oracle.legal_moves(game.s)
    assert "dirk GAR10-" not in oracle.legal_moves(game.s)


# --------------------------------------------------------------------------------------------------------------- camps

FIRST_PICTURE = "CHA9-W -2,0 SER8-S -1,0 CHA10- 1,0 PAV7-E 2,0 GAR10-W 0,1"
THREE_CAMPS = " CAMP4-E -3,0 CAMP6-W 3,0 CAMP8-NE -1,1"
SECOND_PICTURE = "CHA9-W -2,0 SER8-S -1,0 PAV7-E 1,0 GAR10-W 0,1 CAMP4-E -3,0 CAMP6-W 2,0 CAMP8-NE -1,1"
NORTH_SIDE = "PAV6-N 0,-1 PAV8- 1,0 ARC8-N 1,-1 CAMP5-S 1,-2 CAMP7-SW 0,-2"
YARD = (
    "CAMP8-NE -1,-2 CAMP10-NW -2,-2 CAMP7-SW -2,-1 CAMP9-ES -1,-1 SER7-W 0,-1 PAV5-NW 0,-2 ARC8-N -1,0 PAV6-N -2,0 "
    "SER9- -3,0 ARC8-E -3,-1 PAV7-E -3,-2 PAV8- -3,-3 SER8-S -2,-3"
)


def camp_points(tiles: dict[Cell, str]) -> dict[str, int]:
    return {name: oracle.camp_points(tiles, cell) for cell, name in tiles.items() if oracle.is_camp(name)}


def test_camps_in_the_pictures() -> None:
    """CAMP-TV-01, CAMP-TV-02."""
    tiles = home(FIRST_PICTURE + THREE_CAMPS)
    assert oracle.violations(tiles, {}) == []
    assert camp_points(tiles) == {"CAMP4-E": 5, "CAMP6-W": 5, "CAMP8-NE": 2}
    assert oracle.longest_wall(tiles) == 2
    assert oracle.violations(home(SECOND_PICTURE), {}) == []
    assert sum(camp_points(home(SECOND_PICTURE)).values()) == 10


def test_where_camps_may_lie() -> None:
    """CAMP-TV-03, CAMP-TV-04."""
    for camp, rules in (("CAMP3-N", ["CAMP-07"]), ("CAMP4-E", ["CAMP-07"]), ("CAMP8-NE", [])):
        assert oracle.violations({**home(FIRST_PICTURE), (-1, 1): camp}, {}) == rules
    for camp in ("CAMP3-N", "CAMP4-E", "CAMP5-S", "CAMP6-W", "CAMP7-SW", "CAMP8-NE"):
        assert oracle.cells_for(home(""), camp, {}) == set()


def test_camps_beside_camps() -> None:
    """CAMP-TV-05."""
    tiles = home(NORTH_SIDE)
    assert oracle.violations(tiles, {}) == []
    assert camp_points(tiles) == {"CAMP5-S": 2, "CAMP7-SW": 2}
    assert oracle.violations({**tiles, (0, -2): "CAMP9-ES"}, {}) == ["CAMP-07"]
    assert "CAMP-08" in oracle.violations({**home("PAV6-N 0,-1"), (0, -2): "CAMP5-S", (1, -2): "CAMP3-N"}, {})


def test_redesigns_keep_camps_legal() -> None:
    """CAMP-TV-06, CAMP-R6."""
    moves = redesigns(FIRST_PICTURE + THREE_CAMPS, reserve="GAR10-")
    assert "remove GAR10-W" in moves
    assert "remove CHA9-W" not in moves
    assert {"remove CAMP4-E", "remove CAMP6-W", "remove CAMP8-NE"} <= moves
    assert "swap GAR10-W GAR10-" not in moves  # the open side would face the bastion
    tiles = home(FIRST_PICTURE + THREE_CAMPS)
    del tiles[0, 1]
    assert oracle.violations(tiles, {}) == []
    assert camp_points(tiles)["CAMP8-NE"] == 1
    moves = redesigns(FIRST_PICTURE + " CAMP4-E -3,0", reserve="CAMP8-NE CAMP6-W PAV7-E")
    assert "swap CAMP4-E CAMP8-NE" in moves
    assert "swap CAMP4-E CAMP6-W" not in moves
    assert "swap CAMP4-E PAV7-E" not in moves  # matching walls, but nobody gets there on foot


def test_a_gate_lets_a_building_take_the_cell_of_a_camp() -> None:
    """GATE-TV-09, GATE-R4, GATE-24."""
    position = given(
        player("SER8-S 1,0 CAMP3-N 1,1", reserve="GAR10-N TOW12- CAMP8-NE"),
        player(),
        player(),
        modules="city_gates camps",
    )
    position["parts"]["city_gates"] = {"open": 0, "held": [1, 0, 0], "left": 3, "gates": [[], [], []]}
    moves = oracle.redesigns(position, 0)
    assert {move for move in moves if move.startswith("gate swap")} == {"gate swap CAMP3-N GAR10-N N"}
    assert not {move for move in moves if move.startswith(("swap CAMP3-N GAR", "swap CAMP3-N TOW"))}
    position["parts"]["city_gates"]["held"] = [0, 1, 1]
    assert not {move for move in oracle.redesigns(position, 0) if move.startswith("gate")}


def test_camp_in_the_reserve_scores_nothing() -> None:
    """CAMP-TV-07."""
    position = given(player(FIRST_PICTURE, reserve="CAMP4-E"), player(), player(), modules="camps")
    assert not [line for line in oracle.score(position, 1) if line["rule"].startswith("CAMP")]


def test_single_contact() -> None:
    """CAMP-TV-08."""
    single = {"camp_single_contact": True}
    assert oracle.violations({**home(FIRST_PICTURE), (-1, 1): "CAMP8-NE"}, single) == ["CAMP-R1"]
    tiles = home(FIRST_PICTURE.replace(" GAR10-W 0,1", "") + " CAMP8-NE -1,1")
    assert oracle.violations(tiles, single) == []
    assert (0, 1) not in oracle.cells_for(tiles, "GAR10-W", single)
    assert (0, 1) in oracle.cells_for(tiles, "GAR10-W", {})


def test_a_yard_of_camps() -> None:
    """CAMP-TV-09."""
    tiles = home(YARD)
    assert oracle.violations(tiles, {}) == []
    assert (-1, -3) in oracle.cells_for(tiles, "PAV4-ES", {})
    tiles[-1, -3] = "PAV4-ES"
    assert sum(camp_points(tiles).values()) == 8
    assert oracle.longest_wall(tiles) == 10


# --------------------------------------------------------------------------------------------------------- whole games


def dealt(seats: int, modules: list[str], edition: str, rng: random.Random, **options: Any) -> Position:
    """A position after the set-up, by BASE-SETUP-01 to -11."""
    two = seats == 2
    boxes = oracle.BUILDINGS | (oracle.CAMPS if "camps" in modules else {})
    supply = [kind + rest for kind in boxes for rest in boxes[kind].split()]
    money = [f"{currency} {value}" for currency in CURRENCIES for value in range(1, 10) for _ in range(3 - two)]
    rng.shuffle(supply)
    rng.shuffle(money)
    position = given(*(player() for _ in range(seats)), modules=" ".join(modules), edition=edition, **options)
    if two:
        position["dirk"] = {"tiles": [supply.pop(0) for _ in range(6)], "score": 0}
    position["market"] = [supply.pop(0) for _ in range(4)]
    position["supply"] = supply
    for seat in position["players"]:
        while oracle.worth(*seat["hand"]) < 20:
            seat["hand"].append(money.pop(0))
    position["display"] = [money.pop(0) for _ in range(4)]
    piles = [
        [money.pop(0) for _ in range(len(money) // (5 - pile) + (len(money) % (5 - pile) > 0))] for pile in range(5)
    ]
    piles[1].append("scoring 1")
    piles[oracle.option(position, "second_scoring_pile") - 1].append("scoring 2")
    for pile in piles:
        rng.shuffle(pile)
    position["deck"] = [card for pile in piles for card in pile]
    position.update(ply=0, discard=[], decision={"seat": oracle.first_player(position), "kind": "action"})
    position["legal"] = sorted(oracle.legal_moves(position))
    return position


def played(start: Position, rng: random.Random) -> list[Position]:
    """A game of random moves, kind of move first, so that enough is bought and built."""

    def reshuffle(discard: list[str], display: list[str]) -> list[str]:
        return rng.sample(discard, len(discard))

    lines, game = [start], Table(start, start["decision"]["seat"], reshuffle)
    while not game.s["over"]:
        by_verb: dict[str, list[str]] = {}
        for move in sorted(oracle.legal_moves(game.s)):
            by_verb.setdefault(move.split()[0], []).append(move)
        verbs = [verb for verb in ("take", "buy", "buy", "place", "place", "place") if verb in by_verb] + sorted(
            by_verb
        )
        move = rng.choice(by_verb[rng.choice(verbs)])
        seat = game.s["decision"]["seat"]
        game.play(move)
        line = copy.deepcopy(game.s)
        for owner in line["players"]:
            owner["alhambra"] = entries(oracle.tiles_of(owner))
        line.update(ply=lines[-1]["ply"] + 1, move=move, seat=seat, legal=sorted(oracle.legal_moves(line)))
        lines.append(line)
    return lines


GAMES: list[tuple[int, list[str], str, dict[str, Any]]] = [
    (2, [], "2024", {}),
    (2, ["vizier", "camps"], "second", {"dirk_can_win": True, "always_ask_vizier": True}),
    (3, ["vizier"], "2003", {"scoring_before_interrupts": True, "end_trigger": "supply_empty"}),
    (4, ["camps"], "2024", {"hole_rule": "cell", "final_partial_refill": False}),
    (6, ["vizier", "camps"], "2003", {"camp_single_contact": True, "min_one_building": False}),
]


@pytest.mark.parametrize(("seats", "modules", "edition", "options"), GAMES)
def test_games_of_its_own_give_no_complaint(
    seats: int, modules: list[str], edition: str, options: dict[str, Any]
) -> None:
    rng = random.Random(f"{seats} {modules} {edition}")
    lines = played(dealt(seats, modules, edition, rng, **options), rng)
    assert oracle.check_game(lines) == []


def test_setup_of_two() -> None:
    """BASE-TV-40."""
    position = dealt(2, [], "2024", random.Random(2))
    assert len(position["supply"]) == 44
    assert len(position["deck"] + position["display"]) + sum(len(s["hand"]) for s in position["players"]) == 74


def swap_first(values: list[Any]) -> None:
    values[0], values[1] = values[1], values[0]


def spoil_score(line: Position) -> None:
    line["players"][0]["score"] += 1


def spoil_hand(line: Position) -> None:
    line["players"][0]["hand"].append("dinar 5")


def spoil_seat(line: Position) -> None:
    line["seat"] = 1 - line["seat"]


def spoil_tile(line: Position) -> None:
    line["players"][0]["alhambra"][0]["walls"] = "N"


def spoil_vizier(line: Position) -> None:
    line["parts"]["vizier"]["awake"][0] ^= True


def spoil_move(line: Position) -> None:
    line["move"] = "take florin 9 dinar 9"


SPOILERS: list[tuple[str, Callable[[Position], object]]] = [
    ("market", lambda line: swap_first(line["market"])),
    ("supply", lambda line: swap_first(line["supply"])),
    ("deck", lambda line: line["deck"].reverse()),
    ("score of 0", spoil_score),
    ("hand of 0", spoil_hand),
    ("money in the game", spoil_hand),
    ("tiles in the game", lambda line: line["supply"].pop()),
    ("legal moves missing", lambda line: line["legal"].pop()),
    ("illegal moves listed", lambda line: line["legal"].append("keep F")),
    ("listed twice", lambda line: line["legal"].append(line["legal"][0])),
    ("decision", lambda line: line["decision"].update(seat=1 - line["decision"]["seat"])),
    ("over", lambda line: line.update(over=True)),
    ("winners", lambda line: line.update(winners=[0])),
    ("scorings done", lambda line: line.update(scorings_done=3)),
    ("seat of the move", spoil_seat),
    ("ply", lambda line: line.update(ply=99)),
    ("options", lambda line: line.update(options={"hole_rule": "cell"})),
    ("Dirk's tiles", lambda line: line["dirk"]["tiles"].pop()),
    ("BASE-COMP-03", spoil_tile),
    ("viziers awake", spoil_vizier),
    ("illegal move", spoil_move),
    ("scoring", lambda line: line.update(scoring=[])),
]


@pytest.fixture(scope="module")
def short_game() -> list[Position]:
    """A game for two up to the move that brings the first scoring."""
    rng = random.Random(5)
    lines = played(dealt(2, ["vizier"], "2024", rng), rng)
    end = next(index for index, line in enumerate(lines) if line["scoring"])
    assert oracle.check_game(lines[: end + 1]) == []
    return lines[: end + 1]


@pytest.mark.parametrize(("what", "spoil"), SPOILERS, ids=[what for what, _ in SPOILERS])
def test_a_spoilt_game_gives_complaints(
    what: str, spoil: Callable[[Position], object], short_game: list[Position]
) -> None:
    spoilt = copy.deepcopy(short_game)
    spoil(spoilt[-1])
    assert any(what in complaint for complaint in oracle.check_game(spoilt))


def test_a_spoilt_setup_gives_complaints() -> None:
    position = dealt(3, ["vizier"], "2024", random.Random(4))
    position["players"][0]["hand"].append(position["deck"].pop())
    position["discard"].append(position["deck"].pop())
    position["decision"]["seat"] = (oracle.first_player(position) + 1) % 3
    position["deck"].remove("scoring 1")
    position["parts"]["vizier"]["awake"][2] = False
    told = " ".join(oracle.check_setup(position))
    for rule in ("BASE-SETUP-06", "BASE-SETUP-11", "BASE-SETUP-08", "BASE-SETUP-10", "VIZ-02"):
        assert rule in told


def test_a_reshuffle_must_be_an_order_of_the_discard() -> None:
    """BASE-EOT-03."""
    start = given(deck="", done=2, discard="dinar 1 dinar 2 dinar 3")
    game = table(start)
    game.play("take florin 9")
    assert game.s["discard"] == []
    found = copy.deepcopy(game.s)
    assert oracle.order_shown_by(found)(start["discard"], start["display"][1:]) == ["dinar 1", "dinar 2", "dinar 3"]
    found["deck"].pop()
    with pytest.raises(oracle.Wrong, match="BASE-EOT-03"):
        oracle.order_shown_by(found)(start["discard"], start["display"][1:])

"""`alhambra replay`, `draw` and `perft`."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out, seed_for
from alhambra.cli.perft import leaves, leaves_by_move
from alhambra.titles.alhambra.terminal import art
from alhambra.titles.alhambra.terminal.plots import Plot, plots
from command_line import Command, Program
from kit import plot_named

SVG = "{http://www.w3.org/2000/svg}"


# -------------------------------------------------------------------------------------------------------------- replay


def test_replay_sums_up(command: Command, record: Path) -> None:
    game = alhambra.load(record)
    shown = command("replay", record)
    assert shown.code == 0
    assert "3 players, Edition 2024, The Vizier’s Favour, The Camps" in shown.out
    assert "Options: extra_action=may" in shown.out
    assert "Seed 8" in shown.out
    assert f"{game.ply} moves verified" in shown.out
    assert "── Scoring 3 ─" in shown.out
    for seat, score in enumerate(game.scores):
        assert f"Seat {seat + 1}: {score}" in shown.out
    assert f"Seat {game.winners[0] + 1}" in shown.out.splitlines()[-1]


def test_replay_tells_the_game(command: Command, record: Path) -> None:
    shown = command("replay", record, "--events", "--language", "fr")
    assert len(shown.out.splitlines()) > 200
    assert "Joueur 1 prend " in shown.out


def test_replay_draws_a_position(command: Command, record: Path) -> None:
    shown = command("replay", record, "--draw", "--to", 40)
    assert "After move 40 of " in shown.out
    assert "The game is not over." in shown.out
    assert "Market" in shown.out
    assert "○ F" in shown.out
    assert all(len(line) <= 80 for line in shown.out.splitlines())


def test_positions_are_lines_of_json(command: Command, record: Path) -> None:
    game = alhambra.load(record)
    lines = [json.loads(line) for line in command("replay", record, "--positions").out.splitlines()]
    assert [line["ply"] for line in lines] == list(range(game.ply + 1))
    assert lines[0]["move"] is None
    assert lines[-1]["over"] is True
    assert [player["score"] for player in lines[-1]["players"]] == game.scores
    some = command("replay", record, "--positions", "--to", 3).out.splitlines()
    assert [json.loads(line) for line in some] == lines[:4]


def test_a_record_can_come_from_a_pipe(program: Program, finished: str) -> None:
    done = program("replay", "-", typed=finished)
    assert done.returncode == 0
    assert "moves verified" in done.stdout


def damaged(text: str) -> dict[str, tuple[str, str]]:
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    turned = [lines[first + 1], lines[first]]
    result = next(line for line in lines if line.startswith("[Result"))
    return {
        "empty": ("", "no header"),
        "prose": ("Once upon a time\nthere was a palace\n", "line 1: not understood"),
        "cut": ("".join(lines[: len(lines) // 2]), "cut off"),
        "without its last move": ("".join([*lines[:-2], lines[-1]]), "damaged"),
        "two turns exchanged": ("".join([*lines[:first], *turned, *lines[first + 2 :]]), "move 1"),
        "another result": (text.replace(result, '[Result "1 2 3"]\n'), "header Result is 1 2 3"),
        "another edition": (text.replace('"2024"', '"1066"'), "unknown edition 1066"),
        "another module": (text.replace('"vizier camps"', '"vizier wizards"'), "unknown module wizards"),
        "another game": (text.replace('"Alhambra"', '"Chess"'), "no game of Alhambra"),
        "no such card": (re.sub(r"take (\w+) \d", r"take \1 77", text, count=1), "move"),
    }


@pytest.mark.parametrize("damage", damaged('[Result "0"]\n1. 0: pass\n2. 1: pass\nend 2\n'))
@pytest.mark.parametrize("arguments", [("replay",), ("replay", "--positions"), ("draw",), ("play", "--resume")])
def test_a_damaged_record_is_refused(
    command: Command, tmp_path: Path, finished: str, damage: str, arguments: tuple[str, ...]
) -> None:
    text, told = damaged(finished)[damage]
    path = tmp_path / "bad.alh"
    path.write_text(text, "utf-8")
    complaint = command(arguments[0], *arguments[1:], path).complaint
    assert str(path) in complaint
    assert told in complaint


def test_what_is_no_text_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "bad.alh"
    path.write_bytes(bytes(range(256)))
    assert "not a text file" in command("replay", path).complaint
    assert "cannot read" in command("replay", tmp_path).complaint


def test_no_position_after_the_end(command: Command, record: Path) -> None:
    ply = alhambra.load(record).ply
    assert f"--to {ply + 1}: the game has {ply} moves" in command("replay", record, "--to", ply + 1).complaint
    assert f"--to {ply + 1}: the game has {ply} moves" in command("draw", record, "--to", ply + 1).complaint


# ---------------------------------------------------------------------------------------------------------------- draw


def test_a_picture_shows_every_tile(command: Command, record: Path) -> None:
    game = alhambra.load(record)
    for seat in range(3):
        picture = ET.fromstring(command("draw", record, "--seat", seat + 1).out)
        assert picture.tag == f"{SVG}svg"
        laid = plots(game.view(), seat)
        prices = sorted(str(plot.price) for plot in laid.values() if plot.price)
        assert sorted(text.text or "" for text in picture.iter(f"{SVG}text")) == prices
        title = picture.find(f"{SVG}title")
        assert title is not None
        assert title.text == f"Seat {seat + 1} · {game.scores[seat]} points"
        described = picture.find(f"{SVG}desc")
        assert described is not None
        for (x, y), plot in laid.items():
            assert f"{plot.name} {x},{y}" in (described.text or "")


def test_a_picture_uses_only_what_it_defines(command: Command, record: Path) -> None:
    text = command("draw", record).out
    defined = set(re.findall(r' id="([^"]+)"', text))
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")  # nothing is fetched from anywhere


def test_the_winner_is_drawn_unless_somebody_else_is_wanted(command: Command, record: Path) -> None:
    game = alhambra.load(record)
    assert f"<title>Seat {game.winners[0] + 1} · " in command("draw", record).out


def test_a_picture_goes_to_a_file(command: Command, record: Path, tmp_path: Path) -> None:
    target = tmp_path / "palace.svg"
    shown = command("draw", record, "-o", target)
    assert (shown.code, shown.out) == (0, "")
    assert target.read_text("utf-8") == command("draw", record).out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.alh", "palace.svg"]
    assert "cannot write" in command("draw", record, "-o", tmp_path / "no" / "palace.svg").complaint
    assert "the seats are 1 to 3" in command("draw", record, "--seat", 0).complaint


def test_the_picture_of_the_documentation_is_of_a_real_game(command: Command, tmp_path: Path) -> None:
    """alhambra simulate --seed 1 --games 139 --record X; alhambra draw X/1-000138.alh -o docs/images/palace.svg"""
    game = alhambra.new_game(3, seed=seed_for(1, 138))
    play_out(game, [RandomBot(seed_for(1, 138, seat)) for seat in range(3)])
    path = tmp_path / "1-000138.alh"
    path.write_text(str(game.record), "utf-8")
    picture = Path(__file__).parents[2] / "docs" / "images" / "palace.svg"
    assert command("draw", path).out == picture.read_text("utf-8")


def test_a_beginning_can_be_drawn(command: Command, record: Path) -> None:
    picture = ET.fromstring(command("draw", record, "--to", 0).out)
    assert list(picture.iter(f"{SVG}text")) == []


def test_walls_stand_where_they_are_printed() -> None:
    assert art.walls("") == ""
    assert art.walls("E") == '<use href="#wall" transform="rotate(90 50 50)"/>'
    assert art.walls("NW").endswith('<use href="#turret"/>')
    assert art.walls("NES").count("turret") == 2


def test_tiles_of_every_family_can_be_drawn() -> None:
    names = ("PAV2-NEW", "SER9-", "ARC4-NES", "CHA5-NSW", "GAR6-ESW", "TOW13-E", "CAMP8-NE", "F")
    drawn = [*[plot_named(name) for name in names], Plot("BAZ7-N", "baz", 7, "N", module="no_drawing_of_it")]
    families = {plot.family for plot in drawn}
    assert families >= {"pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "camp", "fountain"}
    for plot in drawn:
        ET.fromstring(f"<svg>{art.tile(plot, 0)}</svg>")
    ET.fromstring(art.definitions(drawn))


def test_a_name_says_what_is_drawn() -> None:
    assert plot_named("TOW7-NEW") == Plot("TOW7-NEW", "tower", 7, "NEW")
    assert plot_named("CAMP8-NE") == Plot("CAMP8-NE", "camp", 8, "", "NE", "camps")
    assert plot_named("F") == Plot("F", "fountain", 0)


# --------------------------------------------------------------------------------------------------------------- perft


@pytest.mark.parametrize("settings", [{"seats": 3}, {"seats": 2, "modules": ("vizier", "camps")}])
def test_leaves_are_counted(settings: dict[str, object]) -> None:
    game = alhambra.new_game(seed=5, **settings)  # type: ignore[call-overload]  # the table above has mixed values

    def brute(depth: int) -> int:
        if depth == 0:
            return 1
        found = 0
        for move in list(game.legal_moves):
            ply = game.ply
            game.play(move)
            found += brute(depth - 1)
            game.rewind(ply)
        return found

    for depth in (1, 2, 3):
        count = leaves(game, depth)
        assert count == brute(depth)
        assert sum(leaves_by_move(game, depth).values()) == count
    assert game.ply == 0


def test_a_game_that_is_over_has_no_leaves(record: Path) -> None:
    assert leaves(alhambra.load(record), 1) == 0
    assert leaves(alhambra.load(record), 3) == 0


def test_perft_prints_depth_by_depth(command: Command) -> None:
    game = alhambra.new_game(3, seed=1)
    shown = command("perft", "--seed", 1, "--depth", 3, "--per-move")
    rows = [line.split() for line in shown.out.splitlines()]
    assert [row[:2] for row in rows[1:4]] == [[str(depth), str(leaves(game, depth))] for depth in (1, 2, 3)]
    assert [" ".join(row[1:]) for row in rows[5:]] == [str(move) for move in game.legal_moves]
    assert sum(int(row[0]) for row in rows[5:]) == leaves(game, 3)

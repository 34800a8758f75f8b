"""The dice game at the command line: sheets, pictures, guide, records, corrections, choices."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.cli.main import parser
from alhambra.core.agenda import Move
from alhambra.core.game import Game
from command_line import Command, Program

GAME = ("--game", "roll-and-write")
OWN = """
[sheet.grid]
cells = [
  ["garden", "seraglio", "arcades", "chambers", "garden", "tower"],
  ["arcades", "chambers", "garden", "tower", "pavilion", "tower"],
  ["garden", "tower", "pavilion", "seraglio", "arcades", "chambers"],
  ["seraglio", "arcades", "chambers", "garden", "tower", "pavilion"],
  ["chambers", "garden", "tower", "garden", "seraglio", "arcades"],
  ["tower", "pavilion", "seraglio", "arcades", "chambers", "garden"],
]
[sheet.coin_reserve]
size = 12
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    return path


@pytest.fixture(scope="session")
def dice_game() -> str:
    game = alhambra.new_game(3, seed=8, game="roll-and-write")
    play_out(game, [RandomBot(seat) for seat in range(3)])
    return str(game.record)


@pytest.fixture
def record(tmp_path: Path, dice_game: str) -> Path:
    path = tmp_path / "game.alh"
    path.write_text(dice_game, "utf-8")
    return path


# --------------------------------------------------------------------------------------------------------------- sheets


def test_sheets_go_to_standard_output_as_svg(command: Command) -> None:
    shown = command("sheets", *GAME, "--language", "fr")
    assert (shown.code, shown.err) == (0, "")
    assert ET.fromstring(shown.out).get("viewBox") == "0 0 297 210"
    assert "Feuille de joueur" in shown.out


def test_the_name_of_the_file_chooses_the_format(command: Command, tmp_path: Path) -> None:
    for name, begins in (("a.pdf", b"%PDF-1.4"), ("a.PDF", b"%PDF-1.4"), ("a.svg", b"<svg ")):
        assert command("sheets", *GAME, "--what", "score", "-o", tmp_path / name).code == 0
        assert (tmp_path / name).read_bytes().startswith(begins)


def test_sheets_are_drawn_for_a_sheet_of_ones_own(command: Command, own: Path) -> None:
    usual = command("sheets", *GAME, "--per-page", 1).out
    found = command("sheets", *GAME, "--per-page", 1, "--components", own).out
    assert usual.count(">GAR<") == 7
    assert found.count(">GAR<") == 8
    assert ">20</text>" in usual
    assert ">20</text>" not in found


def test_a_score_sheet_has_a_row_for_everybody(command: Command) -> None:
    assert re.findall(r">(Dirk\w*)<", command("sheets", *GAME, "--what", "score", "--players", 1).out) == [
        "Dirk",
        "Dirki",
    ]
    assert "Dirk" not in command("sheets", *GAME, "--what", "score", "--players", 4).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("", "Alhambra has no sheets to print; --game roll-and-write has"),
        ("--game roll-and-write --what scor", "--what scor: unknown (did you mean score?); there are player, score"),
        ("--game roll-and-write --per-page 3", "--per-page 3: 1 or 2 or 4 fit on a page"),
        ("--game roll-and-write -o sheet.doc", "--output sheet.doc: its name must end in .svg or .pdf"),
        ("--game roll-and-write -o sheet", "its name must end in .svg or .pdf"),
        ("--game roll-and-write -o /nowhere/at/all.pdf", "cannot write /nowhere/at/all.pdf: No such file"),
        ("--game roll-and-write --players 6", "6 seats: 1 to 5 can play"),
        ("--game roll-and-write --components /nowhere.toml", "cannot read /nowhere.toml: No such file"),
        ("--game roll-and-writ", "unknown game roll-and-writ (did you mean roll-and-write?)"),
    ],
)
def test_sheets_that_cannot_be(command: Command, arguments: str, told: str) -> None:
    assert told in command("sheets", *arguments.split()).complaint


def test_a_file_is_written_by_the_program(program: Program, tmp_path: Path) -> None:
    done = program("sheets", *GAME, "-o", tmp_path / "sheets.pdf")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "sheets.pdf").stat().st_size > 10_000


# ------------------------------------------------------------------------------------------------------------- pictures


def test_a_sheet_of_a_record_is_drawn(command: Command, record: Path, tmp_path: Path) -> None:
    shown = command("draw", record, "--seat", 2)
    assert (shown.code, shown.err) == (0, "")
    game = alhambra.load(record)
    title = ET.fromstring(shown.out).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == f"Seat 2 · {game.scores[1]} points"
    early = command("draw", record, "--seat", 2, "--to", 0).out
    crosses = 'stroke-width="0.9"'
    assert early.count(crosses) == 6, "three starting buildings"
    assert shown.out.count(crosses) > 20


def test_a_record_is_shown_and_drawn(command: Command, record: Path) -> None:
    game = alhambra.load(record)
    shown = command("replay", record, "--draw")
    assert (shown.code, shown.err) == (0, "")
    for seat, score in enumerate(game.scores, 1):
        assert f"Seat {seat} · {score} points" in shown.out
    assert "Final scoring" in shown.out
    half = command("replay", record, "--draw", "--to", 30).out
    assert re.search(r"^Round \d+ of 18\.$", half, re.MULTILINE)
    assert re.search(r"^Pavilion +5 +16", half, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_record_is_told_in_sentences(command: Command, record: Path, language: str) -> None:
    shown = command("replay", record, "--events", "--language", language)
    assert (shown.code, shown.err) == (0, "")
    assert len(shown.out.splitlines()) > 200
    assert "event-" not in shown.out
    assert "rw-" not in shown.out


def test_positions_are_data(command: Command, record: Path) -> None:
    lines = [json.loads(line) for line in command("replay", record, "--positions").out.splitlines()]
    assert [line["ply"] for line in lines] == list(range(len(lines)))
    assert lines[-1]["over"] is True
    assert [player["score"] for player in lines[-1]["players"]] == alhambra.load(record).scores
    assert {len(player["built"]) for player in lines[0]["players"]} == {3}


# ------------------------------------------------------------------------------------------------------ what is chosen


def test_a_sheet_of_ones_own_is_played_and_recorded(command: Command, own: Path, tmp_path: Path) -> None:
    done = command("simulate", *GAME, "--games", 2, "--seed", 1, "--components", own, "--record", tmp_path / "records")
    assert done.code == 0
    for path in (tmp_path / "records").iterdir():
        assert '"size": 12' in path.read_text("utf-8").replace("\\", "")
        assert command("replay", path).code == 0
        assert "of 12 circled" in command("replay", path, "--draw").out
    shown = command("play", *GAME, "--components", own, "--seed", 1, typed="sheets\n")
    assert "of 12 circled" in shown.out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[sheet.coin_reserve]\nsize = 200", "coin_reserve.size: must be a whole number from 3 to 60, found 200"),
        ("[sheet.grid]\ncells = [['garden']]", "grid.cells: must have 6 rows"),
        ("[sheet.scoring]\ntower = [1, 2, 3]", "scoring.tower: must be 3 numbers, none larger than the one before"),
        ("[sheet.building_counts]\ntower = 9", "building_counts.tower: must be 7, as often as it stands in the grid"),
        ("[sheet.lines]\npoints_by_built = [1]", "lines.points_by_built: must be 7 numbers"),
        ("[sheet.foo]\nx = 1", "sheet.foo: unknown; known here: building_counts, coin_reserve"),
        ("[base]\nx = 1", "base: unknown; what can be corrected is [sheet.…]"),
        ("sheet = 3", "sheet: must be a table, found 3"),
        ("[sheet", "not a TOML file"),
    ],
)
@pytest.mark.parametrize("name", ["play", "sheets", "setup", "simulate", "perft"])
def test_a_wrong_sheet_is_refused_with_the_place(
    command: Command, tmp_path: Path, name: str, text: str, told: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    complaint = command(name, *GAME, "--components", path).complaint
    assert complaint.startswith(f"alhambra {name}: {path}: ")
    assert told in complaint


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--modules vizier", "module vizier: Alhambra Roll & Write has no modules"),
        ("--edition 2024", "edition 2024: Alhambra Roll & Write has no editions"),
        ("--option extra_action=may", "unknown option extra_action"),
        ("--option solo_duel=true", "option solo_duel: only for one player (RW-SOLO-05)"),
        ("--option solo_duel=maybe --players 1", "unknown value of solo_duel maybe; known: false, true"),
        ("--players 6", "6 seats: 1 to 5 can play"),
    ],
)
def test_what_only_the_other_game_has_is_refused(command: Command, arguments: str, told: str) -> None:
    assert told in command("setup", *GAME, *arguments.split()).complaint


def test_the_guide_names_the_game_and_its_players(command: Command) -> None:
    for language, lines in {
        "en": ["Setting up the table", "1 player · Alhambra Roll & Write"],
        "fr": ["Mise en place", "1 joueur · Alhambra Roll & Write"],
        "de": ["Spielaufbau", "1 Spieler · Alhambra Roll & Write"],
    }.items():
        shown = command("setup", *GAME, "--players", 1, "--language", language)
        assert shown.out.splitlines()[:2] == lines
    data = json.loads(command("setup", *GAME, "--players", 2, "--json").out)
    assert [step["number"] for step in data["steps"]] == list(range(1, 13))
    assert data["steps"][5]["key"] == "rw-guide-rivals"


def test_modules_lists_what_there_is_to_choose_and_no_more(command: Command) -> None:
    shown = command("modules", *GAME).out
    for name in ("special_actions_per_turn", "fictitious_players", "solo_duel", "false | true"):
        assert name in shown
    assert "Module" not in shown
    assert "Edition" not in shown


@pytest.mark.parametrize(("seats", "told"), [(1, "1 player, "), (3, "3 players, ")])
def test_players_are_counted(command: Command, seats: int, told: str) -> None:
    shown = command("simulate", *GAME, "--players", seats, "--games", 1, "--seed", 1).out
    assert shown.startswith(told)


def test_completions_know_the_command(command: Command) -> None:
    for shell in ("bash", "zsh"):
        shown = command("completion", shell)
        assert shown.code == 0
        assert "--per-page" in shown.out
    assert "sheets" in parser().format_help()


def test_perft_counts_the_dice_game(command: Command) -> None:
    shown = command("perft", *GAME, "--depth", 2, "--seed", 0)
    counts = [int(line.split()[1]) for line in shown.out.splitlines()[1:]]
    game = alhambra.new_game(3, seed=0, game="roll-and-write")
    assert counts[0] == len(game.legal_moves)
    assert counts[1] == sum(after(game.copy(), move) for move in game.legal_moves)


def after(game: Game[Any], move: Move) -> int:
    game.play(move)
    return len(game.legal_moves)

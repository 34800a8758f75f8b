"""The dice game at the command line: alone, in a duel with several winners, and its records."""

from __future__ import annotations

import json
import re
from pathlib import Path

from command_line import Command

KEY = ("--game", "roll-and-write")


def test_one_player_in_a_duel(command: Command) -> None:
    shown = command("simulate", *KEY, "--players", 1, "--games", 30, "--option", "solo_duel=true", "--seed", 3)
    assert shown.code == 0, shown.err
    assert "1 player, Alhambra Roll & Write" in shown.out
    assert re.search(r"Dirk +\d+", shown.out)
    assert re.search(r"Dirki +\d+", shown.out)
    told = command("simulate", "--json", *KEY, "--players", 1, "--games", 30, "--option", "solo_duel=true", "--seed", 3)
    found = json.loads(told.out)
    assert sum(found["wins"].values()) >= 30
    assert found["wins"]["random"] == found["wins_per_seat"][0]
    assert found["bots"] == ["random"]


def test_options_of_one_player_are_refused_with_several(command: Command) -> None:
    shown = command("simulate", *KEY, "--players", 2, "--option", "solo_duel=true")
    assert shown.code == 2
    assert "only for one player (RW-SOLO-05)" in shown.err
    assert "1 to 5 can play" in command("simulate", *KEY, "--players", 6).err


def test_records_of_every_number_of_players_replay(command: Command, tmp_path: Path) -> None:
    for players in (1, 2, 5):
        folder = tmp_path / str(players)
        told = command("simulate", *KEY, "--players", players, "--games", 2, "--record", folder, "--seed", 4)
        assert told.code == 0, told.err
        for record in sorted(folder.glob("*.alh")):
            shown = command("replay", record)
            assert shown.code == 0, shown.err
            assert "moves verified" in shown.out
            lines = command("replay", "--positions", record).out.splitlines()
            assert json.loads(lines[-1])["over"] is True
            assert len(lines) == json.loads(lines[-1])["ply"] + 1


def test_jobs_change_nothing(command: Command) -> None:
    found = [
        json.loads(command("simulate", "--json", *KEY, "--games", 12, "--seed", 5, "--jobs", jobs).out)
        for jobs in (1, 2)
    ]
    for one in found:
        for name in ("seconds", "games_per_second", "moves_per_second"):
            del one[name]
    assert found[0] == found[1]


def test_perft_counts_the_same_leaves(command: Command) -> None:
    shown = command("perft", *KEY, "--players", 1, "--seed", 1, "--depth", 3)
    assert re.findall(r"^ +\d+ +(\d+)", shown.out, re.MULTILINE) == ["54", "287", "2885"]

"""`alhambra simulate`: the same games whatever the way, and a clean end whatever happens."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out, seed_for
from alhambra.cli.tally import Tally
from alhambra.titles.alhambra.bots import BOTS
from command_line import Command, Program, environment

TIMES = ("seconds", "games_per_second", "moves_per_second")


def results(command: Command, *arguments: object) -> dict[str, Any]:
    shown = command("simulate", "--json", *arguments)
    assert shown.code == 0, shown.err
    assert shown.out.count("\n") == 1
    found: dict[str, Any] = json.loads(shown.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_json_holds_what_was_promised(command: Command) -> None:
    found = results(
        command, "--games", 7, "--players", 4, "--seed", 1, "--modules", "camps", "--option", "ages=9,8,7,6"
    )
    assert found["games"] == 7
    assert found["moves"] > 7 * 100
    assert found["seconds"] > 0
    assert found["games_per_second"] > 0
    assert found["moves_per_second"] > found["games_per_second"]
    assert found["wins"] == {"random": 7}
    assert found["seats"] == 4
    assert found["edition"] == "2024"
    assert found["modules"] == ["camps"]
    assert found["options"]["ages"] == [9, 8, 7, 6]
    assert found["bots"] == ["random"] * 4
    assert found["seed"] == 1
    assert sum(found["wins_per_seat"]) >= 7
    assert found["ties"] <= 7
    for least, mean, most in zip(*[found["scores"][name] for name in ("min", "mean", "max")], strict=True):
        assert least <= mean <= most


def test_the_results_are_those_of_the_games(command: Command) -> None:
    found = results(command, "--games", 5, "--players", 3, "--seed", 11)
    scores = []
    moves = 0
    for number in range(5):
        game = alhambra.new_game(3, seed=seed_for(11, number))
        play_out(game, [RandomBot(seed_for(11, number, seat)) for seat in range(3)])
        scores.append(game.scores)
        moves += game.ply
    assert found["moves"] == moves
    assert found["scores"]["min"] == [min(one) for one in zip(*scores, strict=True)]
    assert found["scores"]["max"] == [max(one) for one in zip(*scores, strict=True)]
    assert found["scores"]["mean"] == [round(sum(one) / 5, 3) for one in zip(*scores, strict=True)]


def test_jobs_change_nothing(program: Program) -> None:
    alone, together = [
        json.loads(program("simulate", "--json", "--games", 25, "--seed", 2, "--jobs", jobs).stdout) for jobs in (1, 2)
    ]
    assert timeless(alone) == timeless(together)


def test_a_seed_is_chosen_and_told(command: Command) -> None:
    first = results(command, "--games", 2)
    again = results(command, "--games", 2, "--seed", first["seed"])
    assert timeless(first) == timeless(again)


def test_bots_move_on_by_one_seat(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Last(RandomBot):
        """Keeps taking the last move on the list."""

        def pick(self, moves: Any) -> Any:
            return moves[-1]

    monkeypatch.setitem(BOTS, "last", Last)
    found = results(command, "--games", 3, "--players", 3, "--bots", "random,random,last", "--seed", 1)
    assert found["bots"] == ["random", "random", "last"]
    assert set(found["wins"]) == {"random", "last"}
    assert sum(found["wins"].values()) >= 3
    assert found["scores_per_bot"]["last"]["mean"] < found["scores_per_bot"]["random"]["mean"]


def test_the_table_is_for_people(command: Command) -> None:
    shown = command("simulate", "--games", 3, "--seed", 1, "--players", 2)
    assert shown.code == 0
    assert shown.err == ""
    assert "2 players, Edition 2024" in shown.out
    assert "Wins" in shown.out
    assert "Seed 1" in shown.out
    assert "3 parties" in command("simulate", "--games", 3, "--seed", 1, "--language", "fr").out
    assert "3 Spiele" in command("simulate", "--games", 3, "--seed", 1, "--language", "de").out


def test_dirk_can_win(command: Command) -> None:
    found = results(command, "--games", 5, "--players", 2, "--option", "dirk_can_win=true", "--seed", 4)
    assert found["wins"].get("dirk", 0) > 0
    assert len(found["wins_per_seat"]) == 2


def test_who_wins_without_a_seat_is_listed_for_people_too(command: Command) -> None:
    shown = command("simulate", "--games", 5, "--players", 2, "--option", "dirk_can_win=true", "--seed", 4)
    assert re.search(r"Dirk +[1-5] +\d+.0% +– +– +–", shown.out), shown.out
    assert "Dirk" not in command("simulate", "--games", 5, "--players", 2, "--seed", 4).out


def test_corrected_components_are_played(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[base.deck]\nstarting_money_at_least = 40\n")
    usual = results(command, "--games", 2, "--seed", 3)
    corrected = results(command, "--games", 2, "--seed", 3, "--components", path)
    assert timeless(usual) != timeless(corrected)


# ------------------------------------------------------------------------------------------------------------- records


def test_records_replay(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    found = results(command, "--games", 4, "--seed", 5, "--modules", "vizier", "--record", folder)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"5-{number:06}.alh" for number in range(4)]
    games = [alhambra.load(path) for path in paths]
    assert [game.seed for game in games] == [seed_for(5, number) for number in range(4)]
    assert sum(game.ply for game in games) == found["moves"]


def test_records_of_several_jobs_are_the_same(program: Program, tmp_path: Path) -> None:
    for jobs in (1, 2):
        program("simulate", "--games", 6, "--seed", 5, "--jobs", jobs, "--record", tmp_path / str(jobs))
    one, two = [{path.name: path.read_text() for path in (tmp_path / jobs).iterdir()} for jobs in ("1", "2")]
    assert len(one) == 6
    assert one == two


def test_a_folder_that_cannot_be_made(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "is not a folder" in command("simulate", "--record", tmp_path / "file").complaint
    assert "cannot make the folder" in command("simulate", "--record", tmp_path / "file" / "below").complaint


def test_a_full_disk_leaves_nothing_behind(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: str, target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "replace", full)
    complaint = command("simulate", "--games", 2, "--seed", 1, "--record", tmp_path).complaint
    assert complaint.endswith("1-000000.alh: No space left on device")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_in_another_process(program: Program, tmp_path: Path) -> None:
    (tmp_path / "1-000000.alh").mkdir()  # no file can take its place
    done = program("simulate", "--games", 4, "--seed", 1, "--jobs", 2, "--record", tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot write" in done.stderr


# ------------------------------------------------------------------------------------------------------- interruptions


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_sums_up_what_was_played(jobs: int) -> None:
    line = [sys.executable, "-m", "alhambra", "simulate", "--json", "--games", "1000000", "--seed", "1"]
    process = subprocess.Popen(
        [*line, "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    time.sleep(3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: every process hears it
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    found = json.loads(out)
    assert 0 < found["games"] < 1000000
    assert found["wins"]["random"] == found["games"]
    assert err == f"Interrupted after {found['games']:,} of 1,000,000 games.\n"


# --------------------------------------------------------------------------------------------------------------- tally


def test_a_tally_is_the_same_in_whatever_order() -> None:
    games = [((12, 30, 7), [1]), ((9, 9, 9), [0, 1, 2]), ((50, 0, 50), [0, 2])]
    whole = Tally(3, ("a", "b", "a"))
    for scores, winners in games:
        whole.add(("a", "b", "a"), 10, scores, winners)
    parts = Tally(3, ("a", "b", "a"))
    for scores, winners in reversed(games):
        part = Tally(3, ("a", "b", "a"))
        part.add(("a", "b", "a"), 10, scores, winners)
        parts.merge(part)
    assert whole.to_json() == parts.to_json()
    assert whole.bot_wins == {"a": 2, "b": 2}
    assert whole.seat_wins == [2, 2, 2]
    assert whole.ties == 2
    assert whole.to_json()["scores"] == {"mean": [23.667, 13.0, 22.0], "min": [9, 0, 7], "max": [50, 30, 50]}


def test_an_empty_tally_has_no_means() -> None:
    assert Tally(2, ("a",)).to_json()["scores"] == {"mean": [None, None], "min": [None, None], "max": [None, None]}


@pytest.mark.parametrize(
    ("language", "point", "percent"),
    [("fr", ",", "\N{NO-BREAK SPACE}%"), ("en", ".", "%"), ("de", ",", "\N{NO-BREAK SPACE}%")],
)
def test_numbers_are_written_as_the_language_writes_them(
    command: Command, language: str, point: str, percent: str
) -> None:
    shown = command("simulate", "--games", 3, "--seed", 1, "--language", language).out
    other = "." if point == "," else ","
    assert re.search(rf"\d\{point}\d{percent}", shown), shown
    assert not re.search(rf"\d\{other}\d\b", shown), shown  # thousands have three digits behind them

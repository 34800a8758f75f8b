"""A game that nothing here knows, at the command line: shown plainly, played, simulated, replayed, counted."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import alhambra
from alhambra import COMPILED, locales
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.core.events import Event
from alhambra.core.setup import InvalidSetup
from alhambra.printing.page import Page
from alhambra.printing.voice import Voice
from alhambra.titles import DEFAULT, TITLES
from alhambra.titles.screens import Screens, told
from alhambra.titles.title import Choices, Wishes
from command_line import Command, environment

if COMPILED:
    pytest.skip("compiled classes of core have no interpreted subclasses", allow_module_level=True)

from stub_game import GOAL, PIG, Pig, PigTitle, PigView

LAUNCHER = str(Path(__file__).parents[1] / "stub_game.py")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `register` does it, and undone again."""
    monkeypatch.setitem(TITLES, PIG.key, PIG)
    monkeypatch.setattr(locales, "FOLDERS", [PIG.words])
    monkeypatch.setattr(locales, "_BUNDLES", {})


@pytest.fixture
def pig() -> Pig:
    """A whole game."""
    game = PIG.begin(Wishes(2), 7)
    play_out(game, [RandomBot(seat) for seat in range(2)])
    return game


@pytest.fixture
def recorded(pig: Pig, tmp_path: Path) -> Path:
    path = tmp_path / "pig.alh"
    path.write_text(str(pig.record), "utf-8")
    return path


# ------------------------------------------------------------------------------------------------------------- playing


def play(command: Command, *typed: str, arguments: str = "--seed 2") -> str:
    shown = command("play", "--game", "pig", *arguments.split(), typed="".join(f"{line}\n" for line in typed))
    assert shown.code == 0, shown
    assert shown.err == ""
    return str(shown.out)


def test_the_table_shows_players_fields_and_moves(command: Command) -> None:
    shown = play(command, "roll")
    assert "── Pig ──" in shown
    assert "Player 1: Choose: roll or hold" in shown
    assert re.search(r"Player 1 +0\n", shown)
    assert re.search(r"pot  0\n", shown)
    assert re.search(r"Roll +1 roll\n", shown)
    assert "· Player 1: roll (die 5)" in shown
    assert re.search(r"Hold +2 hold\n", shown)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("help", "such as roll or hold, lists that kind"),
        ("help", "for example: why roll"),
        ("help", "a rule by its id"),
        ("hold", "There is nothing to keep yet: roll first. (PIG-02)"),
        ("why hold", "(PIG-02)"),
        ("why", "for example: why roll"),
        ("why 1", "roll is allowed now."),
        ("moves", "1 roll"),
        ("9", "There is no move 9: the numbers go from 1 to 1."),
        ("rol", "did you mean roll?"),
        ("roll twice", "roll twice"),
        ("undo", "There is no move to take back."),
        ("score", "There has been no scoring yet."),
        ("palaces", "neither a move nor a command"),
        ("rules BASE-PLACE-05", "Matching sides"),
    ],
)
def test_answers(command: Command, text: str, said: str) -> None:
    shown = play(command, text)
    assert said in " ".join(shown.split())
    assert shown.count("Player 1: Choose") == 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_and_what_can_be_asked_afterwards(command: Command, tmp_path: Path, language: str) -> None:
    path = tmp_path / "won.alh"
    typed = [*["1", "2"] * 40, "what", f"save {path}", "quit"]  # roll, and hold what there is
    shown = play(command, *typed, arguments=f"--seed 3 --people 2 --language {language}")
    assert path.exists(), shown
    assert isinstance(alhambra.load(path), Pig)
    assert max(alhambra.load(path).scores) >= GOAL
    words = {"en": "score, rules ID or save FILE", "fr": "points, règles ID ou garder FICHIER"}
    assert words.get(language, "punkte, regeln ID und speichern DATEI") in " ".join(shown.split())


def test_a_saved_game_brings_its_own_title(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "half.alh"
    play(command, "roll", f"save {path}")
    shown = command("play", "--resume", path, typed="quit\n")
    assert shown.code == 0
    assert "── Pig ──" in shown.out
    assert "pot  5" in shown.out


# ---------------------------------------------------------------------------------------------------------- simulating


def test_simulations(command: Command, tmp_path: Path) -> None:
    shown = command("simulate", "--game", "pig", "--games", 20, "--seed", 1, "--json", "--record", tmp_path)
    found = json.loads(shown.out)
    assert (found["seats"], found["edition"], found["modules"], found["options"]) == (2, None, [], {})
    assert sum(found["wins_per_seat"]) == 20
    records = sorted(tmp_path.iterdir())
    assert len(records) == 20
    assert sum(alhambra.load(path).ply for path in records) == found["moves"]
    table = command("simulate", "--game", "pig", "--games", 5, "--seed", 1, "--bots", "random,idle").out
    assert "2 players, Pig" in table
    assert "idle" in table


def test_jobs_change_nothing() -> None:
    results = []
    for jobs in ("1", "2"):
        line = [sys.executable, LAUNCHER, "simulate", "--game", "pig", "--games", "30", "--seed", "4", "--json"]
        done = subprocess.run(
            [*line, "--jobs", jobs], capture_output=True, text=True, env=environment(), timeout=120, check=True
        )
        found = json.loads(done.stdout)
        results.append({name: value for name, value in found.items() if "second" not in name})
    assert results[0] == results[1]


# ------------------------------------------------------------------------------------------------------------- records


def test_replays(command: Command, recorded: Path, pig: Pig) -> None:
    assert "roll: " in recorded.read_text("utf-8")  # dice are recorded like shuffles
    shown = command("replay", recorded, "--events", "--draw")
    assert shown.code == 0, shown
    assert "2 players, Pig" in shown.out
    assert f"{pig.ply} moves verified" in shown.out
    assert re.search(r"Seat [12]: roll \(die [1-6]\)\n", shown.out)
    assert "wins." in shown.out
    half = command("replay", recorded, "--to", 3, "--draw").out
    assert "After move 3 of" in half
    assert "The game is not over." in half
    assert re.search(r"Seat [12]: Choose", half)
    assert "pot" in half


def test_positions(command: Command, recorded: Path, pig: Pig) -> None:
    lines = [json.loads(line) for line in command("replay", recorded, "--positions").out.splitlines()]
    assert [line["ply"] for line in lines] == list(range(pig.ply + 1))
    assert lines[0]["legal"] == ["roll"]
    assert lines[0]["move"] is None
    assert [line["move"] for line in lines[1:]] == [str(move) for move in pig.played]
    assert {line["seat"] for line in lines[1:]} == {0, 1}
    assert lines[-1]["scores"] == pig.scores
    assert lines[-1]["winners"] == pig.winners


def test_a_record_replays_without_its_seed(recorded: Path, pig: Pig) -> None:
    kept = [line for line in recorded.read_text("utf-8").splitlines() if not re.match(r"\[(Seed|Generator) ", line)]
    game = alhambra.load("\n".join(kept) + "\n")
    assert game.scores == pig.scores
    assert game.seed is None


def test_a_damaged_record_is_refused(command: Command, recorded: Path) -> None:
    text = recorded.read_text("utf-8")
    recorded.write_text(re.sub(r"^roll: \d", "roll: 7", text, count=1, flags=re.MULTILINE), "utf-8")
    assert "7 is no face of a die with 6" in command("replay", recorded).complaint


def test_perft(command: Command) -> None:
    def leaves(game: Pig, depth: int) -> int:
        if not depth:
            return 1
        found = 0
        for move in game.legal_moves:
            after = game.copy()
            after.play(move)
            found += leaves(after, depth - 1)
        return found

    shown = command("perft", "--game", "pig", "--depth", 7, "--seed", 5)
    counted = [int(line.split()[1]) for line in shown.out.splitlines()[1:]]
    game = PIG.begin(Wishes(2), 5)
    assert counted == [leaves(game, depth) for depth in range(1, 8)]


# ------------------------------------------------------------------------------------------- what it has, and has not


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play --players 3", "3 seats: 2 can play"),
        ("play --edition 2024", "edition 2024: Pig has no editions"),
        ("simulate --modules vizier", "module vizier: Pig has no modules"),
        ("perft --option extra_action=may", "option extra_action: Pig has no options"),
        ("simulate --bots easy", "unknown bot easy; known: random, idle"),
        ("setup", "Pig has no guide to setting up a real table"),
        ("modules", "Pig leaves nothing to choose"),
    ],
)
def test_what_the_game_does_not_have_is_refused_in_a_line(command: Command, arguments: str, said: str) -> None:
    name, *rest = arguments.split()
    assert command(name, "--game", "pig", *rest).complaint.endswith(said)


def test_corrections_of_a_game_without_components(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[base.deck]\nstarting_money_at_least = 40\n")
    assert "Pig has no printed facts to correct" in command("play", "--game", "pig", "--components", path).complaint


@dataclass(frozen=True)
class Faces:
    """An option of Pig."""

    name: str = "faces"
    values: tuple[int, ...] = (6, 8)
    rule: str = "PIG-01"


@dataclass(frozen=True)
class Bonus:
    """A module of Pig."""

    automatic: bool
    box: int = 1
    options: tuple[Faces, ...] = ()


class ChoosyPig(PigTitle):
    def choices(self) -> Choices:
        modules = {"bonus": Bonus(automatic=False), "guest": Bonus(automatic=True)}
        return Choices({"old": {"faces": 8}, "new": {}}, "new", [Faces()], modules, components=True)


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(5), "5 seats: 2 can play"),
        (Wishes(2, "odl"), r"unknown edition odl \(did you mean old\?\); known: old, new"),
        (Wishes(2, modules=("guest",)), "unknown module guest; known: bonus"),
        (Wishes(2, options={"face": 8}), r"unknown option face \(did you mean faces\?\); known: faces"),
        (Wishes(2, options={"faces": 7}), "unknown value of faces 7; known: 6, 8"),
    ],
)
def test_what_is_none_of_the_choices_is_refused(wishes: Wishes, said: str) -> None:
    with pytest.raises(InvalidSetup, match=f"^{said}$"):
        ChoosyPig().maker(wishes)
    ChoosyPig().maker(Wishes(2, "old", ("bonus",), {"faces": "8"}, {"die": {}}))


def test_there_is_no_picture(command: Command, recorded: Path) -> None:
    assert command("draw", recorded).complaint.endswith("Pig has no pictures")


def test_unknown_games(command: Command, recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"unknown game chess; known: {', '.join(TITLES)}" in command("play", "--game", "chess").complaint
    monkeypatch.delitem(TITLES, "pig")
    assert "this is no game of Alhambra" in command("replay", recorded).complaint


def test_help_tells_of_several_games_once_there_are_several(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    several = " ".join(command("play", "--help").out.split())
    assert f"--game KEY {', '.join(TITLES)} (default alhambra)" in several
    assert "alhambra: seats, 2 to 6 (default 3);" in several
    assert "; pig: seats, 2 (default 2)" in several
    for key in TITLES.keys() - {DEFAULT}:
        monkeypatch.delitem(TITLES, key)
    alone = " ".join(command("play", "--help").out.split())
    assert "--game" not in alone
    assert "seats, 2 to 6 (default 3)" in alone


# -------------------------------------------------------------------------------------------------------- plain screens


def test_a_scoring_is_told_with_the_scores_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    screens: Screens[PigView] = Screens()
    page = Page(Voice("en"), ["Anna", "Ben"], screens.styles)
    screens.scoring(page, Event(3, "round", None, {}), 2, [14, 9])
    shown = capsys.readouterr().out
    assert "Scoring 2" in shown
    assert re.search(r"Anna +14", shown)
    assert screens.provenance(page, Event(3, "round", None, {})) == []


def test_events_are_told_only_to_those_who_may_know(pig: Pig) -> None:
    screens: Screens[PigView] = Screens()
    page = Page(Voice("en"), ["Anna", "Ben"], screens.styles)
    outside = Event(3, "peek", 0, {})
    secret = Event(3, "peek", 0, {"card": "7"}, audience=(0,), outside=outside)
    assert screens.news(page, pig.view(0), secret) == "Anna: peek (card 7)"
    assert screens.news(page, pig.view(1), secret) == "Anna: peek"
    assert screens.news(page, pig.view(), Event(3, "peek", 0, {}, audience=(0,))) is None


def test_fields_in_plain_letters() -> None:
    assert told({"die": [1, 2], "left": None, "none": []}) == "die 1 2, left –, none –"

"""The game at the terminal, played by scripts: what is shown, what is understood, what is refused."""

from __future__ import annotations

import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import alhambra
from alhambra import Game
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.screens import SCREENS
from alhambra.titles.alhambra.terminal.moves import currencies_in, in_full, in_short
from command_line import Command, Outcome, Program, environment

CURRENCIES = currencies_in(Voice("en"))


def play(command: Command, *typed: str, arguments: str = "--seed 3") -> Outcome:
    shown = command("play", *arguments.split(), typed="".join(f"{line}\n" for line in typed))
    assert shown.code == 0, shown
    assert shown.err == ""
    return shown


# ------------------------------------------------------------------------------------------------------------- showing


def test_the_table_shows_what_a_player_may_know(command: Command) -> None:
    shown = play(command).out
    assert "Type the number of a move" in shown
    assert "seed" not in shown.partition("> ")[0], "the seed would tell the deck"
    assert "Edition 2024" in shown
    assert "Player 1: Choose an action" in shown
    for word in ("points", "wall", "PAV", "SER", "ARC", "CHA", "GAR", "TOW", "cards", "reserve", "Bot 2", "Bot 3"):
        assert word in shown
    for word in ("1 florin", "2 dirham", "3 dinar", "4 ducat", "Market", "Your hand", "On offer", "Take", "○ F"):
        assert word in shown
    assert re.search(r"\d+ (short|over)|exact", shown)
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_the_moves_of_bots_are_told(command: Command) -> None:
    shown = play(command, "1", "1", "1").out
    assert re.search(r"· Bot 2 (takes|buys) ", shown)
    assert re.search(r"· Bot 3 (takes|buys) ", shown)
    assert "· Player 1 takes" not in shown  # who has done it knows it


@pytest.mark.parametrize("lines", ["24", "50"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_is_wider_than_the_terminal(
    command: Command, record: Path, monkeypatch: pytest.MonkeyPatch, language: str, lines: str
) -> None:
    monkeypatch.setenv("LINES", lines)
    for ply in (0, 60, 150, 250):
        half = half_way(record, ply)
        shown = command("play", "--resume", half, "--language", language, typed="moves\npalaces\nscore\nhelp\n")
        assert shown.code == 0
        for line in shown.out.splitlines():
            assert len(line) <= 80 or line.startswith("> "), line


def half_way(record: Path, ply: int) -> Path:
    """The same game, left after so many moves."""
    game = alhambra.load(record)
    game.rewind(ply)
    path = record.with_name(f"half-{ply}.alh")
    path.write_text(str(game.record), "utf-8")
    return path


def test_long_lists_fold_and_unfold(command: Command, tmp_path: Path) -> None:
    rng = random.Random(4)
    game = alhambra.new_game(2, seed=1)
    while True:
        decision = game.decision
        assert decision is not None, "no long list in the whole game"
        folded = [group for group in SCREENS.groups(game.view(decision.seat)) if len(group.moves) > 12]
        if decision.seat == 0 and decision.kind == "action" and folded:
            break
        hoarding = [move for move in game.legal_moves if move.verb in ("keep", "buy")]
        game.play(rng.choice(hoarding or game.legal_moves))
    path = tmp_path / "long.alh"
    path.write_text(str(game.record), "utf-8")
    group = folded[0]
    shown = play(command, group.verb, arguments=f"--resume {path}").out
    first, _, rest = shown.partition("> ")
    assert f"{group.first}–{group.last}  {len(group.moves)} moves: type {group.verb} to list them" in first
    for number, move in group.numbered():
        assert re.search(rf"\b{number} {re.escape(in_short(move, CURRENCIES))}", rest)


# ----------------------------------------------------------------------------------------------------------- answering


def test_a_number_plays_a_move(command: Command) -> None:
    shown = play(command, "1").out
    assert shown.count("Player 1: Choose an action") == 2


def test_a_move_can_be_typed_in_short_or_in_full(command: Command) -> None:
    first = play(command).out
    match = re.search(r"Take +1 (\w+ \d)", first)
    assert match is not None
    for text in (f"take {match[1]}", f"TAKE  {match[1]} "):
        assert play(command, text).out.count("Player 1: Choose an action") == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Type the number of a move, a move, or help."),
        ("0", "There is no move 0: the numbers go from 1 to "),
        ("999", "There is no move 999: the numbers go from 1 to "),
        ("xyzzy", "“xyzzy” is neither a move nor a command; help lists what you can type."),
        ("hepl", "“hepl” is neither a move nor a command; did you mean help?"),
        ("tkae florin 3", "did you mean take?"),
        ("take", "Take"),
        ("take gold 3", "“gold” is no currency"),
        ("take florin", "is incomplete"),
        ("place TOW7-NEW 1,0", "It is not the moment to place a tile"),
        ("buy XYZ9-N florin 3", "is no tile of this game"),
        ("remove F", "The fountain stays where it is"),
        ("pass", "The action of a turn cannot be declined. (BASE-RUL-03)"),
        ("why", "Say which move"),
        ("why 1", "is allowed now."),
        ("why 999", "There is no move 999"),
        ("why pass", "The action of a turn cannot be declined. (BASE-RUL-03)"),
        ("why nonsense", "neither a move nor a command"),
        ("why 1,0", "Say which move"),
        ("undo", "There is no move to take back."),
        ("score", "There has been no scoring yet."),
        ("view", "Say which player, from 1 to 3."),
        ("view 4", "Say which player, from 1 to 3."),
        ("view 2", "Bot 2 · 0 points"),
        ("palaces", "Bot 3 · 0 points"),
        ("rules VIZ-06", "VIZ-06  Preconditions"),
        ("rules VIZ-66", "There is no rule and no module “VIZ-66”; did you mean VIZ-"),
        ("rules ???", "There is no rule and no module “???”; rules alone lists the modules."),
        ("rules camps", "CAMP-01"),
        ("save", "Say where to"),
        ("save /nowhere/at/all", "could not be written: No such file or directory."),
        ("help", "where every point came from"),
        ("?", "where every point came from"),
    ],
)
def test_answers(command: Command, text: str, told: str) -> None:
    shown = play(command, text).out
    assert " ".join(told.split()) in " ".join(shown.split())
    assert shown.count("Player 1: Choose an action") == 1


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("fr", "aide|pourquoi pass|annuler|points|palais|voir 2|règles VIZ-06|quitter", "Au revoir."),
        ("de", "hilfe|warum pass|zurück|punkte|paläste|ansehen 2|regeln VIZ-06|ende", "Auf Wiedersehen."),
        ("fr", "help|why pass|undo|score|palaces|view 2|rules VIZ-06|quit", "Au revoir."),
    ],
)
def test_commands_are_understood_in_the_language_and_in_english(
    command: Command, language: str, words: str, told: str
) -> None:
    shown = play(command, *words.split("|"), "1", arguments=f"--seed 3 --language {language}").out
    assert told in shown
    assert "VIZ-06" in shown
    assert "BASE-RUL-03" in shown


def test_german_currencies_are_understood() -> None:
    german = currencies_in(Voice("de"))
    assert in_full("take Gulden 3 1 dukaten 1", german) == "take florin 3 florin 1 ducat 1"
    assert in_full("buy TOW7-NEW dinar 5 2", german) == "buy TOW7-NEW dinar 5 dinar 2"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_move_can_be_typed_as_it_is_shown(language: str) -> None:
    currencies = currencies_in(Voice(language))
    rng = random.Random(1)
    game = alhambra.new_game(2, modules=("vizier", "camps"), seed=2, edition="2003")
    while not game.over:
        for move in rng.sample(game.legal_moves, min(5, len(game.legal_moves))):
            text = in_full(f"{move.verb} {in_short(move, currencies)}".strip(), currencies)
            assert text == str(move)
        game.play(rng.choice(game.legal_moves))


# ------------------------------------------------------------------------------------------------------- whole courses


def moves_to_buy(game: Game) -> list[str]:
    """What seat 0 types to buy exactly, act again and come to placing; the bots do not move in between."""
    typed: list[str] = []
    buy = next(move for move in game.legal_moves if move.verb == "buy")
    typed.append(str(buy))
    game.play(buy)
    while game.decision is not None and game.decision.kind == "extra":
        take = next(move for move in game.legal_moves if move.verb == "take")
        typed.append(str(take))
        game.play(take)
    return typed


@pytest.fixture
def shopping(tmp_path: Path) -> tuple[Path, list[str]]:
    """A game in which player 1 can buy, and how."""
    rng = random.Random(2)
    for seed in range(50):
        game = alhambra.new_game(3, seed=seed)
        for _ in range(40):
            decision = game.decision
            if decision and decision.seat == 0 and any(move.verb == "buy" for move in game.legal_moves):
                path = tmp_path / "shopping.alh"
                path.write_text(str(game.record), "utf-8")
                return path, moves_to_buy(game)
            game.play(rng.choice(game.legal_moves))
    raise AssertionError("nobody can ever buy")


def test_placing_shows_the_numbers_on_the_palace(command: Command, shopping: tuple[Path, list[str]]) -> None:
    path, typed = shopping
    shown = play(command, *typed, "why 9,9", "why 0,0", "1", arguments=f"--resume {path}").out
    placing = shown[shown.index("Player 1: Place the tiles you bought") :]
    assert "Build" in placing
    assert "Keep" in placing
    assert "(BASE-PLACE-07)" in placing  # 9,9 touches nothing
    assert "(BASE-PLACE-03)" in placing  # the fountain is there
    assert "Bot 2" in placing


def test_undo_goes_back_within_a_turn_and_never_behind_a_revelation(
    command: Command, shopping: tuple[Path, list[str]]
) -> None:
    path, typed = shopping
    shown = play(command, *typed, *["undo"] * len(typed), "undo", arguments=f"--resume {path}").out
    assert shown.count("Taken back: ") == len(typed)
    assert f"Taken back: {typed[0]}" in " ".join(shown.split())
    assert shown.rstrip().partition("There is no move to take back.")[2]
    after = play(command, *typed, "1", "undo", arguments=f"--resume {path}").out
    assert "has moved since; your move cannot be taken back." in " ".join(after.split())


def test_a_saved_game_goes_on(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    shown = play(command, "1", "1", f"save {path}").out
    saved = path.with_suffix(".alh")
    assert saved.stat().st_mode & 0o777 == 0o600  # it tells every hidden card
    assert f"Saved to {saved}." in " ".join(shown.split()).replace(" .", ".") or str(saved.name) in shown
    game = alhambra.load(saved)
    assert game.ply >= 2
    again = play(command, "quit", arguments=f"--resume {saved}").out
    assert "Player 1: Choose an action" in again
    assert "· Bot" not in again  # what happened before is known
    assert [one.name for one in tmp_path.iterdir()] == ["mine.alh"]


@pytest.mark.parametrize(
    "arguments",
    [
        "--players 2 --modules vizier,camps --edition 2003",
        "--players 3 --language fr --option extra_action=may",
        "--players 6 --language de --modules camps --bots random",
        "--players 3 --people 2 --modules vizier --option always_ask_vizier=true",
        "--players 2 --people 2",
    ],
)
def test_whole_games_to_the_last_point(command: Command, tmp_path: Path, arguments: str) -> None:
    rng = random.Random(arguments)
    typed = [str(rng.choice([1, 1, 2, 3, 5, 8])) for _ in range(3000)]
    shown = play(command, *typed, arguments=f"--seed 5 {arguments}").out
    end = shown[shown.index("── ", shown.rindex("○ F") - 4000) :]
    assert re.search(r"The game is over|La partie est terminée|Das Spiel ist zu Ende", end)
    assert re.search(r"Scoring 3|Décompte 3|3. Wertung", shown)


def test_after_the_end_one_can_look_and_save(command: Command, record: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.alh"
    shown = play(command, "score", "view 1", "dance", f"save {target}", "", arguments=f"--resume {record}").out
    assert "for the longest outer wall" in shown
    assert "BASE-SCORE-07" in shown
    assert "you can still type score" in shown
    assert target.read_text("utf-8") == record.read_text("utf-8")
    game = alhambra.load(record)
    for seat, score in enumerate(game.scores):
        name = "Player 1" if seat == 0 else f"Bot {seat + 1}"
        assert f"{name}: {score}" in shown


def test_every_point_is_explained(command: Command, record: Path) -> None:
    shown = play(command, "score", arguments=f"--resume {record}").out
    game = alhambra.load(record)
    totals = [0, 0, 0]
    for name, points in re.findall(r"^  (Player 1|Bot 2|Bot 3): (\d+) for ", shown, re.MULTILINE):
        totals[int(name[-1]) - 1] += int(points)
    assert totals == game.scores


# ----------------------------------------------------------------------------------------------- several at a keyboard


def test_hands_stay_hidden_between_people(command: Command) -> None:
    shown = play(command, "1", "", "1", arguments="--seed 3 --players 2 --people 2").out
    first, _, rest = shown.partition("it is your turn. Nobody else should look now.")
    assert "Press Enter." in rest
    between = rest.partition("Press Enter.")[0]
    assert "Your hand" not in between
    assert first.count("Your hand") <= 1


def test_nobody_is_shown_the_hand_of_another(command: Command) -> None:
    """What is drawn for one player does not depend on what the others hold."""
    view = alhambra.new_game(3, seed=3).view(0)
    assert [player.hand() is None for player in view.players] == [False, True, True]


# ------------------------------------------------------------------------------------------------- leaving, and signals


@pytest.mark.parametrize("typed", ["", "quit\n", "q\n", "1\nquit now\n"])
def test_leaving_is_clean(command: Command, typed: str) -> None:
    shown = command("play", "--seed", 3, typed=typed)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.endswith("Goodbye. This game had the seed 3.\n")


@pytest.mark.parametrize("seed", [None, str((1 << 256) + 7)], ids=["without a seed", "with a key"])
def test_leaving_names_no_seed_that_deals_no_game_here(command: Command, tmp_path: Path, seed: str | None) -> None:
    """Such as the game of a table on a server, or one that went on from a record."""
    record = alhambra.new_game(3, seed=3).record
    del record.headers["Seed"], record.headers["Generator"]
    if seed is not None:
        record.headers["Seed"] = seed
    path = tmp_path / "game.alh"
    path.write_text(str(record), "utf-8")
    shown = command("play", "--resume", path, typed="quit\n")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.endswith("Goodbye.\n")


def test_the_program_plays(program: Program) -> None:
    done = program("play", "--terminal", "--seed", 3, typed="1\nwhy pass\nquit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "(BASE-RUL-03)" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_ctrl_c_is_clean() -> None:
    line = [sys.executable, "-m", "alhambra", "play", "--seed", "3"]
    process = subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("> "):
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == ""
    assert out.endswith("Goodbye. This game had the seed 3.\n")


# ----------------------------------------------------------------------------------------------------- a real terminal


def at_terminal(typed: list[str], **more: str) -> str:
    """What a terminal shows, escape codes and all."""
    import pty

    pid, terminal = pty.fork()
    if pid == 0:
        environ = {**environment(), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **more}
        environ = {name: value for name, value in environ.items() if value}
        os.execve(sys.executable, [sys.executable, "-m", "alhambra", "play", "--seed", "3"], environ)
    shown = ""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                data = os.read(terminal, 65536)
            except OSError:  # the program has left
                break
            if not data:
                break
            shown += data.decode("utf-8", "replace")
            if typed and shown.rstrip("\r\n").endswith("> "):
                os.write(terminal, (typed.pop(0) + "\n").encode())
                shown += "|"
    os.waitpid(pid, 0)
    os.close(terminal)
    return shown


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_colours_only_for_those_who_want_them() -> None:
    coloured = at_terminal(["quit"], NO_COLOR="", COLORTERM="truecolor")
    assert "\x1b[1;38;2;" in coloured or "\x1b[38;2;" in coloured
    assert "Goodbye" in coloured
    plain = at_terminal(["quit"], NO_COLOR="1")
    assert "38;2;" not in plain
    assert "38;5;" not in plain
    assert "Goodbye" in plain


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_the_tabulator_completes_moves() -> None:
    pytest.importorskip("readline")
    shown = at_terminal(["unk\t", "und\t", "quit"], NO_COLOR="1")
    assert "There is no move to take back." in shown

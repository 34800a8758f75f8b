"""The dice game at the terminal, played by scripts: what is shown, what is understood, what is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.printing.page import Page
from alhambra.printing.theme import ASCII
from alhambra.printing.voice import Voice
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.state import Rival
from alhambra.rollwrite.turn import COMPLETIONS
from alhambra.titles.roll_and_write.screens import SCREENS
from alhambra.titles.roll_and_write.terminal.narration import lines_of, scoring_table
from alhambra.titles.roll_and_write.terminal.reach import coins_gained, marks_of, remark_on
from alhambra.titles.roll_and_write.terminal.sheets import SheetDrawing, codes_in
from command_line import Command, Outcome
from dicekit import LAYOUT, dice_of, lay, listening, set_up

LANGUAGES = ("en", "fr", "de")


def play(command: Command, *typed: str, arguments: str = "--seed 3") -> Outcome:
    words = ["--game", "roll-and-write", *arguments.split()]
    shown = command("play", *words, typed="".join(f"{line}\n" for line in typed))
    assert shown.code == 0, shown
    assert shown.err == ""
    return shown


def saved(game: Game, folder: Path) -> Path:
    path = folder / "game.alh"
    path.write_text(str(game.record), "utf-8")
    return path


def page_in(language: str = "en", names: Sequence[str] = ("Ani", "Ben", "Cem")) -> Page:
    return Page(Voice(language), names, SCREENS.styles)


# ------------------------------------------------------------------------------------------------------------- showing


def test_a_sheet_shows_buildings_dice_and_lines() -> None:
    game = set_up(3, dice=[((2, 2), (4, 5)), ((5,), (5,)), ((6,), (6,))])
    player = game.state.players[0]
    drawn = SheetDrawing(LAYOUT, player, codes_in(Voice("en")), False).draw().lines()
    assert drawn == [
        "                            b      b",
        "       1      2      3      4      5      6",
        "   1 [PAV]  [SER]  [ARC]   cha    gar    tow    3",
        "yy 2  arc    cha    gar    tow    pav    tow",
        "   3  gar    tow    pav    ser    arc    cha",
        "   4  ser    arc    cha    gar    tow    pav",
        "   5  cha    gar    tow    gar    ser    arc",
        "   6  tow    pav    ser    arc    cha    gar",
        "       1      1      1",
    ]
    ruled = SheetDrawing(LAYOUT, player, codes_in(Voice("en")), True).draw().lines()
    assert ruled[2].strip() == "┌───────┬───────┬───────┬───────┬───────┬───────┐"
    assert ruled[3].rstrip() == "   1 │[PAV]  │[SER]  │[ARC]  │ cha   │ gar   │ tow   │ 3"
    assert len(ruled) == 16
    assert "\n".join(ruled).translate(ASCII).isascii()


def test_crossings_have_the_numbers_of_their_moves_and_coins_of_built_ones() -> None:
    game = set_up(3, dice=[((1, 2), (3, 3)), ((5,), (5,)), ((6,), (6,))])
    view = game.view(0)
    marks = marks_of(view, SCREENS.groups(view))
    assert marks.numbers == {8: "1"}
    assert marks.coins == {2: 2}, "both blue dice cross the yellow 1 there"
    drawn = SheetDrawing(LAYOUT, view.players[0], codes_in(Voice("en")), False, marks).draw().lines()
    assert " y 2  arc    cha   →gar←1" in drawn[3]
    assert "[ARC]○2" in drawn[2]


def test_only_the_second_crossing_is_marked_when_a_second_building_is_possible() -> None:
    game = set_up(3, dice=[((2, 3), (4, 5)), ((5,), (5,)), ((6,), (6,))])
    game.play("build 2,4")
    view = game.view(0)
    assert marks_of(view, SCREENS.groups(view)).numbers == {2 * 6 + 4: "1"}


def test_the_table_shows_everything_that_lies_open(command: Command) -> None:
    shown = play(command).out
    assert "Player 1: Choose an action" in shown
    assert "round 1 of 18" in shown
    for word in ("points", "now", "PAV", "TOW", "coins", "dice", "Bot 2", "Bot 3", "1st 2nd 3rd", "of 20 circled"):
        assert word in shown
    assert re.search(r"Build +1 \d,\d  \w+ \d/\d", shown)
    assert re.search(r"Coins +\d coins  \+\d", shown)
    assert re.search(r"Change +\d+–\d+  \d+ moves: type change to list them", shown)
    assert "seed" not in shown.partition("> ")[0], "the seed would tell the dice"
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("lines", ["24", "50"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_nothing_is_wider_than_the_terminal(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, language: str, lines: str
) -> None:
    monkeypatch.setenv("LINES", lines)
    game = alhambra.new_game(seats, seed=5, game="roll-and-write")
    rng = random.Random(2)
    for _ in range(40 * seats):
        if not game.over:
            game.play(rng.choice(game.legal_moves))
    assert isinstance(game, Game)
    game.rewind(game.ply // 2)
    path = saved(game, tmp_path)
    asked = "moves\nsheets\nscores\nnow\nscore\nhelp\n"
    shown = command("play", "--resume", path, "--people", seats, "--language", language, typed=f"\n{asked}")
    assert shown.code == 0
    for line in shown.out.splitlines():
        assert len(line) <= 80 or line.startswith("> "), line


def test_every_language_has_six_codes_that_differ() -> None:
    for language in LANGUAGES:
        codes = codes_in(Voice(language))
        assert len(set(codes)) == 6
        assert {len(code) for code in codes} == {3}


# ----------------------------------------------------------------------------------------------------------- answering


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Type the number of a move, a move, or help."),
        ("build 2,5", "None of your dice cross at 2,5. (RW-TURN-03)"),
        ("build 5,5", "You have already built at 5,5. (RW-BUILD-01)"),
        ("build 55", "You have already built at 5,5. (RW-BUILD-01)"),
        ("build 5 5", "You have already built at 5,5. (RW-BUILD-01)"),
        ("build", "Build"),
        ("build x", "a crossing such as 2,5"),
        ("change y1:4", "You have no yellow 1. (RW-SPEC-02)"),
        ("change y6:7", "A die shows 1 to 6"),
        ("change y5:1", "That costs 4 coins, and you have 3. (RW-SPEC-07)"),
        ("change b5:6 b6:5", "Only one blue die can be changed in a turn. (RW-SPEC-05)"),
        ("change", "y5:4"),
        ("change 2", "a die such as y2:4"),
        ("second", "It is not the moment to build a second time"),
        ("retain 5,5", "It is not the moment to keep dice"),
        ("why 5,6", "build 5,6 is allowed now."),
        ("why 1,1", "None of your dice cross at 1,1. (RW-TURN-03)"),
        ("why y5:6", "change y5:6 is allowed now."),
        ("why y1:6", "You have no yellow 1. (RW-SPEC-02)"),
        ("why y5:6 b6:5", "change y5:6 b6:5 is allowed now."),
        ("why coins", "coins is allowed now."),
        ("why", "Say which move, for example: why build 2,5"),
        ("sheet", "Say which player, from 1 to 3."),
        ("sheet 4", "Say which player, from 1 to 3."),
        ("sheet 99999999999999999999", "Say which player, from 1 to 3."),
        ("sheet 2", "Bot 2 · 0 points"),
        ("sheets", "Bot 3 · 0 points"),
        ("scores", "Seraglio"),
        ("now", "RW-END-01"),
        ("score", "There has been no scoring yet."),
        ("undo", "There is no move to take back."),
        ("rules RW-SPEC-02", "RW-SPEC-02  Change dice"),
        ("help", "the shared score sheet"),
        ("biuld 5,6", "did you mean build?"),
    ],
)
def test_answers(command: Command, text: str, told: str) -> None:
    shown = play(command, text).out
    assert " ".join(told.split()) in " ".join(shown.split())
    assert shown.count("Player 1: Choose an action") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "aide|feuilles|feuille 2|marque|maintenant|change j1:4|quitter"),
        ("de", "hilfe|bögen|bogen 2|wertung|jetzt|change g1:4|ende"),
        ("de", "help|sheets|sheet 2|scores|now|change y1:4|quit"),
    ],
)
def test_commands_and_dice_are_understood_in_the_language_and_in_english(
    command: Command, language: str, words: str
) -> None:
    shown = play(command, *words.split("|"), arguments=f"--seed 3 --language {language}").out
    assert "RW-SPEC-02" in shown
    assert shown.count("2 · 0 point") + shown.count("2 · 0 Punkte") == 2
    assert "RW-END-01" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_typed_as_it_is_shown(language: str) -> None:
    voice = Voice(language)
    rng = random.Random(1)
    game = alhambra.new_game(2, seed=2, game="roll-and-write")
    while not game.over:
        for move in rng.sample(game.legal_moves, min(5, len(game.legal_moves))):
            assert SCREENS.in_full(f"{move.verb} {SCREENS.in_short(move, voice)}".strip(), voice) == str(move)
        game.play(rng.choice(game.legal_moves))


def test_what_a_move_brings_stands_behind_it() -> None:
    game = set_up(3, dice=[((2, 3), (1, 2)), ((5,), (5,)), ((6,), (6,))])
    lay(game, 0, built=[(1, 1), (3, 1), (4, 1), (1, 2), (2, 5)], coins=5)
    view, page = game.view(0), page_in()
    told = {str(move): remark_on(view, move, page) for move in game.legal_moves}
    assert told["build 2,1"] == "Arcades 1/6, column +2", "the fourth of its column"
    assert told["build 2,2"] == "Chambers 1/6"
    assert told["coins"] == "+1"
    assert told["change y2:3 b1:3"] == "3 coins"


def test_a_second_building_tells_what_it_brings_and_costs() -> None:
    game = set_up(3, dice=[((2, 3), (4, 5)), ((5,), (5,)), ((6,), (6,))])
    game.play("build 2,4")
    assert [str(move) for move in game.legal_moves] == ["second", "pass"]
    assert remark_on(game.view(0), game.legal_moves[0], page_in()) == "Arcades 2/6 · 3 coins"
    assert remark_on(game.view(0), game.legal_moves[1], page_in()) == ""


def test_a_completed_family_names_the_points_of_the_next_place() -> None:
    game = set_up(3, dice=[((6, 6), (2, 2)), ((5,), (5,)), ((6,), (6,))])
    lay(game, 0, built=[(1, 1), (2, 5), (3, 3), (4, 6)])
    view = game.view(0)
    (build,) = [move for move in game.legal_moves if move.verb == "build"]
    assert remark_on(view, build, page_in()) == "Pavilion 5/5, complete: 16"
    game.state.used = [1, 0, 0, 0, 0, 0]
    assert remark_on(game.view(0), build, page_in()) == "Pavilion 5/5, complete: 8"


def test_a_full_store_gains_what_fits() -> None:
    game = set_up(3, dice=[((1, 1), (1, 1)), ((5,), (5,)), ((6,), (6,))])
    view = game.view(0)
    assert coins_gained(view, view.players[0]) == 4
    lay(game, 0, coins=1, circled=19)
    view = game.view(0)
    assert coins_gained(view, view.players[0]) == 1
    assert dice_of(game)[0] == ([1, 1], [1, 1])


def test_who_keeps_dice_sees_whom_the_others_go_to() -> None:
    game = set_up(3, rolls=[(1, 4, 2, 6)])
    game.play("coins")
    told = {str(move): remark_on(game.view(0), move, page_in()) for move in game.legal_moves}
    assert told == {
        "retain 1,2": "y4 b6 for Ben",
        "retain 1,6": "y4 b2 for Ben",
        "retain 4,2": "y1 b6 for Ben",
        "retain 4,6": "y1 b2 for Ben",
    }


# ------------------------------------------------------------------------------------------------------- whole courses


def test_news_tells_what_others_did_and_hides_what_the_sheets_show(command: Command) -> None:
    shown = play(command, "1", "2", "1", "2").out
    assert re.search(r"· Bot 2 (builds|gains|changes)", shown)
    assert re.search(r"passes yellow \d and blue \d on", shown)
    assert "· Player 1 builds" not in shown
    assert "rolls yellow" not in shown


def test_a_build_can_be_taken_back_until_somebody_else_has_moved(command: Command) -> None:
    shown = play(command, "build 5,6", "undo", "build 5,6", "pass", "undo").out
    assert "Taken back: build 5,6" in shown
    assert "Bot 3 has moved since; your move cannot be taken back." in shown


def test_a_roll_cannot_be_taken_back(command: Command) -> None:
    shown = play(command, "coins", "undo", arguments="--seed 3 --players 1")
    assert "cannot be taken back: it brought something to light that nobody knew." in " ".join(shown.out.split())


END_OF_GAME = {
    "en": ("The game is over: ", " the duel"),
    "fr": ("La partie est terminée\u00a0: ", " le duel"),
    "de": ("Die Partie ist zu Ende: ", " das Duell"),
}


@pytest.mark.parametrize("duel", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone(command: Command, language: str, duel: bool) -> None:
    options = "--option solo_duel=true --option fictitious_players=4" if duel else ""
    arguments = f"--players 1 --seed 4 --language {language} {options}"
    shown = play(command, *["1"] * 40, arguments=arguments).out
    over, verdict = END_OF_GAME[language]
    assert shown.count(over) == 1
    assert shown.count(verdict) == (1 if duel else 0)
    assert ("Dirkina" in shown) is duel


@pytest.mark.parametrize(("mine", "told"), [(30, "You win"), (20, "ends even"), (10, "You lose")])
def test_how_a_duel_ended(mine: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = set_up(1, options={"solo_duel": True})
    lay(game, 0, points=mine)
    game.state.rivals = [Rival(game.state.rivals[0].counts, points) for points in (20, 15)]
    game.state.decision = None
    SCREENS.standings(page_in(names=("Ani", "Dirk", "Dirki")), game.view(None))
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_end_of_a_game_tells_where_every_point_came_from(command: Command, tmp_path: Path, seats: int) -> None:
    game = alhambra.new_game(seats, seed=11, game="roll-and-write")
    play_out(game, [RandomBot(seat) for seat in range(seats)])
    scores = game.scores
    _, move = game.record.moves[-1]
    game.rewind(game.ply - 1)
    assert isinstance(game, Game)
    arguments = ("play", "--resume", saved(game, tmp_path), "--people", seats)
    handed = "" if game.decision is not None and game.decision.seat == 0 else "\n"
    shown = command(*arguments, typed=f"{handed}{move}\nscore\n\n").out
    for seat, score in enumerate(scores):
        points = re.findall(rf"^  Player {seat + 1}: (\d+) ", shown, re.MULTILINE)
        assert sum(int(one) for one in points) == score, shown


def test_completions_are_told_with_their_lines() -> None:
    game = set_up(3, dice=[((6, 6), (2, 2)), ((5,), (5,)), ((6,), (6,))])
    lay(game, 0, built=[(1, 1), (2, 5), (3, 3), (4, 6)])
    game.play("build 6,2")
    log = listening(game)
    COMPLETIONS.run(game.state)
    (event,) = log.events
    assert SCREENS.gives_points(event)
    page = page_in()
    told = SCREENS.news(page, game.view(1), event)
    assert told is not None
    assert "Ani: 16 for pavilions (5 buildings, rank 1)." in told
    assert SCREENS.provenance(page, event) == [("Ani: 16 for pavilions (5 buildings, rank 1)", "RW-BONUS-01")]
    assert not SCREENS.gives_points(set_up(3).events[0])


def test_a_scoring_table_adds_up() -> None:
    game = alhambra.new_game(4, seed=3, game="roll-and-write")
    play_out(game, [RandomBot(seat) for seat in range(4)])
    (event,) = [event for event in game.events if event.verb == "final scoring"]
    table = scoring_table(Voice("en"), ["A", "B", "C", "D"], event)
    sums = [int(str(cell)) for cell in table.columns[-1].cells]
    for seat, total in enumerate(sums):
        assert total == sum(line["points"] for line in lines_of(event) if line["seat"] == seat)
    assert table.row_count == 4

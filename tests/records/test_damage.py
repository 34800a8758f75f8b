"""Damaged records: either the game still verifies to the same scores, or InvalidRecord says what is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import alhambra
from alhambra import InvalidRecord
from alhambra.core.record import parse_record
from alhambra.records.positions import positions
from alhambra.titles.alhambra.title import ALHAMBRA
from random_games import Mix, finished

GAME = finished(Mix(2, "2024", ("vizier", "camps"), {"extra_action": "may"}), 21)
TEXT = str(GAME.record)
LINES = TEXT.splitlines()


def outcome(text: str) -> str:
    """What becomes of the text: its final scores, or the complaint. Any other exception is a fault."""
    try:
        game = alhambra.load(parse_record(text))
    except InvalidRecord as error:
        message = str(error)
        assert message.strip()
        assert len(message) < 400, "one line that can be read"
        return f"invalid: {message}"
    assert game.over
    return f"scores: {game.scores}"


UNHARMED = outcome(TEXT)


def survives_or_is_refused(text: str) -> str:
    found = outcome(text)
    assert found == UNHARMED or found.startswith("invalid: "), found
    return found


def recounted(lines: list[str]) -> str:
    """The lines with the number of moves at the end put right, so that the fault is not found by counting alone."""
    moves = 0
    for line in lines:
        if re.match(r"\d+\. ", line):
            moves += line.count(";") + line.count("|") + 1
    return "\n".join([*lines[:-1], f"end {moves}"] if lines and lines[-1].startswith("end") else lines) + "\n"


def test_the_undamaged_record_verifies() -> None:
    assert f"scores: {GAME.scores}" == UNHARMED
    assert recounted(LINES) == TEXT


# ---------------------------------------------------------------------- systematic damage


@pytest.mark.parametrize("recount", [False, True])
def test_each_line_deleted(recount: bool) -> None:
    survivors = []
    for index, line in enumerate(LINES):
        rest = LINES[:index] + LINES[index + 1 :]
        if survives_or_is_refused(recounted(rest) if recount else "\n".join(rest)) == UNHARMED:
            survivors.append(line.split(" ")[0])
    harmless = {"", "[Seed", "[Generator", "shuffle:"}
    assert set(survivors) <= harmless, "a missing move, score or rule is noticed"
    assert survivors.count("shuffle:") <= 1, "only the last shuffle can be dealt again, by the seed"


@pytest.mark.parametrize("recount", [False, True])
def test_each_line_doubled(recount: bool) -> None:
    for index in range(len(LINES)):
        lines = [*LINES[: index + 1], *LINES[index:]]
        survives_or_is_refused(recounted(lines) if recount else "\n".join(lines))


def test_neighbouring_lines_swapped() -> None:
    for index in range(len(LINES) - 1):
        lines = LINES.copy()
        lines[index], lines[index + 1] = lines[index + 1], lines[index]
        survives_or_is_refused("\n".join(lines))


def test_cut_off_anywhere() -> None:
    """Only what follows the number of moves can be missed."""
    last = len(TEXT.rstrip("\n"))
    for end in [*range(0, last - 1, 97), *range(last - 40, last)]:
        found = survives_or_is_refused(TEXT[:end])
        assert found.startswith("invalid: "), f"cut at {end} of {last}"
    assert survives_or_is_refused(TEXT[:last]) == UNHARMED


def test_a_piece_missing_in_the_middle() -> None:
    rng = random.Random(1)
    for _ in range(120):
        start = rng.randrange(len(TEXT))
        survives_or_is_refused(TEXT[:start] + TEXT[start + rng.choice([1, 2, 5, 40, 400]) :])


def test_moves_swapped_within_and_between_turns() -> None:
    turns = [index for index, line in enumerate(LINES) if re.match(r"\d+\. ", line)]
    rng = random.Random(2)
    for _ in range(60):
        lines = LINES.copy()
        one, other = rng.sample(turns, 2)
        number, rest = lines[one].split(". ", 1)
        other_number, other_rest = lines[other].split(". ", 1)
        lines[one], lines[other] = f"{number}. {other_rest}", f"{other_number}. {rest}"
        survives_or_is_refused(recounted(lines))
    for index in turns:
        if ";" in LINES[index] and "|" not in LINES[index]:
            number, _, moves = LINES[index].partition(": ")
            reverse = "; ".join(reversed(moves.split("; ")))
            survives_or_is_refused("\n".join([*LINES[:index], f"{number}: {reverse}", *LINES[index + 1 :]]))


def test_each_digit_of_headers_scores_seats_and_end_changed() -> None:
    survivors = set()
    for index, line in enumerate(LINES):
        if line.startswith("shuffle"):
            continue
        digits = [place for place, letter in enumerate(line) if letter.isdecimal()]
        if re.match(r"\d+\. ", line):
            digits = [place for place in digits if re.match(r"\d+: ", line[place:])]  # the seats
        for place in digits:
            changed = str((int(line[place]) + 1) % 10)
            lines = [*LINES[:index], line[:place] + changed + line[place + 1 :], *LINES[index + 1 :]]
            if survives_or_is_refused("\n".join(lines)) == UNHARMED:
                survivors.add(line.split(" ")[0])
    assert survivors <= {"[Seed", "[Generator"}, "nothing that counts may be wrong"


def test_shuffles_damaged() -> None:
    rng = random.Random(3)
    for index in [number for number, line in enumerate(LINES) if line.startswith("shuffle:")]:
        names = LINES[index].removeprefix("shuffle: ").split(", ")
        for _ in range(8):
            damaged = names.copy()
            one, other = rng.sample(range(len(names)), 2)
            kind = rng.randrange(5)
            if kind == 0:
                damaged[one], damaged[other] = damaged[other], damaged[one]
            elif kind == 1:
                del damaged[one]
            elif kind == 2:
                damaged[one] = damaged[other]
            elif kind == 3:
                damaged.insert(one, "joker")
            else:
                damaged.append(damaged[one])
            line = "shuffle: " + ", ".join(damaged)
            survives_or_is_refused("\n".join([*LINES[:index], line, *LINES[index + 1 :]]))
        for line in ("shuffle:", "shuffle: ,,,", "shuffle", "shuffle: " + "x" * 10_000):
            found = survives_or_is_refused("\n".join([*LINES[:index], line, *LINES[index + 1 :]]))
            assert found.startswith("invalid: ")


def test_characters_changed_at_random() -> None:
    rng = random.Random(4)
    signs = '0123456789abcNESW-,;:|.[]"\\ \n\t\x00\x1cé²٣🏰#'
    for _ in range(250):
        letters = list(TEXT)
        for _ in range(rng.choice([1, 1, 1, 3, 30])):
            letters[rng.randrange(len(letters))] = rng.choice(signs)
        survives_or_is_refused("".join(letters))


def test_binary_junk() -> None:
    rng = random.Random(5)
    for length in (1, 10, 1000, 20_000):
        junk = rng.randbytes(length)
        assert outcome(junk.decode("latin-1")).startswith("invalid: ")
        assert outcome(TEXT[:500] + junk.decode("latin-1")).startswith("invalid: ")
        survives_or_is_refused(TEXT[:900] + junk.decode("latin-1") + TEXT[900:])


def test_files_of_junk(tmp_path: Path) -> None:
    file = tmp_path / "junk.alh"
    contents = [b"", b"\n", b"\xff\xfe\x00", b"\x00" * 100, TEXT.encode("utf-16"), b"PK\x03\x04", b"[", b"end 0", b"{}"]
    for content in contents:
        file.write_bytes(content)
        with pytest.raises(InvalidRecord):
            alhambra.load(file)
        with pytest.raises(InvalidRecord):
            alhambra.load(str(file))
    file.write_bytes(TEXT.encode("latin-1") + b"\xe9")
    with pytest.raises(InvalidRecord, match=r"junk\.alh"):
        alhambra.load(file)


@pytest.mark.parametrize(
    "text", ["", "junk", "\x00", "no\x00file", "x" * 100_000, "🏰" * 300], ids=lambda text: ascii(text[:9])
)
def test_a_text_that_is_neither_a_record_nor_a_file(text: str) -> None:
    """One line that is no header is the path of a file."""
    with pytest.raises((InvalidRecord, OSError)):
        alhambra.load(text)


def test_an_empty_file_says_so(tmp_path: Path) -> None:
    assert "header" in outcome("")
    file = tmp_path / "empty.alh"
    file.write_bytes(b"")
    with pytest.raises(InvalidRecord, match="header"):
        alhambra.load(file)


def test_a_record_that_stops_too_early_is_noticed_whatever_result_it_claims() -> None:
    """Not even the scores as they stand are a result before the end."""
    game = GAME.copy()
    game.rewind(100)
    record = game.record
    assert outcome_of_running(str(record)) == "running"
    record.headers["Result"] = " ".join(str(score) for score in game.scores)
    assert "before the game is over" in outcome_of_running(str(record))


def outcome_of_running(text: str) -> str:
    try:
        game = alhambra.load(parse_record(text))
    except InvalidRecord as error:
        return str(error)
    return "over" if game.over else "running"


def test_positions_complain_like_the_replay() -> None:
    damaged = TEXT.replace("scoring 3: ", "scoring 3: 1")
    with pytest.raises(InvalidRecord, match="scoring 3"):
        list(positions(parse_record(damaged), ALHAMBRA))
    damaged = TEXT.replace('[Result "', '[Result "1')
    with pytest.raises(InvalidRecord, match="Result"):
        list(positions(parse_record(damaged), ALHAMBRA))


# ---------------------------------------------------------------------- the message names the thing

HUGE = "9" * 5000
FIRST = next(one for one in LINES if one.startswith("1. ")).split(": ", 1)[1]  # the moves of the first turn


def header(name: str, value: str) -> str:
    """The record with another value in one header."""
    return re.sub(rf'^\[{name} ".*"\]$', lambda _: f'[{name} "{value}"]', TEXT, flags=re.MULTILINE)


def line(beginning: str, replacement: str) -> str:
    """The record with its first line that begins so replaced."""
    index = next(number for number, one in enumerate(LINES) if one.startswith(beginning))
    return "\n".join([*LINES[:index], replacement, *LINES[index + 1 :]])


DAMAGES = {
    "other game": (header("Game", "Chess"), ["Game", "Chess"]),
    "other format": (header("Format", "2"), ["Format", "2"]),
    "other rules": (header("Rules", "99"), ["Rules", "99"]),
    "unknown edition": (header("Edition", "2025"), ["edition", "2025"]),
    "unknown option": (header("Options", "speed=fast"), ["speed"]),
    "option without value": (header("Options", "extra_action"), ["Options", "extra_action"]),
    "unknown option value": (header("Options", "extra_action=never"), ["extra_action", "never"]),
    "ages for others": (header("Options", "ages=1,2,3"), ["ages"]),
    "unknown module": (header("Modules", "vizier circus"), ["circus"]),
    "module twice": (header("Modules", "vizier vizier"), ["vizier", "twice"]),
    "automatic module": (header("Modules", "dirk"), ["dirk"]),
    "too many seats": (header("Seats", "7"), ["7 seats"]),
    "no seats": (header("Seats", ""), ["Seats"]),
    "negative seats": (header("Seats", "-2"), ["Seats", "-2"]),
    "odd seats": (header("Seats", "²"), ["Seats", "²"]),
    "huge seats": (header("Seats", HUGE), ["seats"]),
    "seed in words": (header("Seed", "seven"), ["Seed", "seven"]),
    "negative seed": (header("Seed", "-7"), ["Seed", "-7"]),
    "seed with two signs": (header("Seed", "--7"), ["Seed", "--7"]),
    "seed of another script": (header("Seed", "²"), ["Seed", "²"]),
    "result of another game": (header("Result", "1 2"), ["Result", "1 2"]),
    "result in words": (header("Result", "victory"), ["Result", "victory"]),
    "result missing": (TEXT.replace('[Result "', '# [Result "'), ["Result"]),
    "still running": (header("Result", "*"), ["Result"]),
    "header twice": ('[Seats "2"]\n' + TEXT, ["Seats", "twice"]),
    "components not JSON": ('[Components "{"]\n' + TEXT, ["Components"]),
    "components of an unknown module": ('[Components "{\\"circus\\": {}}"]\n' + TEXT, ["Components", "circus"]),
    "components with an unknown key": (
        '[Components "{\\"base\\": {\\"roof\\": 1}}"]\n' + TEXT,
        ["Components", "base.roof"],
    ),
    "components not a table": ('[Components "5"]\n' + TEXT, ["Components"]),
    "components a list of names": ('[Components "[\\"base\\"]"]\n' + TEXT, ["Components"]),
    "components a text": ('[Components "\\"base\\""]\n' + TEXT, ["Components"]),
    "components nested without end": (f'[Components "{"[" * 100_000}"]\n' + TEXT, ["Components"]),
    "components with a huge number": (
        f'[Components "{{\\"base\\": {{\\"deck\\": {{\\"piles\\": {HUGE}}}}}}}"]\n' + TEXT,
        ["Components"],
    ),
    "not a header": (line("[Seats", "[Seats 2]"), ["line", "[Seats 2]"]),
    "unknown thing shuffled": (TEXT.replace("shuffle: ", "shuffle: joker, ", 1), ["shuffle 1", "joker"]),
    "too few things shuffled": (re.sub(r"shuffle: [^,]+, ", "shuffle: ", TEXT, count=1), ["shuffle 1"]),
    "end in words": (line("end", "end soon"), ["line", "soon"]),
    "end of a huge game": (line("end", f"end {HUGE}"), ["end"]),
    "end negative": (line("end", "end -5"), ["-5"]),
    "end in another script": (line("end", "end ²"), ["²"]),
    "end too early": (line("end", "end 5"), ["5"]),
    "end missing": (TEXT.replace("\nend ", "\n# end "), ["end"]),
    "more after the end": (TEXT + "1. 0: pass\n", ["line", "1. 0: pass"]),
    "scoring in words": (line("scoring 3", "scoring three: 1 2"), ["line", "three"]),
    "scoring without scores": (line("scoring 3", "scoring 3:"), ["scoring 3"]),
    "scoring with other scores": (line("scoring 3", "scoring 3: 1 2"), ["scoring 3", "[1, 2]"]),
    "scoring with a huge score": (line("scoring 3", f"scoring 3: {HUGE} 2"), ["scoring"]),
    "scoring with two signs": (line("scoring 3", "scoring 3: --5 2"), ["scoring"]),
    "scoring with a lone sign": (line("scoring 3", "scoring 3: - 2"), ["scoring"]),
    "scoring that never was": (line("scoring 3", "scoring 4: 1 2"), ["scoring 3"]),
    "turn without seat": (line("1. ", "1. take florin 1"), ["line", "take florin 1"]),
    "turn without number": (line("1. ", "0: pass"), ["line", "0: pass"]),
    "turn with a huge number": (line("1. ", f"{HUGE}. 5: {FIRST}"), ["move 1"]),
    "huge seat": (line("1. ", f"1. {HUGE}: {FIRST}"), ["move 1"]),
    "odd seat": (line("1. ", "1. ²: pass"), ["line"]),
    "unknown move": (recounted([re.sub(r"^1\. (\d): .*", r"1. \1: dance", one) for one in LINES]), ["move 1", "dance"]),
    "empty move": (recounted([re.sub(r"^1\. (\d): (.*)", r"1. \1: ; \2", one) for one in LINES]), ["move 1"]),
    "illegal move": (recounted([re.sub(r"^1\. (\d): .*", r"1. \1: pass", one) for one in LINES]), ["move 1", "pass"]),
    "move of another seat": (line("1. ", f"1. 7: {FIRST}"), ["move 1"]),
    "moves after the end of the game": (recounted([*LINES[:-1], "999. 0: pass", LINES[-1]]), ["move"]),
    "nothing but a header": ('[Game "Alhambra"]\n', ["end"]),
    "something else": ("Dear Sir or Madam,\nplease find attached\n", ["line 1", "Dear Sir"]),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_the_complaint_names_what_is_wrong(name: str) -> None:
    text, named = DAMAGES[name]
    assert text != TEXT
    found = outcome(text)
    assert found.startswith("invalid: "), found
    for part in named:
        assert part in found


@pytest.mark.parametrize(
    "value", ["null", "[]", "{}", "false", "0", '\\"\\"', '{\\"base\\": {}}', '{\\"base\\": null}']
)
def test_corrections_that_correct_nothing(value: str) -> None:
    survives_or_is_refused(f'[Components "{value}"]\n' + TEXT)


@pytest.mark.parametrize(
    "name", ["Game", "Format", "Rules", "Edition", "Options", "Modules", "Seats", "Seed", "Result"]
)
def test_a_complaint_about_something_long_stays_short(name: str) -> None:
    for value in ("x" * 10_000, HUGE, "x=" + "y" * 10_000, f"extra_action={'z' * 10_000}"):
        survives_or_is_refused(header(name, value))


def test_a_complaint_about_long_moves_and_shuffles_stays_short() -> None:
    words = "word " * 2000
    survives_or_is_refused(recounted([re.sub(r"^1\. (\d): .*", rf"1. \1: {words}", one) for one in LINES]))
    survives_or_is_refused(recounted([re.sub(r"^1\. (\d): .*", rf"1. \1: take {words}", one) for one in LINES]))
    survives_or_is_refused(line("1. ", f"1. {words}"))
    survives_or_is_refused(line("scoring 3", f"scoring 3: {'5 ' * 5000}"))
    survives_or_is_refused(TEXT.replace("shuffle: ", f"shuffle: {words}, ", 1))

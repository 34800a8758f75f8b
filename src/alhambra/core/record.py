"""What replays a game, as data and as text (an `.alh` file): rules, seats, chance, moves.

[Game "Alhambra"]                                       headers, one per line
[Seed "7"]
shuffle: TOW7-NEW, GAR10-, ...                          every shuffle, so a record survives its generator
roll: 4, 2, 6                                           likewise every roll of dice
1. 0: buy PAV2-NEW florin 2; take ducat 3 | 2: pass     one line per turn; a seat may act in another's turn
scoring 1: 4 0 11                                       the scores after a scoring
end 132                                                 the number of moves: a cut file is noticed
"""

from __future__ import annotations

import re
from typing import Final

from .rng import ROLL, SHUFFLE, Outcome
from .violations import short

FORMAT: Final = "1"  # of the text
_HEADER: Final = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]')
_TURN: Final = re.compile(r"(\d+)\. (.+)")
_GROUP: Final = re.compile(r"(\d+): (.+)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


class InvalidRecord(ValueError):
    """The text is no record, or one that does not replay."""


class Turn:
    """The moves between one turn's beginning and the next one's, and the scores of scorings held meanwhile."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.groups: list[tuple[int, list[str]]] = []  # seat, moves
        self.scorings: list[tuple[int, list[int]]] = []  # scoring, scores after it

    def add(self, seat: int, move: str) -> None:
        if self.groups and self.groups[-1][0] == seat:
            self.groups[-1][1].append(move)
        else:
            self.groups.append((seat, [move]))


class Record:
    """A game that can be replayed."""

    def __init__(self, headers: dict[str, str], outcomes: list[Outcome], turns: list[Turn]) -> None:
        self.headers = headers
        self.outcomes = outcomes  # what chance gave, in this order
        self.turns = turns

    @property
    def moves(self) -> list[tuple[int, str]]:
        """All moves with the seats that made them."""
        return [(seat, move) for turn in self.turns for seat, moves in turn.groups for move in moves]

    @property
    def shuffles(self) -> list[list[str]]:
        return [outcome.names() for outcome in self.outcomes if outcome.kind == SHUFFLE]

    @property
    def scorings(self) -> list[tuple[int, list[int]]]:
        return [scoring for turn in self.turns for scoring in turn.scorings]

    def __str__(self) -> str:
        lines = [f'[{name} "{_escaped(value)}"]' for name, value in self.headers.items()]
        lines.append("")
        lines += [f"{outcome.kind}: {', '.join(outcome.names())}" for outcome in self.outcomes]
        lines.append("")
        for turn in self.turns:
            if turn.groups:
                groups = " | ".join([f"{seat}: {'; '.join(moves)}" for seat, moves in turn.groups])
                lines.append(f"{turn.number}. {groups}")
            lines += [f"scoring {scoring}: {' '.join(map(str, scores))}" for scoring, scores in turn.scorings]
        lines.append(f"end {len(self.moves)}")
        return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """The record that the text holds; InvalidRecord names the line that is wrong."""
    headers: dict[str, str] = {}
    outcomes: list[Outcome] = []
    turns: list[Turn] = []
    ended = -1
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if ended >= 0:
            raise InvalidRecord(f"line {number}: nothing may follow the end: {short(line)}")
        header = _HEADER.fullmatch(line)
        if header is not None:
            if header[1] in headers:
                raise InvalidRecord(f"line {number}: header {header[1]} is there twice")
            headers[header[1]] = re.sub(r"\\(.)", r"\1", header[2])
        elif line.startswith((f"{SHUFFLE}:", f"{ROLL}:")):
            kind, _, names = line.partition(":")
            outcomes.append(Outcome(kind, [name.strip() for name in names.split(",")]))
        elif line.startswith("scoring "):
            if not turns:
                turns.append(Turn(0))
            turns[-1].scorings.append(_scoring(number, line))
        elif line.startswith("end "):
            if not _NUMBER.fullmatch(line[4:]) or line[4] == "-":
                raise InvalidRecord(f"line {number}: the end is not a number of moves: {short(line[4:])}")
            ended = int(line[4:])
        else:
            turns.append(_turn(number, line))
    record = Record(headers, outcomes, turns)
    if not headers:
        raise InvalidRecord("no header: this is not a record of a game")
    if ended < 0:
        raise InvalidRecord("the record is cut off: its last line, 'end', is missing")
    if ended != len(record.moves):
        raise InvalidRecord(f"the record is damaged: it has {len(record.moves)} moves, its last line says {ended}")
    return record


def _turn(number: int, line: str) -> Turn:
    match = _TURN.fullmatch(line)
    if match is None:
        raise InvalidRecord(f"line {number}: not understood: {short(line)}")
    turn = Turn(int(match[1][:9]))
    for group in match[2].split("|"):
        part = _GROUP.fullmatch(group.strip())
        if part is None:
            raise InvalidRecord(f"line {number}: not 'seat: move; move': {short(group.strip())}")
        for move in part[2].split(";"):
            turn.add(int(part[1][:9]), move.strip())
    return turn


def _scoring(number: int, line: str) -> tuple[int, list[int]]:
    name, _, scores = line[8:].partition(":")
    words = [name.strip(), *scores.split()]
    if not all([_NUMBER.fullmatch(word) for word in words]):
        raise InvalidRecord(f"line {number}: not 'scoring 1: 4 0 11': {short(line)}")
    return int(words[0]), [int(word) for word in words[1:]]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')

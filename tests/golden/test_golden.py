"""Whole games that must come out as they once did: rules, chance and notation stay what they are.

A record here changes only together with the rules version.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import alhambra
from alhambra.core.record import parse_record
from alhambra.core.rng import seeded
from alhambra.titles import TITLES, title_of

RECORDS = sorted(Path(__file__).parent.glob("*.alh"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_last_score(path: Path) -> None:
    game = alhambra.load(path)
    assert game.over
    assert str(game.record) == path.read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_seed_deals_the_recorded_game(path: Path) -> None:
    record = parse_record(path.read_text("utf-8"))
    game = title_of(record).opened(record.headers, seeded(int(record.headers["Seed"])), None)
    for seat, move in record.moves:
        game.play(move, seat)
    assert game.scores == [int(score) for score in record.headers["Result"].split()]
    assert game.state.outcomes == record.outcomes


@pytest.mark.parametrize("name", [title.name for title in TITLES.values()])
def test_there_are_golden_games_of_every_title(name: str) -> None:
    records = [parse_record(path.read_text("utf-8")) for path in RECORDS]
    assert len([record for record in records if record.headers["Game"] == name]) >= 5

"""A record replays its game to the last position: as data, as text, from shuffles and from the seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import alhambra
from alhambra import Game, Record
from alhambra.core.record import parse_record
from alhambra.records.positions import positions
from alhambra.records.replay import replayed
from alhambra.titles.alhambra.title import ALHAMBRA
from kit import given
from random_games import MIXES, Mix, begun, finished, played, snapshot

every_mix = pytest.mark.parametrize("mix", MIXES, ids=str)
OVERLAY = {
    "base": {"building_yard": {"slots": ["ducat", "dinar", "dirham", "florin"]}, "deck": {"money_display": 5}},
    "camps": {"camp": [{"id": "camp_8", "cost": 11}]},
}


def lines_of(record: Record) -> list[str]:
    return str(record).splitlines()


def without(record: Record, beginning: str) -> Record:
    """The record without the lines that begin so."""
    return parse_record("\n".join(line for line in lines_of(record) if not line.startswith(beginning)))


def test_the_text_of_a_record_is_as_documented() -> None:
    game = begun(Mix(3, "2024", ("vizier",), {"extra_action": "may"}), 7)
    for _ in range(6):
        game.play(game.legal_moves[0])
    lines = lines_of(game.record)
    assert lines[:10] == [
        '[Game "Alhambra"]',
        '[Format "1"]',
        '[Rules "1"]',
        '[Edition "2024"]',
        '[Options "extra_action=may"]',
        '[Modules "vizier"]',
        '[Seats "3"]',
        '[Seed "7"]',
        '[Generator "jsf32"]',
        '[Result "*"]',
    ]
    assert lines[-1] == "end 6"
    shuffles = [line for line in lines if line.startswith("shuffle: ")]
    assert len(shuffles) == 4, "tiles, money, and the two piles with a scoring card"
    assert [len(line.split(", ")) for line in shuffles[:2]] == [54, 108]
    assert str(game.record).endswith("\n")


@every_mix
def test_text_and_back_gives_the_same_record(mix: Mix) -> None:
    for game in played(mix, seed=1, eager=True):
        if game.ply in (0, 1, 2, 50) or game.over:
            text = str(game.record)
            again = parse_record(text)
            assert str(again) == text
            assert again.moves == game.record.moves
            assert [move for _, move in again.moves] == [str(move) for move in game.played]


@every_mix
def test_replaying_gives_the_same_game(mix: Mix) -> None:
    game = finished(mix, 2)
    again = replayed(parse_record(str(game.record)), ALHAMBRA)
    assert snapshot(again) == snapshot(game)
    assert [event.to_json() for event in again.events] == [event.to_json() for event in game.events]
    assert str(again.record) == str(game.record)
    assert again.rules.options.values == game.rules.options.values
    assert again.seed == game.seed


@every_mix
def test_every_position_of_the_replay_is_that_of_the_game(mix: Mix) -> None:
    expected: list[dict[str, object]] = []
    for game in played(mix, seed=3, eager=True):
        expected.append(snapshot(game))
    found = list(positions(parse_record(str(game.record)), ALHAMBRA))
    assert len(found) == len(expected) == game.ply + 1
    moves = game.record.moves
    totals = [0] * mix.seats
    for ply, (position, wanted) in enumerate(zip(found, expected, strict=True)):
        seat, move = moves[ply - 1] if ply else (None, None)
        assert (position["ply"], position["seat"], position["move"]) == (ply, seat, move)
        told = ("ply", "move", "seat", "scoring")
        assert {key: position[key] for key in position if key not in told} == {
            key: wanted[key] for key in wanted if key not in told
        }
        scoring = position["scoring"]
        if scoring is not None:
            assert isinstance(scoring, list)
            for line in scoring:
                assert set(line) == {"seat", "round", "rule", "what", "points"}
                if line["seat"] != "dirk":
                    totals[line["seat"]] += line["points"]
    assert totals == game.scores, "the lines of all positions add up to the scores"
    json.dumps(found)


def test_the_positions_have_the_documented_keys() -> None:
    position = next(positions(begun(MIXES[9]).record, ALHAMBRA))
    assert list(position) == [
        *[
            "ply",
            "move",
            "seat",
            "edition",
            "modules",
            "options",
            "scorings_done",
            "market",
            "display",
            "deck",
            "supply",
        ],
        *["discard", "players", "dirk", "scoring", "legal", "over", "winners", "parts", "decision"],
    ]
    players = position["players"]
    assert isinstance(players, list)
    assert list(players[0]) == ["alhambra", "reserve", "pending", "hand", "score"]
    assert players[0]["alhambra"] == [{"tile": "F", "cell": [0, 0], "walls": ""}]
    assert position["modules"] == ["vizier", "camps"]
    assert position["parts"] == {"vizier": {"awake": [True, True]}}


@every_mix
def test_a_running_game_has_a_record(mix: Mix) -> None:
    for game in played(mix, seed=4):
        if game.ply in (0, 1, 37, 70):
            record = parse_record(str(game.record))
            assert record.headers["Result"] == "*"
            again = replayed(record, ALHAMBRA)
            assert snapshot(again) == snapshot(game)
            assert not again.over
            again.play(str(game.legal_moves[0]))
        if game.ply == 70:
            break


def test_a_record_does_not_disturb_its_game() -> None:
    game = finished(MIXES[9], 5)
    before = snapshot(game)
    text = str(game.record)
    assert snapshot(game) == before
    assert str(game.record) == text
    assert len(game.events) > 100
    assert str(game.record) == text, "listening makes no difference"
    assert str(game.copy().record) == text


def test_the_record_of_a_game_after_undo_and_rewind_has_the_moves_that_count() -> None:
    game = begun(MIXES[9], 5)
    for _ in range(30):
        game.play(game.legal_moves[0])
    game.rewind(12)
    assert len(game.record.moves) == 12
    assert snapshot(alhambra.load(str(game.record))) == snapshot(game)


@pytest.mark.parametrize("seats", [2, 3])
def test_corrections_of_components_are_recorded(seats: int) -> None:
    game = alhambra.new_game(seats, modules=("camps", "vizier"), seed=8, components=OVERLAY)
    for _ in range(40):
        game.play(game.legal_moves[-1])
    text = str(game.record)
    assert json.loads(parse_record(text).headers["Components"]) == OVERLAY
    again = alhambra.load(text)
    assert snapshot(again) == snapshot(game)
    assert again.rules.components.corrections == OVERLAY
    assert any(name.startswith("CAMP11-") for name in again.rules.tile_names)
    assert str(again.record) == text


def test_corrections_from_a_file_are_recorded_themselves(tmp_path: Path) -> None:
    """The record must not need the file again."""
    file = tmp_path / "mine.toml"
    file.write_text('[[camps.camp]]\nid = "camp_3"\ncost = 2\n', "utf-8")
    game = alhambra.new_game(modules=("camps",), seed=8, components=file)
    text = str(game.record)
    file.unlink()
    assert snapshot(alhambra.load(text)) == snapshot(game)


def test_headers_keep_quotes_and_backslashes() -> None:
    record = begun(MIXES[0]).record
    record.headers["Event"] = 'The "big" one \\ with \\" everything'
    again = parse_record(str(record))
    assert again.headers == record.headers


# ---------------------------------------------------------------------- shuffles and seeds


def reshuffled(mix: Mix) -> Game:
    """A game in which the discard becomes a new deck."""
    for seed in range(20):
        game = finished(mix, seed)
        if any(event.verb == "reshuffle" for event in game.events):
            return game
    raise AssertionError("no game with a new deck")


def test_a_new_deck_is_one_more_shuffle_in_the_record() -> None:
    game = reshuffled(Mix(2, "2024", (), {}))
    text = str(game.record)
    assert text.count("shuffle:") == 5
    assert snapshot(alhambra.load(text)) == snapshot(game)


@every_mix
def test_without_shuffles_the_seed_deals_the_same_game(mix: Mix) -> None:
    game = finished(mix, 6)
    record = without(game.record, "shuffle:")
    assert not record.shuffles
    assert snapshot(replayed(record, ALHAMBRA)) == snapshot(game)


@every_mix
def test_with_shuffles_the_seed_does_not_matter(mix: Mix) -> None:
    """Neither does the generator: the record survives it."""
    game = finished(mix, 6)
    for headers in ({"Seed": "999"}, {"Generator": "dice"}, {"Seed": None, "Generator": None}):
        record = game.record
        for name, value in headers.items():
            if value is None:
                del record.headers[name]
            else:
                record.headers[name] = value
        again = alhambra.load(str(record))
        assert again.scores == game.scores
        assert snapshot(again) == snapshot(game)


def test_a_saved_game_can_be_played_to_its_end() -> None:
    """The record has no shuffle for a deck that is made anew later."""
    for seed in range(4):
        game = begun(Mix(2, "2024", ("vizier", "camps"), {}), seed)
        for _ in range(60):
            game.play(game.legal_moves[0])
        again = alhambra.load(str(game.record))
        while not game.over:
            move = str(game.legal_moves[0])
            game.play(move)
            again.play(move)
        assert snapshot(again) == snapshot(game)


def test_a_loaded_running_game_is_dealt_on_like_the_original() -> None:
    """The new deck comes from the generator of the seed, in the state it had."""
    game = reshuffled(Mix(2, "2024", (), {}))
    moves = [str(move) for move in game.played]
    game.rewind(40)
    again = alhambra.load(str(game.record))
    for move in moves[40:]:
        again.play(move)
    for move in moves[40:]:
        game.play(move)
    assert snapshot(again) == snapshot(game)


def test_neither_shuffles_nor_seed() -> None:
    record = without(begun(MIXES[0]).record, "shuffle:")
    del record.headers["Seed"]
    with pytest.raises(alhambra.InvalidRecord, match="neither shuffles nor a seed"):
        replayed(record, ALHAMBRA)


def test_only_a_seed_for_an_unknown_generator() -> None:
    record = without(begun(MIXES[0]).record, "shuffle:")
    record.headers["Generator"] = "mt19937"
    with pytest.raises(alhambra.InvalidRecord, match="mt19937"):
        replayed(record, ALHAMBRA)


def test_a_position_made_by_hand_has_no_record() -> None:
    game = given(market="PAV8- TOW11- GAR10- CHA10-")
    with pytest.raises(ValueError, match="record"):
        _ = game.record


# ---------------------------------------------------------------------- leniency


def test_comments_blank_lines_byte_order_mark_and_line_ends_mean_nothing() -> None:
    game = finished(MIXES[4], 7)
    text = str(game.record)
    commented = "# a comment\n\n" + text.replace("\n\n", "\n\n# another: 1. 0: take\n\n")
    for variant in (commented, "\ufeff" + text, text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n\n\n",
                    "\n".join(f"  {line}\t" for line in text.splitlines())):  # fmt: skip
        assert snapshot(alhambra.load(variant)) == snapshot(game)


def test_unknown_headers_are_kept_in_mind_but_mean_nothing() -> None:
    game = finished(MIXES[4], 7)
    text = '[Event "Sunday"]\n[Site "Kitchen table"]\n' + str(game.record)
    assert parse_record(text).headers["Event"] == "Sunday"
    assert snapshot(alhambra.load(text)) == snapshot(game)

"""Random games of Roll & Write, with everything checked that must hold in each of them. `fuzz --game` plays them.

Games go round over 1 to 5 players; options are random, and every third game is played on a sheet of its own.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import dice_oracle
from alhambra import rulebook
from alhambra.core.record import Record, parse_record
from alhambra.core.rng import jsf32
from alhambra.core.violations import Violation
from alhambra.locales import score_line, strict
from alhambra.records.positions import positions
from alhambra.records.replay import replayed
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.layout import TYPES
from alhambra.rollwrite.rules import OPTIONS, SOLO
from alhambra.titles.roll_and_write.title import ROLL_AND_WRITE
from alhambra.titles.title import Wishes
from checks import check_copies, check_listed, check_rewinding, check_undo, fingerprint
from random_moves import moves_of

SHEET = Path(__file__).parents[1] / "src" / "alhambra" / "rollwrite" / "data" / "sheet.toml"
FACTS: dict[str, Any] = tomllib.loads(SHEET.read_text("utf-8"))
RULES = frozenset(rulebook.ids())
LANGUAGES = ("en", "fr", "de")


# ------------------------------------------------------------------------------------------------------ which games


def mix(number: int) -> tuple[int, dict[str, object], dict[str, Any]]:
    """Seats, options and corrections of the sheet of the game with this number."""
    rng = random.Random(f"dice {number}")
    seats = 1 + number % 5
    options: dict[str, object] = {
        option.name: rng.choice(option.values)
        for option in OPTIONS
        if (seats == 1 or option.name not in SOLO) and rng.random() < 0.6
    }
    return seats, options, own_sheet(rng) if number % 3 == 2 else {}


def own_sheet(rng: random.Random) -> dict[str, Any]:
    """A sheet that somebody might have: another grid, track of coins, prices, points and rounds."""
    kinds = rng.sample(TYPES, rng.randrange(1, 7))
    found: dict[str, Any] = {"grid": {"cells": [[rng.choice(kinds) for _ in range(6)] for _ in range(6)]}}
    starting = rng.randrange(0, 9)
    found["coins"] = {
        "starting": starting,
        "coins_per_point": rng.randrange(1, 5),
        "cost_change_die_by_one": rng.randrange(1, 4),
        "cost_second_building": rng.randrange(0, 6),
    }
    found["coin_reserve"] = {"size": rng.randrange(starting, 31)}
    if rng.random() < 0.5:
        found["scoring"] = {kind: sorted([rng.randrange(25) for _ in range(3)], reverse=True) for kind in TYPES}
        found["lines"] = {"points_by_built": sorted(rng.randrange(12) for _ in range(7))}
    if rng.random() < 0.3:
        rounds = {str(total): rng.choice((1, 2, 7, 40)) for total in (3, 4, 5)}
        found["rounds"] = {"by_players": rounds, "starting_buildings": rng.randrange(0, 13)}
        found["solo"] = {"dummy_bonus": {str(rivals): rng.randrange(40) for rivals in (2, 3, 4)}}
    return {"sheet": found}


def begun(number: int) -> Game:
    """The game with this number; the same on every machine and in both engines."""
    seats, options, corrections = mix(number)
    return ROLL_AND_WRITE.begin(Wishes(seats, options=options, components=corrections or None), number)


# ------------------------------------------------------------------------------------------------------ every moment


def check_dice(game: Game) -> None:
    """Who has how many dice, at every moment (RW-TURN-01, -05, RW-TV-12). Alone one always has four (RW-SOLO-02)."""
    s, decision = game.state, game.decision
    assert decision is not None
    seats = game.seats
    for seat, player in enumerate(s.players):
        assert len(player.yellow) == len(player.blue), "one blue for each yellow"
        assert len(player.yellow) == (2 if seat == decision.seat else 1), f"{decision}: seat {seat} has {player.yellow}"
        assert all(1 <= die <= 6 for die in [*player.yellow, *player.blue])
        assert 0 <= player.crossed <= player.circled <= s.rules.layout.reserve
        assert player.built.bit_count() == sum(player.counts)
    total = sum(len(player.yellow) + len(player.blue) for player in s.players) + 2 * len(s.rivals)
    assert total == (2 * seats + 2 + 2 * len(s.rivals)) <= 12, "dice are not conserved"


def near_legal(game: Game, rng: random.Random) -> Iterator[str]:
    """Texts that are moves, or nearly: every verb with every crossing, and changes around the dice that are there."""
    yield from ("coins", "second", "pass")
    for yellow, blue in product(range(1, 7), range(1, 7)):
        yield f"build {yellow},{blue}"
        yield f"retain {yellow},{blue}"
    for colour, before, after in product("yb", range(1, 7), (0, 1, 2, 3, 4, 5, 6, 7)):
        yield f"change {colour}{before}:{after}"
    for _ in range(30):
        words = [f"{rng.choice('yb')}{rng.randrange(1, 7)}:{rng.randrange(0, 8)}" for _ in range(rng.randrange(2, 4))]
        yield " ".join(["change", *words])


TOLD: set[str] = set()  # refusals and score lines whose words have been read: they are many, and the words the same


def check_words(violation: Violation) -> None:
    known = f"{violation.reason} {sorted(violation.facts)}"
    if known not in TOLD:
        TOLD.add(known)
        with strict():
            assert all("{" not in violation.text(language) for language in LANGUAGES)


def check_judged(game: Game, rng: random.Random) -> int:
    """Listed exactly if not refused; a refusal has a rule that exists and words in every language; how many."""
    listed = {str(move) for move in game.legal_moves}
    before = fingerprint(game)
    tried = 0
    for text in near_legal(game, rng):
        violation = game.why_not(text)
        known = str(game.parse(text)) in listed
        assert (violation is None) == known, f"{text}: listed is {known}, but {violation!r}"
        if violation is not None:
            assert violation.rule in RULES, f"{text} breaks {violation.rule}, which does not exist"
            check_words(violation)
        tried += 1
    assert fingerprint(game) == before, "asking changed something"
    return tried


def check_fair(game: Game, rng: random.Random) -> None:
    """Nobody's view, frames or events depend on dice to come; a game imagined from a view looks the same from there."""
    twin = game.copy()
    twin.state.chance = jsf32(rng.getrandbits(40))
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        assert twin.view(seat).to_json() == view.to_json(), f"seat {seat} sees dice to come"
        frames = [ROLL_AND_WRITE.face().scribe().everything(one, seat)[0] for one in (game, twin)]
        assert frames[0] == frames[1], f"seat {seat} is sent dice to come"
        imagined = view.imagine(rng)
        assert imagined.view(seat) == view, f"what seat {seat} imagines looks different"
        assert imagined.standings() == game.standings() == view.standings
    quiet = [move for move in game.legal_moves if move.verb == "change"]
    if quiet:  # nothing is rolled: the same move leads to the same position, whatever the dice to come
        move = rng.choice(quiet)
        both = []
        for one in (game.copy(), twin):
            heard = len(one.events)
            one.play(move)
            both.append([one.view(None).to_json(), [event.to_json() for event in one.events[heard:]]])
        assert both[0] == both[1], f"{move} tells of dice to come"


# -------------------------------------------------------------------------------------------------------- whole games


def check_provenance(game: Game) -> None:
    """The score lines of all events add up to the totals, and each has a sentence."""
    totals = [0] * game.state.contenders
    for event in game.events:
        lines = event.facts.get("lines", [])
        assert isinstance(lines, list)
        for line, sentence in zip(lines, event.sentences, strict=True):
            totals[line["seat"]] += line["points"]
            assert line["rule"] in RULES
            if sentence not in TOLD:
                TOLD.add(sentence)
                with strict():
                    assert all(str(line["points"]) in score_line(language, sentence, line) for language in LANGUAGES)
    assert totals == [*game.scores, *[rival.points for rival in game.state.rivals]]


def check_game(number: int) -> int:
    """Play and check one game; the number of its moves."""
    game = begun(number)
    rng = random.Random(number)
    prints: dict[int, str] = {}
    for _ in moves_of(game, number):
        check_dice(game)
        if rng.random() < 0.06:
            check_judged(game, rng)
            check_listed(game)
        if rng.random() < 0.06:
            check_fair(game, rng)
            check_copies(game, rng)
            check_undo(game, rng)
            prints[game.ply] = fingerprint(game)
    check_provenance(game)
    record = parse_record(str(game.record))
    assert str(record) == str(game.record), "the record changes when it is read"
    check_rewinding(replayed(record, ROLL_AND_WRITE), game, prints)
    without_seed = parse_record(str(record))
    del without_seed.headers["Seed"], without_seed.headers["Generator"]
    assert fingerprint(replayed(without_seed, ROLL_AND_WRITE)) == fingerprint(game), "the rolls alone do not replay"
    return game.ply


def ask_oracle(number: int) -> None:
    """Let the second opinion play the whole game again."""
    game = begun(number)
    for _ in moves_of(game, number):
        pass
    found = judged(game.record, mix(number)[2])
    assert not found, found[:3]


def judged(record: Record, corrections: dict[str, Any]) -> list[str]:
    """What the second opinion has to complain about the positions of a record."""
    facts = dice_oracle.merged(FACTS, corrections.get("sheet", {}))
    told = [json.loads(json.dumps(one)) for one in positions(record, ROLL_AND_WRITE)]
    rolls = [[int(name) for name in outcome.names()] for outcome in record.outcomes]
    return dice_oracle.complaints(facts, int(record.headers["Seats"]), told[0]["options"], rolls, told)

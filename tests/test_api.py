"""The public interface: what a bot writer or a researcher can rely on, in every mix of modules."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest

import alhambra
from alhambra import Game, IllegalMove, InvalidSetup, NotYourDecision, UnknownMove
from alhambra.core.events import Log
from kit import given, play, refusal, rule, texts
from random_games import MIXES, Mix, begun, finished, played, snapshot

every_mix = pytest.mark.parametrize("mix", MIXES, ids=str)
some_mixes = pytest.mark.parametrize("mix", [MIXES[0], MIXES[5], MIXES[8], MIXES[9], MIXES[10]], ids=str)
MARKET = "PAV8- TOW11- GAR10- CHA10-"


def told(game: Game) -> list[dict[str, object]]:
    return [event.to_json() for event in game.events]


# ---------------------------------------------------------------------- playing


def test_a_game_in_five_lines() -> None:
    game = alhambra.new_game(seats=3, seed=7)
    rng = random.Random(7)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    assert len(game.scores) == 3
    assert game.winners == [seat for seat in range(3) if game.scores[seat] == max(game.scores)]


@every_mix
def test_while_a_game_goes_on_somebody_has_a_choice(mix: Mix) -> None:
    kinds = set()
    for game in played(mix, seed=4):
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        assert 0 <= decision.seat < mix.seats
        assert game.legal_moves
        assert game.winners == []
        kinds.add(decision.kind)
    assert game.decision is None
    assert not game.legal_moves
    assert game.winners
    assert {"action", "extra", "placement"} <= kinds <= {"action", "extra", "placement", "interlude", "distribution"}
    assert ("interlude" in kinds) == ("vizier" in mix.modules)


@some_mixes
def test_the_same_seed_and_moves_give_the_same_game(mix: Mix) -> None:
    first, second = finished(mix, 3), finished(mix, 3)
    assert snapshot(first) == snapshot(second)
    assert told(first) == told(second)
    assert [str(move) for move in first.played] == [str(move) for move in second.played]


def test_other_seeds_give_other_games_and_no_seed_a_new_one() -> None:
    positions = [snapshot(alhambra.new_game(seed=seed)) for seed in range(4)]
    assert all(a != b for a, b in itertools.combinations(positions, 2))
    assert alhambra.new_game().seed != alhambra.new_game().seed


def test_a_move_is_played_as_object_or_as_text() -> None:
    by_object, by_text, by_parsed = (begun(MIXES[9]) for _ in range(3))
    rng = random.Random(1)
    while not by_object.over:
        move = rng.choice(by_object.legal_moves)
        by_text.play(str(move))
        by_parsed.play(by_parsed.parse(str(move)), by_parsed.decision.seat if by_parsed.decision else None)
        by_object.play(move)
    assert snapshot(by_object) == snapshot(by_text) == snapshot(by_parsed)


def test_texts_are_read_leniently_where_nothing_can_be_mistaken() -> None:
    game = given(hands=["florin 5, florin 3"], market=MARKET)
    for text in ("buy PAV8- florin 3 florin 5", "  buy   pav8-\tflorin 5  gulden 3 ", "buy PAV8- florin 5\nflorin 3"):
        assert str(game.parse(text)) == "buy PAV8- florin 5 florin 3"
        assert game.why_not(text) is None


@every_mix
def test_notation_round_trip_and_equality_of_every_legal_move(mix: Mix) -> None:
    verbs = set()
    for game in played(mix, seed=5):
        if game.ply % 5 and not (game.decision and game.decision.kind in ("interlude", "distribution")):
            continue
        moves = game.legal_moves
        names = [str(move) for move in moves]
        assert len(set(names)) == len(names), "no move is listed twice"
        assert len(set(moves)) == len(moves)
        for move, name in zip(moves, names, strict=True):
            parsed = game.parse(name)
            assert parsed == move
            assert hash(parsed) == hash(move)
            assert str(parsed) == name
            assert game.why_not(name) is None
            verbs.add(move.verb)
        for one, other in itertools.pairwise(moves):
            assert one != other
    assert {"take", "buy", "place", "keep"} <= verbs


def test_moves_are_values() -> None:
    game, other = (given(hands=["florin 5, florin 3"], market=MARKET) for _ in range(2))
    move = next(move for move in game.legal_moves if move.verb == "buy")
    twin = next(move for move in other.legal_moves if move.verb == "buy")
    assert move == twin
    assert len({move, twin}) == 1
    assert {move: 1}[twin] == 1
    assert move != str(move)
    assert move != object()
    assert game.parse("keep PAV8-") != game.parse("remove PAV8-")
    assert game.parse("place PAV8- 1,0") != game.parse("add PAV8- 1,0")
    assert "buy PAV8- florin 5 florin 3" in repr(move)


def test_legal_moves_of_the_same_position_are_the_same() -> None:
    game = begun(MIXES[9], 2)
    assert game.legal_moves == game.legal_moves
    assert game.copy().legal_moves == game.legal_moves


def test_the_moves_are_a_sequence_that_nobody_can_change() -> None:
    """What is not among them is judged, and nobody can smuggle something in."""
    game = begun(MIXES[0])
    assert isinstance(game.legal_moves, tuple)
    assert isinstance(game.view(0).legal_moves, tuple)
    with pytest.raises(IllegalMove):
        game.play(game.parse("place PAV8- 1,0"))


@some_mixes
def test_moves_kept_from_earlier_positions_are_judged_anew(mix: Mix) -> None:
    """Every hundredth move is kept; later it may be played exactly when its text may."""
    kept: list[alhambra.Move] = []
    for game in played(mix, seed=6):
        for move in kept:
            assert (game.why_not(move) is None) == (game.why_not(str(move)) is None), f"{move} at ply {game.ply}"
        if game.ply % 40 == 0:
            kept += game.legal_moves[:30]
        if game.ply % 3 == 0:
            kept = kept[-60:]


def test_a_purchase_kept_from_before_is_refused_when_the_tile_is_gone() -> None:
    game = given(hands=["florin 8, florin 5, florin 3", "florin 8"], market=MARKET)
    first, second = (move for move in game.legal_moves if move.verb == "buy" and "PAV8-" in str(move))
    game.play(first)
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(second)
    assert caught.value.violation.rule == "BASE-BUY-01"
    assert snapshot(game) == before


# ---------------------------------------------------------------------- errors change nothing

NONSENSE = [
    "",
    " ",
    "\n",
    "\n\n\n",
    "take\x00florin 9",
    "\ufeff",
    "🏰",
    "take 🏰 5",
    "tàke florin 9",
    "TAKE florin 9",
    "take florin",
    "take florin ²",
    "take florin ٣٣",
    "take florin --5",
    "take florin -",
    "take florin 0",
    "take florin 10",
    "take florin -1",
    "take florin 1.5",
    "take florin 1e1",
    "take florin 0x1",
    "take florin 1_0",
    "take florin " + "9" * 5000,
    "take florin 9" + " florin" * 1000,
    "take kroner 5",
    "take 5 florin",
    "buy",
    "buy PAV99- florin 9",
    "buy TOW7-WEN florin 9",
    "buy PAV8- florin",
    "buy F florin 9",
    "place",
    "place PAV8-",
    "place PAV8- 1",
    "place PAV8- 1,",
    "place PAV8- ,1",
    "place PAV8- 1,0,0",
    "place PAV8- 1 0",
    "place PAV8- --5,0",
    "place PAV8- ²,0",
    "place PAV8- ٣,0",
    "place PAV8- 1,0 now",
    "place PAV8- 0.5,0",
    "place PAV8- " + "9" * 9 + ",0",
    "place PAV8- 0," + "9" * 5000,
    "place PAV8- 121,0",
    "place PAV8-Ø 1,0",
    "place - 1,0",
    "keep",
    "keep PAV8- PAV8-",
    "keep ",
    "remove",
    "remove nothing",
    "swap PAV8-",
    "swap PAV8- GAR10- CHA10-",
    "pass pass",
    "pass\npass extra",
    "undo",
    "vizier",
    "vizier sleep",
    "dirk",
    "x" * 100_000,
    "'; DROP TABLE moves; --",
    "%s %d {0} {text}",
    "\\",
    "\u202etake florin 9",
]


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: ascii(text[:30]))
def test_nonsense_is_an_unknown_move_and_changes_nothing(text: str) -> None:
    game = given("vizier", "camps", seats=2, market=MARKET, hands=["florin 9"])
    before = snapshot(game)
    with pytest.raises(UnknownMove) as caught:
        game.play(text)
    assert caught.value.text("en")
    assert str(caught.value)
    with pytest.raises(UnknownMove):
        game.why_not(text)
    with pytest.raises(UnknownMove):
        game.parse(text)
    assert snapshot(game) == before
    assert game.ply == 0


def test_moves_of_absent_modules_are_unknown() -> None:
    game = given(market=MARKET)
    for text in ("vizier wake", "vizier buy PAV8- florin 8", "dirk PAV8-", "keep CAMP8-NE"):
        with pytest.raises(UnknownMove):
            game.play(text)


def test_random_texts_are_understood_or_unknown_but_never_break() -> None:
    rng = random.Random(1)
    game = given(
        "vizier", "camps", seats=2, market=MARKET, hands=["florin 9, florin 8"], reserves=["PAV7-E"],
        alhambras=["TOW7-NEW 0,-1"],
    )  # fmt: skip
    before = snapshot(game)
    verbs = [
        "take",
        "buy",
        "place",
        "keep",
        "add",
        "remove",
        "swap",
        "pass",
        "vizier wake",
        "vizier buy",
        "dirk",
        "",
        "x",
    ]
    words = [
        "florin",
        "PAV8-",
        "TOW7-NEW",
        "PAV7-E",
        "F",
        "CAMP8-NE",
        "1,0",
        "-1,0",
        "9",
        "0",
        "²",
        "é",
        "-,-",
        "120,-120",
    ]
    outcomes = set()
    for _ in range(3000):
        text = " ".join([rng.choice(verbs), *rng.choices(words, k=rng.randint(0, 4))])
        if rng.random() < 0.3:
            text = text.replace(rng.choice(" -,1"), rng.choice(["", "  ", "--", "\n", "\x00", "1"]))
        try:
            outcomes.add("legal" if game.why_not(text) is None else "illegal")
        except UnknownMove:
            outcomes.add("unknown")
    assert outcomes == {"legal", "illegal", "unknown"}
    assert snapshot(game) == before


@pytest.mark.parametrize(
    ("move", "broken"),
    [
        ("take florin 9 dirham 9", "BASE-MONEY-01"),
        ("take", "BASE-MONEY-02"),
        ("take florin 1", "BASE-MONEY-01"),
        ("buy PAV8- florin 7", "BASE-BUY-02"),
        ("buy PAV8- dirham 9", "BASE-BUY-01"),
        ("buy PAV8-", "BASE-BUY-02"),
        ("buy PAV8- florin 9 florin 9 florin 9 florin 9 florin 9", "BASE-BUY-02"),
        ("buy SER9- florin 9", "BASE-BUY-01"),
        ("add PAV8- 1,0", "BASE-REDESIGN-01"),
        ("remove F", "BASE-REDESIGN-03"),
        ("remove PAV8-", "BASE-REDESIGN-01"),
        ("swap F PAV7-E", "BASE-REDESIGN-03"),
        ("pass", "BASE-RUL-03"),
        ("place PAV8- 1,0", "BASE-PLACE-01"),
        ("keep PAV8-", "BASE-PLACE-01"),
        ("dirk PAV8-", "BASE-2P-07"),
        ("vizier wake", "VIZ-14"),
        ("vizier buy PAV8- florin 8", "VIZ-04"),
    ],
)
def test_an_illegal_move_tells_its_rule_and_changes_nothing(move: str, broken: str) -> None:
    game = given("vizier", "camps", seats=2, market=MARKET, hands=["florin 7, florin 1, dirham 9"], reserves=["PAV7-E"])
    before = snapshot(game)
    events = told(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    violation = caught.value.violation
    assert violation.rule == broken
    assert refusal(game, move) == broken
    assert violation.text("en") == caught.value.text("en")
    assert broken in str(caught.value)
    for language in ("en", "fr", "de"):
        assert violation.text(language).strip()
    assert snapshot(game) == before
    assert told(game) == events
    assert game.ply == 0
    assert not game.can_undo


def test_a_violation_says_where() -> None:
    game = given(deciding="placement of 0", pending=["TOW7-NEW"])
    violation = game.why_not("place TOW7-NEW 1,0")
    assert violation is not None
    assert violation.rule == "BASE-PLACE-05"
    assert violation.where == alhambra.Where((1, 0), "W")


def test_another_seat_is_told_whose_decision_it_is() -> None:
    game = given(market=MARKET, hands=["florin 8"])
    before = snapshot(game)
    for move in ("buy PAV8- florin 8", game.legal_moves[0]):
        for seat in (1, 2, 7, -1):
            with pytest.raises(NotYourDecision) as caught:
                game.play(move, seat)
            assert (caught.value.seat, caught.value.deciding) == (seat, 0)
            assert str(caught.value)
            with pytest.raises(NotYourDecision):
                game.why_not(move, seat)
    assert snapshot(game) == before
    game.play("buy PAV8- florin 8", seat=0)


def test_after_the_end_nothing_can_be_played() -> None:
    game = finished(MIXES[0])
    before = snapshot(game)
    for move in ("take florin 9", "pass", game.played[-1]):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.violation.rule == "BASE-EOG-08"
        violation = game.why_not(move)
        assert violation is not None
        assert violation.rule == "BASE-EOG-08"
    with pytest.raises(UnknownMove):
        game.play("nonsense")
    with pytest.raises(UnknownMove):
        game.why_not("nonsense")
    assert snapshot(game) == before


@some_mixes
def test_errors_in_the_middle_of_random_games_change_nothing(mix: Mix) -> None:
    attempts = ["pass", "take florin 9 ducat 9", "place PAV8- 0,0", "remove F", "nonsense", "buy PAV2-NEW florin 1"]
    for game in played(mix, seed=7):
        if game.ply % 11 or game.over:
            continue
        before = snapshot(game)
        undoable = game.can_undo
        for text in attempts:
            if text in texts(game):
                continue
            with pytest.raises((IllegalMove, UnknownMove)):
                game.play(text)
        decision = game.decision
        assert decision is not None
        with pytest.raises(NotYourDecision):
            game.play(game.legal_moves[0], (decision.seat + 1) % mix.seats)
        assert snapshot(game) == before
        assert game.can_undo == undoable


@rule("BASE-BUY-02", "BASE-RUL-10")
def test_wasteful_payments_are_not_listed_but_may_be_played() -> None:
    game = given(hands=["florin 8, florin 2, florin 1, florin 1"], market=MARKET)
    assert texts(game, "buy") == {"buy PAV8- florin 8"}
    wasteful = "buy PAV8- florin 8 florin 2 florin 1"
    assert game.why_not(wasteful) is None
    game.play(wasteful)
    assert game.decision is not None
    assert game.decision.kind == "placement", "not exact"
    assert [card.name for card in game.state.players[0].cards()] == ["florin 1"]
    by_object = given(hands=["florin 8, florin 2"], market=MARKET)
    by_object.play(by_object.parse("buy PAV8- florin 8 florin 2"))
    assert by_object.state.players[0].cards() == []


# ---------------------------------------------------------------------- undo, rewind, copy


@rule("BASE-RUL-21")
def test_undo_goes_back_to_the_last_revelation_and_no_further() -> None:
    game = given(hands=["florin 8, dirham 9, dirham 2"], market=MARKET, supply="SER9- SER8-S ARC9-")
    start = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.violation.rule == "BASE-RUL-21"
    play(game, "buy PAV8- florin 8")
    bought = snapshot(game)
    play(game, "buy TOW11- dirham 9 dirham 2", "take florin 9", "keep PAV8-")
    assert str(game.undo()) == "keep PAV8-"
    assert str(game.undo()) == "take florin 9"
    assert str(game.undo()) == "buy TOW11- dirham 9 dirham 2"
    assert snapshot(game) == bought
    game.undo()
    assert snapshot(game) == start
    assert not game.can_undo
    play(game, "buy PAV8- florin 8", "buy TOW11- dirham 9 dirham 2", "take florin 9", "keep PAV8-", "keep TOW11-")
    after = snapshot(game)
    assert not game.can_undo, "cards and tiles have been turned up"
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.violation.rule == "BASE-RUL-21"
    assert snapshot(game) == after


@rule("BASE-RUL-21")
@some_mixes
def test_undo_and_playing_again_in_random_games(mix: Mix) -> None:
    """A move can be taken back exactly if no card or tile was drawn and no sums were shown; nothing else changes."""
    before: dict[str, object] = {}
    undone = 0
    for game in played(mix, seed=8):
        after = snapshot(game)
        if before and game.ply % 2:
            drawn = (after["deck"], after["supply"]) != (before["deck"], before["supply"])
            leftovers = after["decision"] is None or after["decision"]["kind"] == "distribution"  # type: ignore[index]
            shown = leftovers and before["decision"]["kind"] != "distribution"  # type: ignore[index]
            assert game.can_undo == (not drawn and not shown)
            if game.can_undo:
                move = game.undo()
                undone += 1
                assert snapshot(game) == before
                game.play(move)
            else:
                with pytest.raises(IllegalMove) as caught:
                    game.undo()
                assert caught.value.violation.rule == "BASE-RUL-21"
            assert snapshot(game) == after
        before = after
    assert undone > 3


@some_mixes
def test_rewinding_finds_every_position_and_its_events(mix: Mix) -> None:
    rng = random.Random(2)
    positions = []
    for game in played(mix, seed=9):
        positions.append(snapshot(game))
    length = game.ply
    assert length > 130, "long enough for several snapshots"
    events = told(game)
    game = alhambra.load(game.record)
    plies = sorted(rng.sample(range(length), 6), reverse=True)
    for ply in [length, *plies, *[one for one in (256, 128, 127, 1, 0) if one < plies[-1]]]:
        game.rewind(ply)
        assert game.ply == ply
        assert snapshot(game) == positions[ply]
        assert told(game) == [event for event in events if event["ply"] <= ply]  # type: ignore[operator]
        assert not game.can_undo or ply > 0


def test_rewinding_out_of_range_is_refused() -> None:
    game = begun(MIXES[0])
    game.play(game.legal_moves[0])
    for ply in (-1, 2, 1000):
        with pytest.raises(ValueError, match=str(ply)):
            game.rewind(ply)
    assert game.ply == 1


def test_after_rewinding_the_game_goes_on_another_way() -> None:
    game = finished(MIXES[9], 2)
    whole = [str(move) for move in game.played]
    game.rewind(70)
    other = next(move for move in game.legal_moves if str(move) != whole[70])
    game.play(other)
    assert [str(move) for move in game.played] == [*whole[:70], str(other)]
    assert snapshot(alhambra.load(game.record)) == snapshot(game)


@some_mixes
def test_copies_are_independent(mix: Mix) -> None:
    """The copy and the original play on with different moves, past the next snapshots, and both go back."""
    rng = random.Random(3)
    game = begun(mix, 10)
    while game.ply < 60:
        game.play(rng.choice(game.legal_moves))
    shared = snapshot(game)
    copy = game.copy()
    assert snapshot(copy) == shared
    assert copy.played == game.played
    lines: list[list[str]] = [[], []]
    positions: list[list[dict[str, object]]] = [[shared], [shared]]
    for _ in range(80):
        for line, one in enumerate((game, copy)):
            if not one.over:
                moves = one.legal_moves
                move = moves[0] if line else moves[-1]
                one.play(move)
                lines[line].append(str(move))
                positions[line].append(snapshot(one))
    assert lines[0] != lines[1]
    for line, one in enumerate((game, copy)):
        assert [str(move) for move in one.played[60:]] == lines[line]
        fresh = alhambra.load(one.record)
        assert snapshot(fresh) == snapshot(one)
        assert told(fresh) == told(one)
    for back in (one for pair in zip(range(139, 59, -19), range(130, 59, -19), strict=False) for one in pair):
        for line, one in enumerate((game, copy)):
            if back < one.ply:
                one.rewind(back)
                assert snapshot(one) == positions[line][back - 60]
    for one in (game, copy):
        one.rewind(60)
        assert snapshot(one) == shared


def test_undo_in_a_copy_leaves_the_original_alone() -> None:
    game = given(hands=["florin 8, dirham 9, dirham 2"], market=MARKET)
    play(game, "buy PAV8- florin 8", "buy TOW11- dirham 9 dirham 2")
    after = snapshot(game)
    copy = game.copy()
    copy.undo()
    copy.undo()
    assert copy.ply == 0
    play(copy, "take florin 9")
    assert snapshot(game) == after
    assert [str(move) for move in game.played] == ["buy PAV8- florin 8", "buy TOW11- dirham 9 dirham 2"]
    assert [str(move) for move in copy.played] == ["take florin 9"]
    game.undo()
    play(game, "take dirham 9")
    assert [str(move) for move in game.played] == ["buy PAV8- florin 8", "take dirham 9"]


def test_a_copy_of_a_copy_shares_the_past() -> None:
    game = begun(MIXES[1], 4)
    copies = [game]
    for ply in range(70):
        game.play(game.legal_moves[ply % len(game.legal_moves)])
        copies.append(copies[-1].copy() if ply % 2 else game.copy())
    for copy in copies[2::2]:
        assert [str(move) for move in copy.played] == [str(move) for move in game.played[: copy.ply]]
        copy.rewind(0)
        assert copy.ply == 0


# ---------------------------------------------------------------------- events


@some_mixes
def test_events_are_the_same_asked_early_or_late(mix: Mix) -> None:
    early, late = begun(mix, 11), begun(mix, 11)
    rng = random.Random(11)
    seen: list[dict[str, object]] = []
    while not early.over:
        assert told(early)[: len(seen)] == seen, "what has happened stays"
        seen = told(early)
        text = str(rng.choice(early.legal_moves))
        early.play(text)
        late.play(text)
    assert told(late) == told(early)
    assert snapshot(late) == snapshot(early), "asking changes nothing"
    assert told(late.copy()) == told(early)


@every_mix
def test_events_tell_plies_scores_and_plain_data(mix: Mix) -> None:
    game = finished(mix, 12)
    events = game.events
    json.dumps(told(game))
    plies = [event.ply for event in events]
    assert plies == sorted(plies)
    assert plies[0] == 0
    assert plies[-1] == game.ply
    totals = [0] * mix.seats
    scorings = 0
    for event in events:
        if event.verb == "scoring":
            scorings += 1
            lines = event.facts["lines"]
            assert isinstance(lines, list)
            for line in lines:
                if line["seat"] < mix.seats:
                    totals[line["seat"]] += line["points"]
            assert event.facts["scores"] == totals, "the lines add up to the scores"
    assert totals == game.scores
    assert 1 <= scorings <= 3
    assert events[-1].verb == "end"
    assert events[-1].facts == {"scores": game.scores, "winners": game.winners}


@every_mix
def test_everything_that_happens_at_this_table_is_public(mix: Mix) -> None:
    """Money is dealt and taken openly, tiles come openly: with these modules every seat sees every event."""
    for event in finished(mix, 13).events:
        for seat in (None, *range(mix.seats)):
            assert event.seen_by(seat) is event


def test_a_confidential_event_is_seen_by_its_seat_only() -> None:
    log = Log([], 5)
    log.add("take", 0, {"cards": ["florin 5"]})
    log.reveal("market", None, {"tile": "PAV8-"})
    log.confide("look", 1, {"card": "secret"}, {"cards": 1})
    open_event, revelation, secret = log.events
    for seat in (None, 0, 1, 2):
        assert open_event.seen_by(seat) is open_event
        assert revelation.seen_by(seat) is revelation
    assert (open_event.reveals, revelation.reveals, secret.reveals) == (False, True, True)
    assert secret.seen_by(1) is secret
    for seat in (None, 0, 2):
        outside = secret.seen_by(seat)
        assert outside is not None
        assert outside.facts == {"cards": 1}
        assert outside.to_json() == {"ply": 5, "event": "look", "seat": 1, "reveals": True, "cards": 1}
    assert open_event.to_json() == {"ply": 5, "event": "take", "seat": 0, "cards": ["florin 5"]}


@rule("BASE-RUL-21")
@some_mixes
def test_a_move_can_be_undone_exactly_if_none_of_its_events_reveals(mix: Mix) -> None:
    for game in played(mix, seed=14):
        if game.ply and game.ply % 3 == 0:
            revealing = any(event.reveals for event in game.events if event.ply == game.ply)
            assert game.can_undo == (not revealing)


# ---------------------------------------------------------------------- views


def test_a_view_has_the_own_hand_and_no_other() -> None:
    game = given(hands=["florin 8", "dirham 9, dirham 2", ""], market=MARKET)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        hands = [player.hand() for player in view.players]
        assert [hand is not None for hand in hands] == [number == seat for number in range(3)]
        assert [player.card_count for player in view.players] == [1, 2, 0]
        assert [*view.legal_moves] == ([*game.legal_moves] if seat == 0 else [])
        shown = json.dumps(view.to_json())
        assert ("dirham 9" in json.dumps(view.to_json()["players"])) == (seat == 1)
        assert "florin 8" not in shown or seat == 0
    for nobody in (3, -1, 99):
        with pytest.raises(ValueError, match=str(nobody)):
            game.view(nobody)


@some_mixes
def test_views_tell_nothing_hidden(mix: Mix) -> None:
    """Two games that differ in deck, supply and other hands only look the same."""
    for game in played(mix, seed=15):
        if game.ply % 29 or game.over:
            continue
        view = game.view(0)
        imagined = view.imagine(random.Random(game.ply))
        assert imagined.view(0).to_json() == view.to_json()
        if game.view().deck_size > 5:
            hidden = [card.name for card in imagined.state.deck[imagined.state.turned :]]
            assert hidden != [card.name for card in game.state.deck[game.state.turned :]]


def accounted(game: Game) -> tuple[list[str], list[str]]:
    """All cards and all tiles, wherever they are."""
    found = snapshot(game)
    players = found["players"]
    dirk = found["dirk"]
    assert isinstance(players, list)
    cards = [*_names(found["display"]), *_names(found["deck"]), *_names(found["discard"])]
    tiles = [*[name for name in _names(found["market"]) if name], *_names(found["supply"])]
    tiles += dirk["tiles"] if isinstance(dirk, dict) else []
    for player in players:
        cards += player["hand"]
        tiles += player["reserve"] + player["pending"] + [tile["tile"] for tile in player["alhambra"]]
    return sorted(card for card in cards if not card.startswith("scoring")), sorted(tiles)


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@every_mix
def test_an_imagined_game_looks_the_same_and_can_be_played_to_its_end(mix: Mix) -> None:
    for game in played(mix, seed=16):
        if game.ply % 31 and not game.over:
            continue
        whole = accounted(game)
        unseen = sum(card.name.startswith("scoring") for card in game.state.deck[game.state.turned :])
        for seat in (None, *range(mix.seats)):
            view = game.view(seat)
            imagined = view.imagine(random.Random(1))
            assert imagined.view(seat) == view
            assert imagined.view(seat).to_json() == view.to_json()
            assert accounted(imagined) == whole, "no card and no tile is lost or made up"
            left = [card.name for card in imagined.state.deck[imagined.state.turned :]]
            assert sum(name.startswith("scoring") for name in left) == unseen
            assert imagined.over == game.over
        if game.ply % 62 == 0 or game.over:
            rng = random.Random(game.ply)
            while not imagined.over:
                imagined.play(rng.choice(imagined.legal_moves))
            assert len(imagined.scores) == mix.seats
            assert imagined.winners
            assert imagined.state.scorings_done == 3


def test_imagining_is_reproducible_varied_and_leaves_the_game_alone() -> None:
    game = begun(MIXES[10], 3)
    before = snapshot(game)
    view = game.view(1)
    one, same, other = (snapshot(view.imagine(random.Random(seed))) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    imagined = view.imagine(random.Random(5))
    for _ in range(30):
        imagined.play(imagined.legal_moves[0])
    assert snapshot(game) == before
    assert game.view(1) == view


def test_moves_of_a_view_can_be_played_in_imagined_games() -> None:
    game = begun(MIXES[10], 3)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    for move in view.legal_moves:
        imagined = view.imagine(random.Random(1))
        imagined.play(move)
        assert imagined.played == [move]


def test_an_imagined_game_knows_its_own_moves_only() -> None:
    game = begun(MIXES[5], 3)
    for _ in range(20):
        game.play(game.legal_moves[0])
    imagined = game.view(0).imagine(random.Random(1))
    assert imagined.played == []
    assert not imagined.can_undo
    with pytest.raises(ValueError, match="no record"):
        _ = imagined.record
    assert imagined.events == []
    imagined.play(imagined.legal_moves[0])
    assert imagined.events
    imagined.rewind(imagined.ply - 1)
    assert imagined.view(0) == game.view(0)


# ---------------------------------------------------------------------- setting up


def test_the_modules_come_in_order_of_publication() -> None:
    published = [(module.box, module.page) for module in alhambra.MODULES.values()]
    assert published == sorted(published), "by box, and as they are numbered"
    for key, module in alhambra.MODULES.items():
        assert module.key == key
    assert begun(Mix(3, "2024", ("camps", "vizier"), {})).rules.module_keys() == ["vizier", "camps"]
    assert begun(Mix(2, "2024", ("camps",), {})).rules.module_keys() == ["camps"], "Dirk is not chosen"


def test_modules_in_any_order_and_form_are_the_same_game() -> None:
    forms: list[object] = [
        ("vizier", "camps"),
        ["camps", "vizier"],
        {"camps": 1, "vizier": 2},
        iter(["camps", "vizier"]),
    ]
    positions = [snapshot(alhambra.new_game(modules=form, seed=1)) for form in forms]  # type: ignore[call-overload]
    assert all(one == positions[0] for one in positions)
    assert snapshot(alhambra.new_game(modules="vizier", seed=1)) == snapshot(
        alhambra.new_game(modules=["vizier"], seed=1)
    )


def test_editions_are_known_by_name() -> None:
    assert list(alhambra.EDITIONS) == ["2003", "second", "2024"]
    assert alhambra.DEFAULT_EDITION == "2024"
    assert alhambra.new_game(seed=1).rules.options.edition == "2024"


def test_rivals_have_numbers_behind_the_seats() -> None:
    assert alhambra.new_game(3, seed=1).rivals == []
    game = alhambra.new_game(2, seed=1)
    (rival,) = game.rivals
    assert (rival.key, rival.seat, rival.score) == ("dirk", 2, 0)
    assert [tile.name for tile in rival.tiles] == snapshot(game)["dirk"]["tiles"]  # type: ignore[index]  # plain data
    assert [(one.key, one.seat) for one in game.view().rivals] == [("dirk", 2)]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"seats": 1}, ["1", "2 to 6"]),
        ({"seats": 7}, ["7", "2 to 6"]),
        ({"seats": 0}, ["0"]),
        ({"seats": -3}, ["-3"]),
        ({"seats": 10**30}, [str(10**30)]),
        ({"seats": "3"}, ["3", "seats"]),
        ({"seats": 3.0}, ["3.0", "seats"]),
        ({"seats": True}, ["seats"]),
        ({"seats": None}, ["None", "seats"]),
        ({"edition": "2025"}, ["2025", "2024"]),
        ({"edition": ""}, ["edition"]),
        ({"edition": "secnd"}, ["secnd", "did you mean second"]),
        ({"edition": 2024}, ["2024", "edition"]),
        ({"modules": ("viziers",)}, ["viziers", "did you mean vizier"]),
        ({"modules": ("bazaar",)}, ["bazaar", "did you mean bazaars"]),
        ({"modules": ("zoo",)}, ["zoo", "vizier, currency_exchange"]),
        ({"modules": ("",)}, ["module"]),
        ({"modules": ("dirk",)}, ["dirk", "by itself"]),
        ({"modules": ("camps", "camps")}, ["camps", "twice"]),
        ({"modules": (5,)}, ["5", "module"]),
        ({"options": {"extra_actions": "may"}}, ["extra_actions", "did you mean extra_action"]),
        ({"options": {"extra_action": "perhaps"}}, ["extra_action", "perhaps", "must, may", "BASE-ED-03"]),
        ({"options": {"second_scoring_pile": 3}}, ["second_scoring_pile", "3", "4, 5"]),
        ({"options": {"final_partial_refill": 1}}, ["final_partial_refill", "1", "true, false"]),
        ({"options": {"final_partial_refill": None}}, ["final_partial_refill", "None"]),
        ({"options": {"always_ask_vizier": "yes"}}, ["always_ask_vizier", "yes"]),
        ({"options": {"hole_rule": ["region"]}}, ["hole_rule"]),
        ({"options": {"": True}}, ["option"]),
        ({"options": {"ages": (1, 2)}}, ["ages", "2", "3 seats"]),
        ({"options": {"ages": (1, 2, 3, 4)}}, ["ages", "4", "3 seats"]),
        ({"options": {"ages": (1, 2, -3)}}, ["ages", "-3"]),
        ({"options": {"ages": "old,young,older"}}, ["ages", "old"]),
        ({"options": {"ages": 40}}, ["ages", "40"]),
        ({"options": {"ages": (1, 2, 3.5)}}, ["ages", "3.5"]),
        ({"options": {"ages": (1, 2, True)}}, ["ages", "True"]),
        ({"seed": -1}, ["seed", "-1"]),
        ({"seed": "7"}, ["seed", "7"]),
        ({"seed": 1.5}, ["seed", "1.5"]),
        ({"seed": True}, ["seed", "True"]),
    ],
    ids=str,
)
def test_what_cannot_be_set_up_is_named(arguments: dict[str, object], named: list[str]) -> None:
    with pytest.raises(InvalidSetup) as caught:
        alhambra.new_game(**arguments)  # type: ignore[call-overload]  # wrong on purpose
    for part in named:
        assert part in str(caught.value)


def test_options_of_absent_modules_are_checked_and_ignored() -> None:
    assert snapshot(alhambra.new_game(seed=1, options={"always_ask_vizier": True})) == snapshot(
        alhambra.new_game(seed=1)
    )
    with pytest.raises(InvalidSetup, match="camp_single_contact"):
        alhambra.new_game(seed=1, options={"camp_single_contact": "perhaps"})


def test_option_values_may_be_given_as_texts() -> None:
    given_as_text = alhambra.new_game(
        seed=1, options={"second_scoring_pile": "5", "final_partial_refill": "false", "ages": "30,20,40"}
    )
    given_as_value = alhambra.new_game(
        seed=1, options={"second_scoring_pile": 5, "final_partial_refill": False, "ages": [30, 20, 40]}
    )
    assert given_as_text.rules.options.values == given_as_value.rules.options.values
    assert snapshot(given_as_text) == snapshot(given_as_value)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64, 2**96 - 1])
def test_any_whole_number_of_96_bits_is_a_seed(seed: int) -> None:
    game = alhambra.new_game(seed=seed)
    assert game.seed == seed
    assert snapshot(alhambra.load(game.record)) == snapshot(game)


def test_no_two_seeds_are_the_same() -> None:
    """Bits that the generator would not use, or a record not hold, are refused."""
    for seed in (2**96, 10**40, 10**5000):
        with pytest.raises(InvalidSetup, match="seed"):
            alhambra.new_game(seed=seed)
    assert snapshot(alhambra.new_game(seed=2**95)) != snapshot(alhambra.new_game(seed=0))


def test_a_record_is_loaded_from_text_path_and_record(tmp_path: Path) -> None:
    game = finished(MIXES[9])
    file = tmp_path / "game.alh"
    file.write_text(str(game.record), "utf-8")
    for source in (game.record, str(game.record), file, str(file)):
        assert snapshot(alhambra.load(source)) == snapshot(game)


def test_loading_a_file_that_is_not_there_names_it(tmp_path: Path) -> None:
    with pytest.raises((OSError, alhambra.InvalidRecord), match=r"missing\.alh"):
        alhambra.load(tmp_path / "missing.alh")

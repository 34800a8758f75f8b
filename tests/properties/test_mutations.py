"""The moves that are nearly legal: that every kind is tried, and that a wrong answer would be noticed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import fuzz
import mutations
from alhambra import Game, IllegalMove, Move, UnknownMove, Violation
from mutations import Memory, changed, check_mutations, check_wish
from random_moves import moves_of

GAMES = fuzz.with_all(8)
VERBS = sorted(fuzz.begun(GAMES[0]).rules.verbs)


def positions() -> Iterator[tuple[int, Game]]:
    for number in GAMES:
        game = fuzz.begun(number)
        for _ in moves_of(game, number):
            yield number, game


@pytest.fixture(scope="module")
def tried() -> Counter[tuple[str, bool]]:
    """How often each verb was tried, legally and not."""
    found: Counter[tuple[str, bool]] = Counter()
    rng = random.Random(1)
    memories = {number: Memory() for number in GAMES}
    for number, game in positions():
        memory = memories[number]
        if memory.has_tried_little_of(game):
            wishes = [one for texts in mutations.groups(game).values() for one in changed(game, texts[0], rng)]
            for text in [*wishes, *memory.wishes(game)]:
                try:
                    move = game.parse(text)
                except UnknownMove:
                    continue
                found[move.verb, game.why_not(move) is None] += 1
            memory.note(game, rng)
    return found


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_tried_legally_and_not(verb: str, tried: Counter[tuple[str, bool]]) -> None:
    assert tried[verb, False] > 20
    assert tried[verb, True] > 0


class Wrong:
    """A game that answers wrongly about one verb."""

    def __init__(self, game: Game, verb: str) -> None:
        self.game = game
        self.verb = verb

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)


class Lenient(Wrong):
    """It allows everything."""

    def why_not(self, move: Move) -> Violation | None:
        return None if move.verb == self.verb else self.game.why_not(move)

    def copy(self) -> Lenient:
        return self

    def play(self, text: str, seat: int | None = None) -> None:
        pass


class Severe(Wrong):
    """It allows nothing."""

    def why_not(self, move: Move) -> Violation | None:
        return Violation("BASE-MONEY-02", "take-nothing") if move.verb == self.verb else self.game.why_not(move)


class Misnamed(Wrong):
    """It refuses for a reason that does not exist."""

    def why_not(self, move: Move) -> Violation | None:
        found = self.game.why_not(move)
        return None if found is None else Violation("BASE-TURN-99", found.reason, found.facts)


class Careless(Wrong):
    """It refuses, but something has happened by then."""

    def play(self, text: str, seat: int | None = None) -> None:
        try:
            self.game.play(text, seat)
        except IllegalMove:
            self.game.state.scorings_done += 1
            raise


def test_a_game_that_allows_too_much_is_noticed() -> None:
    noticed = set()
    for _, game in positions():
        listed = {str(move) for move in game.legal_moves}
        for move in [one[0] for one in mutations.groups(game).values()]:
            verb = game.parse(move).verb
            if verb not in noticed:
                for text in changed(game, move, random.Random(2)):
                    try:
                        check_wish(Lenient(game, verb), text, listed, set())  # type: ignore[arg-type]  # stands in for a game
                    except AssertionError:
                        noticed.add(verb)
                        break
    surely = {verb for verb in VERBS if verb not in ("pass", "vizier wake", "yammerad", "gate take", "hakim")}
    assert noticed >= surely - {"fatima keep", "fatima swap"}  # those without anything to change in their texts


def check_often(game: Wrong, memory: Memory) -> None:
    for number in range(20):
        check_mutations(game, random.Random(number), memory)  # type: ignore[arg-type]  # stands in for a game


@pytest.mark.parametrize("kind", [Severe, Misnamed, Careless])
def test_a_game_that_refuses_wrongly_is_noticed(kind: type[Wrong]) -> None:
    _, game = next(positions())
    wrong = kind(game, game.legal_moves[0].verb)
    memory = Memory()
    memory.note(game, random.Random(3))  # so that legal moves are among the wishes
    with pytest.raises(AssertionError):
        check_often(wrong, memory)

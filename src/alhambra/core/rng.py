"""Chance: shuffles and dice that are the same on every platform, interpreted and compiled.

The usual generator is Bob Jenkins' small fast one (jsf32). It only adds, rotates and xors 32-bit words, so no step
leaves the range of fast machine integers. Where people play against each other the table's key gives a cryptographic
stream: nobody can compute what comes from what they have seen. A source of chance is an immutable value: each use
returns its successor.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from .stream import KEY_BYTES, Draws
from .violations import short

T = TypeVar("T")

GENERATOR: Final = "jsf32"
STREAM: Final = "blake2b"  # the generator of keys
SHUFFLE: Final = "shuffle"
ROLL: Final = "roll"
SEEDS: Final = 1 << 96  # how many seeds differ
KEYS: Final = 1 << 256  # how many keys differ; as a seed, a key is a number from here on, so that its size tells it
MASK: Final = 0xFFFFFFFF
LOW: Final = 0x3FFFFFFF  # 30 bits, so that products stay fast integers


@mypyc_attr(acyclic=True)
class Outcome:
    """What chance gave once: the order of a shuffle, or the numbers of a roll of dice. Immutable."""

    def __init__(self, kind: str, things: list[object]) -> None:
        self.kind = kind  # SHUFFLE or ROLL: its word in a record
        self.things = things  # in the order in which they came

    def names(self) -> list[str]:
        return [str(thing) for thing in self.things]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.kind == other.kind and self.names() == other.names()

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.names())))

    def __repr__(self) -> str:
        return f"<{self.kind}: {', '.join(self.names())}>"


@mypyc_attr(acyclic=True)
class Chance:
    """Where the order of shuffled things and the numbers of dice come from."""

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        """The items in a new order, and the source of everything later."""
        raise NotImplementedError

    def rolled(self, dice: int, faces: int) -> tuple[list[int], Chance]:
        """So many dice with faces from 1 upwards, one after the other, and the source of everything later."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Rng(Chance):
    """The usual generator, jsf32; four 32-bit words."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def step(self) -> i64:
        """The next 32 bits. Changes the generator: only for one that nobody else holds."""
        b = self.b
        e = (self.a - (b << 27 & MASK | b >> 5)) & MASK
        c = self.c
        self.a = b ^ (c << 17 & MASK | c >> 15)
        self.b = (c + self.d) & MASK
        self.c = (self.d + e) & MASK
        self.d = (e + self.a) & MASK
        return self.d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely. Changes the generator, as `step`."""
        product = (self.step() >> 2) * n
        if product & LOW < n:
            threshold = (LOW + 1) % n
            while product & LOW < threshold:
                product = (self.step() >> 2) * n
        return product >> 30

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        rng = self.copy()
        found = items.copy()
        for i in range(len(found) - 1, 0, -1):
            j = rng.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found, rng

    def rolled(self, dice: int, faces: int) -> tuple[list[int], Chance]:
        rng = self.copy()
        return [1 + rng.below(faces) for _ in range(dice)], rng


def jsf32(seed: int) -> Rng:
    """The usual generator from a seed, a whole number below SEEDS."""
    low = seed & MASK
    high = seed >> 32 & MASK
    rest = (seed >> 64) & MASK
    rng = Rng(0xF1EA5EED ^ rest, low, high, low ^ 0x9E3779B9)
    for _ in range(20):
        rng.step()
    return rng


class Stream(Chance):
    """A cryptographic source: whoever has seen all that it gave still cannot tell what it gives next."""

    def __init__(self, key: bytes, uses: int) -> None:
        self.key = key
        self.uses = uses  # how often it was asked before

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        draws = Draws(self.key, self.uses)
        found = items.copy()
        for i in range(len(found) - 1, 0, -1):
            j = draws.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found, Stream(self.key, self.uses + 1)

    def rolled(self, dice: int, faces: int) -> tuple[list[int], Chance]:
        draws = Draws(self.key, self.uses)
        return [1 + draws.below(faces) for _ in range(dice)], Stream(self.key, self.uses + 1)


def is_seed(seed: int) -> bool:
    """Does this number deal games: is it a seed of the usual generator, or a key?"""
    return 0 <= seed < SEEDS or is_key(seed)


def is_key(seed: int) -> bool:
    return KEYS <= seed < 2 * KEYS


def generator_of(seed: int) -> str:
    """What a record calls the generator of this seed."""
    return STREAM if is_key(seed) else GENERATOR


def seeded(seed: int) -> Chance:
    """The source of chance of a seed; ValueError if the number is none."""
    if not is_seed(seed):
        raise ValueError(f"not a seed: neither below {SEEDS} nor a key")
    return Stream((seed - KEYS).to_bytes(KEY_BYTES, "little"), 0) if is_key(seed) else jsf32(seed)


class Script(Chance):
    """Known outcomes, in the order in which they are asked for: how a record replays without its generator.

    After the last one chance goes on as it would have with the generator.
    """

    def __init__(self, outcomes: list[Outcome], used: int, after: Chance) -> None:
        self.outcomes = outcomes
        self.used = used
        self.after = after

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        unscripted, after = self.after.shuffled(items)
        if self.used == len(self.outcomes):
            return unscripted, after
        waiting: dict[str, list[T]] = {}
        for item in items:
            waiting.setdefault(str(item), []).append(item)
        found: list[T] = []
        for name in self._next(SHUFFLE):
            left = waiting.get(name)
            if not left:
                raise self._mismatch(f"{short(name)} is not there, or not that often")
            found.append(left.pop())
        if len(found) != len(items):
            raise self._mismatch(f"{len(items)} things expected, {len(found)} listed")
        return found, Script(self.outcomes, self.used + 1, after)

    def rolled(self, dice: int, faces: int) -> tuple[list[int], Chance]:
        unscripted, after = self.after.rolled(dice, faces)
        if self.used == len(self.outcomes):
            return unscripted, after
        numbers = {str(number): number for number in range(1, faces + 1)}
        found: list[int] = []
        for name in self._next(ROLL):
            number = numbers.get(name)
            if number is None:
                raise self._mismatch(f"{short(name)} is no face of a die with {faces}")
            found.append(number)
        if len(found) != dice:
            raise self._mismatch(f"{dice} dice expected, {len(found)} listed")
        return found, Script(self.outcomes, self.used + 1, after)

    def _next(self, kind: str) -> list[str]:
        outcome = self.outcomes[self.used]
        if outcome.kind != kind:
            raise self._mismatch(f"a {kind} is expected here")
        return outcome.names()

    def _mismatch(self, problem: str) -> ScriptMismatch:
        kind = self.outcomes[self.used].kind
        number = len([one for one in self.outcomes[: self.used + 1] if one.kind == kind])
        return ScriptMismatch(kind, number, problem)


class ScriptMismatch(ValueError):
    """A recorded outcome does not fit what chance is asked for."""

    def __init__(self, kind: str, number: int, problem: str) -> None:
        super().__init__(f"{kind} {number}: {problem}")

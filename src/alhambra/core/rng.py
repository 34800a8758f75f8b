"""Chance: shuffles that are the same on every platform, interpreted and compiled.

The generator is Bob Jenkins' small fast one (jsf32). It only adds, rotates and xors 32-bit words, so no step leaves the
range of fast machine integers. A source of chance is an immutable value: each shuffle returns its successor.
"""

from __future__ import annotations

from typing import Final, TypeVar

from .violations import short

T = TypeVar("T")

GENERATOR: Final = "jsf32"
SEEDS: Final = 1 << 96  # how many seeds differ
MASK: Final = 0xFFFFFFFF
LOW: Final = 0x3FFFFFFF  # 30 bits, so that products stay fast integers


class Chance:
    """Where the order of shuffled things comes from."""

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        """The items in a new order, and the source of all later shuffles."""
        raise NotImplementedError


class Rng(Chance):
    """A pseudo-random generator; four 32-bit words."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def step(self) -> int:
        """The next 32 bits. Changes the generator: only for one that nobody else holds."""
        b = self.b
        e = (self.a - (b << 27 & MASK | b >> 5)) & MASK
        c = self.c
        self.a = b ^ (c << 17 & MASK | c >> 15)
        self.b = (c + self.d) & MASK
        self.c = (self.d + e) & MASK
        self.d = (e + self.a) & MASK
        return self.d

    def below(self, n: int) -> int:
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


def seeded(seed: int) -> Rng:
    """The generator of a seed, a whole number below SEEDS."""
    low = seed & MASK
    high = seed >> 32 & MASK
    rest = (seed >> 64) & MASK
    rng = Rng(0xF1EA5EED ^ rest, low, high, low ^ 0x9E3779B9)
    for _ in range(20):
        rng.step()
    return rng


class Script(Chance):
    """Known shuffles, in the order in which they are asked for: how a record replays without its generator.

    After the last one chance goes on as it would have with the generator.
    """

    def __init__(self, orders: list[list[str]], used: int, after: Chance) -> None:
        self.orders = orders
        self.used = used
        self.after = after

    def shuffled(self, items: list[T]) -> tuple[list[T], Chance]:
        unscripted, after = self.after.shuffled(items)
        if self.used == len(self.orders):
            return unscripted, after
        waiting: dict[str, list[T]] = {}
        for item in items:
            waiting.setdefault(str(item), []).append(item)
        found: list[T] = []
        for name in self.orders[self.used]:
            left = waiting.get(name)
            if not left:
                raise ScriptMismatch(self.used, f"{short(name)} is not there, or not that often")
            found.append(left.pop())
        if len(found) != len(items):
            raise ScriptMismatch(self.used, f"{len(items)} things expected, {len(found)} listed")
        return found, Script(self.orders, self.used + 1, after)


class ScriptMismatch(ValueError):
    """A recorded shuffle does not fit the things to be shuffled."""

    def __init__(self, index: int, problem: str) -> None:
        super().__init__(f"shuffle {index + 1}: {problem}")

"""Chances of what is to come, in whole numbers: the same on every platform, interpreted and compiled."""

from __future__ import annotations

from typing import Final

ONE: Final = 1 << 20  # certainty
POINT: Final = 1000  # worths are thousandths of a point


def binomial(tries: int, chance: int) -> list[int]:
    """How likely each number of successes is."""
    found = [ONE]
    for _ in range(tries):
        following = [0] * (len(found) + 1)
        for number, likely in enumerate(found):
            success = likely * chance // ONE
            following[number] += likely - success
            following[number + 1] += success
        found = following
    return found


def expected(likely: list[int], worths: list[int], first: int) -> int:
    """What is to be expected of worths, of which so many are passed over, each as likely as said."""
    return sum([one * worths[first + number] for number, one in enumerate(likely)]) // ONE


def ranked(others: list[list[int]], points: list[int], most: int) -> list[int]:
    """What each final number of buildings, from none to most, is worth against others with these chances for theirs.

    Those who are level share the points of their places, rounded down; who has none gets nothing (RW-END-05).
    """
    found = [0]
    shares = [[_share(points, above, level) for level in range(len(others) + 1)] for above in range(len(others) + 1)]
    for number in range(1, most + 1):
        found.append(_against(others, number, shares))
    return found


def _share(points: list[int], above: int, level: int) -> int:
    """In thousandths, of the place behind so many, shared with so many."""
    return POINT * (sum(points[above : above + level + 1]) // (level + 1))


def _against(others: list[list[int]], number: int, shares: list[list[int]]) -> int:
    """The worth of so many buildings."""
    width = len(others) + 1
    likely = [0] * (width * width)  # by how many are above, and how many level
    likely[0] = ONE
    for place, numbers in enumerate(others):
        above = sum(numbers[number + 1 :])
        level = numbers[number] if number < len(numbers) else 0
        following = [0] * (width * width)
        for higher in range(place + 1):
            for equal in range(place + 1 - higher):
                index = higher * width + equal
                before = likely[index]
                if before:
                    up, same = before * above // ONE, before * level // ONE
                    following[index + width] += up
                    following[index + 1] += same
                    following[index] += before - up - same
        likely = following
    total = 0
    for higher in range(width):
        for equal in range(width - higher):
            total += likely[higher * width + equal] * shares[higher][equal]
    return total // ONE

"""Sharing ranked points among contenders."""

from __future__ import annotations


def majority(counts: list[int], points: list[int], least: int = 1) -> list[int]:
    """The points of each contender; those tied share the ranks they occupy, rounded down.

    Who has fewer than `least` is not ranked.
    """
    shares = [0] * len(counts)
    left = counts.copy()
    rank = 0
    while rank < len(points):
        best = max(left)
        if best < least:
            break
        tied = left.count(best)
        share = sum(points[rank : rank + tied]) // tied
        for contender, count in enumerate(counts):
            if count == best:
                shares[contender] = share
                left[contender] = -1
        rank += tied
    return shares

"""Counting the results of many games. Whole numbers only, so that any order of adding gives the same."""

from __future__ import annotations

from collections.abc import Sequence


class Scores:
    """Points of somebody over many games."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, points: int) -> None:
        self.merge(1, points, points, points)

    def merge(self, count: int, total: int, least: int | None, most: int | None) -> None:
        self.count += count
        self.total += total
        if least is not None:
            self.least = least if self.least is None else min(self.least, least)
        if most is not None:
            self.most = most if self.most is None else max(self.most, most)

    @property
    def mean(self) -> float | None:
        return round(self.total / self.count, 3) if self.count else None

    def to_json(self) -> dict[str, object]:
        return {"mean": self.mean, "min": self.least, "max": self.most}


class Tally:
    """The results of some games, by seat and by bot."""

    def __init__(self, seats: int, bots: Sequence[str]) -> None:
        self.games = 0
        self.moves = 0
        self.ties = 0  # games won by more than one seat
        self.seat_scores = [Scores() for _ in range(seats)]
        self.seat_wins = [0] * seats
        self.bot_scores = {bot: Scores() for bot in bots}
        self.bot_wins = dict.fromkeys(bots, 0)  # games in which the bot, in whatever seat, was among the winners

    def add(self, names: Sequence[str], moves: int, scores: Sequence[int], winners: Sequence[int]) -> None:
        """One game: the bots in their seats, then rivals without a seat, and how it ended."""
        self.games += 1
        self.moves += moves
        self.ties += len(winners) > 1
        for seat, points in enumerate(scores):
            self.seat_scores[seat].add(points)
            self.bot_scores[names[seat]].add(points)
        for seat in winners:
            if seat < len(scores):
                self.seat_wins[seat] += 1
        for name in {names[seat] for seat in winners}:
            self.bot_wins[name] = self.bot_wins.get(name, 0) + 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.ties += other.ties
        for seat, scores in enumerate(other.seat_scores):
            self.seat_scores[seat].merge(scores.count, scores.total, scores.least, scores.most)
            self.seat_wins[seat] += other.seat_wins[seat]
        for bot, scores in other.bot_scores.items():
            self.bot_scores[bot].merge(scores.count, scores.total, scores.least, scores.most)
        for bot, wins in other.bot_wins.items():
            self.bot_wins[bot] = self.bot_wins.get(bot, 0) + wins

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "moves": self.moves,
            "wins": dict(sorted(self.bot_wins.items())),
            "ties": self.ties,
            "wins_per_seat": self.seat_wins,
            "scores": {
                "mean": [scores.mean for scores in self.seat_scores],
                "min": [scores.least for scores in self.seat_scores],
                "max": [scores.most for scores in self.seat_scores],
            },
            "scores_per_bot": {bot: scores.to_json() for bot, scores in sorted(self.bot_scores.items())},
        }

"""What can be measured: our engine in several forms, and the engines it is compared with.

A subject plays whole games by uniformly random choice, with all options enumerated at every decision, and copies a
position from the middle of a game. Every factory at the end of this file takes no argument and returns a subject.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.plan import EIGHT

SEATS = 3
EDITION = "2024"


class Subject:
    """What is measured. A decision is a choice made by a player: forced ones count, dice and cards do not."""

    name = ""
    note = ""
    clone_note = ""

    def play(self, rng: Random) -> tuple[int, int]:
        """Play one random game to its end: how many decisions there were, and how many options in all of them."""
        raise NotImplementedError


class Positions(Subject):
    """A subject that is driven from outside, move by move, and so has positions to be copied."""

    def walk(self, rng: Random, limit: int) -> tuple[Any, int, int]:
        """Play at most so many decisions of a new game: the position reached, the decisions, the options."""
        raise NotImplementedError

    def play(self, rng: Random) -> tuple[int, int]:
        _, decisions, options = self.walk(rng, 1 << 30)
        return decisions, options

    def midgame(self, rng: Random) -> Any:
        """A position from the very middle of a random game."""
        seed = rng.getrandbits(30)
        _, decisions, _ = self.walk(Random(seed), 1 << 30)
        return self.walk(Random(seed), decisions // 2)[0]

    def clone(self, state: Any) -> Any:
        """A copy that can be played on without touching the original."""
        raise NotImplementedError

    def branch(self, state: Any, index: int) -> None:
        """Copy the position, play one of its options on the copy and list what comes then, as a search does."""
        raise NotImplementedError


# ---------------------------------------------------------------------------------------------------- our engine


class Ours(Positions):
    """A game of our engine, driven through its public interface. The import path decides: compiled or interpreted."""

    clone_note = "game.copy()"

    def __init__(self, name: str, wishes: dict[str, object], events: bool = False) -> None:
        import alhambra

        self.new_game: Callable[..., Any] = alhambra.new_game
        self.wishes = wishes
        self.events = events
        self.name = name + (", events kept" if events else "")
        self.note = (
            f"{'compiled' if alhambra.COMPILED else 'interpreted'}; Game.legal_moves and Game.play, {SEATS} seats"
        )

    def walk(self, rng: Random, limit: int) -> tuple[Any, int, int]:
        game = self.new_game(seats=SEATS, seed=rng.getrandbits(30), **self.wishes)
        if self.events:
            _ = game.events  # the first call starts listening
        random = rng.random
        decisions = options = 0
        while decisions < limit:
            moves = game.legal_moves
            count = len(moves)
            if not count:
                break
            decisions += 1
            options += count
            game.play(moves[int(random() * count)])
        return game, decisions, options

    def clone(self, state: Any) -> Any:
        return state.copy()

    def branch(self, state: Any, index: int) -> None:
        game = state.copy()
        moves = game.legal_moves
        game.play(moves[index % len(moves)])
        _ = game.legal_moves


class Alhambra(Ours):
    def __init__(self, modules: tuple[str, ...] = (), events: bool = False) -> None:
        super().__init__(" + ".join(("alhambra", *modules)), {"edition": EDITION, "modules": modules}, events)


class Inside(Subject):
    """Whole random games inside our engine: Python only asks for the next game."""

    midgame = clone = None  # there is no position outside the engine

    def __init__(self) -> None:
        try:
            from alhambra.titles.alhambra.playouts import random_playout
        except ModuleNotFoundError:  # a build to compare with, of the time before titles
            random_playout = import_module("alhambra.playouts").random_playout

        self.random_playout = random_playout
        self.name = "alhambra, whole games"
        self.note = f"{random_playout.__module__}.random_playout, {SEATS} seats"

    def play(self, rng: Random) -> tuple[int, int]:
        return self.random_playout(SEATS, EDITION, (), rng.getrandbits(30))


# ------------------------------------------------------------------------------------------------- other engines


class Catanatron(Positions):
    """Catan in pure Python."""

    TURN_LIMIT = 1000  # its own: random players can get stuck

    def __init__(self, players: int) -> None:
        game = import_module("catanatron.game")
        player = import_module("catanatron.models.player")
        colors = (player.Color.RED, player.Color.BLUE, player.Color.WHITE, player.Color.ORANGE)[:players]
        self.start: Callable[[int], Any] = lambda seed: game.Game([player.RandomPlayer(c) for c in colors], seed=seed)
        self.name = f"catanatron, {players} players"
        self.note = "Game.execute and playable_actions"
        self.clone_note = "game.copy()"
        self.options_in_game = hasattr(self.start(1), "playable_actions")

    def lister(self, game: Any) -> Any:
        """What lists the options: the state in releases up to 3.2.1, the game itself in newer sources."""
        return game if self.options_in_game else game.state

    def walk(self, rng: Random, limit: int) -> tuple[Any, int, int]:
        game = self.start(rng.randrange(1, 1 << 30))
        lister = self.lister(game)
        random = rng.random
        decisions = options = 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < self.TURN_LIMIT:
            moves = lister.playable_actions
            count = len(moves)
            decisions += 1
            options += count
            game.execute(moves[int(random() * count)])
        return game, decisions, options

    def clone(self, state: Any) -> Any:
        return state.copy()

    def branch(self, state: Any, index: int) -> None:
        game = state.copy()
        moves = self.lister(game).playable_actions
        game.execute(moves[index % len(moves)])  # lists the next options by itself


class OpenSpiel(Positions):
    """A game written in C++, driven through the Python interface of open_spiel."""

    clone_note = "state.clone()"

    def __init__(self, game: str) -> None:
        self.game = import_module("pyspiel").load_game(game)
        self.name = f"open_spiel {game}"
        self.note = "C++ driven through its Python interface"

    def walk(self, rng: Random, limit: int) -> tuple[Any, int, int]:
        state = self.game.new_initial_state()
        random, choices = rng.random, rng.choices
        decisions = options = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
                continue
            moves = state.legal_actions()
            count = len(moves)
            decisions += 1
            options += count
            state.apply_action(moves[int(random() * count)])
        return state, decisions, options

    def clone(self, state: Any) -> Any:
        return state.clone()

    def branch(self, state: Any, index: int) -> None:
        copy = state.clone()
        moves = copy.legal_actions()
        copy.apply_action(moves[index % len(moves)])
        copy.legal_actions()


# ------------------------------------------------------------------------------------------------------ factories


def alhambra() -> Subject:
    return Alhambra()


def vizier() -> Subject:
    return Alhambra(("vizier",))


def camps() -> Subject:
    return Alhambra(("camps",))


def vizier_camps() -> Subject:
    return Alhambra(("vizier", "camps"))


def eight() -> Subject:
    return Alhambra(EIGHT)


def everything() -> Subject:
    import alhambra as package  # only where it is measured: other subjects run without it

    return Alhambra(tuple(key for key, module in package.MODULES.items() if not module.automatic))


def events() -> Subject:
    return Alhambra(events=True)


def dice() -> Subject:
    return Ours("roll-and-write", {"game": "roll-and-write"})


def inside() -> Subject:
    return Inside()


def catanatron() -> Subject:
    return Catanatron(4)


def chess() -> Subject:
    return OpenSpiel("chess")


def backgammon() -> Subject:
    return OpenSpiel("backgammon")

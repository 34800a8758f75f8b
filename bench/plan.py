"""What is measured, what is compared, and the bars that are to be met."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

EIGHT = (  # expansions 1 and 2
    "vizier",
    "currency_exchange",
    "bonus_cards",
    "worker_huts",
    "city_gates",
    "diamonds",
    "characters",
    "camps",
)
ALWAYS = "dirk"  # the module that two players need; the tree "bare" lacks all others


class Tree(Enum):
    """Where a subject finds our engine."""

    NONE = "none"
    COMPILED = "compiled"
    INTERPRETED = "interpreted"
    BARE = "bare"  # compiled, from sources without the optional modules
    BEFORE = "before"  # compiled, from another revision of the sources


@dataclass(frozen=True)
class Row:
    """One line of the table of speeds: a subject in a process of its own."""

    key: str  # what --only calls it
    title: str
    factory: str  # in subjects.py
    tree: Tree = Tree.NONE


ROWS = (
    Row("catanatron", "catanatron, 4 players", "catanatron"),
    Row("chess", "open_spiel chess", "chess"),
    Row("backgammon", "open_spiel backgammon", "backgammon"),
    Row("alhambra", "Alhambra, 3 seats, driven from Python", "alhambra", Tree.COMPILED),
    Row("bare", "… built without modules", "alhambra", Tree.BARE),
    Row("inside", "… whole games inside the engine", "inside", Tree.COMPILED),
    Row("interpreted", "… interpreted", "alhambra", Tree.INTERPRETED),
    Row("events", "… events kept", "events", Tree.COMPILED),
    Row("vizier", "… vizier on", "vizier", Tree.COMPILED),
    Row("camps", "… camps on", "camps", Tree.COMPILED),
    Row("both", "… vizier and camps on", "vizier_camps", Tree.COMPILED),
    Row("eight", "… all eight modules of expansions 1 and 2 on", "eight", Tree.COMPILED),
    Row("all", "… all modules on", "everything", Tree.COMPILED),
    Row("dice", "Roll & Write, 3 seats, driven from Python", "dice", Tree.COMPILED),
    Row("dice-interpreted", "… interpreted", "dice", Tree.INTERPRETED),
    Row("before", "… of the other revision", "alhambra", Tree.BEFORE),
    Row("before-eight", "… of the other revision, all eight modules on", "eight", Tree.BEFORE),
)


class Measure(Enum):
    """How two rows are compared, round by round."""

    MOVES = "moves/s"
    GAMES = "games/s"
    COPY = "cheaper copy"
    BRANCH = "cheaper copy and move"
    TIME = "time per move"


@dataclass(frozen=True)
class Comparison:
    """A ratio of two rows; with a bar it is judged, without one it informs.

    A duel is for two rows whose ratio must be known well: many short slices in turn, so that a machine whose speed
    changes within a round disturbs few of them.
    """

    title: str
    row: str
    against: str
    measure: Measure
    bar: float | None = None  # at most for a time, at least for everything else
    aim: float | None = None
    duel: bool = False


COMPARISONS = (
    Comparison("driven from Python: moves/s to catanatron's", "alhambra", "catanatron", Measure.MOVES, bar=10, aim=25),
    Comparison("driven from Python: moves/s to open_spiel chess", "alhambra", "chess", Measure.MOVES, bar=1),
    Comparison("driven from Python: moves/s to open_spiel backgammon", "alhambra", "backgammon", Measure.MOVES, bar=5),
    Comparison("inside the engine: games/s to catanatron's", "inside", "catanatron", Measure.GAMES, bar=30),
    Comparison("copy: how much cheaper than catanatron's", "alhambra", "catanatron", Measure.COPY, bar=100),
    Comparison("copy and one move on it: how much cheaper", "alhambra", "catanatron", Measure.BRANCH),
    Comparison("interpreted: moves/s to catanatron's", "interpreted", "catanatron", Measure.MOVES, bar=1, aim=2),
    Comparison(
        "modules installed but off: time per move to a build without",
        "alhambra",
        "bare",
        Measure.TIME,
        bar=1.05,
        duel=True,
    ),
    Comparison("events kept: time per move to the base game's", "events", "alhambra", Measure.TIME),
    Comparison("vizier on: time per move to the base game's", "vizier", "alhambra", Measure.TIME),
    Comparison("camps on: time per move to the base game's", "camps", "alhambra", Measure.TIME),
    Comparison("both on: time per move to the base game's", "both", "alhambra", Measure.TIME, bar=2, aim=1.3),
    Comparison(
        "all eight on: time per move to the base game's", "eight", "alhambra", Measure.TIME, bar=1.45, duel=True
    ),
    Comparison(
        "all modules on: time per move to the base game's",
        "all",
        "alhambra",
        Measure.TIME,
        bar=1.8,
        aim=1.5,
        duel=True,
    ),
    Comparison("Roll & Write: games/s to catanatron's", "dice", "catanatron", Measure.GAMES, bar=60),
    Comparison("Roll & Write: copy, how much cheaper than catanatron's", "dice", "catanatron", Measure.COPY),
    Comparison("Roll & Write, interpreted: games/s to catanatron's", "dice-interpreted", "catanatron", Measure.GAMES),
    Comparison("base game: time per move to the other revision's", "alhambra", "before", Measure.TIME, 1.02, duel=True),
    Comparison("all eight on: time per move to the other revision's", "eight", "before-eight", Measure.TIME, duel=True),
    Comparison("copy: how much cheaper than the other revision's", "alhambra", "before", Measure.COPY),
    Comparison("copy, all eight on: how much cheaper", "eight", "before-eight", Measure.COPY),
)

DUEL_PAIRS = 20  # in each round
DUEL_SECONDS = 0.03

MEMORY_KEY = "memory"
MEMORY_GAMES = 1000
MEMORY_SEATS = 4
MEMORY_MIB = 200.0

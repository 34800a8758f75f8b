"""Positions of Roll & Write for tests: every roll is said, and sheets can be laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from alhambra.core.events import Log
from alhambra.core.rng import ROLL, Outcome, Script, jsf32
from alhambra.core.violations import IllegalMove
from alhambra.rollwrite.game import Game, start
from alhambra.rollwrite.layout import TYPES, Layout, layout_with
from alhambra.rollwrite.rules import rules_for
from alhambra.rollwrite.state import Player, Rival, State, cell_at
from alhambra.rollwrite.turn import FINAL, ROUND

LAYOUT = layout_with(None, "tests")
Pair = tuple[int, int]
STARTS: Sequence[Pair] = ((1, 1), (1, 2), (1, 3))


def layout(**corrections: object) -> Layout:
    """The printed sheet with corrections: tables by name."""
    return layout_with({"sheet": corrections}, "tests")


def opened(
    seats: int = 3,
    rolls: Sequence[Sequence[int]] = (),
    options: Mapping[str, object] | None = None,
    sheet: Layout = LAYOUT,
) -> Game:
    """A game whose first rolls are these; the ones after them come from a generator."""
    outcomes = [Outcome(ROLL, [*roll]) for roll in rolls]
    return start(rules_for(seats, options, sheet), Script(outcomes, 0, jsf32(1)), 1)


def set_up(
    seats: int = 3,
    dice: Sequence[tuple[Sequence[int], Sequence[int]]] = (),
    rolls: Sequence[Sequence[int]] = (),
    options: Mapping[str, object] | None = None,
    sheet: Layout = LAYOUT,
    first: int = 0,
) -> Game:
    """A game in its first turn: everybody has built 1,1 1,2 and 1,3. `dice` are yellow and blue ones for each seat."""
    rules = rules_for(seats, options, sheet)
    script: list[Sequence[int]] = [[first + 1]] if seats > 1 else []
    for start_cell in STARTS:
        script += [start_cell] * seats
    script += [start_cell for _ in range(rules.rivals) for start_cell in STARTS]
    order = [(first + place) % seats for place in range(seats)]
    pairs = [dice[seat] if dice else (((3, 4), (3, 4)) if seat == first else ((5,), (5,))) for seat in range(seats)]
    script += [(pairs[seat][0][0], pairs[seat][1][0]) for seat in order]
    script.append((pairs[first][0][1], pairs[first][1][1]))
    return opened(seats, [*script, *rolls], options, sheet)


def lay(
    game: Game,
    seat: int,
    built: Sequence[Pair] | None = None,
    coins: int | None = None,
    circled: int | None = None,
    yellow: Sequence[int] | None = None,
    blue: Sequence[int] | None = None,
    points: int | None = None,
) -> None:
    """Put something else on a player's sheet; what is not said stays."""
    s, old = game.state, game.state.players[seat]
    cells = [cell for cell in range(36) if old.has(cell)] if built is None else [cell_at(*pair) for pair in built]
    counts = [sum(s.rules.layout.grid[cell] == kind for cell in cells) for kind in range(len(TYPES))]
    if circled is None:
        circled = old.circled if coins is None else max(coins, s.rules.layout.starting_coins)
    crossed = old.crossed if coins is None else circled - coins
    bits = sum(1 << cell for cell in cells)
    s.put(
        seat,
        Player(
            bits,
            counts,
            circled,
            crossed,
            old.points if points is None else points,
            sorted(old.yellow if yellow is None else yellow),
            sorted(old.blue if blue is None else blue),
        ),
    )
    game._moves = None


def row(s: State, contender: int, counts: Mapping[str, int]) -> None:
    """Write numbers of buildings into a row of the score sheet, whatever the sheet itself shows."""
    numbers = [counts.get(name, 0) for name in TYPES]
    seats = len(s.players)
    if contender < seats:
        old = s.players[contender]
        new = Player(old.built, numbers, old.circled, old.crossed, old.points, old.yellow, old.blue)
        s.put(contender, new)
    else:
        rivals = s.rivals.copy()
        rivals[contender - seats] = Rival(numbers, rivals[contender - seats].points)
        s.rivals = rivals


def finish(game: Game) -> None:
    """Score the game as it stands, as at its end."""
    FINAL.run(game.state)
    game.state.decision = None


def listening(game: Game) -> Log:
    """What happens from now on."""
    game.state.log = Log([], game.ply)
    return game.state.log


def refusal(game: Game, text: str) -> tuple[str, str] | None:
    """The rule and the key of a refusal; None if the move is legal. Asking and playing agree, and change nothing."""
    violation = game.why_not(text)
    if violation is None:
        return None
    before = game.view(None).to_json()
    with pytest.raises(IllegalMove) as error:
        game.play(text)
    told = error.value.violation
    assert (told.rule, told.reason) == (violation.rule, violation.reason)
    assert game.view(None).to_json() == before
    return violation.rule, violation.reason


def texts(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves]


def of_type(name: str, sheet: Layout = LAYOUT) -> list[Pair]:
    """The crossings of a type."""
    kind = TYPES.index(name)
    return [(cell // 6 + 1, cell % 6 + 1) for cell in range(36) if sheet.grid[cell] == kind]


def dice_of(game: Game) -> list[tuple[list[int], list[int]]]:
    return [(player.yellow, player.blue) for player in game.state.players]


def last_round(game: Game) -> None:
    """As if this were the last round."""
    s = game.state
    s.agenda = [FINAL if step is ROUND else step for step in s.agenda]
    s.round = s.rules.rounds

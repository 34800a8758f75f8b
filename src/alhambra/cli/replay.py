"""`alhambra replay`: verify a recorded game, sum it up, look at its positions."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from .arguments import Subparsers, add_language, whole
from .files import Refusal, game_in

if TYPE_CHECKING:
    from ..core.record import Record
    from ..palace.game import Game
    from .terminal.screen import Screen
    from .voice import Voice

DESCRIPTION = """\
Play a recorded game (.alh) again, check every move and every score, and sum it up.
A record that is damaged, or does not fit the rules, is refused with the place where it goes wrong.
"""


def add(command: Subparsers) -> None:
    parser = command("replay", "verify a recorded game and look into it", DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="the record; - is standard input")
    parser.add_argument("--positions", action="store_true", help="print every position as a line of JSON")
    parser.add_argument("--events", action="store_true", help="tell the whole game in sentences")
    parser.add_argument("--draw", action="store_true", help="draw the palaces and the market")
    parser.add_argument("--to", type=whole, metavar="PLY", help="look at the position after so many moves")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    game = game_in(options.file)
    last = game.ply
    if options.to is not None and options.to > last:
        raise Refusal(f"--to {options.to}: the game has {last} moves")
    if options.positions:
        print_positions(game.record, last if options.to is None else options.to)
    else:
        show(game, last, options)
    return 0


def print_positions(record: Record, last: int) -> None:
    from ..records.positions import positions
    from ..titles import title_of

    for position in positions(record, title_of(record)):
        print(json.dumps(position))
        if position["ply"] == last:
            return


def show(game: Game, last: int, options: argparse.Namespace) -> None:
    from .terminal.narration import scoring_table
    from .terminal.screen import Screen
    from .voice import Voice

    voice = Voice(options.language)
    names = [*[voice("seat-name", seat=seat + 1) for seat in range(game.seats)], *voice.rivals(game)]
    screen = Screen(voice, names)
    introduce(game, last, voice, screen)
    if options.to is not None:
        game.rewind(options.to)
        screen.say("cli-replay-at", "title", ply=options.to, moves=last)
    for event in game.events:
        if options.events and event.verb != "end":
            screen.line(voice.event(event, names))
        if event.verb == "scoring":
            screen.line()
            screen.rule(voice("cli-scoring", number=event.facts["scoring"]))
            screen.line(scoring_table(voice, names, event))
    screen.line()
    view = game.view(None)
    if options.draw:
        screen.palaces(view, range(game.seats))
        if not game.over:
            screen.market(view, None)
    screen.players(view)
    screen.line()
    if game.over:
        screen.line(voice.event(game.events[-1], names), "title")
    else:
        decision = game.decision
        assert decision is not None
        moment = voice(f"moment-{decision.kind}")
        screen.say("cli-replay-unfinished")
        screen.say("cli-decides", name=names[decision.seat], moment=moment)


def introduce(game: Game, last: int, voice: Voice, screen: Screen) -> None:
    """What was played, and that it is right."""
    from ..palace.options import shown

    rules = game.rules
    about = [voice(f"edition-{rules.options.edition}"), *[voice(f"module-{key}") for key in rules.module_keys()]]
    screen.say("cli-replay-table", "title", seats=game.seats, edition=", ".join(about))
    departures = [f"{name}={shown(value)}" for name, value in rules.options.departures().items()]
    if departures:
        screen.say("cli-replay-options", options=", ".join(departures))
    if game.seed is not None:
        screen.say("cli-replay-seed", seed=str(game.seed))
    screen.say("cli-replay-verified", moves=last)

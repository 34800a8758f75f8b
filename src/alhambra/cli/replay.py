"""`alhambra replay`: verify a recorded game, sum it up, look at its positions."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from ..core.events import END
from ..core.game import Game
from ..core.setup import shown
from ..titles.title import Title
from .arguments import Subparsers, add_language, whole
from .files import Refusal, game_in

if TYPE_CHECKING:
    from ..core.record import Record
    from ..printing.page import Page

DESCRIPTION = """\
Play a recorded game (.alh) again, check every move and every score, and sum it up.
A record that is damaged, or does not fit the rules, is refused with the place where it goes wrong.
"""


def add(command: Subparsers) -> None:
    parser = command("replay", "verify a recorded game and look into it", DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="the record; - is standard input")
    parser.add_argument("--positions", action="store_true", help="print every position as a line of JSON")
    parser.add_argument("--events", action="store_true", help="tell the whole game in sentences")
    parser.add_argument("--draw", action="store_true", help="draw what lies before everybody, and on the table")
    parser.add_argument("--to", type=whole, metavar="PLY", help="look at the position after so many moves")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    title, game = game_in(options.file)
    last = game.ply
    if options.to is not None and options.to > last:
        raise Refusal(f"--to {options.to}: the game has {last} moves")
    if options.positions:
        print_positions(game.record, title, last if options.to is None else options.to)
    else:
        show(title, game, last, options)
    return 0


def print_positions(record: Record, title: Title[Any], last: int) -> None:
    from ..records.positions import positions

    for position in positions(record, title):
        print(json.dumps(position))
        if position["ply"] == last:
            return


def show(title: Title[Any], game: Game[Any], last: int, options: argparse.Namespace) -> None:
    from ..printing.page import Page
    from ..printing.voice import Voice

    screens = title.screens()
    voice = Voice(options.language)
    page = Page(voice, [*voice.seats(game.seats), *voice.rivals(title.rivals(game))], screens.styles)
    introduce(title, game, last, page)
    if options.to is not None:
        game.rewind(options.to)
        page.say("cli-replay-at", "title", ply=options.to, moves=last)
    for event in game.events:
        if options.events and event.verb != END:
            page.line(screens.sentence(page, event))
        scoring = game.scoring_in(event)
        if scoring is not None:
            screens.scoring(page, event, *scoring)
    page.line()
    view = game.view(None)
    if options.draw:
        screens.boards(page, view)
        if not game.over:
            screens.market(page, view)
    screens.standings(page, view)
    page.line()
    if game.over:
        page.line(screens.sentence(page, game.events[-1]), "title")
    else:
        page.say("cli-replay-unfinished")
        page.line(screens.heading(page, view))


def introduce(title: Title[Any], game: Game[Any], last: int, page: Page) -> None:
    """What was played, and that it is right."""
    wishes = title.wishes(game)
    about = page.voice.mix(wishes.edition, wishes.modules) or [title.name]
    page.say("cli-replay-table", "title", seats=game.seats, edition=", ".join(about))
    departures = [f"{name}={shown(value)}" for name, value in (wishes.options or {}).items()]
    if departures:
        page.say("cli-replay-options", options=", ".join(departures))
    if game.seed is not None:
        page.say("cli-replay-seed", seed=str(game.seed))
    page.say("cli-replay-verified", moves=last)

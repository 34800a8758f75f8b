"""`alhambra setup`: what to lay out on a real table."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from ..titles.title import GuideStep, Title
from .arguments import Subparsers, add_language, add_table, table_of
from .files import Refusal

if TYPE_CHECKING:
    from ..printing.voice import Voice

DESCRIPTION = """\
Tell step by step what to lay out on a real table, for so many players and these modules:

  alhambra setup --players 4 --modules vizier,characters --edition 2024

Each step names its rules; `alhambra rules BASE-SETUP-10` shows one. On a terminal lines are broken
between words; otherwise every step is one line.
"""


def add(command: Subparsers) -> None:
    parser = command("setup", "how to set up a real table", DESCRIPTION)
    add_table(parser)
    parser.add_argument("--json", action="store_true", help="as data, one object")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice

    table = table_of(options)
    game = table.maker()(0)
    steps = table.title.guide(game)
    if not steps:
        raise Refusal(f"{table.title.name} has no guide to setting up a real table")
    voice = Voice(options.language)
    if options.json:
        print(json.dumps(as_data(table.title, game, steps, voice), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(table.title, game, steps, voice)))
    return 0


def as_data(title: Title[Any], game: Game[Any], steps: Sequence[GuideStep], voice: Voice) -> dict[str, object]:
    terms = title.terms(game)
    return {
        "players": game.seats,
        "edition": terms.edition,
        "modules": list(terms.modules),
        "options": title.wishes(game).options,
        "language": voice.language,
        "steps": [
            {
                "number": number,
                "stage": step.stage(),
                "module": step.module,
                "key": step.key,
                "text": voice.guide_line(step),
                "rules": step.rules,
                "facts": step.facts,
            }
            for number, step in enumerate(steps, 1)
        ],
    }


def told(title: Title[Any], game: Game[Any], steps: Sequence[GuideStep], voice: Voice) -> list[str]:
    """The guide as lines, its stages under headings."""
    lines = [voice("guide-title"), _mix(title, game, voice)]
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    stage = ""
    for number, step in enumerate(steps, 1):
        if step.stage() != stage:
            stage = step.stage()
            lines += ["", voice(f"guide-stage-{stage}")]
        line = f"{number:>3}. {voice.guide_line(step)} ({', '.join(step.rules)})"
        lines += _broken(line, width) if width else [line]
    return lines


def _mix(title: Title[Any], game: Game[Any], voice: Voice) -> str:
    """What the guide is for: so many players, and the edition and modules of games that have some."""
    terms, choices = title.terms(game), title.choices()
    if not (choices.editions or choices.modules):
        return voice("guide-mix-plain", players=game.seats, game=title.name)
    modules = ", ".join(voice.mix(None, terms.modules)) or voice("guide-base-only")
    edition = ", ".join(voice.mix(terms.edition, ()))
    return voice("guide-mix", players=game.seats, edition=edition, modules=modules)


def _broken(line: str, width: int) -> list[str]:
    return textwrap.wrap(
        line, max(width, 40), subsequent_indent="     ", break_long_words=False, break_on_hyphens=False
    )

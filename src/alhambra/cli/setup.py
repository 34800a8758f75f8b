"""`alhambra setup`: what to lay out on a real table."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from .arguments import Subparsers, add_language, add_table, table_of

if TYPE_CHECKING:
    from ..palace.ruleset import Ruleset
    from .voice import Voice

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
    from .voice import Voice

    rules = table_of(options).rules()
    voice = Voice(options.language)
    if options.json:
        print(json.dumps(as_data(rules, voice), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(rules, voice)))
    return 0


def as_data(rules: Ruleset, voice: Voice) -> dict[str, object]:
    from ..palace.guide import guide

    return {
        "players": rules.seats,
        "edition": rules.options.edition,
        "modules": [module.key for module in rules.modules],
        "options": rules.options.departures(),
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
            for number, step in enumerate(guide(rules), 1)
        ],
    }


def told(rules: Ruleset, voice: Voice) -> list[str]:
    """The guide as lines, its stages under headings."""
    from ..palace.guide import guide

    modules = ", ".join([voice(f"module-{module.key}") for module in rules.modules]) or voice("guide-base-only")
    edition = voice(f"edition-{rules.options.edition}")
    lines = [voice("guide-title"), voice("guide-mix", players=rules.seats, edition=edition, modules=modules)]
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    stage = ""
    for number, step in enumerate(guide(rules), 1):
        if step.stage() != stage:
            stage = step.stage()
            lines += ["", voice(f"guide-stage-{stage}")]
        line = f"{number:>3}. {voice.guide_line(step)} ({', '.join(step.rules)})"
        lines += _broken(line, width) if width else [line]
    return lines


def _broken(line: str, width: int) -> list[str]:
    return textwrap.wrap(
        line, max(width, 40), subsequent_indent="     ", break_long_words=False, break_on_hyphens=False
    )

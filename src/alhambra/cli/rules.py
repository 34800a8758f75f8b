"""`alhambra rules`: the rules by id, and the ids of a module."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from .arguments import Subparsers, add_language
from .files import Refusal

if TYPE_CHECKING:
    from ..printing.voice import Voice

DESCRIPTION = """\
Show a rule by its id (`alhambra rules BASE-PLACE-05`), the ids of a module (`alhambra rules vizier`),
or the modules that have rules. A rule is shown with its source. The texts of the rules are in English.
With --engine it is also told what the engine does about a rule, for those who write programs.
"""


def add(command: Subparsers) -> None:
    parser = command("rules", "show a rule, or the rules of a module", DESCRIPTION)
    parser.add_argument("what", nargs="?", default="", metavar="ID|MODULE")
    parser.add_argument("--engine", action="store_true", help="also tell what the engine does about a rule")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice
    from ..rulebook import UnknownRule

    voice = Voice(options.language)
    try:
        lines = told(options.what, voice)
        if options.engine:
            lines += notes(options.what, voice)
    except UnknownRule as error:
        raise Refusal(str(error)) from None
    if sys.stdout.isatty():
        from ..printing.theme import console

        console().print("\n".join(lines))  # broken between words
    else:
        print("\n".join(lines))
    return 0


def told(what: str, voice: Voice) -> list[str]:
    """What is asked for, as lines; UnknownRule if there is no such thing."""
    from .. import rulebook

    if not what:
        lines = [f"  {key:<22} {len(rulebook.rules(key)):>3}  {_name(key, voice)}" for key in rulebook.modules()]
        return [voice("cli-rules-modules"), *[line.rstrip() for line in lines]]
    if what.lower() in rulebook.modules():
        return [f"{rule.id:<16} {rule.title}" for rule in rulebook.rules(what.lower())]
    rule = rulebook.rule(what)
    lines = [f"{rule.id}  {rule.title}", "", *rule.text.splitlines(), ""]
    source = rulebook.source(rule.id)
    if source:
        lines.append(voice("cli-rules-source", source=source))
    if not _is_played(rule.module):
        lines.append(voice("cli-rules-unplayed"))
    lines.append(f"docs/rules/{rule.file}, {rule.section}")
    others = [other.id for other in rulebook.related(rule.id)]
    return [*lines, voice("cli-rules-related", ids=" ".join(others))] if others else lines


def notes(what: str, voice: Voice) -> list[str]:
    """What the engine does about a rule, for programmers; rules of several modules are told with those."""
    from .. import rulebook

    if not what or what.lower() in rulebook.modules():
        return []
    rule = rulebook.rule(what)
    if rule.module == "shared" or not _is_played(rule.module):
        return []
    return [voice("cli-rules-engine"), *[f"  {note}" for note in rulebook.in_engine(rule.id)]]


def _is_played(module: str) -> bool:
    from ..titles import TITLES

    return module == "shared" or any(module in title.chapters() for title in TITLES.values())


def _name(key: str, voice: Voice) -> str:
    from ..locales import key_exists

    return voice(f"module-{key}") if key_exists(f"module-{key}", voice.language) else ""

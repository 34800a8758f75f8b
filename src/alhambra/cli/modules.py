"""`alhambra modules`: what can be added to a game, and what can be chosen."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core.setup import shown
from ..titles import titled
from .arguments import Subparsers, add_game, add_language
from .files import Refusal

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

DESCRIPTION = """\
List the modules, with their boxes and options, and the options of the base game.
Choose modules with --modules vizier,camps and options with --option extra_action=may.
"""


def add(command: Subparsers) -> None:
    parser = command("modules", "list modules and options", DESCRIPTION)
    add_game(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.theme import sheet, sheet_console
    from ..printing.voice import Voice

    title = titled(options.game)
    choices = title.choices()
    if not (choices.modules or choices.options or choices.editions):
        raise Refusal(f"{title.name} leaves nothing to choose")
    voice = Voice(options.language)
    found = sheet_console()

    table = sheet(voice("cli-modules-key"), voice("cli-modules-box"), voice("cli-modules-rule"))
    for key, module in choices.modules.items():
        box = voice("cli-modules-automatic") if module.automatic else voice("cli-modules-expansion", number=module.box)
        table.add_row(key, box, f"{voice(f'module-{key}')}. {voice(f'module-{key}-summary')}")
    _print_filled(found, table)

    table = sheet(voice("cli-modules-option"), voice("cli-modules-meaning"))
    for key, declared in (("base", choices.options), *[(key, one.options) for key, one in choices.modules.items()]):
        for option in declared:
            values = " | ".join([shown(value) for value in option.values])
            whose = f"{key}, " if choices.modules else ""
            meaning = f"{voice(f'option-{option.name}-summary')} ({whose}{option.rule})"
            table.add_row(f"{option.name}\n  {values}".rstrip(), meaning)
    _print_filled(found, table)

    table = sheet(voice("cli-modules-edition"), voice("cli-modules-sets"), voice("cli-modules-meaning"))
    for edition, flags in choices.editions.items():
        sets = "\n".join([f"{name}={shown(value)}" for name, value in flags.items()])
        default = voice("cli-modules-default") if edition == choices.edition else ""
        table.add_row(edition, sets, f"{voice(f'edition-{edition}-summary')} {default}".strip())
    _print_filled(found, table)
    return 0


def _print_filled(found: Console, table: Table) -> None:
    """A game may have none of something."""
    if table.row_count:
        found.print(table)

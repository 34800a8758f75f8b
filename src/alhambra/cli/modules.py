"""`alhambra modules`: what can be added to the base game, and what can be chosen."""

from __future__ import annotations

import argparse

from .arguments import Subparsers, add_language

DESCRIPTION = """\
List the modules, with their boxes and options, and the options of the base game.
Choose modules with --modules vizier,camps and options with --option extra_action=may.
"""


def add(command: Subparsers) -> None:
    parser = command("modules", "list modules and options", DESCRIPTION)
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import alhambra

    from ..palace.options import BASE_OPTIONS, EDITIONS, shown
    from .terminal.theme import page, sheet
    from .voice import Voice

    voice = Voice(options.language)
    found = page()

    table = sheet(voice("cli-modules-key"), voice("cli-modules-box"), voice("cli-modules-rule"))
    for key, module in alhambra.MODULES.items():
        box = voice("cli-modules-automatic") if module.automatic else voice("cli-modules-expansion", number=module.box)
        table.add_row(key, box, f"{voice(f'module-{key}')}. {voice(f'module-{key}-summary')}")
    found.print(table)

    table = sheet(voice("cli-modules-option"), voice("cli-modules-meaning"))
    for key, declared in (("base", BASE_OPTIONS), *[(key, one.options) for key, one in alhambra.MODULES.items()]):
        for option in declared:
            values = " | ".join([shown(value) for value in option.values])
            meaning = f"{voice(f'option-{option.name}-summary')} ({key}, {option.rule})"
            table.add_row(f"{option.name}\n  {values}".rstrip(), meaning)
    found.print(table)

    table = sheet(voice("cli-modules-edition"), voice("cli-modules-sets"), voice("cli-modules-meaning"))
    for edition, flags in EDITIONS.items():
        sets = "\n".join([f"{name}={shown(value)}" for name, value in flags.items()])
        default = voice("cli-modules-default") if edition == alhambra.DEFAULT_EDITION else ""
        table.add_row(edition, sets, f"{voice(f'edition-{edition}-summary')} {default}".strip())
    found.print(table)
    return 0

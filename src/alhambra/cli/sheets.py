"""`alhambra sheets`: the sheets that people write on at a real table, to be printed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..core.setup import hint
from ..titles import TITLES
from .arguments import Subparsers, add_language, add_table, positive, table_of
from .files import Refusal, reason, write_whole

DESCRIPTION = """\
Draw the sheets of a game for printing, on A4, as PDF or SVG. The name of the file says which:

  alhambra sheets --game roll-and-write -o sheets.pdf
  alhambra sheets --game roll-and-write --what score --players 2 -o score.pdf
  alhambra sheets --game roll-and-write --components my-sheet.toml --per-page 1 -o mine.svg

With --components they are drawn for a sheet of your own. Not every game has sheets.
"""


def add(command: Subparsers) -> None:
    parser = command("sheets", "print the sheets of a game", DESCRIPTION)
    parser.add_argument("--what", metavar="KIND", help="which sheet, such as player or score (default: the usual one)")
    parser.add_argument("--per-page", type=positive, metavar="N", help="sheets on a page (default: as fit best)")
    parser.add_argument("-o", "--output", metavar="FILE", help="a .pdf or .svg file (default: SVG on standard output)")
    add_language(parser)
    add_table(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice
    from ..titles.sheets import FORMATS, written

    table = table_of(options)
    sheets = table.title.sheets()
    if sheets is None:
        have = [key for key, title in TITLES.items() if title.sheets() is not None]
        raise Refusal(f"{table.title.name} has no sheets to print; --game {' or '.join(have)} has")
    what = sheets.kinds[0] if options.what is None else options.what
    if what not in sheets.kinds:
        raise Refusal(f"--what {what}: unknown{hint(what, sheets.kinds)}; there are {', '.join(sheets.kinds)}")
    per_page = sheets.per_page[0] if options.per_page is None else options.per_page
    if per_page not in sheets.per_page:
        raise Refusal(f"--per-page {per_page}: {' or '.join(map(str, sorted(sheets.per_page)))} fit on a page")
    form = FORMATS[0] if options.output is None else Path(options.output).suffix.lower().removeprefix(".")
    if form not in FORMATS:
        raise Refusal(f"--output {options.output}: its name must end in .{' or .'.join(FORMATS)}")
    found = written(sheets.page(table.wishes, what, Voice(options.language).language, per_page), form)
    if options.output is None:
        sys.stdout.write(found.decode())
        return 0
    try:
        write_whole(Path(options.output), found)
    except OSError as error:
        raise Refusal(f"cannot write {options.output}: {reason(error)}") from None
    return 0

"""The rules by id: the pages of docs/rules, read by machine.

    rulebook.rule("VIZ-06").text        what a rule says
    rulebook.rules("camps")             all rules of a module, in the order of its page
    rulebook.related("BASE-PLACE-08")   the rules that it mentions, then those that mention it
    rulebook.source("CHAR-22")          where it comes from
    rulebook.in_engine("CHAR-22")       what the engine does about it
    rulebook.awaited("VIZ-27")          the modules that it waits for

The pages are the one source of these texts. They stand in docs/rules; an installed package has them beside this file,
in the folder `rulebook`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

INDEX = "ids.toml"

_ID = r"[A-Z0-9]+(?:-[A-Z0-9]+)+"
_BULLET = re.compile(rf"- \*\*({_ID})\*\* ?(?:\*([^*]+?)\.?\* ?)?(.*)")
_DEFINED_IN_ROW = re.compile(rf"\*\*({_ID})\*\*")
_MENTION = re.compile(rf"({_ID})((?:(?:, | to | and |/)-[A-Z0-9]+\b)*)")
_SHORT = re.compile(r"(, | to | and |/)-([A-Z0-9]+)")
_CITATION = re.compile(r"\[(\d{3}(?:/\d{3})*(?:: [^]]+)?)\]")
_IN_ENGINE = re.compile(r"^## (?:\d+\. )?In the engine\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_PAIR = re.compile(r"^\|([^|]*\(\d\d[^|]*)\|(.*)$", re.MULTILINE)
_INDEX_ROW = re.compile(r"^\| \d\d \| (\S+\.md) \|(?:[^|]*\|){3} ([^|]*) \|", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One rule, ruling, test vector or edition flag of the specification."""

    id: str
    title: str
    text: str  # Markdown, without id and title
    module: str  # key of the module; "shared" for rules of several modules
    kind: str  # "rule", "ruling", "test-vector" or "edition-flag"
    file: str  # the page
    section: str  # its heading on that page


class UnknownRule(LookupError):
    """There is no rule with this id, or no module with this key."""


def rule(id: str) -> Rule:  # noqa: A002 - it is what everybody calls it
    """The rule with this id, in capitals or not."""
    found = _book().get(id.upper())
    if found is None:
        close = closest(id)
        raise UnknownRule(f"no rule {id}" + (f" (did you mean {close}?)" if close else ""))
    return found


def rules(module: str) -> list[Rule]:
    """The rules of a module, given by its key, in the order of its page."""
    found = [one for one in _book().values() if one.module == module]
    if not found:
        raise UnknownRule(f"no rules of a module {module}{_hint(module, modules())}; there are {', '.join(modules())}")
    return found


def ids() -> list[str]:
    """All ids, page by page."""
    return list(_book())


def modules() -> list[str]:
    """The keys of all modules that have rules, built or not."""
    return list(dict.fromkeys(one.module for one in _book().values()))


def related(id: str) -> list[Rule]:  # noqa: A002 - as above
    """The rules that this one mentions, then those that mention it."""
    here = rule(id)
    found = [*_mentions()[here.id], *[other for other, named in _mentions().items() if here.id in named]]
    return [_book()[one] for one in dict.fromkeys(found) if one != here.id]


def source(id: str) -> str:  # noqa: A002 - as above
    """The rulebooks and sections that a rule cites; if it cites none, those that its page is about. May be empty."""
    here = rule(id)
    cited = "; ".join(dict.fromkeys(_CITATION.findall(here.text)))
    return cited or _sections().get(here.file, "")


def in_engine(id: str) -> list[str]:  # noqa: A002 - as above
    """What its page says about the engine in general, and about this rule; nothing for what is not played yet.

    About a pair of modules the page of either may say it. Who waits for a module that is not played says so by itself.
    """
    here = rule(id)
    general, points = _engine_notes()[here.file]
    found = [point for point in points if here.id in _mentioned(point)]
    if not found:
        others = [point for _, points in _engine_notes().values() for point in points]
        found = [point for point in others if here.id in _mentioned(point)]
    if general and not found and awaited(here.id):
        found = [f"{here.id} waits for a module that is not played yet."]
    return [*general, *found]


def awaited(id: str) -> list[str]:  # noqa: A002 - as above
    """The modules that a rule of a pair is about, if none of them is played yet."""
    others = _pairs().get(rule(id).id, [])
    played = {one.module for one in _book().values() if _engine_notes()[one.file][0]}
    return [] if played & set(others) else others


# ------------------------------------------------------------------------------------------------------------- reading


def pages() -> Path:
    """The folder of the pages."""
    beside = Path(__file__).with_suffix("")
    for folder in (beside, *[parent / "docs" / "rules" for parent in Path(__file__).resolve().parents]):
        if (folder / INDEX).is_file():
            return folder
    raise FileNotFoundError(f"the pages of the rules are neither in {beside} nor in the docs/rules of a checkout")


@cache
def _book() -> dict[str, Rule]:
    """All rules in the order of the index."""
    folder = pages()
    index: dict[str, dict[str, str]] = tomllib.loads((folder / INDEX).read_text("utf-8"))["ids"]
    texts: dict[str, tuple[str, str]] = {}
    for file in dict.fromkeys(entry["file"] for entry in index.values()):
        texts.update(_read_page((folder / file).read_text("utf-8")))
    book: dict[str, Rule] = {}
    for name, entry in index.items():
        text, section = texts.get(name, ("", ""))
        book[name] = Rule(name, entry["title"], text, entry["module"], entry["kind"], entry["file"], section)
    return book


def _read_page(page: str) -> dict[str, tuple[str, str]]:
    """The text and the section of every id that a page defines."""
    found: dict[str, tuple[str, str]] = {}
    section = ""
    lines = page.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        bullet = _BULLET.fullmatch(line)
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif line.startswith("|"):
            end = _end_of_table(lines, at)
            for name, text in _read_table(lines[at:end]):
                found[name] = text, section
            at = end
            continue
        elif bullet is not None:
            end = _end_of_bullet(lines, at + 1)
            text = "\n".join([bullet[3], *_outdented(lines[at + 1 : end])]).strip()
            found[bullet[1]] = text, section
            at = end
            continue
        at += 1
    return found


def _end_of_bullet(lines: list[str], at: int) -> int:
    """Where the text of a bullet ends: it goes on with what is indented, follows directly, or is its table or code."""
    end = at
    while at < len(lines):
        line = lines[at]
        if line.startswith(("- ", "#")):
            break
        if line.startswith("|"):
            after = _end_of_table(lines, at)
            if any(_read_table(lines[at:after])):
                break
            at = end = after
        elif line.startswith("```"):
            at = end = lines.index("```", at + 1) + 1
        elif not line:
            at += 1
        elif line.startswith(" ") or end == at:
            at = end = at + 1
        else:
            break
    return end


def _outdented(lines: list[str]) -> list[str]:
    """Without the indentation of a bullet; code keeps its own."""
    found: list[str] = []
    code = False
    for line in lines:
        code ^= line.startswith("```")
        found.append(line if code else line.removeprefix("  "))
    return found


def _end_of_table(lines: list[str], at: int) -> int:
    while at < len(lines) and lines[at].startswith("|"):
        at += 1
    return at


def _read_table(rows: list[str]) -> list[tuple[str, str]]:
    """The ids that a table defines and what their rows say: the id stands in bold, or alone under "ID"."""
    headings, *others = [_cells(row) for row in rows]
    found: list[tuple[str, str]] = []
    for cells in others:
        for column, cell in enumerate(cells):
            bold = _DEFINED_IN_ROW.match(cell)
            name = bold[1] if bold is not None else cell
            if bold is None and not (column == 0 and headings[0] == "ID" and re.fullmatch(_ID, cell)):
                continue
            if column == 0:
                text = "\n".join(f"{heading}: {said}" for heading, said in zip(headings[1:], cells[1:], strict=True))
            else:
                rest = " ".join([cell[len(name) + 4 :].strip(), *cells[column + 1 :]])
                text = f"{' '.join(cells[:column])}: {rest}"
            found.append((name, text.strip()))
    return found


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


@cache
def _sections() -> dict[str, str]:
    """The rulebook sections that each page is about, as the index of the folder lists them."""
    return dict(_INDEX_ROW.findall((pages() / "README.md").read_text("utf-8")))


@cache
def _pairs() -> dict[str, list[str]]:
    """The other modules in the rules of pairs: rows with the number of a page, `| Thieves (10) | **VIZ-27** ...`."""
    numbered = {one.file[:2]: one.module for one in _book().values() if one.file[:2].isdecimal()}
    found: dict[str, list[str]] = {}
    for file in dict.fromkeys(one.file for one in _book().values()):
        for about, row in _PAIR.findall((pages() / file).read_text("utf-8")):
            others = [numbered[number] for number in re.findall(r"\b\d\d\b", about) if number in numbered]
            found |= dict.fromkeys(_DEFINED_IN_ROW.findall(row), others)
    return found


@cache
def _engine_notes() -> dict[str, tuple[list[str], list[str]]]:
    """What each page says about the engine: paragraphs about all its rules, and points about some."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for file in dict.fromkeys(one.file for one in _book().values()):
        notes = _IN_ENGINE.search((pages() / file).read_text("utf-8"))
        lines = notes[1].splitlines() if notes is not None else []
        general = [line for line in lines if line and not line.startswith("- ")]
        found[file] = general, [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    return found


# ------------------------------------------------------------------------------------------------------------ relating


@cache
def _mentions() -> dict[str, list[str]]:
    return {name: _mentioned(one.text) for name, one in _book().items()}


def _mentioned(text: str) -> list[str]:
    """The ids in a text; "BASE-SETUP-01 to -03" are three, "VIZ-07, -08" two."""
    found: list[str] = []
    for mention in _MENTION.finditer(text):
        last = mention[1]
        found.append(last)
        for between, number in _SHORT.findall(mention[2]):
            family = last.rpartition("-")[0]
            first = last.rpartition("-")[2]
            last = f"{family}-{number}"
            if between == " to " and first.isdecimal() and number.isdecimal():
                found += [f"{family}-{one:02}" for one in range(int(first) + 1, int(number))]
            found.append(last)
    return [name for name in dict.fromkeys(found) if name in _book()]


def closest(word: str) -> str:
    """What somebody may have meant who wrote this: the key of a module, or else the id of a rule; empty if nothing."""
    found = difflib.get_close_matches(word.lower(), modules(), 1) or difflib.get_close_matches(word.upper(), ids(), 1)
    return found[0] if found else ""


def _hint(word: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(known), 1)
    return f" (did you mean {close[0]}?)" if close else ""

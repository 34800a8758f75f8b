"""One source of words for command line, server and browser: Fluent files in French, English and German.

    say("fr", "game-over")                           a sentence by its key
    narrate("de", event, names=["Anna", "Ben"])      one line of the log
    score_line("en", key, line)                      where some points came from
    guide_line("fr", step)                           what to lay out on a real table

The engine knows no words: it gives keys and facts, which end up here. The words of the base game are in
`<language>/*.ftl`, those of a module or of another game in its folder, `modules/<key>/<language>.ftl` or
`titles/<key>/<language>.ftl`; all are read at the first word in that language.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Protocol

from ..core.events import Event

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de")
FALLBACK = "en"
LONGEST = 80  # letters of a player's own text that a sentence repeats
# Facts that have words of their own: how the keys of these words begin.
WORDED = {
    "verb": "verb",
    "moment": "not-now",
    "currency": "currency",
    "family": "building",
    "means": "means",
    "what": "what",
}
LISTS = {"families": "family"}  # facts that list others

FOLDERS: list[Traversable] = []  # with words of games outside this package; named before the first word is said
_BUNDLES: dict[str, FluentBundle] = {}
_STRICT: list[bool] = []


class Phrase(Protocol):
    """A key with its facts."""

    @property
    def key(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, object]: ...


class Listing(Phrase, Protocol):
    """A phrase that lists others."""

    @property
    def parts(self) -> Sequence[Phrase]: ...


# ------------------------------------------------------------------------------------------------------------ speaking


def say(language: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    """The sentence with this key. Another language than ours speaks English; an unknown key is its own sentence."""
    language = known(language)
    try:
        bundle = _bundle(language)
    except ModuleNotFoundError:  # the bare engine, without the library that reads Fluent
        return _bare(key, facts or {})
    if not bundle.has_message(key):
        if _STRICT:
            raise KeyError(key)
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    told = {name: _told(language, name, value) for name, value in (facts or {}).items() if _is_simple(value)}
    text, errors = bundle.format_pattern(pattern, told)
    if errors and _STRICT:
        raise KeyError(f"{language} {key}: {'; '.join(str(error) for error in errors)}")
    return str(text)


def narrate(language: str, event: Event, names: Sequence[str] | None = None) -> str:
    """One line that tells what happened.

    `names` are those of the seats, then of rivals without a seat; without them seats are numbered from 1.
    """
    facts = dict(event.facts)
    facts["seat"] = 0 if event.seat is None else event.seat + 1
    facts["who"] = "" if event.seat is None else who(language, event.seat, names)
    means = facts.pop("means", None)
    paid = facts.get("cards")
    if isinstance(means, list) and isinstance(paid, list):  # all together
        facts["cards"] = [*paid, *means]
    winners = facts.get("winners")
    if isinstance(winners, list):
        facts["winners"] = [who(language, seat, names) for seat in winners]
        facts["count"] = len(winners)
    for name in ("scores", "totals"):
        numbers = facts.get(name)
        if isinstance(numbers, list):
            facts[name] = ", ".join(
                say(language, "score-of", {"who": who(language, seat, names), "points": points})
                for seat, points in enumerate(numbers)
            )
    return say(language, _event_key(event, language), facts)


def score_line(language: str, key: str, line: Mapping[str, object], names: Sequence[str] | None = None) -> str:
    """Who gets how many points, and for what: a line of a scoring event (`event.facts["lines"]`), and the key of its
    sentence (`event.sentences`)."""
    seat = line["seat"]
    name = who(language, seat, names) if isinstance(seat, int) else say(language, f"rival-{seat}")
    return say(language, key, {**line, "who": name})


def guide_line(language: str, step: Listing) -> str:
    """One line of the set-up guide: what to lay out, and how much of it."""
    parts = [say(language, part.key, part.facts) for part in step.parts]
    return say(language, step.key, {**step.facts, "parts": parts})


def cards(language: str, names: Sequence[str]) -> str:
    """Cards by their names in the notation, in the words of the language."""
    return str(_told(language, "cards", list(names)))


def who(language: str, seat: int, names: Sequence[str] | None = None) -> str:
    """The name of a seat, or of the rival behind the last one."""
    if names is not None and seat < len(names):
        return names[seat]
    return say(language, "seat-name", {"seat": seat + 1})


def event_key(verb: str) -> str:
    return "event-" + _hyphenated(verb)


def _event_key(event: Event, language: str) -> str:
    """Declining may have a sentence of its own for each kind of decision."""
    key = event_key(event.verb)
    special = f"{key}-{event.facts.get('declined')}"
    return special if key_exists(special, language) else key


def key_exists(key: str, language: str = FALLBACK) -> bool:
    try:
        return _bundle(known(language)).has_message(key)
    except ModuleNotFoundError:
        return False


@contextmanager
def strict() -> Iterator[None]:
    """Within it, an unknown key or a missing fact is a KeyError that names it: for tests, never for players."""
    _STRICT.append(True)
    try:
        yield
    finally:
        _STRICT.pop()


# ------------------------------------------------------------------------------------------------------------ languages


def known(language: str) -> str:
    """The language of ours that is meant: "fr_CA.UTF-8" is French, and what we do not speak is English."""
    short = language.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return short if short in LANGUAGES else FALLBACK


def language_of_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that the user's environment asks for, as other programs read it."""
    if environment is None:
        environment = os.environ
    chosen = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if chosen.partition(".")[0] in ("C", "POSIX"):
        return FALLBACK
    for wish in [*environment.get("LANGUAGE", "").split(":"), chosen]:
        if wish and (known(wish) != FALLBACK or wish.lower().startswith(FALLBACK)):
            return known(wish)
    return FALLBACK


def _bundle(language: str) -> FluentBundle:
    found = _BUNDLES.get(language)
    if found is None:
        from fluent.runtime import FluentBundle, FluentResource

        # No marks around what is filled in: terminals show them, and all three languages run from left to right.
        found = FluentBundle([language], use_isolating=False)
        for file in catalogues(language):
            found.add_resource(FluentResource(file.read_text("utf-8")))
        _BUNDLES[language] = found
    return found


def catalogues(language: str) -> list[Traversable]:
    """The files with the words of a language: those for all, then one for each module and game that has its own."""
    base = [file for file in (files(__name__) / language).iterdir() if file.name.endswith(".ftl")]
    package = files(__package__.rpartition(".")[0])
    folders = [folder for name in ("modules", "titles") for folder in (package / name).iterdir()]
    own = [folder / f"{language}.ftl" for folder in [*folders, *FOLDERS] if (folder / f"{language}.ftl").is_file()]
    return sorted(base, key=str) + sorted(own, key=str)


# ------------------------------------------------------------------------------------------------------------ facts


def _is_simple(value: object) -> bool:
    """Can a sentence hold it? Score lines and wall segments are for programs."""
    if isinstance(value, (list, tuple)):
        return all(isinstance(one, (str, int, float)) for one in value)
    return not isinstance(value, dict)


def _told(language: str, name: str, value: object) -> str | int | float:
    """A fact as sentences want it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (list, tuple)):
        if name == "cell":
            return ",".join(str(one) for one in value)
        items = [str(one) for one in value]
        if name in LISTS:
            return _listed(language, [str(_told(language, LISTS[name], one)) for one in items])
        return _listed(language, [_cards(language, one) for one in items] if name == "cards" else items)
    text = str(value)
    if name in WORDED:
        key = f"{WORDED[name]}-{_hyphenated(text)}"
        return say(language, key) if key_exists(key, language) else text
    if name == "side":
        return text or "none"
    if name in ("card", "cards", "given", "taken"):
        return _cards(language, text)
    if name in ("text", "word") and len(text) > LONGEST:
        return text[: LONGEST - 1] + "…"
    return text


def _cards(language: str, text: str) -> str:
    """Cards such as "dinar 5 dinar 2", commas or not, in the words of the language; any other text as it is."""
    words = text.replace(",", " ").split()
    found: list[str] = []
    while words:
        name = words.pop(0)
        if words and _is_card(language, name, words[0]):
            found.append(say(language, "card-money", {"currency": name, "value": words.pop(0)}))
        elif len(words) > 1 and _is_card(language, name, words[1]) and key_exists(f"card-{words[0]}", language):
            kind, value = words[:2]  # money of another kind, between currency and value
            words = words[2:]
            found.append(say(language, f"card-{kind}", {"currency": name, "value": value}))
        elif key_exists(f"card-{name}", language):
            shown: list[str] = []  # the currencies on the card, until the next one that is a card of money
            while words and key_exists(f"currency-{words[0]}") and not _begins_with_money(language, words):
                shown.append(say(language, f"currency-{words.pop(0)}"))
            facts = dict(zip(("first", "second"), shown, strict=False))
            if _lacks(language, f"card-{name}", facts):
                return text
            found.append(say(language, f"card-{name}", facts))
        else:
            return text
    return _listed(language, found) if found else text


def _begins_with_money(language: str, words: list[str]) -> bool:
    if len(words) > 1 and _is_card(language, words[0], words[1]):
        return True
    return len(words) > 2 and _is_card(language, words[0], words[2]) and key_exists(f"card-{words[1]}", language)


def _lacks(language: str, key: str, facts: dict[str, str]) -> bool:
    """Does the sentence want more facts?"""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    return pattern is None or bool(bundle.format_pattern(pattern, facts)[1])


def _is_card(language: str, name: str, value: str) -> bool:
    return value.isdecimal() and key_exists(f"currency-{name}", language)


def _hyphenated(text: str) -> str:
    """As part of a key."""
    return text.replace(" ", "-")


def _listed(language: str, items: list[str]) -> str:
    if not items:
        return say(language, "list-empty")
    if len(items) == 1:
        return items[0]
    return say(language, "list-last", {"items": ", ".join(items[:-1]), "last": items[-1]})


def _bare(key: str, facts: Mapping[str, object]) -> str:
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{key} ({told})" if told else key

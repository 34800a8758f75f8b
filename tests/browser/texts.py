"""The page's own texts, by their keys: tests look for what a player reads without repeating it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).parents[2] / "web"
ENGINE = Path(__file__).parents[2] / "src" / "alhambra"


def _ours(language: str) -> list[Path]:
    """The catalogues of the page: those of its areas, of games that have their own, of the modules with their rules."""
    patterns = (
        f"locales/{language}/*.ftl",
        f"games/*/words/*/{language}.ftl",
        f"modules/*/{language}.ftl",
        f"modules/*/rules/{language}.ftl",
    )
    return [file for pattern in patterns for file in sorted((WEB / "src").glob(pattern))]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    engine = [ENGINE / "locales" / language / "engine.ftl", *sorted(ENGINE.glob(f"modules/*/{language}.ftl"))]
    for file in [*_ours(language), *engine]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def text(key: str, language: str = "en", /, **facts: str | int) -> str:
    """A text as the page shows it."""
    message = _bundle(language).get_message(key)
    assert message.value is not None
    found, errors = _bundle(language).format_pattern(message.value, facts)
    assert not errors, errors
    return str(found)


def words(key: str, language: str = "en", /, **facts: str | int) -> re.Pattern[str]:
    """The same, to be found inside a longer name, in which a space that does not break has become a plain one."""
    return re.compile(r"\s+".join(map(re.escape, text(key, language, **facts).split())))


@cache
def keys() -> frozenset[str]:
    """Every key: none of them may be seen by a player."""
    found = [re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE) for file in _ours("en")]
    return frozenset(key for some in found for key in some)

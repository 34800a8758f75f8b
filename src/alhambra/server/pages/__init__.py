"""The first page and the page of a table, until the browser client takes their place."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from string import Template

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

import alhambra

from ...locales import say
from ..api import Asker

ASSETS = {"page.css": "text/css", "page.js": "text/javascript"}
TEXTS = ("about", "unfinished", "noscript", "your-name", "sit-down", "my-tables", "open-tables", "api", "health")
WORDS = ("open", "playing", "over", "closed", "free", "bot", "resigned", "away", "you", "turn", "won", "none", "lost")


@cache
def _file(name: str) -> str:
    return (files(__name__) / name).read_text("utf-8")


@cache
def _texts(language: str) -> dict[str, str]:
    """Everything on the page that is the same for all tables."""
    texts = {text.replace("-", "_"): say(language, f"page-{text}") for text in TEXTS}
    words = msgspec.json.encode({word: say(language, f"page-word-{word}") for word in WORDS}).decode()
    told = {**texts, "words": words, "title": "Alhambra", "version": alhambra.__version__, "language": language}
    return {name: escape(text) for name, text in told.items()}


def _shown(language: str, key: str = "") -> Response[str]:
    text = Template(_file("page.html")).substitute(_texts(language), key=escape(key))
    return Response(text, media_type=MediaType.HTML, headers={"Vary": "Accept-Language"})


@get("/", include_in_schema=False)
async def home(visitor: Asker) -> Response[str]:
    """What this is, and the tables that one can go to."""
    return _shown(visitor.language)


@get("/t/{key:str}", include_in_schema=False)
async def table(key: FromPath[str], visitor: Asker) -> Response[str]:
    """A table told in words. The token in its address stays in the browser; whether there is such a table, it asks."""
    return _shown(visitor.language, key)


def _asset(name: str) -> Response[str]:
    return Response(_file(name), media_type=ASSETS[name], headers={"Cache-Control": "public, max-age=3600"})


@get("/assets/page.css", include_in_schema=False)
async def style() -> Response[str]:
    return _asset("page.css")


@get("/assets/page.js", include_in_schema=False)
async def script() -> Response[str]:
    return _asset("page.js")


route_handlers = [home, table, style, script]

"""Sheets of paper games, to be printed: as PDF or SVG, for the printed sheet or for one of somebody's own."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from ...core.violations import short
from ...titles import DEFAULT, Wishes
from ...titles.sheets import written
from ..refusals import Refused
from . import WITH_BODY, AnyRequest, Asker, Language, OurHub, answers
from .library import HOURLY, UNCHANGED, SingleOptions, WhichGame, asked_for, is_known, measure, playable
from .records import archive_of
from .shapes import Components, GameKey, Options, Word

Format = Literal["svg", "pdf"]
KINDS = {"svg": "image/svg+xml", "pdf": "application/pdf"}
MOST_PLAYERS = 100


class SheetOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sheets that somebody wants to print, for printed facts of their own."""

    game: GameKey = DEFAULT
    what: Word = ""  # the usual one
    format: Format = "pdf"
    players: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] = 3
    per_page: Annotated[int, Meta(ge=0, le=100)] = 0  # as fit best
    options: Options = {}
    components: Components = {}

    def wishes(self) -> Wishes:
        return Wishes(self.players, None, (), self.options, self.components or None)


@dataclass
class SheetOperation(Operation):
    """Says that an answer has one of two kinds."""

    def __post_init__(self) -> None:
        answer = (self.responses or {}).get("200")
        assert isinstance(answer, OpenAPIResponse)
        answer.content = {kind: OpenAPIMediaType(Schema(type=OpenAPIType.STRING)) for kind in KINDS.values()}


class Printed(Struct, frozen=True):
    """A page, and the tag by which a client knows it again."""

    body: bytes
    tag: str
    name: str


def printed(order: SheetOrder, language: str) -> Printed:
    """The page that is ordered; Refused if the game has none like it."""
    title = asked_for(order.game)
    sheets = title.sheets()
    if sheets is None:
        raise Refused("no-sheets", 404, game=title.name)
    what = order.what or sheets.kinds[0]
    if what not in sheets.kinds:
        raise Refused("no-such-sheet", 404, sheet=short(what), known=", ".join(sheets.kinds))
    per_page = order.per_page or sheets.per_page[0]
    if per_page not in sheets.per_page:
        known = ", ".join([str(number) for number in sorted(sheets.per_page)])
        raise Refused("sheets-per-page", 400, count=per_page, known=known)
    measure(order.components)
    playable(title.face().agreed, order.wishes())
    body = written(sheets.page(order.wishes(), what, language, per_page), order.format)
    return Printed(body, hashlib.sha256(body).hexdigest()[:20], f"{title.key}-{what}.{order.format}")


@lru_cache(64)
def known_page(order: bytes, language: str) -> Printed:
    """The same for an order written as JSON, kept ready."""
    return printed(msgspec.json.decode(order, type=SheetOrder), language)


def answer(page: Printed, order: SheetOrder, headers: dict[str, str]) -> Response[bytes]:
    disposition = {"Content-Disposition": f'inline; filename="{page.name}"', **headers}
    return Response(content=page.body, media_type=KINDS[order.format], headers=disposition)


What = Annotated[str, QueryParameter(description="Which sheet: player or score; none: the usual one.", max_length=60)]
InFormat = Annotated[Format, QueryParameter(description="What kind of file.")]
Players = Annotated[int, QueryParameter(description="How many play.", ge=0, le=MOST_PLAYERS)]
PerPage = Annotated[int, QueryParameter(description="Sheets on a page; 0: as fit best.", ge=0, le=100)]


@get(
    "/library/sheets",
    operation_id="getSheets",
    summary="Sheets to be printed",
    media_type=KINDS["pdf"],
    operation_class=SheetOperation,
    responses=answers(404) | UNCHANGED,
)
async def sheets(
    request: AnyRequest,
    hub: OurHub,
    visitor: Asker,
    game: WhichGame = DEFAULT,
    what: What = "",
    format: InFormat = "pdf",  # noqa: A002 - it is what everybody calls it
    players: Players = 3,
    per_page: PerPage = 0,
    options: SingleOptions = None,
    language: Language = None,
) -> Response[bytes]:
    """A page with the sheets that people write on at a real table, in the language asked for."""
    chosen: Options = {name: value for name, _, value in [one.partition("=") for one in options or []]}
    order = SheetOrder(game=game, what=what, format=format, players=players, per_page=per_page, options=chosen)
    text, spoken = msgspec.json.encode(order), visitor.language
    page = await archive_of(hub).aside(lambda: known_page(text, spoken))
    headers = {"ETag": f'"{page.tag}"', "Cache-Control": HOURLY, "Vary": "Accept-Language"}
    if is_known(request, page.tag):
        return Response(content=b"", status_code=304, headers=headers)
    return answer(page, order, headers)


@post(
    "/library/sheets",
    operation_id="drawSheets",
    summary="Sheets to be printed, with printed facts of one's own",
    status_code=200,
    media_type=KINDS["pdf"],
    operation_class=SheetOperation,
    responses=answers(404, *WITH_BODY),
)
async def own_sheets(
    data: JSONBody[SheetOrder], hub: OurHub, visitor: Asker, language: Language = None
) -> Response[bytes]:
    """The same for a sheet of one's own: `components` are corrections as in a TOML file."""
    spoken = visitor.language
    page = await archive_of(hub).aside(lambda: printed(data, spoken))
    return answer(page, data, {"Cache-Control": "no-store"})


router = Router(path="/api", route_handlers=[sheets, own_sheets], tags=["library"])

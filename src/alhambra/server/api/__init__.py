"""The HTTP API: one file per part of it. Here is what they share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation

from ..access.audit import Audit
from ..access.limits import Limiter
from ..access.visitor import Visitor, visitor_of
from ..protocol import YouInfo
from ..refusals import Refused
from ..settings import Settings
from ..tables.hub import Hub
from ..tables.rooms import Room
from ..tables.table import Table
from .shapes import KEY, Problem

AnyRequest = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body has exactly the shape that is described: the framework would take "1" for a number."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)


Asker = NamedDependency[SkipValidation[Visitor]]  # named visitor
OurHub = NamedDependency[SkipValidation[Hub]]  # named hub
OurLimiter = NamedDependency[SkipValidation[Limiter]]  # named limiter
Key = Annotated[str, PathParameter(description="The key of the table.", min_length=22, max_length=22, pattern=KEY)]
Seat = Annotated[int, PathParameter(description="Seats are counted from 0.", ge=0, le=5)]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=100)]
Offset = Annotated[int, QueryParameter(description="How many to skip.", ge=0, le=100_000)]
Language = Annotated[
    str | None,
    QueryParameter(
        description="Of the texts: fr, en or de. Without it, what the header Accept-Language asks for.", max_length=40
    ),
]

MEANINGS = {
    400: "The request is not understood, or asks for something that cannot be.",
    401: "Only the owner of the server may do this.",
    403: "Not for you: another person's seat, a link that is not valid, or a page of another server.",
    404: "There is no such thing.",
    409: "Not now: the table is in another state.",
    413: "The request is too large.",
    415: "The body must be JSON.",
    421: "This server does not go by that name.",
    429: "Too much at once; `Retry-After` says when to try again.",
    500: "Something went wrong here.",
    503: "The database does not work at the moment.",
}
ALWAYS = (400, 421, 429, 500, 503)
WITH_BODY = (403, 413, 415)


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the description of the API."""
    return {
        status: ResponseSpec(data_container=Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def hub_of(state: State) -> Hub:
    """The hub of this worker."""
    hub: Hub = state.hub
    return hub


def limiter_of(state: State) -> Limiter:
    limiter: Limiter = state.limiter
    return limiter


def audit_of(request: AnyRequest) -> Audit:
    audit: Audit = request.app.state.audit
    return audit


def settings_of(request: AnyRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def who_asks(request: AnyRequest) -> Visitor:
    """The visitor behind a request."""
    return visitor_of(request, settings_of(request))


def you_at(room: Room, visitor: Visitor) -> YouInfo:
    """What somebody is at a table."""
    table = room.table
    person = table.person(visitor.secret)
    seats = table.seats_of(person)
    return YouInfo(person=person, host=person == 0, seats=seats, eye=seats[0] if len(seats) == 1 else None)


def player_at(table: Table, visitor: Visitor) -> int:
    """The number of the person who asks; strangers are refused."""
    person = table.person(visitor.secret)
    if person is None:
        raise Refused("not-a-player", 403)
    return person

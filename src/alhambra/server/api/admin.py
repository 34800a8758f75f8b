"""What only the owner of the server may do: look at everything, and close tables."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from ..access.security import is_admin
from ..access.visitor import Connection
from ..refusals import Refused
from . import Asker, Key, Limit, OurHub, answers
from .shapes import Overview, TableAndYou
from .tables import listing, seen

After = Annotated[str, QueryParameter(description="A key of a table.", max_length=22, pattern=r"^[A-Za-z0-9_-]*$")]


def only_the_owner(connection: Connection, _: BaseRouteHandler) -> None:
    """Without the admin key nothing here exists."""
    settings = connection.app.state.settings
    if not is_admin(connection, settings):
        raise Refused("not-admin", 401)


@get("/tables", operation_id="overview", summary="All tables", responses=answers(401))
async def overview(hub: OurHub, after: After = "", limit: Limit = 50) -> Overview:
    """All tables, the private ones too, in the order of their keys; `after` is the last key of the page before."""
    rooms = hub.rooms.values()
    found = listing(await hub.store.every(after, limit + 1), limit)
    return Overview(
        counts=await hub.store.counts(),
        players=sum(len(room.players) for room in rooms),
        spectators=sum(len(room.watchers) for room in rooms),
        tables=found.tables,
        more=found.more,
    )


@get("/tables/{key:str}", operation_id="inspectTable", summary="Look at a table", responses=answers(401, 404))
async def inspect_table(key: Key, hub: OurHub, visitor: Asker) -> TableAndYou:
    """A table as everybody may see it; nothing hidden."""
    async with hub.reading(key) as room:
        return seen(room, visitor)


@delete(
    "/tables/{key:str}",
    operation_id="removeTable",
    summary="Close a table",
    status_code=200,
    responses=answers(401, 403, 404, 409),
)
async def remove_table(key: Key, hub: OurHub, visitor: Asker) -> TableAndYou:
    """Close a table at any time. What was played stays readable."""
    await hub.act(key, lambda table, now: table.close(None, now))
    async with hub.reading(key) as room:
        return seen(room, visitor)


router = Router(
    path="/api/admin",
    tags=["admin"],
    guards=[only_the_owner],
    security=[{"AdminKey": []}],
    route_handlers=[overview, inspect_table, remove_table],
)

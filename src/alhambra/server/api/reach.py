"""Where friends in the same room find this server. Only who sits at its machine is told: others got here already."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Router, get

from ..access.visitor import Visitor, sits_here
from ..reach import url_of
from ..settings import Settings
from . import Asker, OurHub, answers
from .shapes import Reach


@get("/reach", operation_id="getReach", summary="How others reach this server", responses=answers())
async def get_reach(hub: OurHub, visitor: Asker) -> Reach:
    """For links that a phone can open: the addresses of this machine in the local network, if it listens there.

    Only for who sits at this machine. For others the list is empty, as it is where there is a public address.
    """
    return Reach(urls=known_to(visitor, hub.settings))


def known_to(visitor: Visitor, settings: Settings) -> list[str]:
    """The port is the one that the visitor used: others use the same."""
    if settings.public_url or not sits_here(visitor):
        return []
    return [url_of(address, urlsplit(visitor.base).port) for address in settings.lan_addresses()]


router = Router(path="/api", tags=["tables"], route_handlers=[get_reach])

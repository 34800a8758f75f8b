"""The devices of somebody: which there are, and how they are signed out."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import PathParameter

from ..access.security import no_cookies
from ..access.visitor import Visitor
from ..refusals import Refused
from ..tables.hub import Hub
from . import Asker, OurHub, answers
from .shapes import KEY, DeviceInfo, DeviceList

Id = Annotated[str, PathParameter(description="The id of the device.", min_length=22, max_length=22, pattern=KEY)]


@get("/devices", operation_id="listDevices", summary="My devices", responses=answers())
async def list_devices(hub: OurHub, visitor: Asker) -> DeviceList:
    """Every device that is signed in as the asker; none for strangers."""
    found = [] if visitor.secret is None else await hub.devices.of(visitor.secret)
    return DeviceList(
        devices=[
            DeviceInfo(
                id=one.device, label=one.label, created=one.created, seen=one.seen, here=one.device == visitor.device
            )
            for one in found
        ]
    )


@delete("/devices/{device:str}", operation_id="endDevice", summary="Sign out a device", responses=answers(403, 404))
async def end_device(device: Id, hub: OurHub, visitor: Asker) -> Response[None]:
    """End one of the asker's devices: its cookie is worth nothing from now on, and its sockets are closed."""
    if visitor.secret is None or not await hub.devices.end(visitor.secret, device):
        raise Refused("no-such-device", 404)
    _ended(hub, visitor, [device])
    return _parted(visitor) if device == visitor.device else Response(None, status_code=204)


@post("/sign-out", operation_id="signOut", summary="Sign out here", status_code=204, responses=answers(403))
async def sign_out(hub: OurHub, visitor: Asker) -> Response[None]:
    """End the device that asks. What was its seats stays theirs who have another device, and is lost to others."""
    if visitor.secret is not None:
        await hub.devices.end(visitor.secret, visitor.device)
        _ended(hub, visitor, [visitor.device])
    return _parted(visitor)


@post(
    "/sign-out-elsewhere",
    operation_id="signOutElsewhere",
    summary="Sign out everywhere else",
    status_code=204,
    responses=answers(403),
)
async def sign_out_elsewhere(hub: OurHub, visitor: Asker) -> None:
    """End every device of the asker but the one that asks."""
    if visitor.secret is not None:
        _ended(hub, visitor, await hub.devices.end_others(visitor.secret, visitor.device))


def _ended(hub: Hub, visitor: Visitor, devices: list[str]) -> None:
    hub.part_with(devices)
    hub.audit.note("signed-out", visitor.client)


def _parted(visitor: Visitor) -> Response[None]:
    return Response(None, status_code=204, cookies=no_cookies(visitor.https))


router = Router(path="/api/me", tags=["me"], route_handlers=[list_devices, end_device, sign_out, sign_out_elsewhere])

"""Sockets without the short way, for a uvicorn that we do not know: its own protocol, and every frame is counted."""

from __future__ import annotations

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .meter import Metered

if AutoWebSocketsProtocol is None:  # pragma: no cover - websockets is always installed with us
    raise ImportError("no library for sockets")


class MeteredLine(Metered, AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]  # which class it is, uvicorn decides
    """One connection, as any uvicorn speaks with it."""

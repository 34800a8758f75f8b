"""How the server is: for people, for programs that watch over it, and for Prometheus."""

from __future__ import annotations

import os

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

import alhambra

from ..tables.hub import Hub
from . import OurHub, answers
from .shapes import Health

STATUSES = ("open", "playing", "over", "closed")
FORMAT = CONTENT_TYPE_LATEST.rpartition("; charset")[0]  # which the framework adds
Family = CounterMetricFamily | GaugeMetricFamily | InfoMetricFamily


@get("/health", operation_id="health", summary="Is everything well?", tags=["server"], responses=answers())
async def health(hub: OurHub) -> Health:
    """Works as long as the database can be read."""
    await hub.store.ping()
    return Health(status="ok", version=alhambra.__version__, compiled=alhambra.COMPILED, worker=os.getpid())


class Figures(Collector):
    """What a hub can tell about itself at the moment. No figure is about a single table."""

    def __init__(self, hub: Hub, tables: dict[str, int]) -> None:
        self._hub = hub
        self._tables = tables

    def collect(self) -> list[Family]:
        """Tables are those of the database; everything else is of this worker alone."""
        rooms = self._hub.rooms.values()
        tables = GaugeMetricFamily("alhambra_tables", "Tables by status.", labels=["status"])
        for status in STATUSES:
            tables.add_metric([status], self._tables.get(status, 0))
        clients = GaugeMetricFamily("alhambra_clients", "Connected clients of this worker.", labels=["kind"])
        clients.add_metric(["player"], sum(len(room.players) for room in rooms))
        clients.add_metric(["spectator"], sum(len(room.watchers) for room in rooms))
        loaded = GaugeMetricFamily("alhambra_loaded_tables", "Tables that this worker holds in memory.")
        loaded.add_metric([], len(rooms))
        moves = CounterMetricFamily("alhambra_moves", "Moves and other entries stored by this worker.")
        moves.add_metric([], self._hub.moves)
        about = InfoMetricFamily("alhambra_server", "Which server answers.")
        about.add_metric([], {"version": alhambra.__version__, "worker": str(os.getpid())})
        return [tables, clients, loaded, moves, about]


@get(
    "/metrics",
    operation_id="metrics",
    summary="Figures for Prometheus",
    tags=["server"],
    media_type=MediaType.TEXT,
    responses=answers(),
)
async def metrics(hub: OurHub) -> Response[str]:
    """Tables by status, connected clients, moves, and what the process uses; as text."""
    registry = CollectorRegistry()
    registry.register(Figures(hub, await hub.store.counts()))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return Response(generate_latest(registry).decode(), media_type=FORMAT)


route_handlers = [health, metrics]

"""The application: everything put together, from its start to its end."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from .access.audit import Audit
from .access.limits import Limiter
from .access.security import Gate, Seal
from .api import (
    StrictRequest,
    admin,
    devices,
    health,
    hub_of,
    library,
    limiter_of,
    mail_pages,
    pairing,
    reach,
    records,
    sheets,
    tables,
    turn_notices,
    who_asks,
)
from .api.description import description
from .api.problems import HANDLERS
from .browser import CLIENT, pages
from .settings import Settings, from_environment
from .sockets.connection import socket_handler
from .store import CannotOpen, StorageFailed, Store
from .tables.hub import Clockwork, Hub, wall_clock
from .tables.steward import Steward

LOG = logging.getLogger("alhambra.server")


def create_app(
    settings: Settings | None = None, store: Store | None = None, now: Clockwork = wall_clock, client: Path = CLIENT
) -> Litestar:
    """A server that is ready to run; without settings, with those of the environment."""
    settings = from_environment() if settings is None else settings
    settings.check()
    limiter = Limiter(settings.limits)
    audit = Audit(settings)
    return Litestar(
        route_handlers=[
            tables.router,
            turn_notices.router,
            devices.router,
            pairing.router,
            reach.router,
            mail_pages.router,
            records.router,
            library.router,
            sheets.router,
            admin.router,
            socket_handler,
            *health.route_handlers,
            pages(client),
        ],
        lifespan=[Life(settings, store, now, audit)],
        state=State({"settings": settings, "limiter": limiter, "audit": audit}),
        dependencies={
            "hub": Provide(hub_of, sync_to_thread=False),
            "limiter": Provide(limiter_of, sync_to_thread=False),
            "visitor": Provide(who_asks, sync_to_thread=False),
        },
        middleware=[Gate(settings, limiter)],
        before_send=[Seal(settings)],
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        openapi_config=description(),
        request_max_body_size=settings.limits.request_size or None,
        logging_config=None,
    )


class Ears:
    """Hears what other workers do. The store needs them before there is a hub to tell."""

    def __init__(self) -> None:
        self.hub: Hub | None = None

    def heard(self, key: str, seq: int) -> None:
        if self.hub is not None:
            self.hub.heard(key, seq)

    def heard_word(self, key: str, word: str) -> None:
        if self.hub is not None:
            self.hub.heard_word(key, word)


class Life:
    """A server from its start to its end: the store, the hub and the steward. A store that was given stays open."""

    def __init__(self, settings: Settings, store: Store | None, now: Clockwork, audit: Audit) -> None:
        self._settings = settings
        self._audit = audit
        self._store = store
        self._now = now

    @asynccontextmanager
    async def __call__(self, app: Litestar) -> AsyncIterator[None]:
        try:
            steward = await self._start(app)
        except CannotOpen as error:
            LOG.error("cannot open the database: %s", error)
            raise
        except StorageFailed as error:
            LOG.error("cannot start: the database failed (%s)", error.reason)
            raise
        except Exception:
            LOG.exception("cannot start")
            raise
        try:
            gc.collect()
            gc.freeze()  # what is here now stays: later collections need not look at it
            gc.set_threshold(50_000, 10, 10)  # tables hold much and waste little: looking often finds nothing
            yield
        finally:
            gc.unfreeze()
            await self._end(steward)

    async def _start(self, app: Litestar) -> Steward:
        ears = Ears()
        database = self._settings.database
        store = self._store or await Store.open(database, listen=ears.heard, hear=ears.heard_word)
        hub = ears.hub = app.state.hub = Hub(store, self._settings, self._now, self._audit)
        steward = Steward(hub)
        try:
            await steward.start()
        except BaseException:
            await self._end(steward)
            raise
        return steward

    async def _end(self, steward: Steward) -> None:
        await steward.stop()
        await steward.hub.stop()
        if self._store is None:
            await steward.hub.store.close()

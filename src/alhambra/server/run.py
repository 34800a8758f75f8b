"""Running the server: a port, one or several workers, and a clean end.

What takes long to import is imported last, when nothing can be wrong any more.
"""

from __future__ import annotations

import asyncio
import errno
import http.client
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from .logs import LOGGING
from .reach import heard_at, url_of
from .settings import Settings, to_environment

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

FILES = 65_536  # sockets and files that may be open at once, if the system allows as many
CONNECTIONS = 20_000  # of one worker
PATIENCE = 3  # seconds for requests under way when the server ends
Ready = Callable[[str, list[str]], None]


class CannotServe(Exception):
    """No server can run like this. `reason` is "workers", "port-taken", "port-forbidden" or "host"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def serve(settings: Settings, host: str, port: int, workers: int, open_browser: bool, ready: Ready) -> int:
    """Serve until somebody ends it; the exit code.

    As soon as it answers, `ready` hears its address for this machine, and those in the local network.
    """
    settings.check()
    if workers > 1 and settings.database.startswith("sqlite:"):
        raise CannotServe("workers")
    _allow_many_files()
    listener = bound(host, port)
    address = address_of(listener)
    settings = with_addresses(settings, listener)
    others = [] if settings.public_url else [url_of(one, listener.getsockname()[1]) for one in settings.lan_addresses()]
    began, over = threading.Event(), threading.Event()

    def answered(address: str) -> None:
        began.set()
        ready(address, others)

    threading.Thread(target=_announce, args=(address, open_browser, answered, over), daemon=True).start()
    try:
        return _run_one(settings, listener) if workers == 1 else _run_several(settings, listener, workers, began)
    finally:
        over.set()
        listener.close()


# ------------------------------------------------------------------------------------------------------------ processes


def _run_one(settings: Settings, listener: socket.socket) -> int:
    import uvicorn

    from .app import create_app

    server = uvicorn.Server(configuration(create_app(settings)))
    try:
        with _calm_end():
            server.run(sockets=[listener])
    except SystemExit:  # it could not start, and has said why
        return 1
    return 0


def _run_several(settings: Settings, listener: socket.socket, workers: int, began: threading.Event) -> int:
    """One process watches over the others."""
    from .supervisor import Supervisor

    os.environ.update(to_environment(settings))
    supervisor = Supervisor(configuration("alhambra.server.run:worker", workers), [listener], began)
    supervisor.run()
    return 1 if supervisor.failed else 0


def worker() -> Litestar:
    """The application of one of several workers; it ends when the process does that started it."""
    from .app import create_app
    from .tables.players import follow_the_parent

    follow_the_parent()
    return create_app()


def configuration(app: Litestar | str, workers: int = 1) -> uvicorn.Config:
    """How uvicorn is to run an application, or one that it finds by its name."""
    import uvicorn

    from .protocol import LARGEST
    from .sockets.heads import BoundedHttp

    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=BoundedHttp,
        ws=sockets(),
        ws_max_size=4 * LARGEST,  # what is a little too large is refused with a reason, the rest by the protocol
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=LOGGING,
        access_log=False,  # addresses and what was asked for are nobody's business
        server_header=False,
        proxy_headers=False,  # whom to believe is for the application to say
        limit_concurrency=CONNECTIONS,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=PATIENCE,
    )


def sockets() -> type[asyncio.Protocol]:
    """How uvicorn speaks with sockets: with a short way for short messages, if it is the uvicorn that we know."""
    try:
        from .sockets.frames import FramedLine
    except ImportError:
        from .sockets.fallback import MeteredLine

        return MeteredLine
    return FramedLine


@contextmanager
def _calm_end() -> Iterator[None]:
    """The server has ended as it was asked to: the signal that asked need not end the program once more."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {one: signal.signal(one, lambda *_: None) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _allow_many_files() -> None:
    """Every connection is a file, and systems begin with few."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# ------------------------------------------------------------------------------------------------------------ the port


def bound(host: str, port: int) -> socket.socket:
    """A socket with this address that nobody listens on yet; CannotServe if it cannot be had."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotServe("host") from None
    family, kind, number, _, place = found[0]
    listener = socket.socket(family, kind, number)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(place)
    except OSError as error:
        listener.close()
        raise CannotServe(_why(error)) from None
    listener.set_inheritable(True)
    return listener


def _why(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "port-taken"
    return "port-forbidden" if error.errno == errno.EACCES else "host"


def address_of(listener: socket.socket) -> str:
    """The address under which this machine itself reaches a server."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "127.0.0.1" if listener.family == socket.AF_INET else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def with_addresses(settings: Settings, listener: socket.socket) -> Settings:
    """The settings with the addresses under which others reach this server, unless its owner has named some."""
    return settings if settings.lan else replace(settings, lan=",".join(heard_at(listener.getsockname()[0])))


def is_loopback(host: str) -> bool:
    """Can only this machine reach a server there?"""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


# ------------------------------------------------------------------------------------------------------------ telling


def _announce(address: str, open_browser: bool, ready: Callable[[str], None], over: threading.Event) -> None:
    while not _answers(address):
        if over.wait(0.05):
            return
    ready(address)
    if open_browser:
        webbrowser.open(address)


def _answers(address: str) -> bool:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=5)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def browser_is_likely(environment: Mapping[str, str]) -> bool:
    """Does somebody sit in front of this machine who could look at a page?"""
    if "CI" in environment or "SSH_CONNECTION" in environment:
        return False
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(environment))

"""A real server for tests: a process of its own on a free port, which can be stopped, killed and started again.

    with running_server(f"sqlite:///{tmp_path}/tables.db", bot_pause=0) as server:
        server.client().get("/health")                          # httpx, each client with cookies of its own
        async with server.socket(key, token) as socket: ...     # websockets
        server.kill(); server.start()                           # SIGKILL for the whole family, then the same again

Keywords are settings: `bot_pause=0` is ALHAMBRA_BOT_PAUSE=0, `limit_sockets=3` is ALHAMBRA_LIMIT_SOCKETS=3. In async
tests call the methods that wait through `asyncio.to_thread`.
"""

from __future__ import annotations

import atexit
import copy
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from command_line import environment

PATIENCE = 30.0  # seconds that a start or an end may take on a busy machine
SUBPROTOCOL = "alhambra.1"
COOKIE = "alhambra"
PACKAGE = ["-m", "alhambra"]
SOURCES = Path(__file__).parents[2] / "src"
_ADDRESS = re.compile(r"http://[\w.\[\]:]+:(\d+)")
Setting = str | int | float | bool


class Server:
    """One server, and how to reach it. Its port stays the same however often it is started."""

    def __init__(
        self, database: str, workers: int, settings: dict[str, Setting], folder: Path, program: Path | None = None
    ) -> None:
        self.database = database
        self.workers = workers
        self.port = 0
        self.arguments: list[str] = []  # of the command, besides those that every server here has
        self.process: subprocess.Popen[bytes] | None = None
        self._settings = settings
        self._program = PACKAGE if program is None else [str(program)]
        self._log = folder / "server.log"
        self._read = 0  # how much of the log is from former starts
        self._source: str | None = None  # the address that clients have; None: the usual one

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything that it has printed since the first start."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    # ------------------------------------------------------------------ coming and going

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._read = len(self.log)
        arguments = ["--port", str(self.port), "--no-open", "--workers", str(self.workers), *self.arguments]
        if self.database:
            arguments += ["--database", self.database]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self._program, "serve", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self._environment(),
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}:\n{self.log}"
            assert time.monotonic() < until, f"the server does not answer:\n{self.log}"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end, and wait for that; the exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self._end_family()

    def kill(self) -> None:
        """What a power cut does: all its processes are gone at once."""
        self._end_family()

    def restart(self) -> None:
        self.kill()
        self.start()

    # ------------------------------------------------------------------ talking to it

    def seen_from(self, address: str) -> Server:
        """The same server, for clients with another loopback address: limits count them for themselves."""
        twin = copy.copy(self)
        twin._source = address
        return twin

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        """Somebody with cookies of their own; with the token, somebody whom the server knows already."""
        transport = httpx.HTTPTransport(local_address=self._source) if self._source else None
        return httpx.Client(
            base_url=self.url, cookies=_cookies(token), headers=headers, timeout=PATIENCE, transport=transport
        )

    def async_client(self, token: str = "", **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, cookies=_cookies(token), headers=headers, timeout=PATIENCE)

    def socket(self, key: str, token: str = "", query: str = "", **headers: str) -> connect:
        """The socket of a table, for the person with this token; without one, for a spectator."""
        if token:
            headers["Cookie"] = f"{COOKIE}={token}"
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{key}/socket{query}",
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]  # a NewType of str
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self._source, 0) if self._source else None,
        )

    # ------------------------------------------------------------------ inside

    def _environment(self) -> dict[str, str]:
        own = {name: value for name, value in environment().items() if not name.startswith("ALHAMBRA_")}
        if self._program != PACKAGE:
            own["PYTHONPATH"] = str(SOURCES)  # more games: only the engine as it is written can be extended
        if own.pop("PYTHONDONTWRITEBYTECODE", ""):
            own["PYTHONPYCACHEPREFIX"] = bytecode()
        own |= {"LANGUAGE": "en", "LC_ALL": "en_US.UTF-8", "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "default"}
        for name, value in self._settings.items():
            own[f"ALHAMBRA_{name.upper()}"] = str(value)
        return own

    def _answers(self) -> bool:
        found = _ADDRESS.search(self.log, self._read)
        if found is None:
            return False
        self.port = int(found[1])
        try:
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def _end_family(self) -> None:
        if self.process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._wait_for_workers()

    def _wait_for_workers(self) -> None:
        """On a busy machine a worker may hold the port for a moment longer."""
        assert self.process is not None
        until = time.monotonic() + 5
        with suppress(ProcessLookupError, PermissionError):
            while time.monotonic() < until:
                os.killpg(self.process.pid, 0)
                time.sleep(0.02)


@cache
def bytecode() -> str:
    """Where servers keep their bytecode if it must not lie beside the sources: without it every start takes seconds."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@contextmanager
def running_server(database: str, workers: int = 1, **settings: Setting) -> Iterator[Server]:
    """A server that runs for the length of a test."""
    with running_program(None, database, workers, **settings) as server:
        yield server


@contextmanager
def running_like(database: str, *arguments: str, program: Path | None = None, **settings: Setting) -> Iterator[Server]:
    """The same, with these arguments of the command besides."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database, 1, settings, Path(folder), program)
        server.arguments = list(arguments)
        try:
            server.start()
            yield server
        finally:
            server.kill()


@contextmanager
def running_program(program: Path | None, database: str, workers: int = 1, **settings: Setting) -> Iterator[Server]:
    """The same with another program, which serves more games."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database, workers, settings, Path(folder), program)
        try:
            server.start()
            yield server
        finally:
            server.kill()


def token_of(client: httpx.Client | httpx.AsyncClient) -> str:
    """The secret that the server gave to a client: what its sockets need."""
    return client.cookies.get(COOKIE) or ""


def _cookies(token: str) -> dict[str, str]:
    return {COOKIE: token} if token else {}

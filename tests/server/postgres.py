"""A private PostgreSQL for tests: its own data, its own socket and port, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

PATIENCE = 30.0  # seconds that a start or an end may take on a busy machine
ACCOUNT = "postgres"  # whom it runs as if the tests run as root, which PostgreSQL refuses
SETTINGS = {  # durability is not what these tests are about, and they should be quick
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
}


class Postgres:
    """One server. `start`, `stop` and `crash` may be called as often as one likes; the port stays the same."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self._programs = programs
        self.folder = folder
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._empty: list[str] = []

    def url(self, database: str) -> str:
        return f"postgresql://{ACCOUNT}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a database with nothing in it."""
        if self._empty:
            return self.url(self._empty.pop())
        self._databases += 1
        name = f"test_{self._databases}"
        self.sql("postgres", f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def empty(self, url: str) -> None:
        """Throw away what is in a database, for the next who wants one: much quicker than to make another."""
        name = url.rpartition("/")[2]
        others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        self.sql("postgres", others, f"ALTER DATABASE {name} RESET ALL")
        self.sql(name, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", "GRANT USAGE ON SCHEMA public TO PUBLIC")
        self._empty.append(name)

    def sql(self, database: str, *statements: str) -> list[tuple[object, ...]]:
        """What the last statement answers. From async tests call it through `asyncio.to_thread`."""

        async def run() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(self.url(database), timeout=PATIENCE)
            try:
                found = [await connection.fetch(statement) for statement in statements]
                return [tuple(row) for row in found[-1]]
            finally:
                await connection.close()

        return asyncio.run(run())

    def make(self) -> None:
        """Lay out the data directory."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, ACCOUNT, ACCOUNT)
        options = ["--auth=trust", f"--username={ACCOUNT}", "--encoding=UTF8", "--locale=C", "--no-sync"]
        line: list[str | Path] = [self._programs / "initdb", "-D", self._data, *options, "--no-instructions"]
        account = who()
        done = subprocess.run(
            line, capture_output=True, text=True, check=False, timeout=PATIENCE, user=account, group=account
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        line: list[str | Path] = [self._programs / "postgres", "-D", self._data]
        for name, value in settings.items():
            line += ["-c", f"{name}={value}"]
        account = who()
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                line, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=account, group=account
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "PostgreSQL does not answer"
            time.sleep(0.02)

    def stop(self) -> None:
        """End it at once, in good order; connections are cut."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """End it without any order."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            return self.sql("postgres", "SELECT 1") == [(1,)]
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False


def who() -> str | None:
    """The account that the server runs as; None: our own."""
    return ACCOUNT if os.geteuid() == 0 else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


def programs() -> Path:
    """Where PostgreSQL is; without it tests are skipped, which is an error where everything has to be tested."""
    on_path = shutil.which("initdb")
    if on_path is not None and shutil.which("postgres") is not None:
        return Path(on_path).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3].zfill(4))
    if installed:
        return installed[-1].parent
    missing = "PostgreSQL is not installed: apt-get install postgresql"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def new_folder() -> Path:
    """A folder for a server, whose path is short enough for its socket."""
    return Path(tempfile.mkdtemp(prefix="alhambra-postgres-"))

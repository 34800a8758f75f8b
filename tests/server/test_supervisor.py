"""Workers that die while the database is away: the server stays, says so, and works again when the database does."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace

import httpx
import pytest
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Process

from alhambra.server.run import bound, configuration
from alhambra.server.supervisor import Supervisor
from harness import PATIENCE, Server, running_server
from postgres import Postgres
from test_serve import is_running, workers_of


def wait_for(reached: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < until
        time.sleep(0.1)


def health(server: Server, language: str = "en") -> tuple[int, str, str]:
    """The status, the reason and the text of an answer."""
    answer = httpx.get(f"{server.url}/health", timeout=PATIENCE, headers={"Accept-Language": language})
    told = answer.json()
    return answer.status_code, told.get("reason", ""), told.get("text", "")


def kill(workers: set[int]) -> None:
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    wait_for(lambda: not any(is_running(worker) for worker in workers))


def both_workers(server: Server) -> set[int]:
    until = time.monotonic() + PATIENCE
    while len(found := workers_of(server)) < 2:
        assert time.monotonic() < until
    return found


class Late(Process):
    """A worker of the first start that is slower than the others, and fails."""

    process = SimpleNamespace(is_alive=lambda: False)  # type: ignore[assignment]  # as much of one as is asked for
    pid = 7
    exitcode = STARTUP_FAILURE

    def __init__(self) -> None:
        """There is nothing to start."""

    def join(self) -> None:
        """It has ended."""


@pytest.mark.parametrize("answered", [False, True])
def test_only_a_server_that_never_answered_gives_up(answered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may go while the second worker still starts."""
    began = threading.Event()
    if answered:
        began.set()
    with monkeypatch.context() as quiet, bound("127.0.0.1", 0) as listener:
        quiet.setattr(signal, "signal", lambda *_: None)
        supervisor = Supervisor(configuration("nothing:app", 2), [listener], began)
        supervisor.processes = [Late(), Late()]
        quiet.setattr(supervisor, "_stand_in", SimpleNamespace(answer=lambda _: None))
        supervisor.keep_subprocess_alive()
    assert supervisor.failed is not answered
    assert supervisor.should_exit.is_set() is not answered


@pytest.mark.parametrize("victims", [1, 2])
def test_workers_that_die_while_the_database_is_away(postgres: Postgres, postgres_url: str, victims: int) -> None:
    with running_server(postgres_url, workers=2) as server:
        workers = both_workers(server)
        postgres.stop()
        try:
            kill(set(sorted(workers)[:victims]))
            wait_for(lambda: server.log.count("cannot open the database") >= 2)
            assert server.process is not None
            assert server.process.poll() is None
            status, reason, text = health(server)
            assert (status, reason) == (503, "restarting" if victims == 2 else "storage-unreachable")
            assert text
            assert health(server, "de")[2] != text
        finally:
            postgres.start()
        wait_for(lambda: health(server)[0] == 200)
        assert len(both_workers(server)) == 2
        assert server.stop() == 0
        assert "Traceback" not in server.log
        assert server.log.count("could not start") < 8


def test_a_server_without_workers_ends_when_it_is_asked_to(postgres: Postgres, postgres_url: str) -> None:
    with running_server(postgres_url, workers=2) as server:
        workers = both_workers(server)
        postgres.stop()
        try:
            kill(workers)
            wait_for(lambda: server.log.count("could not start") >= 2)
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 10
        finally:
            postgres.start()


def test_silent_clients_do_not_keep_the_stand_in_busy(postgres: Postgres, postgres_url: str) -> None:
    """Who sends nothing is answered as well, and holds up nobody for long."""
    with running_server(postgres_url, workers=2) as server:
        workers = both_workers(server)
        postgres.stop()
        silent = []
        try:
            kill(workers)
            wait_for(lambda: server.log.count("could not start") >= 2)
            silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
            assert health(server)[0] == 503
        finally:
            for one in silent:
                one.close()
            postgres.start()
        wait_for(lambda: health(server)[0] == 200)

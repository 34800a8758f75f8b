"""Watching over several workers: one that dies is replaced."""

from __future__ import annotations

import logging
import socket
import threading
import time

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from .stand_in import StandIn

LOG = logging.getLogger("alhambra.server")
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before the next attempt to start a worker; the last one again and again
ROUND = 0.5  # seconds in which a stand-in answers before the workers are looked at again


class Supervisor(Multiprocess):
    """That of uvicorn, but it asks the system whether a worker lives, and does not give up.

    The original waits for an answer of the worker: one that takes long to start on a busy machine would be killed
    again and again, and one that dies before it has answered would be missed for long. It also ends when a worker
    cannot start. So do we at the beginning, when the settings may be wrong; later it is the database that is away.
    """

    def __init__(self, config: Config, sockets: list[socket.socket], began: threading.Event) -> None:
        super().__init__(config, sockets)
        self.failed = False
        self._began = began  # when a worker has answered for the first time
        self._stand_in = StandIn(sockets[0])
        self._failures: dict[int, int] = {}  # how often, one after the other, no worker could start in a place
        self._due: dict[int, float] = {}  # places without a worker: when to try again

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not process.process.is_alive():
                self._fill(place, process)
        if not any(process.process.is_alive() for process in self.processes):
            self._stand_in.answer(ROUND)

    def _fill(self, place: int, process: Process) -> None:
        """The worker in this place is gone."""
        if place in self._due:
            if time.monotonic() >= self._due[place]:
                del self._due[place]
                self._start(place)
            return
        process.join()
        if process.exitcode != STARTUP_FAILURE:
            LOG.warning("worker %s died: another one takes its place", process.pid)
            self._failures[place] = 0
            self._start(place)
        elif self._began.is_set():
            self._try_later(place, process)
        else:  # and has said why; the next one would fail as well
            self.failed = True
            self.should_exit.set()

    def _try_later(self, place: int, process: Process) -> None:
        failures = self._failures.get(place, 0)
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        LOG.warning("worker %s could not start: the next attempt is in %g seconds", process.pid, pause)
        self._failures[place] = failures + 1
        self._due[place] = time.monotonic() + pause

    def _start(self, place: int) -> None:
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()

"""Watching over several workers: one that dies is replaced."""

from __future__ import annotations

import logging
import socket

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

LOG = logging.getLogger("alhambra.server")


class Supervisor(Multiprocess):
    """That of uvicorn, but it asks the system whether a worker lives.

    The original waits for an answer of the worker: one that takes long to start on a busy machine would be killed
    again and again, and one that dies before it has answered would be missed for long.
    """

    def __init__(self, config: Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.failed = False

    def keep_subprocess_alive(self) -> None:
        for number, process in enumerate(self.processes):
            if self.should_exit.is_set() or process.process.is_alive():
                continue
            process.join()
            if process.exitcode == STARTUP_FAILURE:  # and has said why; the next one would fail as well
                self.failed = True
                self.should_exit.set()
                return
            LOG.warning("worker %s died: another one takes its place", process.pid)
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()

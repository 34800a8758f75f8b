"""A bad network between a browser and a server: it can be cut, mended, and slow."""

from __future__ import annotations

import queue
import socket
import threading
import time
from contextlib import suppress
from types import TracebackType


class Tunnel:
    """Carries bytes to a server. With `latency` everything arrives so many seconds later, in both directions."""

    def __init__(self, port: int) -> None:
        self.latency = 0.0
        self._to = port
        self._shut = False
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Nothing goes through any more; whoever tries finds nobody."""
        self._shut = True
        for one in list(self._open):
            self._drop(one)

    def mend(self) -> None:
        self._shut = False

    def __enter__(self) -> Tunnel:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._door.close()

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                if self._shut:
                    raise ConnectionRefusedError
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._open |= {near, far}
            for source, target in ((near, far), (far, near)):
                waiting: queue.Queue[tuple[float, bytes]] = queue.Queue()
                threading.Thread(target=self._read, args=(source, waiting), daemon=True).start()
                threading.Thread(target=self._write, args=(waiting, source, target), daemon=True).start()

    def _read(self, source: socket.socket, waiting: queue.Queue[tuple[float, bytes]]) -> None:
        data = b"-"
        while data:
            try:
                data = source.recv(65_536)
            except OSError:
                data = b""
            waiting.put((time.monotonic() + self.latency, data))

    def _write(self, waiting: queue.Queue[tuple[float, bytes]], source: socket.socket, target: socket.socket) -> None:
        while True:
            due, data = waiting.get()
            time.sleep(max(0.0, due - time.monotonic()))
            try:
                if not data:
                    raise ConnectionAbortedError
                target.sendall(data)
            except OSError:
                self._drop(source)
                self._drop(target)
                return

    def _drop(self, one: socket.socket) -> None:
        self._open.discard(one)
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()

"""Hostile clients: thousands of frames that no honest program would send, while others play in peace.

    python tests/server/hostile.py --frames 20000

Each frame must be answered, or the socket be closed with a code that says why. At the end every honest game has been
played to its end, the tables of the hostile players have legal games, nothing went wrong in the log, and the server
has not grown.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import alhambra  # noqa: E402 - after the path is set, as above
from alhambra.server.protocol import LARGEST, REACTIONS  # noqa: E402
from alhambra.server.store import Store  # noqa: E402
from alhambra.server.store.entries import Played  # noqa: E402
from alhambra.server.tables.table import Table  # noqa: E402
from alhambra.titles import TITLES, Wishes  # noqa: E402
from harness import Server, running_server  # noqa: E402
from people import Party, Player, new_table, record_of  # noqa: E402

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
TYPED = (1000, 1002, 1003, 1007, 1008, 1009, 1012)  # codes that tell why a socket was closed
PATIENCE = 30.0  # seconds for an answer on a busy machine
MARGIN = 12_000  # kilobytes that a server may have more after the attack than after the first quarter of it
FREE = {
    "limit_message_burst": 0,
    "limit_sockets": 0,
    "limit_connects_per_minute": 0,
    "limit_connections": 0,
    "limit_tables_per_hour": 0,
    "limit_open_tables": 0,
    "limit_requests_per_minute": 0,
}


# --------------------------------------------------------------------------------------------------------- on the wire


def handshake(key: str, token: str, host: str) -> bytes:
    """The request that opens a socket, byte by byte."""
    lines = [
        f"GET /api/tables/{key}/socket HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Protocol: alhambra.1",
        f"Cookie: alhambra={token}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80) -> bytes:
    """A frame as clients send it; a mask of zeros leaves it readable."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload


class Closed(Exception):
    """The server has closed the socket. The code is 0 if it did not say why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class RawClient:
    """A client that says what it likes, and need not listen."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, server: Server, key: str, token: str = "") -> RawClient:
        """Somebody whose letter box is small: what they do not read stays with the server."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=raw)
        writer.write(handshake(key, token, f"127.0.0.1:{server.port}"))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        return cls(reader, writer)

    async def read(self) -> tuple[int, bytes]:
        """The next frame from the server: its kind and what it says."""
        try:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            payload = await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(0) from None
        if first & 0x0F == CLOSE:
            raise Closed(int.from_bytes(payload[:2], "big") if payload else 1005)
        return first & 0x0F, payload

    async def send(self, *frames: bytes) -> None:
        try:
            self.writer.write(b"".join(frames))
            await self.writer.drain()
        except ConnectionError:
            pass  # reading will tell

    async def flood(self, payload: bytes) -> None:
        """Send the same again and again."""
        while True:
            self.writer.write(frame(payload))
            await self.writer.drain()

    def close(self) -> None:
        self.writer.transport.abort()


# -------------------------------------------------------------------------------------------------- what they send


class Knowledge:
    """What a hostile client has heard: enough to say things that are nearly right."""

    def __init__(self) -> None:
        self.seq = 0
        self.moves: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        self.seq = message.get("seq", self.seq)
        view = message.get("view", {})
        if "choices" in view:
            self.moves = (view["choices"] or {}).get("moves", self.moves)


class Shot(NamedTuple):
    """One thing to send. `final`: nobody expects to be answered after it."""

    frames: bytes
    final: bool = False


STRANGE: Sequence[object] = (
    None, True, False, 0, -1, 2**31, 2**63, 2**64, 10**400, -(10**30), 1.5, 1e308, -0.0, "", " ", "0", "pass", "null",
    "\0", "\u202e", "\ufeff", "e\u0301" * 50, "𝕬" * 30, "<script>", "'; DROP TABLE entries; --", "../" * 20, "%s%n{0}",
    "A" * 300, [], {}, [[]], {"": None}, [None] * 50, {"type": "play"}, [0, "x"],
)  # fmt: skip
WORDS = [
    *{verb for title in TITLES.values() for verb in title.begin(Wishes(title.seats[-1]), 1).verbs},
    *("PAV2-NEW", "dinar", "y2:9", "b1:0", "1", "0,0", "6,6", "-7,99", "N", "reserve"),
]  # of moves at any table
WORDS.sort()
FIELDS = ("type", "id", "seq", "since", "seat", "ply", "move", "moves", "yes", "reaction", "__proto__", "re", "é")


class Forge:
    """Makes frames out of what honest clients would say."""

    def __init__(self, dice: random.Random, knowledge: Knowledge, rudeness: float) -> None:
        self.dice = dice
        self.knowledge = knowledge
        self.rudeness = rudeness  # how often it is something after which the server hangs up
        self.ways: dict[str, Callable[[], Shot]] = {
            "sensible": self.sensible,
            "any fields": self.any_fields,
            "flipped bits": self.flipped_bits,
            "cut": self.cut,
            "swapped types": self.swapped_types,
            "huge numbers": self.huge_numbers,
            "nested": self.nested,
            "strange letters": self.strange_letters,
            "twice the same key": self.doubled_key,
            "not UTF-8, binary": self.not_utf8_binary,
            "not UTF-8, text": self.not_utf8_text,
            "noise": self.noise,
            "in pieces": self.in_pieces,
            "control frames": self.control_frames,
            "too large": self.too_large,
            "far too large": self.far_too_large,
            "broken frames": self.broken_frames,
            "a rude end": self.rude_end,
        }
        self.rude = ("not UTF-8, text", "far too large", "broken frames", "a rude end")
        self.usual = [name for name in self.ways if name not in self.rude]

    def shot(self) -> tuple[str, Shot]:
        """The next one, and how it was made."""
        name = self.dice.choice(self.rude if self.dice.random() < self.rudeness else self.usual)
        return name, self.ways[name]()

    # ------------------------------------------------------------------ messages

    def message(self) -> dict[str, object]:
        """Something that could be meant."""
        dice, known = self.dice, self.knowledge
        move = dice.choice(known.moves) if known.moves and dice.random() < 0.8 else self.some_move()
        seq = known.seq if dice.random() < 0.8 else dice.randrange(-2, known.seq + 3)
        found: dict[str, dict[str, object]] = {
            "play": {"move": move, "seq": seq},
            "sync": {"since": dice.choice([None, seq, 0])},
            "accept": {"seat": dice.randrange(6)},
            "why_not": {"move": move},
            "hint": {"level": dice.choice([1, 2, 3, 3, 0, 9])},
            "preview": {"moves": [move, self.some_move()] * dice.choice([1, 1, 40, 51])},
            "walls": {},
            "open_sides": {},
            "standings": {},
            "undo": {"seq": seq, "ply": dice.choice([None, 0, dice.randrange(200)])},
            "consent": {"yes": dice.random() < 0.5},
            "react": {"reaction": dice.choice([*REACTIONS, "spit"])},
            "ping": {},
        }
        kind = "play" if known.moves and dice.random() < 0.5 else dice.choice(list(found))
        message: dict[str, object] = {"type": kind, "id": f"x{dice.randrange(10**6)}", **found[kind]}
        if dice.random() < 0.2:
            message["seat"] = dice.choice([None, 0, 1, 2, 5, 6, -1])
        return message

    def some_move(self) -> str:
        return " ".join(self.dice.choices(WORDS, k=self.dice.randrange(1, 7)))

    def valid(self) -> bytes:
        return json.dumps(self.message(), ensure_ascii=False).encode()

    # ------------------------------------------------------------------ ways to spoil them

    def sensible(self) -> Shot:
        return Shot(frame(self.valid(), self.dice.choice([TEXT, BINARY])))

    def any_fields(self) -> Shot:
        message = self.message()
        for _ in range(self.dice.randrange(1, 4)):
            message[self.dice.choice(FIELDS)] = self.dice.choice(STRANGE)
        for name in self.dice.sample(list(message), self.dice.randrange(len(message))):
            if self.dice.random() < 0.3:
                del message[name]
        return self.text(json.dumps(message).encode())

    def flipped_bits(self) -> Shot:
        spoiled = bytearray(self.valid())
        for _ in range(self.dice.randrange(1, 5)):
            spoiled[self.dice.randrange(len(spoiled))] ^= 1 << self.dice.randrange(8)
        return self.text(bytes(spoiled))

    def cut(self) -> Shot:
        text = self.valid()
        begin, end = sorted((self.dice.randrange(len(text)), self.dice.randrange(len(text))))
        return self.text(self.dice.choice([text[:end], text[begin:], text[begin:end], text + text[begin:]]))

    def swapped_types(self) -> Shot:
        message = self.message()
        name = self.dice.choice(list(message))
        message[name] = self.dice.choice([str(message[name]), [message[name]], {"value": message[name]}, None, 1.5])
        return self.text(json.dumps(message).encode())

    def huge_numbers(self) -> Shot:
        digits = "9" * self.dice.choice([10, 19, 20, 40, 400, 3500])
        number = self.dice.choice([digits, f"-{digits}", f"1e{digits[:5]}", f"0.{digits}", "NaN", "Infinity", "1e999"])
        return self.text(b'{"type":"play","move":"pass","seq":%s}' % number.encode())

    def nested(self) -> Shot:
        deep = self.dice.choice([10, 500, 1300, 2000])
        opened, shut = self.dice.choice([("[", "]"), ('{"a":', "}")])
        text = (opened * deep)[: LARGEST - 100] + self.dice.choice(["", "1" + shut * deep])
        return self.text(f'{{"type":"ping","id":{text}}}'.encode()[:LARGEST])

    def strange_letters(self) -> Shot:
        letters = "".join(chr(self.dice.choice([0, 7, 0x7F, 0xA0, 0x202E, 0xFEFF, 0xFFFF, 0x1F600])) for _ in range(9))
        text = json.dumps(
            {"type": "why_not", "id": letters, "move": letters * 5}, ensure_ascii=self.dice.random() < 0.5
        )
        if self.dice.random() < 0.3:
            text = text.replace("why_not", "why_not\\ud800")
        return self.text(text.encode())

    def doubled_key(self) -> Shot:
        text = self.valid()
        return self.text(b'{"type":"sync","seq":1,"seq":2,' + text[1:-1] + b',"type":"ping"}')

    def not_utf8_binary(self) -> Shot:
        return Shot(frame(self.valid()[:-2] + b"\xff\xc0\x80\xed\xa0\x80" + b'"}', BINARY))

    def not_utf8_text(self) -> Shot:
        return Shot(frame(self.valid()[:-2] + b'\xff"}'), final=True)

    def noise(self) -> Shot:
        return Shot(frame(self.dice.randbytes(self.dice.randrange(300)), BINARY))

    def in_pieces(self) -> Shot:
        text = self.valid()
        at = self.dice.randrange(len(text))
        return Shot(frame(text[:at], TEXT, 0) + frame(b"", PING) + frame(text[at:], 0))

    def control_frames(self) -> Shot:
        ping = frame(self.dice.randbytes(self.dice.randrange(126)), PING)
        return Shot(ping + frame(b"nobody asked", PONG))

    def too_large(self) -> Shot:
        return Shot(frame(b"x" * self.dice.randrange(LARGEST + 1, 4 * LARGEST), self.dice.choice([TEXT, BINARY])))

    def far_too_large(self) -> Shot:
        return Shot(frame(b"x" * self.dice.choice([4 * LARGEST + 1, 70_000])), final=True)

    def broken_frames(self) -> Shot:
        text = self.valid()
        spoiled = self.dice.choice(
            [
                frame(text, 3),  # a kind that there is not
                frame(text, TEXT, 0xC0),  # a bit that nobody agreed upon
                frame(text, 0),  # the end of nothing
                frame(text, TEXT, 0) + frame(text),  # a beginning without an end
                frame(b"x" * 200, PING),  # control frames are short
                bytes([0x81, len(text) & 0x7D]) + text,  # without a mask
            ]
        )
        return Shot(spoiled, final=True)

    def rude_end(self) -> Shot:
        codes = [b"", b"\x03", b"\x03\xe8", b"\x03\xedwhy", b"\xff\xff", b"\x03\xe8\xff\xff"]
        return Shot(frame(self.dice.choice(codes), CLOSE), final=True)

    def text(self, payload: bytes) -> Shot:
        """As text, if it can be one; whatever else it is must be answered in any case."""
        try:
            payload.decode()
        except UnicodeDecodeError:
            return Shot(frame(payload, BINARY))
        return Shot(frame(payload))


# ------------------------------------------------------------------------------------------------------- who sends it


class Tally:
    """What has been sent, and what came of it."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    @property
    def frames(self) -> int:
        return sum(self.sent.values())


GAMES: Sequence[Mapping[str, Any]] = [
    {"game": key, "modules": [name for name, module in title.choices().modules.items() if not module.automatic][:1]}
    for key, title in TITLES.items()
]  # with a module, where there are some


class Field:
    """The tables of the hostile ones. When a game is over they begin another, of the next title."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.parties: list[Party] = []
        self._lock = asyncio.Lock()

    async def party(self, finished: Party | None = None) -> Party:
        async with self._lock:
            if not self.parties or self.parties[-1] is finished:
                wishes = GAMES[len(self.parties) % len(GAMES)]
                self.parties.append(await asyncio.to_thread(new_table, self.server, 3, **wishes))
            return self.parties[-1]


class Attacker:
    """One hostile client: sends a frame, and then asks whether the server is still there."""

    def __init__(self, field: Field, place: int | None, seed: int, tally: Tally, rudeness: float) -> None:
        self.field = field
        self.place = place  # which person of the table; None: a spectator
        self.tally = tally
        self.knowledge = Knowledge()
        self.forge = Forge(random.Random(seed), self.knowledge, rudeness)
        self._probes = itertools.count(1)
        self._finished: Party | None = None

    async def attack(self, frames: int) -> None:
        until = frames
        while until > 0:
            until -= await self._visit(until)

    async def _visit(self, most: int) -> int:
        """One connection, until the server closes it or enough was sent; how much that was."""
        party = await self.field.party(self._finished)
        token = "" if self.place is None else party.tokens[self.place]
        client = await RawClient.connect(self.field.server, party.key, token)
        sent = 0
        final = False
        try:
            while sent < most and self._finished is not party:
                name, shot = self.forge.shot()
                sent, final = sent + 1, shot.final
                self.tally.sent[name] += 1
                await self._fire(client, name, shot)
                if self.knowledge.seq < 0:
                    self._finished, self.knowledge.seq = party, 0
        except Closed as end:
            self.tally.closed[end.code] += 1
            if end.code not in TYPED and not final:
                raise AssertionError(f"closed with {end.code} after {name}") from None
        finally:
            client.close()
        return sent

    async def _fire(self, client: RawClient, name: str, shot: Shot) -> None:
        probe = f"probe {next(self._probes)}"
        if shot.final:
            await client.send(shot.frames)
        else:
            await client.send(shot.frames, frame(b'{"type":"ping","id":"%s"}' % probe.encode()))
        answers = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, payload = await client.read()
                if kind == TEXT:
                    message = json.loads(payload)
                    if message.get("re") == probe:
                        break
                    self._hear(message)
                answers += 1
        assert answers, f"no answer to {name}: {shot.frames[:300]!r}"

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.tally.answers[f"{kind} {message['reason']}" if "reason" in message else kind] += 1
        assert message.get("reason") != "internal", message
        self.knowledge.hear(message)
        if message.get("table", {}).get("status") == "over":
            self.knowledge.seq = -1


class Spoiler:
    """Requests for a socket that nobody can grant."""

    def __init__(self, server: Server, party: Party, seed: int) -> None:
        self.server = server
        self.party = party
        self.dice = random.Random(seed)
        self.statuses: Counter[str] = Counter()

    async def knock(self) -> None:
        request = bytearray(handshake(self.party.key, "A" * 43, f"127.0.0.1:{self.server.port}"))
        for _ in range(self.dice.randrange(1, 4)):
            at = self.dice.randrange(len(request) - 4)
            way = self.dice.randrange(3)
            if way == 0:
                request[at] ^= 1 << self.dice.randrange(8)
            elif way == 1:
                del request[at : at + self.dice.randrange(1, 20)]
            else:
                request[at:at] = self.dice.choice(
                    [b"\r\n", b"\0", b"x" * 500, b"X-Y: z\r\n", b"\xff", b"%00", b"?since=9"]
                )
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(bytes(request) + b"\r\n\r\n")
            with contextlib.suppress(TimeoutError, ConnectionError):  # half a request waits for the other half
                head = await asyncio.wait_for(reader.read(200), 1)
                status = re.match(rb"HTTP/1.1 (\d+)", head)
                self.statuses[status[1].decode() if status else "closed"] += 1
        finally:
            writer.transport.abort()


# ------------------------------------------------------------------------------------------------- who plays in peace


async def play_in_peace(party: Party, pause: float, seeds: Sequence[int]) -> list[Player]:
    """Two people who know nothing of all this, from the first to the last move."""
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for token, seed in zip(party.tokens, seeds, strict=True):
            socket = await stack.enter_async_context(party.server.socket(party.key, token))
            players.append(Player(socket, seed))
            await players[-1].hear()

        async def play(player: Player) -> None:
            while not player.over:
                await player.play_on(1)
                await asyncio.sleep(pause)

        await asyncio.gather(*[play(player) for player in players])
    return players


def check_peace(server: Server, party: Party, players: Sequence[Player]) -> int:
    """Did they play a whole game as if nothing had been? How many moves it had."""
    game = alhambra.load(record_of(server, party.key))
    assert game.over
    assert sum(len(player.acknowledged) for player in players) == game.ply
    assert all(player.table["scores"] == game.scores for player in players)
    return game.ply


# ------------------------------------------------------------------------------------------------------ the whole trial


def memory_of(server: Server) -> int:
    """Kilobytes that the server holds."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/status")
    if told.exists():
        return int(re.findall(r"VmRSS:\s+(\d+)", told.read_text())[0])
    command = ["ps", "-o", "rss=", "-p", str(server.process.pid)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


async def check_tables(database: str, parties: Sequence[Party]) -> int:
    """The games of the hostile tables are legal, move by move. How many moves were played there."""
    store = await Store.open_to_read(database)
    try:
        played = 0
        for party in parties:
            entries = await store.entries(party.key)
            game = Table(party.key, entries).game
            assert game is not None
            assert alhambra.load(game.record).scores == game.scores
            played += sum(isinstance(one.entry, Played) for one in entries)
        return played
    finally:
        await store.close()


async def besiege(server: Server, frames: int, seed: int, report: Callable[[str], None]) -> str:
    """Attackers and honest people at once; what came of it."""
    tally, field = Tally(), Field(server)
    places = [0, 0, 1, 1, 2, None, None, None]
    attackers = [
        Attacker(field, place, seed + number, tally, 0.05 if number % 2 else 0.0) for number, place in enumerate(places)
    ]
    keys = [GAMES[number % len(GAMES)]["game"] for number in range(4)]
    parties = [await asyncio.to_thread(new_table, server, 2, game=key) for key in keys]
    games = [asyncio.create_task(play_in_peace(party, frames / 50_000, (seed, seed + 1))) for party in parties]
    spoiler = Spoiler(server, parties[0], seed)

    async def wave(share: int) -> None:
        """Some of the frames."""
        await asyncio.gather(*[one.attack(share // len(attackers)) for one in attackers])
        await asyncio.gather(*[spoiler.knock() for _ in range(share // 50)])
        report(f"{tally.frames} frames; the server holds {memory_of(server)} kB")

    quarter = frames // 4
    await wave(quarter)
    before = memory_of(server)
    for _ in range(3):
        await wave(quarter)
    after = memory_of(server)
    played = [await asyncio.wait_for(game, 600) for game in games]
    moves = sum(check_peace(server, party, players) for party, players in zip(parties, played, strict=True))
    hostile = await check_tables(server.database, field.parties)
    assert "Traceback" not in server.log, server.log
    assert after - before < MARGIN, f"the server has grown from {before} to {after} kB"
    lines = [
        f"{tally.frames} frames: {_shown(tally.sent)}",
        f"answers: {_shown(tally.answers)}",
        f"closed: {_shown(tally.closed)}",
        f"handshakes: {_shown(spoiler.statuses)}",
        f"{hostile} moves at {len(field.parties)} tables of hostile players, all legal",
        f"{moves} moves at {len(parties)} tables in peace, all games ended",
        f"games: {', '.join(str(one['game']) for one in GAMES)}",
        f"the server held {before} kB after the first quarter and {after} kB at the end",
    ]
    return "\n".join(lines)


def _shown(counts: Counter[Any]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.most_common())


def run(folder: Path, frames: int, seed: int, report: Callable[[str], None] = lambda text: None) -> str:
    with running_server(f"sqlite:///{folder}/tables.sqlite", **FREE) as server:
        started = time.monotonic()
        told = asyncio.run(besiege(server, frames, seed, report))
        with server.client() as client:
            assert client.get("/health").status_code == 200
        assert server.stop() == 0
    return f"{told}\n{time.monotonic() - started:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description="Send a server what no honest client would.")
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), options.frames, options.seed, lambda text: print(text, flush=True)))


if __name__ == "__main__":
    main()

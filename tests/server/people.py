"""People at tables, for tests: they talk to a server as any client would, and know nothing else of it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from harness import Server, token_of

PATIENCE = 60.0
Message = dict[str, Any]


def merged(target: Any, patch: Any) -> Any:
    """RFC 7396: what the target becomes."""
    if not isinstance(patch, dict):
        return patch
    found = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        else:
            found[name] = merged(found.get(name), value)
    return found


class Party:
    """A table, and the secrets of those who sit at it."""

    def __init__(self, server: Server, key: str, tokens: list[str]) -> None:
        self.server = server
        self.key = key
        self.tokens = tokens  # of the persons, the host first


def new_table(server: Server, people: int, bots: int = 0, **wishes: Any) -> Party:
    """A table with the host in the first seat, friends who came by their links, and bots; the game has begun."""
    seats: list[Mapping[str, str]] = [{"kind": "here"}]
    seats += [{"kind": "link"}] * (people - 1) + [{"kind": "bot", "level": wishes.pop("level", "random")}] * bots
    with server.client() as host:
        answer = host.post("/api/tables", json={"name": "Host", "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        key = opened["table"]["key"]
        tokens = [token_of(host)]
        for number, link in enumerate(opened["links"]):
            with server.client() as friend:
                token = link["url"].partition("#")[2]
                joined = friend.post(f"/api/tables/{key}/join", json={"name": f"Friend {number}", "token": token})
                assert joined.status_code in (200, 201), joined.text
                tokens.append(token_of(friend))
        started = host.post(f"/api/tables/{key}/start", json={})
        assert started.status_code in (200, 201), started.text
    return Party(server, key, tokens)


class Player:
    """One client of one table: keeps the view up to date, and can play at random."""

    def __init__(self, socket: ClientConnection, seed: int = 0) -> None:
        self.socket = socket
        self.seq = 0
        self.you: Message = {}
        self.table: Message = {}
        self.view: Message = {}
        self.events: list[Message] = []
        self.acknowledged: list[str] = []  # moves that the server said were played
        self._dice = random.Random(seed)
        self._ids = itertools.count(1)

    async def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message, after taking note of it."""
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        if message["type"] == "sync":
            self.you, self.table, self.view = message["you"], message["table"], message.get("view", {})
            self.events = ([] if message.get("reset") else self.events) + message.get("events", [])
        elif message["type"] == "update":
            self.table = merged(self.table, message.get("table", {}))
            self.view = merged(self.view, message.get("view", {}))
            self.events += message.get("events", [])
        self.seq = max(self.seq, message.get("seq", 0))
        return message

    async def say(self, kind: str, **facts: Any) -> str:
        """Send a message; its id."""
        identity = f"m{next(self._ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": identity, **facts}))
        return identity

    async def ask(self, kind: str, **facts: Any) -> Message:
        """Send a message and wait for its answer."""
        identity = await self.say(kind, **facts)
        while True:
            message = await self.hear()
            if message.get("re") == identity:
                return message

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def chosen(self) -> str | None:
        """A move at random, if it is for us to move."""
        choices = self.view.get("choices")
        return None if choices is None else str(self._dice.choice(choices["moves"]))

    async def play_on(self, moves: int = 10**9) -> None:
        """Play until the game is over, or so many moves have been made here."""
        while not self.over and moves > 0:
            decision = self.view.get("decision")
            if decision and decision["seat"] in self.you["seats"] and self.you.get("eye") != decision["seat"]:
                await self.ask("accept", seat=decision["seat"])
            move = self.chosen()
            if move is None:
                await self.hear()
                continue
            answer = await self.ask("play", move=move, seq=self.seq)
            if answer["type"] == "update":
                self.acknowledged.append(move)
                moves -= 1
            else:
                assert answer["reason"] == "stale", answer


async def play_whole_game(party: Party, seeds: Sequence[int] = range(6)) -> list[Player]:
    """Everybody connects and plays to the end."""
    async with asyncio.timeout(PATIENCE * 3), contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for token, seed in zip(party.tokens, seeds, strict=False):
            players.append(Player(await stack.enter_async_context(party.server.socket(party.key, token)), seed))
        for player in players:
            await player.hear()
        await asyncio.gather(*[player.play_on() for player in players])
    return players


def record_of(server: Server, key: str) -> str:
    answer = httpx.get(f"{server.url}/api/tables/{key}/record", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.text

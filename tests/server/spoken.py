"""Every byte that a table says, as one digest for each pair of eyes: what clients of today must go on hearing.

    python tests/server/spoken.py > digests.json       run it with the sources of two versions, and compare

The games are the golden records and random ones with all modules. Besides the moves everybody asks what their moves
would do, where walls run and why something may not be; and a spectator looks on. The pages of the API follow: what can
be chosen, and the games as replays.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

import alhambra
import quiet
from alhambra.titles import DEFAULT, title_of

GOLDEN = Path(__file__).parents[1] / "golden"
RANDOM_GAMES = 10
ASKED = 0.15  # how often questions are asked
Digests = dict[str, str]


def told(values: Any) -> Any:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def plan_of(game: alhambra.Game) -> Any:
    """A table with people in all seats, for the rules of a game."""
    entries = sys.modules[quiet.quiet_table.__globals__["Plan"].__module__]  # wherever this version keeps it
    title = title_of(game.record)
    wishes = title.wishes(game)
    places = tuple(entries.Place(kind="here" if seat == 0 else "link", name="") for seat in range(game.seats))
    return entries.Plan(
        title="Spoken",
        places=places,
        edition=wishes.edition or "",
        modules=tuple(wishes.modules),
        options=told(wishes.options or {}),
        **({} if title.key == DEFAULT else {"game": title.key, "components": dict(wishes.components or {})}),
    )


async def spoken(game: alhambra.Game, seed: int, moves: list[str]) -> Digests:
    """What everybody hears while these moves are played from the seed."""
    table = await quiet.quiet_table(plan_of(game), seed)
    dice = random.Random(1)
    for text in moves:
        played = table.room.table.game
        assert played is not None
        if dice.random() < ASKED:
            mover = table.seats[table.room.table.decider or 0]
            asked = [str(move) for move in played.legal_moves[:20]]
            await mover.says(type="preview", id="p", moves=[*asked, "place house-2 1,0", "nonsense"])
            await mover.says(type="why_not", id="w", move="take blue9")
            await table.seats[0].says(type="walls", id="l")
            await table.watcher.says(type="walls")
            await table.watcher.says(type="preview", moves=["pass"])
            await table.seats[-1].says(type="sync", id="s", since=dice.randrange(table.room.table.seq))
        await table.move(text)
    found = {}
    for number, client in enumerate([*table.seats, table.watcher]):
        name = "spectator" if client is table.watcher else f"seat {number}"
        found[name] = hashlib.sha256(b"\n".join(client.heard)).hexdigest()[:16]
    return found


def of_record(text: str) -> Digests:
    game = alhambra.load(text)
    assert game.seed is not None
    return asyncio.run(spoken(game, game.seed, [str(move) for move in game.played]))


def random_game(number: int) -> alhambra.Game:
    """A game with every module that can be chosen."""
    modules = [key for key, module in alhambra.MODULES.items() if not module.automatic]
    game = alhambra.new_game(2 + number % 5, modules=modules, seed=number)
    dice = random.Random(number)
    while not game.over:
        game.play(dice.choice(game.legal_moves))
    return game


async def pages(texts: dict[str, str]) -> Digests:
    """What the API answers."""
    import httpx

    from alhambra.server.app import create_app
    from alhambra.server.settings import Settings

    app = create_app(Settings(database="sqlite:///:memory:"), quiet.MemoryStore())  # type: ignore[arg-type]
    every = ",".join(key for key, module in alhambra.MODULES.items() if not module.automatic)
    asked = [f"/api/library?language={language}" for language in ("en", "fr", "de")]
    asked += ["/api/library/tiles", f"/api/library/tiles?edition=2003&modules={every}", "/api/rules?module=vizier"]
    asked += [f"/api/library/setup?seats={seats}&modules={every}&language=fr" for seats in (2, 6)]
    asked += ["/api/library/setup?seats=9", "/api/library/setup?modules=dirk", "/api/library/setup?edition=1900"]
    mixes: list[dict[str, Any]] = [
        {}, {"seats": 1}, {"modules": ["camps", "camps"]}, {"modules": ["dirk"]}, {"modules": ["x"]}, {"edition": "x"},
        {"options": {"x": 1}}, {"options": {"hole_rule": "x"}}, {"options": {"ages": [1, 2]}}, {"modules": ["vizier"]},
        {"seats": 6, "edition": "2003", "modules": every.split(",")},
    ]  # fmt: skip
    found: Digests = {}
    app.state.hub = quiet.quiet_hub()
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for path in asked:
            answer = await client.get(path)
            found[path] = f"{answer.status_code} {hashlib.sha256(answer.content).hexdigest()[:16]}"
        for mix in mixes:
            answer = await client.post("/api/library/check", json=mix)
            found[f"check {json.dumps(mix)}"] = hashlib.sha256(answer.content).hexdigest()[:16]
    from alhambra.server.api.library import page_of
    from alhambra.server.api.records import position, position_info, replay_info, replayed

    for name, text in texts.items():
        opened = replayed(text)
        found[f"replay {name}"] = hashlib.sha256(page_of(replay_info(opened)).body).hexdigest()[:16]
        digest = hashlib.sha256()
        for ply in range(0, opened.game.ply + 1, 7):
            digest.update(page_of(position_info(opened.title, position(opened.game, ply))).body)
        found[f"positions {name}"] = digest.hexdigest()[:16]
    return found


def everything() -> dict[str, Digests]:
    texts = {file.stem: file.read_text("utf-8") for file in sorted(GOLDEN.glob("*.alh"))}
    found = {name: of_record(text) for name, text in texts.items()}
    for number in range(RANDOM_GAMES):
        text = str(random_game(number).record)
        texts[f"random {number}"] = text
        found[f"random {number}"] = of_record(text)
    return {**found, "pages": asyncio.run(pages(texts))}


if __name__ == "__main__":
    print(json.dumps(everything(), indent=1))

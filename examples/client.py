"""Opens a table against a bot and plays at random to the end: python examples/client.py [http://127.0.0.1:8000]"""

import asyncio
import json
import sys
from contextlib import suppress
from random import choice

import httpx
import websockets


def merged(old, patch):  # RFC 7396
    old = old if isinstance(old, dict) else {}
    new = {key: merged(old.get(key), value) if isinstance(value, dict) else value for key, value in patch.items()}
    return {key: value for key, value in (old | new).items() if value is not None}


async def play(server="http://127.0.0.1:8000"):
    wish = {"name": "Dice", "seats": [{"kind": "here"}, {"kind": "bot", "level": "easy"}], "start": True}
    opened = httpx.post(f"{server}/api/tables", json=wish).raise_for_status()
    address = f"ws{server[4:]}/api/tables/{opened.json()['table']['key']}/socket"
    headers = {"Cookie": f"alhambra={opened.cookies['alhambra']}"}
    async for socket in websockets.connect(address, subprotocols=["alhambra.1"], additional_headers=headers):
        state = {}
        with suppress(websockets.ConnectionClosed):  # then it connects again, and is shown everything
            async for text in socket:
                message = json.loads(text)
                assert message["type"] not in ("refused", "bye"), message["text"]
                state = merged({} if message["type"] == "sync" else state, message)
                if state["table"]["status"] == "over":
                    print("scores", state["table"]["scores"], "winners", state["table"]["winners"])
                    return
                if "view" in message and "choices" in state["view"]:
                    move = choice(state["view"]["choices"]["moves"])
                    await socket.send(json.dumps({"type": "play", "move": move, "seq": state["seq"]}))


asyncio.run(play(*sys.argv[1:]))

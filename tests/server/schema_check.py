"""The whole HTTP API, tried out by its own description: every answer has to be one that the description knows.

    python tests/server/schema_check.py                          about a minute
    python tests/server/schema_check.py --max-examples 300       for longer

schemathesis makes the requests, good and bad ones. It lives in an environment of its own, build/schemathesis, made
from the hashes in schemathesis.txt, since it needs other versions of what we need too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(HERE.parent), str(HERE)]

import httpx  # noqa: E402
from bench.environment import NotReady, python_with  # noqa: E402

from harness import Server, running_server, token_of  # noqa: E402

LOCK = HERE / "schemathesis.txt"
VENV = ROOT / "build" / "schemathesis"
ADMIN = "the-key-of-the-owner"
LONGEST = 400  # characters of a line that are shown
FREE = {
    "limit_sockets": 0,
    "limit_connects_per_minute": 0,
    "limit_connections": 0,
    "limit_tables_per_hour": 0,
    "limit_open_tables": 0,
    "limit_requests_per_minute": 0,
}
# What JSON Schema cannot say is refused with 400 where a valid request is expected: a name with nothing but spaces,
# rules that cannot be combined, 5.0 for a number of a seat. A body that is too large is refused before it is read.
CONFIG = """
seed = {seed}
continue-on-failure = true
headers = {{ Cookie = "alhambra={token}" }}

[auth.openapi]
AdminKey = {{ bearer = "{admin}" }}

[generation]
database = "none"
max-examples = {examples}

[dictionaries.keys]
values = [{keys}]

[parameters]
"path.key" = {{ dictionary = "keys", probability = 0.9 }}

[checks]
positive_data_acceptance = {{ enabled = false }}
negative_data_rejection = {{ expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415] }}

[[operations]]
include-path = "/api/library/tiles"
[operations.checks]  # in an address, a list of nothing and no list look the same
negative_data_rejection = {{ enabled = false }}
"""


# ------------------------------------------------------------------------------------------------------ the environment


def schemathesis_python() -> Path:
    """The Python that has schemathesis."""
    return python_with(LOCK, VENV, "schemathesis", lambda text: print(text, flush=True))


# ---------------------------------------------------------------------------------------------------------- the tables


def furnish(server: Server) -> tuple[str, list[str]]:
    """Tables in every state, so that requests find something: the host's secret, and the keys.

    Several of each, since among the requests are some that close a table.
    """
    here, link, bot = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "random"}
    with server.client() as host:
        keys = []
        for _ in range(6):
            keys.append(opened(host, here, link, link, listed=True))
            keys.append(opened(host, here, link, title="Private", spectators=False, modules=["vizier", "camps"]))
            keys.append(opened(host, here, here, start=True, pace={"kind": "live", "reserve": 36_000}))
        finished = opened(host, here, bot, bot, start=True)
        assert host.post(f"/api/tables/{finished}/seats/0/bot", json={"level": "random"}).status_code == 200
        record = wait_for_record(host, finished)
        uploaded = host.post("/api/replays", json={"record": record})
        assert uploaded.status_code == 201, uploaded.text
        return token_of(host), [*keys, finished, uploaded.json()["key"]]


def opened(host: httpx.Client, *seats: dict[str, str], **wishes: object) -> str:
    answer = host.post("/api/tables", json={"name": "Host", "seats": seats, **wishes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["key"])


def wait_for_record(host: httpx.Client, key: str) -> str:
    """Bots play the game to its end."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        answer = host.get(f"/api/tables/{key}/record")
        if answer.status_code == 200:
            return answer.text
        time.sleep(0.2)
    raise AssertionError("the bots do not come to an end")


# ----------------------------------------------------------------------------------------------------------- the trial


def try_out(server: Server, folder: Path, python: Path, examples: int, seed: int) -> int:
    """Let schemathesis ask everything; 0 if every answer was as described."""
    token, keys = furnish(server)
    config = folder / "schemathesis.toml"
    quoted = ", ".join(f'"{key}"' for key in keys)
    text = CONFIG.format(seed=seed, token=token, admin=ADMIN, examples=examples, keys=quoted)
    config.write_text(text, encoding="utf-8")
    command = [python, "-m", "schemathesis.cli", "--config-file", config, "run", f"{server.url}/api/openapi.json"]
    options = ["--no-color", "--warnings", "off", "--suppress-health-check", "all"]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    process = subprocess.Popen(
        [str(part) for part in (*command, *options)],
        cwd=folder,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    for line in process.stdout:
        print(line.rstrip()[:LONGEST], flush=True)
    code = process.wait()
    log = server.log
    if "Traceback" in log or server.stop() != 0:
        print(log)
        return 1
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description="Try out the HTTP API by its own description.")
    parser.add_argument("--max-examples", type=int, default=12, help="requests by chance for each operation")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        python = schemathesis_python()
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with running_server(database, admin_key=ADMIN, bot_pause=0, **FREE) as server:
            return try_out(server, Path(folder), python, options.max_examples, options.seed)


if __name__ == "__main__":
    sys.exit(main())

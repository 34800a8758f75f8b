"""Write down the description of the HTTP API, from which `npm run types` in web/ makes the types of the client.

    python tools/write_openapi.py

writes web/openapi.json, the same every time until the API changes. Needs the packages of the server.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from alhambra.server.api.description import shapes_of
from alhambra.server.app import create_app
from alhambra.server.settings import Settings

FILE = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def description() -> str:
    """What /api/openapi.json says, in lines that can be compared."""
    app = create_app(Settings(database="sqlite:///nowhere"))
    schema = app.openapi_schema.to_schema()
    schema["components"]["schemas"] = shapes_of(app)
    plain = json.loads(msgspec.json.encode(schema))
    return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> int:
    FILE.write_text(description(), encoding="utf-8")
    print(f"wrote {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

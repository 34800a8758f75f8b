"""A server for which somebody is away after a second, so that a test need not wait for a minute."""

from __future__ import annotations

import sys

from alhambra.cli.main import main
from alhambra.server.tables import table

if __name__ == "__main__":
    table.ABSENT = 1000
    sys.exit(main(sys.argv[1:]))

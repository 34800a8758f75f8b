"""`python -m alhambra` is the command `alhambra`."""

import sys

from .cli.main import main

sys.exit(main())

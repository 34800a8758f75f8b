"""How a game advances: steps, decisions, moves. Knows no game; standard library only.

This file alone is never compiled: it tells whether the others are.
"""

from importlib.util import find_spec

_agenda = find_spec(__name__ + ".agenda")
COMPILED = _agenda is not None and not str(_agenda.origin).endswith(".py")

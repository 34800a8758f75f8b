"""Whole random games inside the engine, the fastest way to many of them."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.rng import jsf32
from ...modules import MODULES
from ...palace.choice import ruleset
from ...palace.options import DEFAULT_EDITION
from ...palace.playout import random_playout as _random_playout
from ...palace.setup import unstarted


def random_playout(
    seats: int = 3, edition: str = DEFAULT_EDITION, modules: Iterable[str] = (), seed: int = 0
) -> tuple[int, int]:
    """Play one uniformly random game; (decisions, sum of the numbers of options)."""
    rules = ruleset(MODULES, seats, edition, modules)
    return _random_playout(unstarted(rules, jsf32(seed)), jsf32(seed ^ 0x5EED))

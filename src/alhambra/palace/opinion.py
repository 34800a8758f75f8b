"""What a module tells players who cannot look far ahead. No rule asks; bots do."""

from __future__ import annotations

from .state import State


class Opinion:
    """About how much things are good for, in hundredths of a point."""

    def worth(self, s: State, seat: int) -> int:
        """What this seat owns of the module, or is about to buy."""
        raise NotImplementedError

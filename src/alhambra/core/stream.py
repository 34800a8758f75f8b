"""Numbers that nobody can foresee without the key they come from: BLAKE2b in counter mode.

Stored games are dealt from these numbers again, so what a key gives never changes.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

KEY_BYTES: Final = 32
PURPOSE: Final = b"alhambra chance"  # another purpose of the same key would get other numbers
WORDS: Final = 16  # in one block of 64 bytes
RANGE: Final = 1 << 32  # of one word


class Draws:
    """The numbers of one use of a key, from the first on. Each use has numbers of its own."""

    def __init__(self, key: bytes, use: int) -> None:
        self.key = key
        self.use = use
        self.blocks = 0  # made so far
        self.block: list[int] = []
        self.at = WORDS  # where the next word stands; behind the last one a new block is due

    def word(self) -> int:
        """The next 32 bits."""
        if self.at == WORDS:
            place = self.use.to_bytes(8, "little") + self.blocks.to_bytes(8, "little")
            self.block = list(unpack("<16I", blake2b(place, key=self.key, person=PURPOSE).digest()))
            self.blocks += 1
            self.at = 0
        word = self.block[self.at]
        self.at += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words of an incomplete round are passed over."""
        complete = RANGE - RANGE % n
        word = self.word()
        while word >= complete:
            word = self.word()
        return word % n

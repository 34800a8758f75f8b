"""Reading the text of a move, word by word."""

from __future__ import annotations

from collections.abc import Mapping

from .violations import UnknownMove


class Words:
    """The words of a move's text that have not been read yet."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.used = 0

    def left(self) -> int:
        return len(self.words) - self.used

    def peek(self) -> str:
        return self.words[self.used] if self.left() else ""

    def word(self, what: str) -> str:
        """The next word, which should be a `what`."""
        if not self.left():
            raise UnknownMove("unknown-move-incomplete", {"text": self.text, "what": what})
        self.used += 1
        return self.words[self.used - 1]

    def number(self, what: str) -> int:
        word = self.word(what)
        if not (word.isascii() and word.lstrip("-").isdigit() and len(word) < 10):
            raise UnknownMove("unknown-move-word", {"text": self.text, "word": word, "what": what})
        try:
            return int(word)
        except ValueError:
            raise UnknownMove("unknown-move-word", {"text": self.text, "word": word, "what": what}) from None

    def end(self) -> None:
        """Nothing may follow."""
        if self.left():
            raise UnknownMove("unknown-move-surplus", {"text": self.text, "word": self.peek()})

    def verb(self, known: Mapping[str, object]) -> str:
        """The longest known verb at the beginning."""
        for length in (2, 1):
            found = " ".join(self.words[:length])
            if len(self.words) >= length and found in known:
                self.used = length
                return found
        verbs = ", ".join(sorted(known))
        raise UnknownMove("unknown-move-verb", {"text": self.text, "verbs": verbs})

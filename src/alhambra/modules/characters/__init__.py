"""The Characters: ten persons with a power each, auctioned when they turn up in the deck.

Rules: docs/rules/07-characters.md
"""

from .auction import CHARACTERS, Character, Characters
from .module import CharacterModule

__all__ = ["CHARACTERS", "Character", "CharacterModule", "Characters"]

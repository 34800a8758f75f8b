"""The board game in letters, and its palaces as pictures."""

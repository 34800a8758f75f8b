"""The dice game in letters: sheets, the shared score sheet, moves, what happened."""

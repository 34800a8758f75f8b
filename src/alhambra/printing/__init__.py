"""Words and letters on a terminal: voice, canvas, styles, pages. Knows no game."""

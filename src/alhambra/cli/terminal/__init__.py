"""The game on a terminal: drawing, telling, asking."""

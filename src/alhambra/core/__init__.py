"""How a game advances: steps, decisions, moves. Knows no game; standard library only."""

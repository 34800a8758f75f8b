"""The board game as records, bots, server, command line and terminal see it."""

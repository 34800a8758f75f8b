"""The command `alhambra`: one file per command."""

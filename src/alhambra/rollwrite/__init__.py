"""Alhambra Roll & Write: the dice game for one to five players (RW-*)."""

"""The City Walls: cards that put wooden walls on open sides of a tile, for good.

Rules: docs/rules/09-walls.md
"""

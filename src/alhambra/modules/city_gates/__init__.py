"""The City Gates: with a gate card a tile may be laid behind a wall, and the way to it leads through a gate.

Rules: docs/rules/05-city-gates.md
"""

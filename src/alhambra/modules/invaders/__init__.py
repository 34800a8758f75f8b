"""The Invaders: after each scoring, an attack on every open side that faces it.

Rules: docs/rules/15-attackers.md
"""

"""The Treasure Chamber: chests for the buildings of all players, bought four at a time with any money.

Rules: docs/rules/13-treasure-chamber.md
"""

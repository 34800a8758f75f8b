"""The Characters: ten persons with a power each, auctioned when they turn up in the deck.

Rules: docs/rules/07-characters.md
"""

"""The Thieves: secret cards, each of which takes one money card of its currency between two turns.

Rules: docs/rules/10-thieves.md
"""

"""The Diamonds: a fifth currency that buys from every space and is never mixed.

Rules: docs/rules/06-diamonds.md
"""

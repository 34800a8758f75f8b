"""The Vizier's Favour: buy out of turn, once, if you can pay exactly.

Rules: docs/rules/01-vizier.md
"""

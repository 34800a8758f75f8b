"""Small Change: coins of value 1 come back for what was paid too much.

Rules: docs/rules/11-small-change.md
"""

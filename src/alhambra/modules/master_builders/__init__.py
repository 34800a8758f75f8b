"""The Master Builders: cards that pay like any money, or give a redesign at the end of a turn.

Rules: docs/rules/14-architects.md
"""

"""Dirk, the imaginary third player of every two-player game.

Rules: docs/rules/00-base.md, section 10
"""

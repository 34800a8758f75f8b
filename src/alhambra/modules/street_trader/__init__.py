"""The Street Trader: citizens move into the buildings that the trader makes room for.

Rules: docs/rules/12-street-trader.md
"""

"""The Bonus Cards: secret cards, each of which doubles one building tile once it is shown.

Rules: docs/rules/03-bonus-cards.md
"""

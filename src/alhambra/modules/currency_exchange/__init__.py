"""The Currency Exchange: cards that let one purchase be paid in two currencies.

Rules: docs/rules/02-currency-exchange.md
"""

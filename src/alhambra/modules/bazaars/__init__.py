"""The Bazaars: tiles for sale beside the market, at the price of another, that count what is built around them.

Rules: docs/rules/16-bazaars.md
"""

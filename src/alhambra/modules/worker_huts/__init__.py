"""The Worker Huts: free tiles that count the buildings of their colour beside them.

Rules: docs/rules/04-worker-huts.md
"""

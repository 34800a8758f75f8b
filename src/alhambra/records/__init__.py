"""Replaying and verifying records, and the positions in them as data."""

"""Measuring the table server."""

"""Alhambra Roll & Write as a title: what it gives to records, command line, terminal, server and bots."""

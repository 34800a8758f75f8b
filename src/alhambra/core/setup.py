"""Why a game cannot be set up."""

from __future__ import annotations


class InvalidSetup(ValueError):
    """No game can be set up like this."""


class InvalidComponents(ValueError):
    """Corrections of printed facts do not say what they have to."""

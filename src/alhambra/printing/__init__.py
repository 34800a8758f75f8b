"""Words, letters and drawings: voice, canvas, styles and pages for terminals, drawings for paper. Knows no game."""

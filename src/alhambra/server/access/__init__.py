"""Who asks, how much of that is believed, and how much they may ask."""

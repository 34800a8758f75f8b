"""Tables: their rules, the people connected to them, and the one way to change them."""

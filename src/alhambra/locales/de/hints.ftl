# Was auf Deutsch über Hinweise gesagt wird, welches Spiel es auch ist.

hint-two = Einer dieser beiden Züge ist der beste, den ich sehe.
hint-only = Etwas anderes kannst du nicht tun.

# What is said about hints in English, whatever the game.

hint-two = One of these two moves is the best that I see.
hint-only = There is nothing else that you can do.

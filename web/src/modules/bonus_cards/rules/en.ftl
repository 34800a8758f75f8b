# The rules, each as a title and two sentences.

rules-section-bonus = Module: the bonus cards
rules-BONUS-01-title = The ten cards
rules-BONUS-01-text = Ten cards show the ten buildings without any wall, one each. A card is called by its tile.
rules-BONUS-02-title = How many cards
rules-BONUS-02-text = With two or three players each gets three cards, with four or five two, with six one. The others leave the game unseen.
rules-BONUS-04-title = When a card may be shown
rules-BONUS-04-text = A card may be shown at any time while exactly its tile lies in your Alhambra. The reserve does not count, and neither does a similar tile with a wall.
rules-BONUS-05-title = One more tile
rules-BONUS-05-text = A card that is shown counts as one more tile of its family in every majority. It has no place on the board.
rules-BONUS-06-title = Free and voluntary
rules-BONUS-06-text = Showing a card costs nothing and is no action. Nobody has to do it before the last scoring.
rules-BONUS-07-title = Back with its tile
rules-BONUS-07-text = If its tile leaves the Alhambra, the card returns face down to the hand. It can be shown again when the tile is built again.
rules-BONUS-09-title = Before a scoring
rules-BONUS-09-text = Before the points are counted, everybody in turn may still show cards. In the last scoring all that can be shown are shown.

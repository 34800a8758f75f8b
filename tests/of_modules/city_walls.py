from __future__ import annotations

import random

from alhambra import Game
from alhambra.modules.city_walls.module import WALLS, wall_cards
from alhambra.palace.components import Tile
from alhambra.palace.laws import INDEX
from of_modules import Checks, Misses


class CityWalls(Checks):
    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """A card that is not there, at the wrong moment, on a tile of somebody else, on a side that is not free."""
        decision = game.decision
        assert decision is not None
        s = game.state
        cards = {card.letters: card for card in wall_cards(s.rules.components)}
        shown = {card.letters for card in s.part(WALLS).shown}
        if decision.kind not in ("action", "extra"):
            why = "BASE-EOG-07" if decision.kind == "distribution" else "WALL-06"
            return [(f"wall build {rng.choice(sorted(cards))} F", (why,))]
        found: Misses = [(f"wall build {letters} F", ("WALL-06",)) for letters in cards if letters not in shown]
        legal = {str(move) for move in game.legal_moves}
        own = self._own(game, decision.seat)
        for letters in shown:
            for tile in own:
                if f"wall build {letters} {tile}" not in legal:
                    rules = ("WALL-08", "WALL-09", "WALL-10") if tile.square else ("WALL-32",)
                    found.append((f"wall build {letters} {tile}", rules))
            foreign = [tile for tile in s.rules.tile_names.values() if tile not in own]
            found.append((f"wall build {letters} {rng.choice(foreign)}", ("WALL-07", "WALL-43")))
        return rng.sample(found, min(len(found), 24))

    def _own(self, game: Game, seat: int) -> list[Tile]:
        s = game.state
        player = s.players[seat]
        built = [s.rules.tiles[number & INDEX] for _, number in player.estate.alhambra.contents()]
        return [*built, *player.estate.reserve, *player.pending]


CHECKS = CityWalls()

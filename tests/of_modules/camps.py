from __future__ import annotations

from alhambra import Game
from alhambra.modules.camps.module import Camp
from alhambra.palace.components import Tile
from alhambra.palace.kernel import OUTWORK
from of_modules import Checks


class Camps(Checks):
    removal_rules = ("CAMP-11",)

    def placement_rules(self, game: Game) -> tuple[str, ...]:
        return ("CAMP-R1",) if game.rules.options.values.get("camp_single_contact") else ()

    def tile(self, number: int, name: str, code: str, cost: int, walls: int) -> Tile | None:
        return Camp(OUTWORK | number, name, cost, walls) if code == "CAMP" else None


CHECKS = Camps()

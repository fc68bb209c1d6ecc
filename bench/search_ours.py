"""Playouts of our search in a second of CPU time, in one game: runs in the environment that is measured."""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

from skulduggery.bots import make_bot
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.search import Search
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.options import make_options
from skulduggery.games import game_called

PLAYOUTS = 60  # of each decision that is measured
EVERY = 7  # of how many choices one is measured: the others only lead to different positions


class Series:
    """Matches of bosuns; on the way some choices are searched."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.options = make_options(game.options_type, game.seats, {"players": players})
        self.search = Search(game, 1, Budget(PLAYOUTS))
        self.luck = FastChance(2)
        self.playouts = 0
        self.spent = 0.0

    def measure(self, seconds: float) -> None:
        bosun = make_bot("bosun", self.game, 3)
        state = self.game.start(self.options, self.luck, [])
        while self.spent < seconds:
            asked = state.asked()
            if asked is None:
                state = self.game.start(self.options, self.luck, [])
                continue
            legal, imagine = asked.moves(state), partial(self.game.resample, state, asked.seat, self.luck)
            if len(legal) > 1 and not self.luck.below(EVERY):
                self.search_once(asked.seat, legal, imagine)
            self.game.apply(state, bosun.choose(asked.seat, legal, imagine), self.luck)

    def search_once(self, seat: int, legal: list[Any], imagine: "partial[AnyState]") -> None:
        start = time.process_time()
        found = self.search.candidates(seat, legal, imagine)
        self.spent += time.process_time() - start
        self.playouts += sum(candidate.playouts for candidate in found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path, required=True)
    wanted = parser.parse_args()
    series = Series(game_called(wanted.game), wanted.players)
    series.measure(wanted.seconds)
    wanted.json.write_text(json.dumps({"playouts_per_second": series.playouts / series.spent}))


if __name__ == "__main__":
    main()

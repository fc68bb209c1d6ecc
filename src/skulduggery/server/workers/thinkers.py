"""Bots choose their moves in workers. They get a resampled state, never the real one."""

from typing import Any

from ...bots import make_bot
from ...core.chance import FastChance
from ...core.game import Game, State
from ...core.messages import Move
from ...games import game_called
from .pool import Workers


def think(game_key: str, level: str, seat: int, imagined: State, seed: int, haste: float) -> Move:
    """Runs in a worker. Each state the bot imagines is resampled from `imagined`."""
    game: Game[Any] = game_called(game_key)
    luck = FastChance(seed)
    bot = make_bot(level, game, seed, haste)
    return bot.choose(seat, game.legal_moves(imagined), lambda: game.resample(imagined, seat, luck))


class Thinkers:
    """Questions are answered in the order in which they come.

    A table asks one at a time, in a reaction window one for each bot. So no table delays another for long. If many
    questions wait, each bot gets less time to think.
    """

    def __init__(self, workers: Workers, processes: int = 1) -> None:
        self.workers = workers
        self.processes = processes
        self.waiting = 0

    async def choose(self, game: Game[Any], level: str, seat: int, imagined: State, seed: int) -> Move:
        """The bot's move for `seat`."""
        self.waiting += 1
        try:
            haste = max(1.0, self.waiting / self.processes)
            return await self.workers.run(think, game.key, level, seat, imagined, seed, haste)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.workers.close()

"""Bots choose their moves in workers. They get a resampled state, never the real one."""

from typing import Any

from ...bots import make_bot
from ...core.chance import FastChance
from ...core.game import Game, State
from ...core.messages import Move
from ...games import game_called
from .pool import Workers


def think(game_key: str, level: str, seat: int, imagined: State, seed: int) -> Move:
    """Runs in a worker. Each state the bot imagines is resampled from `imagined`."""
    game: Game[Any] = game_called(game_key)
    luck = FastChance(seed)
    bot = make_bot(level, game, seed)
    return bot.choose(seat, game.legal_moves(imagined), lambda: game.resample(imagined, seat, luck))


class Thinkers:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    async def choose(self, game: Game[Any], level: str, seat: int, imagined: State, seed: int) -> Move:
        """The bot's move for `seat`."""
        return await self.workers.run(think, game.key, level, seat, imagined, seed)

    def close(self) -> None:
        self.workers.close()

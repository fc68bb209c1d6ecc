"""Bots that fail, each in its own way."""

import os
import time
from collections.abc import Callable
from typing import Any


class Raises:
    def __init__(self, game: Any, seed: int) -> None:
        self.game = game

    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        return 1 // 0


class Hangs(Raises):
    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        time.sleep(1000)


class Dies(Raises):
    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        os._exit(1)


class Cheats(Raises):
    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        return "all the gold"


class Unsendable(Raises):
    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        return lambda: legal[0]

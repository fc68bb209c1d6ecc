"""Liar's Dice: everybody rolls in secret, bids go up, and somebody calls the liar. Start reading with `rules.py`."""

from .game import GAME

__all__ = ["GAME"]

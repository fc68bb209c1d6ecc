"""Bounty: merchants, hidden pirates and warships on the Hidden Sea."""

from .game import BountyGame

GAME = BountyGame()

"""Pirates on the Prowl: raid, trade and bring it home, on one of two seas, with up to eight captains."""

from .game import ProwlGame

GAME = ProwlGame()

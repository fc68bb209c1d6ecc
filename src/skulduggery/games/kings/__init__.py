"""King of the Pirates: crews, cards and the Flying Dutchman on a sea of hexes."""

from .game import KingsGame

GAME = KingsGame()

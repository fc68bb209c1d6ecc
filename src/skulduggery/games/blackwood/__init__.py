"""Piracy: Pirates of Port Blackwood.

Start reading with `turns.py` and `decisions.py`. Nothing is hidden in this game, so `hidden.py` only builds the view.

- `sea.py` turns the board into lookup tables of small ints.
- `courses.py` lists, once for each square, every course of up to six squares. A course has a bit mask of the squares
  that it enters. Whatever blocks the way today is a mask, too: "is there a free way to K8?" is a few ANDs.
- `sailing.py` says where a ship may end, and for the chosen square which outcomes there are (gold taken or left, coins
  delivered, a shot). `voyage.py` carries one out. `captivity.py` moves the jailers.
"""

from .game import BlackwoodGame

GAME = BlackwoodGame()

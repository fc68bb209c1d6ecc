"""Pirates on the Prowl: raid, trade and bring it home, on one of two seas, with up to eight captains.

Start reading with `turns.py`, then `decisions.py` (at sea) and `card_decisions.py`. At the bottom of the stack
of a turn lies the step `NextTurn`.

- `sea.py` reads the two boards. A field is one step, whatever its size.
- `courses.py` keeps for every field and throw where a ship can end on the empty board. Ships in the way remove
  their own fields; the fields behind them are computed again only where a ship can block them. `ways.py` keeps
  which exit leads towards which goal, so a path is made for the chosen field only. These lookup tables are bytes,
  not lists, because they must fit into the cache of the processor.
- All cards come into play face up. What is hidden is which of them a captain stores, loads or keeps. A `Card`
  (`cards.py`) says for every onlooker which faces it can have, and with which other cards it may have been
  confused. `memory.py` keeps that right when cards move; `hidden.py` shows what can be told apart, and deals the
  rest again.
- Where announcements fade, events are remembered without their faces (`Event.recalled_by`).
"""

from .game import ProwlGame

GAME = ProwlGame()

"""King of the Pirates: crews, cards and the Flying Dutchman on a sea of hexes.

Start reading with `turns.py`. Each chapter holds its rules together with its decisions and steps: `setup.py`,
`maintenance.py`, `sailing.py`, `digging.py`, `docking.py`, `fighting.py`, `windows.py`, `mutiny.py`, `crew.py`.

- `turns.py` puts the phases of a turn on the stack, with the end of the turn at the bottom. So a mutiny, a
  murdered captain or the Dutchman may interrupt anything, and what was interrupted continues afterwards. A ship
  that is sent away drops everything above the end of the turn (`Kings.cut_turn_short`).
- `windows.py` asks every seat that has a card in hand, whatever the card is. These decisions are `always_asked`,
  as are `trim`, `mutiny_answer` and `sail` (except with an empty hand). So nobody can read a hand from who is
  asked.
- Packs and face-down tiles are bags without an order, so only hands are hidden. A ship remembers how many maps a
  dig has shown in its hand, at least and at most. `hidden.py` deals every hand that fits.
- `abilities.py` works out once for each crew what it can do together.
"""

from .game import KingsGame

GAME = KingsGame()

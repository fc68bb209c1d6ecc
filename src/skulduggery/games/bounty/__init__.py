"""Bounty: merchants, hidden pirates and warships on the Hidden Sea.

Start reading with `turns.py` and `decisions.py`.

- Ships never block each other. So the board alone decides where a throw can end; `sea.py` lists it once for every
  square and throw, as ready-made moves.
- `arrival.py` and `chest.py` say what follows a voyage: a question, another throw, or the end of the turn.
- `fights.py` holds raids, engagements and shoot-outs; `commission.py` claims and the temporary warship;
  `cargo.py` cards that change hands.
- A card aboard is a `Cargo`: the card, a bit for every seat that knows it, and a bit for every kind that
  everybody knows it is not. `hidden.py` reads only that. `resample` deals every hold that fits with equal odds.
- Who is asked, and when, depends on public things only. `sail`, whose choices would betray a role, always has
  several. `defend` (a house rule) may have only one, so it is `always_asked`.
"""

from .game import BountyGame

GAME = BountyGame()

"""The engine: knows no game, no clock, no network and no person.

It holds the contract (`state.py`, `decision.py`, `game.py`, `chance.py`), a match in progress (`table.py`), its record
(`record.py`), and what our games share: boards, searches on them, odds. Only `chance.py` uses `random`, and only
`parts.py` reads files. A message has a kind and values, and no sentence: `text` makes that.

May import no other package of ours. Start with `state.py`.
"""

"""Matches in which everything is checked after each move. What is wrong is said with `assert`.

The tests and `skulduggery lab soak` play them. The module `checking/watched.py` of a game calls its kind of match
`WATCHED`. It may compare the engine with an oracle beside it (`checking/oracle.py`): the rules written a second time,
slowly, from `docs/rules/<game>.md` and not from the engine.
"""

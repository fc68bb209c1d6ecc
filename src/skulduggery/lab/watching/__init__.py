"""Matches in which everything is checked after each move. What is wrong is said with `assert`.

The tests and `skulduggery lab soak` play them. A module beside a game calls its kind of match `WATCHED`
(`games/beside.py`); for our games these modules are here.
"""

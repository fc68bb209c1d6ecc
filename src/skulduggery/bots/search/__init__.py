"""The search of captain and admiral: compares the best moves in imagined matches.

It names no game: `Heuristic.plan` says how far a playout goes, and whether playouts may overrule the value at all. At
the end of a playout the chance to win is read (`bots/chances`). In the lab the search counts playouts, so that it gives
the same moves on every machine; on a server it has a time (`budget.py`). Start with `search.py`.
"""

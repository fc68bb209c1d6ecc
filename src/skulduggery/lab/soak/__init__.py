"""The soak: very many matches over all games, numbers of players and options, in which everything is checked.

The work is cut into shards (`plan.py`). A shard plays matches of one game with one set of options in one way
(`ways.py`), until it has made enough decisions. Cheap checks are made at every move, expensive ones at some
(`deep_checks.py`). Start reading with `plan.py`, then `ways.py`.
"""

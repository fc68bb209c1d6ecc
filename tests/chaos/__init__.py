"""The chaos suite: a server is killed, starved and deceived while people play on it. `make chaos` runs all of it.

Each module with a function `scenario` is one kind of trouble. After each of them `verdict.py` checks: every move that
was acknowledged is stored once, every chain verifies, and every page shows the state of the server.
Start reading with `players.py`, then `verdict.py`, then `kills.py`.
"""

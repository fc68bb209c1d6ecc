"""Plays the turns of bots, at the pace of the table.

A bot gets a resampled state, never the real one, so it cannot cheat.

May import `runtime`, `table`. Start with `runner.py`.
"""

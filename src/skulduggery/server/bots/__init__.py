"""Plays the turns of bots, at the pace of the table, and finds hints for people.

A bot gets a resampled state, never the real one, so it cannot cheat.

May import `runtime`, `protocol`, `table`. Start with `runner.py`.
"""

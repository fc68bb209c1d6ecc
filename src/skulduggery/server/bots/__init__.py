"""Plays the turns of bots at a table.

Imports `table` and what that may import. Start with `runner.py`.
"""

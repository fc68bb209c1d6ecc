"""Reaction windows: the rules ask seat after seat, but here all seats may answer at once.

Imports `bots`, `table` and what they may import. Start with `runner.py`.
"""

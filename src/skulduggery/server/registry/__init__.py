"""All tables of this server: opened, found, loaded, closed and deleted.

Imports `reactions`, `bots`, `table` and what they may import. Start with `registry.py`.
"""

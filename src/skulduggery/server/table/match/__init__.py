"""The match at a table: its record, its log, the seats' shares in its luck, and how it is read from the store.

May import nothing of the other packages. Start with `match.py`.
"""

"""What is kept on disk: tables, the entries of their matches, and stories.

`base.py` is the interface, `sqlite.py` the store of a single machine. The primary key `(table, number)` is the lock:
of two writers of the same entry one is refused. Another database is another subclass of `Store`.

May import `protocol`, `security`. Start with `base.py`.
"""

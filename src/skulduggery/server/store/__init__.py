"""What is kept on disk: tables, the entries of their matches, stories, and keys of the server.

`base.py` is the interface of the store, `sqlite.py` the store of a single machine, `postgres/` that of a database
server. `database.py` is a database as a whole; `location.py` finds the one behind an address. The primary key
`(table, number)` is the lock: of two writers of the same entry one is refused.

`backups.py` makes and restores backups, `transfer.py` copies or moves everything to another database, `rescue.py` saves
what is left of a damaged file.

May import `runtime`, `protocol`, `security`. Start with `base.py`.
"""

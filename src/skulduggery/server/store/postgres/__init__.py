"""The database on a server of its own, for those who outgrow a file. Needs the extra `postgres` (asyncpg).

`connection.py` connects, `database.py` is the database as a whole, `store.py` the store, `writing.py` its transactions.
"""

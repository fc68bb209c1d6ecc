"""Several servers on one database, called nodes: a bus that wakes them, leases, and what they tell each other.

The database is the truth. The bus carries only the id of a table and the number of its newest change; whoever has the
table open then reads what it lacks. If the bus is down, nodes look at the database from time to time.

`nodes.py` is the interface, with which a server that is alone does nothing. `together.py` is a node among others.

May import `runtime`, `protocol`, `security`, `store`. Start with `nodes.py`.
"""

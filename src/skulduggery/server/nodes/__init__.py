"""Several servers on one PostgreSQL database, called nodes. Each table has one owner among them.

The owner holds the lease of the table. Only the owner changes the table, drives its bots and clocks, and renders its
views. A node that is asked for a table of another node passes the request on, without reading it.

`nodes.py` is the interface; a server that is alone owns every table. `membership.py` is a node among others.
`relay.py` passes HTTP requests on, and `transport/splice.py` passes sockets on.

May import `runtime`, `protocol`, `security`, `store`. Start with `nodes.py`.
"""

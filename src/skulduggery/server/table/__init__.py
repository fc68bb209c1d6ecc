"""A live table: seats, people and their connections, lobby, match, absence and match clock.

A table is changed only inside `LiveTable.change`: written to the store, then shown, then followed by what comes next.
`rendering.py` builds all that leaves for a seat; it is the one place that could leak a secret.

May import `runtime`, `protocol`, `security`, `store`, `archive`, `services`. Start with `live.py`.
"""

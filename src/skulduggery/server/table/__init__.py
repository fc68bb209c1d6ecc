"""A live table: seats, people and their connections, lobby, match, absence and match clock.

A table is changed only inside `LiveTable.change`: written to the store, then shown, then followed by what comes next.
`rendering.py` builds what leaves for a seat: view, events and choices. Look there first for a leak.

May import `runtime`, `protocol`, `security`, `store`, `archive`, `services`. Start with `live.py`.
"""

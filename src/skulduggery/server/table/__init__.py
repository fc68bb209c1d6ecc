"""A live table. `live.py` is the one way to change it, `state.py` is what it consists of.

A table is changed only inside `LiveTable.change`: written to the store, then shown, then followed by what comes next.
It consists of a `match`, `timers` and an `audience`, which do not know the table. `seats`, `lobby`, `speech` and
`agreement` change it. `audience/rendering.py` builds what leaves for a seat: view, events and choices. Look there first
for a leak; what is said in private leaves by `audience/talk.py`.

May import `runtime`, `protocol`, `security`, `store`, `archive`, `services`. Start with `live.py`.
"""

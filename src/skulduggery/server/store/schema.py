"""The tables of the database, for whoever copies all rows. The migrations make them (`migrations/versions`)."""

from .rows import Shape

# A table comes after those that it refers to.
SHAPES = (
    Shape("keys", ("name", "value"), ("name",)),
    Shape("tables", ("id", "status", "code", "meta", "created", "touched"), ("id",)),
    Shape("entries", ("table_id", "number", "entry", "request", "at"), ("table_id", "number")),
    Shape("stories", ("table_id", "part", "story"), ("table_id", "part")),
)
OF_THE_MOMENT = ("nodes", "leases", "limits")  # they belong to the servers that run now: no copy holds them

"""The server: tables that live in one process, a store that loses nothing, and the connections of pages to them.

A move travels `socket` -> `requests` -> `table` -> `store`, and back from `table` to every page's connection. `run.py`
starts the server, `app.py` puts it together, `services.py` is what every table gets. `tests/import_rules.toml` says
which package may import which; they are listed there from the inside to the outside.
"""

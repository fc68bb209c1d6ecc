"""What crosses between server and page: requests, messages, what is known of a table, and refusals.

Imports only `core` and the names of the bots' levels. Start with `docs/protocol.md`, then `wire.py`.
"""

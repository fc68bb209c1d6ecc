"""A live table: seats and people, connections, the match, absence and the match clock, and how it is changed.

Imports `runtime`, `protocol`, `security`, `store`, `archive` and `services.py`. Start with `live.py`.
"""

"""The HTTP API, and the files of the page.

Each module holds the routes of one subject; `api.py` is what they share.

May import `runtime`, `protocol`, `security`, `workers`, `store`, `archive`, `nodes`, `table`, `notices`, `registry`.
Start with `tables.py`.
"""

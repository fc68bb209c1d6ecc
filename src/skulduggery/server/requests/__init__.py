"""What pages ask of a table: from each message of the protocol to its handler.

A new request gets a Struct in `protocol/from_page.py` and a line in `handlers.py`; a test finds a missing one.

May import `protocol`, `security`, `table`, `bots`, `reactions`, `notices`, `registry`. Start with `requests.py`.
"""

"""What crosses between server and page: requests, messages, what everybody may know of a table, and refusals.

`docs/protocol.md` tells the story around it; `tools/wire_types.py` makes the page's types from it.

May import nothing of the server. Start with `from_page.py`.
"""

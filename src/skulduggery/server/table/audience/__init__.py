"""The pages at a table: the connection of each, who is present, and what each page is sent of the match.

All that leaves for a seat is built in `rendering.py`, from this seat's view.

May import `match`. Start with `audience.py`.
"""

"""Who is waited for at a table, and how they hear of it while their page is closed: a notice, or a feed.

Neither tells anything but whose turn it is at which table. `runner.py` sends notices; `addresses.py` keeps where to;
`feed.py` writes the feed of a seat.

May import `protocol`, `security`, `store`, `table`, `reactions`. Start with `runner.py`.
"""

"""Web Push: an encrypted message to a browser whose page is closed, through the push service of that browser.

`encryption.py` encrypts (RFC 8291), `vapid.py` says who sends (RFC 8292), `addresses.py` decides which addresses may be
called, `post.py` calls them. Nothing here knows tables.

May import `runtime`, `protocol`, `workers`. Start with `push.py`.
"""

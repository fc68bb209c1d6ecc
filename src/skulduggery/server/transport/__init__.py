"""Connections below HTTP and WebSocket messages: how many there may be, how long they may take, how many frames.

uvicorn trusts its peers here: it waits for ever for the rest of a request, and answers any number of pings.

May import `runtime`, `security`, `store`, `nodes`. Start with `connections.py`.
"""

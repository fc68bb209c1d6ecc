"""The WebSocket: reads messages, counts and limits connections, and sends what tables have to say.

Imports `requests`, `registry` and what they may import. Start with `sockets.py`.
"""

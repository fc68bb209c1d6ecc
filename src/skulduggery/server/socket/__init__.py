"""The WebSocket: reads messages, counts and limits connections, and sends what tables have to say.

May import `protocol`, `nodes`, `transport`, `security`, `store`, `table`, `registry`, `requests`. Start with
`sockets.py`.
"""

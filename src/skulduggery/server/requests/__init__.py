"""What pages ask of a table: from each message of the protocol to its handler.

Imports `registry` and what it may import. Start with `requests.py`.
"""

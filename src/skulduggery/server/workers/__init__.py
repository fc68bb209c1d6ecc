"""Work in processes of its own, so that no table waits for it: a pool, and the thinking of bots.

May import nothing of the server. Start with `pool.py`.
"""

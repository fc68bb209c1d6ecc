"""Work in processes of its own, so that no table waits for it: a pool, and the thinking of bots.

May import `protocol`. Start with `pool.py`.
"""

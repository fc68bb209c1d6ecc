"""Who may do what, and how often: ids and tokens, names, rate limits, browsers from other sites.

May import `runtime`, `protocol`. Start with `keys.py`.
"""

"""Who may do what, and how often: ids and tokens, rate limits, browsers from other sites.

Imports `runtime`. Start with `keys.py`.
"""

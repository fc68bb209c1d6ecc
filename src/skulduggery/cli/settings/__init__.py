"""The settings of `serve`: by flag, by environment, from one file, or their defaults, in this order.

`kinds.py` says what a value may be, `known.py` which settings there are, `sources.py` where a value comes from, and
`printout.py` prints all of them. Start with `known.py`.
"""

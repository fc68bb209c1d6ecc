"""The balance report of a game: `skulduggery lab report`.

`plan.py` says which matches are played, `watch.py` plays one and notes what a designer wants to know of it, `tally.py`
adds up, `page.py` writes the page, and `tables.py` the files for other programs. All of it knows games by their
contract only: cards, ports and islands are found by the types of the fields of events (`core/fields.py`).
"""

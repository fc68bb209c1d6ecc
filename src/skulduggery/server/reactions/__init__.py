"""Reaction windows: the rules ask seat after seat, but here all seats may answer at once.

`windows.py` knows which window is open and what is known of the answers; `runner.py` enters them as moves;
`invitations.py` tells each seat its own part. Nothing here depends on what a hand holds,
but for one standing order (`orders.py`) and who plays alone with bots.

May import `runtime`, `protocol`, `table`, `bots`. Start with `runner.py`.
"""

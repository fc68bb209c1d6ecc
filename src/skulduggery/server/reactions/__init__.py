"""Reaction windows: the rules ask seat after seat, but here all seats may answer at once.

People answer before the rules come to them, bots too; standing orders answer for people who do not want to be asked,
and for those who are away. When the rules come to a seat, its answer is made as an ordinary move. A pass lets the rules
go on to the next seat. Any other move changes the situation: the collected answers are dropped, and all are asked anew.

If the table has a time limit, a seat that does not answer in time passes. The time runs once the page of this seat has
shown what happened. There is none in the own turn or fight of a seat (`Reaction.about`).

The people of a shared device get one question for all of them. Only who wants to react takes the device.

Who is asked, and how long an answer takes, does not depend on a hand, so nobody can read one from it. The exception is
one standing order (`fits` in `orders.py`): the host must allow it, or one person plays alone with bots.

A seat may also stop the match by itself, before the asked seat decides (`interruptions.py`). Then a window opens for it
alone. So nobody is asked, and no time passes, while nobody wants to react.

`windows.py` knows which window is open and what is known of the answers; `runner.py` enters them as moves;
`offers.py` tells each seat its own part.

May import `runtime`, `protocol`, `table`, `bots`. Start with `runner.py`.
"""

"""Numbers made from what a seat sees: its view and the open question, and nothing else.

`reader.py` reads the types of the fields and makes a tree of nodes (`nodes.py`, `lists.py`). Each node knows its
columns and writes the code that fills them in; `encoder.py` compiles this code once for each game and options.
`onehot.py` turns codes into flags. Start reading with `encoder.py`.
"""

"""The laboratory: measures games and bots.

`duel.py` plays series of matches with paired seeds, `ladder.py` lets every bot play against every other, and
`report/` measures how fair and how exciting a game is. `fit.py`, `tuning.py` and `calibration.py` find the figures
of win chances and heuristics, and check them. `soak/` plays very many matches and checks all of them.

A series can be stopped and goes on later (`result_file.py`). Results of other code are refused (`fingerprints.py`).

May import `core`, `games`, `text`, `bots`, `checks`. Start with `duel.py`, or with `soak/plan.py`.
"""

"""Research adapters: every game as an environment of PettingZoo, of Gymnasium and of OpenSpiel.

Each adapter is one module, which needs its library (extra `rl`): `pettingzoo.py`, `gymnasium.py`, `openspiel.py`.
They share `rules.py` (action ids, rewards, observations of one game with its options) and `encoding/` (numbers made
from what a seat sees). docs/research.md is for those who use them.
May import core, games and bots. Start reading with `rules.py`.
"""

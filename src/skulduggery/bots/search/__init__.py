"""The search of captain and admiral: compares the best moves in imagined matches. Only `plan.py` names games."""

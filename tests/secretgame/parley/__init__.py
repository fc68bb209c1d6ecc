"""Parley: a small game with secrets that keeps the contract suite honest. Not shown to players.

PY-1.01  Twenty cards: the suits A (anchors), B (bones), C (crowns), D (daggers), each 1 to 5. The deck is a bag.
PY-1.02  Each seat draws three cards and gets four coins. Seat 0 starts.
PY-1.03  Cards lie face down in a row in front of their holder, who looks at them as he likes and never moves them.
         Everybody sees which card of a row is drawn, shown, given or played, and who has looked at it.
PY-1.04  Option `teams` (four players): seats 0 and 2 against 1 and 3. Team mates look at each other's cards.
PY-2.01  A turn begins with `draw`, if its seat holds fewer than four cards; a new card goes to the end of the row.
PY-2.02  When the deck is empty, the discards are shuffled back first: what anybody knew of them is gone.
PY-2.03  Then the seat chooses: demand, show, give or pass.
PY-3.01  Demand: play a card openly against another team's seat that has coins. A 4 or 5 asks for two, others for one.
PY-3.02  First every other seat that has cards answers, in seating order: it counters with a higher card of the
         same suit, or passes. The first counter ends the demand and wins one coin from the seat that demanded.
PY-3.03  Played cards are discarded face up.
PY-4.01  Show: let one seat that does not know the card look at it. It pays a coin, if it has one.
PY-5.01  Give: hand a card face down to a seat with fewer than four cards. Who knew it knows it still.
PY-6.01  The game ends after `rounds` rounds. Most coins win; team mates add theirs up; equal coins share a place.
PY-6.02  The table may make the last call: the game ends after this round.
"""

from .game import GAME

__all__ = ["GAME"]

"""What an attentive player of Parley knows, computed only from the events that it saw. The checks use it."""

from collections.abc import Sequence

from skulduggery.core.messages import Event

from ..events import HIDDEN, CardDrawn, CardGiven, CardShown, CoinsPaid, Countered, Demanded, PackShuffled
from ..state import CARDS, COINS, Parley


class Notes:
    """What an attentive player of Parley knows, from events only."""

    def __init__(self, players: int) -> None:
        self.rows: list[list[str]] = [[] for _ in range(players)]
        self.coins = [COINS] * players
        self.discards: list[str] = []

    def note(self, event: Event) -> None:
        if isinstance(event, CardDrawn):
            self.rows[event.seat].append(event.card)
        elif isinstance(event, CardShown):
            self.look(event.seat, event.at, event.card)
        elif isinstance(event, CardGiven):
            self.look(event.seat, event.at, event.card)
            self.rows[event.asked].append(self.rows[event.seat].pop(event.at))
        elif isinstance(event, Demanded | Countered):
            self.rows[event.seat].pop(event.at)
            self.discards.append(event.card)
        elif isinstance(event, PackShuffled):
            self.discards = []
        elif isinstance(event, CoinsPaid):
            self.coins[event.seat] -= event.amount
            self.coins[event.winner] += event.amount

    def look(self, seat: int, at: int, card: str) -> None:
        if card != HIDDEN:
            self.rows[seat][at] = card


def contradictions(state: Parley, seen: Sequence[Event], seat: int | None) -> list[str]:
    """The contradictions between a state and what `seat` has seen."""
    notes = Notes(len(state.rows))
    for event in seen:
        notes.note(event)
    rows = [state.hand(each) for each in range(len(state.rows))]
    found = [
        f"card {at} of seat {holder} is {row[at]}, not {card}"
        for holder, row in enumerate(rows)
        for at, card in enumerate(notes.rows[holder])
        if card not in (HIDDEN, row[at])
    ]
    if [len(row) for row in rows] != [len(row) for row in notes.rows]:
        found.append("the rows have other lengths")
    if sorted([*state.deck, *state.discards, *(card for row in rows for card in row)]) != CARDS:
        found.append("a card is there twice or not at all")
    return found + [f"{name} differs" for name in ("coins", "discards") if getattr(state, name) != getattr(notes, name)]

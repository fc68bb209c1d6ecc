"""The match as a screen would draw it: computed from the events only, without reading the state."""

from ....core.messages import Event
from .. import events as told
from ..views import BlackwoodView

LAIRS = {"blackbeard": "F6", "monster": "O9"}


class Story:
    """Starts from the view at the beginning of a match and follows the events from there."""

    def __init__(self, view: BlackwoodView) -> None:
        self.ships = {ship.ship: ship.place for ship in view.ships}
        self.coins = {ship.ship: ship.coins for ship in view.ships}
        self.captive = {ship.ship for ship in view.ships if ship.captive}
        self.jailers = {jailer.jailer: jailer.place for jailer in view.jailers}
        self.gold = {lot.square: lot.amount for lot in view.gold}
        self.hoard = view.hoard
        self.stores = list(view.stores)
        self.balls = list(view.balls)
        self.stockpile = view.stockpile
        self.turn = (view.active, view.round)
        self.event, self.roll = view.event, view.roll
        self.pack, self.discards = view.pack, list(view.discards)

    def follow(self, events: list[Event]) -> None:
        for event in events:
            getattr(self, f"tell_{type(event).__name__}", self.tell_nothing)(event)

    def tell_nothing(self, event: Event) -> None:
        """Events that change nothing on the table."""
        assert isinstance(event, told.Stayed | told.Passed | told.EventVoided | told.GameEnded)

    def tell_TurnBegan(self, event: told.TurnBegan) -> None:  # noqa: N802  # named like the event
        self.turn, self.event, self.roll = (event.seat, event.round), "", 0

    def tell_PackShuffled(self, event: told.PackShuffled) -> None:  # noqa: N802
        self.pack, self.discards = event.cards, []

    def tell_EventDrawn(self, event: told.EventDrawn) -> None:  # noqa: N802
        self.event = event.card
        if event.source == "deck":
            self.pack -= 1
            self.discards += [event.card] if event.card != "cannonball" else []

    def tell_DieRolled(self, event: told.DieRolled) -> None:  # noqa: N802
        self.roll = event.value

    def tell_JailerMoved(self, event: told.JailerMoved) -> None:  # noqa: N802
        assert (event.path[0], event.path[-1]) == (self.jailers[event.jailer], event.to)
        self.jailers[event.jailer] = event.to

    def tell_ShipMoved(self, event: told.ShipMoved) -> None:  # noqa: N802
        assert (event.path[0], event.path[-1]) == (self.ships[event.ship], event.to)
        self.ships[event.ship] = event.to

    def tell_Escaped(self, event: told.Escaped) -> None:  # noqa: N802
        self.captive.remove(event.ship)

    def tell_Captured(self, event: told.Captured) -> None:  # noqa: N802
        assert self.ships[event.ship] == event.square
        lair = LAIRS[event.jailer]
        assert lair in (event.square, self.jailers[event.jailer]) or self.jailers[event.jailer] == event.square
        self.ships[event.ship] = self.jailers[event.jailer] = lair
        self.captive.add(event.ship)

    def tell_GoldTaken(self, event: told.GoldTaken) -> None:  # noqa: N802
        self.coins[event.ship] += event.amount
        self.gold[event.square] -= event.amount
        if not self.gold[event.square]:
            del self.gold[event.square]

    def tell_CoinCollected(self, event: told.CoinCollected) -> None:  # noqa: N802
        self.coins[event.ship] += event.amount
        self.hoard -= event.amount

    def tell_GoldDropped(self, event: told.GoldDropped) -> None:  # noqa: N802
        self.coins[event.ship] -= event.amount
        self.gold[event.square] = self.gold.get(event.square, 0) + event.amount

    def tell_Delivered(self, event: told.Delivered) -> None:  # noqa: N802
        self.coins[event.ship] -= event.amount
        self.stores[event.seat] += event.amount
        assert self.stores[event.seat] == event.store

    def tell_Robbed(self, event: told.Robbed) -> None:  # noqa: N802
        self.coins[event.target] -= event.amount
        self.coins[event.ship] += event.amount

    def tell_BallGained(self, event: told.BallGained) -> None:  # noqa: N802
        self.balls[event.seat] += 1
        self.stockpile = event.stockpile

    def tell_BallFired(self, event: told.BallFired) -> None:  # noqa: N802
        self.balls[event.seat] -= 1
        self.stockpile = event.stockpile

    def tell_DrawCoinAdded(self, event: told.DrawCoinAdded) -> None:  # noqa: N802
        self.hoard = event.hoard

    def check(self, view: BlackwoodView) -> None:
        """The view agrees with the story in everything."""
        assert self.ships == {ship.ship: ship.place for ship in view.ships}
        assert self.coins == {ship.ship: ship.coins for ship in view.ships}
        assert self.captive == {ship.ship for ship in view.ships if ship.captive}
        assert self.jailers == {jailer.jailer: jailer.place for jailer in view.jailers}
        assert self.gold == {lot.square: lot.amount for lot in view.gold}
        assert (self.hoard, self.stockpile) == (view.hoard, view.stockpile)
        assert (tuple(self.stores), tuple(self.balls)) == (view.stores, view.balls)
        assert (self.turn, self.event, self.roll) == ((view.active, view.round), view.event, view.roll)
        assert (self.pack, tuple(self.discards)) == (view.pack, view.discards)

"""What an attentive onlooker of Bounty knows, computed only from the events it saw.

Written from the specification (sections 8 and 9), not from the engine: it reads no state and calls no rule.
"""

from collections import Counter
from collections.abc import Sequence

from ....core.messages import Event
from ....core.parts import load_data
from .. import events as told
from ..options import BountyOptions
from ..state import Bounty
from ..views import BountyView, CargoView, ShipView

DATA = load_data("skulduggery.games.bounty")
PORTS = [port["key"] for port in DATA["port"]]
KIND = {card["id"]: card["kind"] for card in DATA["card"]}
CARDS = [card["id"] for card in DATA["card"]]


class Card:
    """A card on a ship: its back, its face if the onlooker knows it, and the kinds that it cannot be."""

    def __init__(self, port: str, face: str | None) -> None:
        self.port = port
        self.face = face
        self.ruled_out: set[str] = set()

    def agrees_with(self, cargo: CargoView) -> bool:
        return (cargo.port, cargo.card, set(cargo.ruled_out)) == (self.port, self.face, self.ruled_out)

    def could_be(self, card: str) -> bool:
        """Whether the state of a match may have this card here."""
        fits = self.face in (None, card) and card.startswith(self.port + "-")
        return fits and KIND[card] not in self.ruled_out


class Ship:
    def __init__(self) -> None:
        self.square = "I13"
        self.hold: list[Card] = []
        self.plunder: list[Card] = []
        self.shown = False
        self.claim: str | None = None
        self.distress = False
        self.used: set[str] = set()  # ports of this voyage

    def top(self) -> str | None:
        """The kind of the card on top, if it lies open."""
        return KIND[str(self.hold[-1].face)] if self.shown else None

    def unload(self) -> None:
        self.hold, self.plunder, self.shown = [], [], False


class Notes:
    """Follows the events of one onlooker, from the first of the match on."""

    def __init__(self, options: BountyOptions) -> None:
        players, colours = options.players, options.chosen()
        self.hold_is_record = options.used_ports == "hold"  # BO-P.08
        self.choose = options.hidden_pirates == "choose"  # BO-A.14: a raided pirate need not show its card
        pairs = [f"{colour}-{number}" for colour in colours for number in (1, 2)]
        self.ships = {name: Ship() for name in (pairs if players == 2 else colours)}
        self.purses = [50 if players == 2 else 35] * players
        self.loans = [0] * players
        self.packs = dict.fromkeys(PORTS, 12)
        self.chest, self.discards = 24, list[str]()
        self.commission: str | None = None
        self.turn, self.starter, self.roll, self.mover = (0, 0), 0, 0, ""
        self.called = self.over = False
        self.raided: tuple[str, ...] = ()  # targets of a raid whose outcome is not known yet
        self.raider = ""

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            getattr(self, f"tell_{type(event).__name__}", self.tell_nothing)(event)
        if self.raided:  # BO-A.14: they are asked, so no warship is among them
            self.rule_out_hidden({"warship"})

    def tell_nothing(self, event: Event) -> None:
        """Events that change nothing on the table."""
        quiet = told.Passed | told.Engaged | told.ShootoutFought | told.NoWarshipCame | told.Surrendered
        assert isinstance(event, quiet)

    def tell_GameBegan(self, event: told.GameBegan) -> None:  # noqa: N802  # named like the event
        self.starter = event.starter

    def tell_TurnBegan(self, event: told.TurnBegan) -> None:  # noqa: N802
        self.turn, self.roll = (event.seat, event.round), 0

    def tell_DieRolled(self, event: told.DieRolled) -> None:  # noqa: N802
        self.roll, self.mover = event.value, event.ship

    def tell_ShipMoved(self, event: told.ShipMoved) -> None:  # noqa: N802
        assert self.ships[event.ship].square == event.start == event.path[0]
        assert event.path[-1] == event.to
        self.ships[event.ship].square = event.to
        if event.to == "I13":
            self.ships[event.ship].used.clear()

    def tell_Bought(self, event: told.Bought) -> None:  # noqa: N802
        ship = self.ships[event.ship]
        ship.hold.append(Card(event.port, event.card))
        ship.used.add(event.port)
        ship.shown = False
        self.packs[event.port] -= 1
        assert self.packs[event.port] == event.left

    def tell_Revealed(self, event: told.Revealed) -> None:  # noqa: N802
        ship = self.ships[event.ship]
        assert ship.hold[-1].could_be(event.card)
        ship.hold[-1].face = event.card
        ship.shown = True

    def tell_Raided(self, event: told.Raided) -> None:  # noqa: N802
        assert self.ships[event.ship].square == event.square
        assert all(self.ships[target].square == event.square for target in event.targets)
        laden = [target for target in event.targets if self.ships[target].hold or self.ships[target].plunder]
        if laden or self.commission in event.targets:  # otherwise no cargo changes hands
            self.raided, self.raider = event.targets, event.ship

    def learn_from_raid(self, taker: str) -> None:
        """A ship that showed no card was no warship. It was no pirate either, unless a warship helped or it chose."""
        rescued = taker != self.raider and (taker == self.commission or self.ships[taker].top() == "warship")
        self.rule_out_hidden({"warship"} if rescued or self.choose else {"warship", "pirate"})
        self.raided = ()

    def rule_out_hidden(self, kinds: set[str]) -> None:
        for name in self.raided:
            ship = self.ships[name]
            if ship.hold and not ship.shown and name != self.commission:
                ship.hold[-1].ruled_out |= kinds

    def tell_CargoTaken(self, event: told.CargoTaken) -> None:  # noqa: N802
        self.learn_from_raid(event.ship)
        loser = self.ships[event.target]
        taken = loser.hold + loser.plunder
        assert [card.port for card in taken] == list(event.ports)
        for card, face in zip(taken, event.cards, strict=bool(event.cards)):
            assert card.could_be(face)
            card.face = face
        self.ships[event.ship].plunder += taken
        loser.unload()

    def tell_ClaimMade(self, event: told.ClaimMade) -> None:  # noqa: N802
        self.ships[event.ship].claim = event.robber

    def tell_ClaimEnded(self, event: told.ClaimEnded) -> None:  # noqa: N802
        assert self.ships[event.ship].claim is not None
        self.ships[event.ship].claim = None

    def tell_CommissionTaken(self, event: told.CommissionTaken) -> None:  # noqa: N802
        assert self.commission is None
        self.commission = event.ship

    def tell_CommissionReturned(self, event: told.CommissionReturned) -> None:  # noqa: N802
        assert self.commission == event.ship
        self.commission = None

    def tell_Sold(self, event: told.Sold) -> None:  # noqa: N802
        self.to_packs(event.ship, event.cards)

    def tell_Tried(self, event: told.Tried) -> None:  # noqa: N802
        ship = self.ships[event.ship]
        if event.verdict == "guilty":
            self.to_packs(event.ship, event.cards)
        for card in ship.hold + ship.plunder:
            card.ruled_out.add("pirate")

    def to_packs(self, name: str, cards: Sequence[str]) -> None:
        ship = self.ships[name]
        for card, face in zip(ship.hold + ship.plunder, cards, strict=True):
            assert card.could_be(face)
            self.packs[card.port] += 1
        ship.unload()

    def tell_ChestDrawn(self, event: told.ChestDrawn) -> None:  # noqa: N802
        self.chest -= 1
        self.discards.append(event.card)

    def tell_PacksShuffled(self, event: told.PacksShuffled) -> None:  # noqa: N802
        if event.packs == ("chest",):
            self.chest, self.discards = self.chest + len(self.discards), []

    def tell_MoneyChanged(self, event: told.MoneyChanged) -> None:  # noqa: N802
        self.purses[event.seat] += event.change
        assert self.purses[event.seat] == event.purse

    def tell_DistressBegan(self, event: told.DistressBegan) -> None:  # noqa: N802
        self.ships[event.ship].distress = True

    def tell_DistressEnded(self, event: told.DistressEnded) -> None:  # noqa: N802
        self.ships[event.ship].distress = False

    def tell_Borrowed(self, event: told.Borrowed) -> None:  # noqa: N802
        self.loans[event.seat] += 1
        assert self.loans[event.seat] == event.loans

    def tell_LastCalled(self, event: told.LastCalled) -> None:  # noqa: N802
        self.called = True

    def tell_GameEnded(self, event: told.GameEnded) -> None:  # noqa: N802
        self.over = True
        for ship, faces in zip(self.ships.values(), event.cargo, strict=True):
            for card, face in zip(ship.hold + ship.plunder, faces, strict=True):
                assert card.could_be(face)
                card.face = face

    # --- comparing

    def check(self, view: BountyView) -> None:
        """The view agrees with the notes in everything."""
        assert (self.turn, self.starter, self.called) == ((view.active, view.round), view.starter, view.last_call)
        assert view.roll in (self.roll, 0)
        assert (tuple(self.purses), tuple(self.loans)) == (view.purses, view.loans)
        assert (self.chest, tuple(self.discards)) == (view.chest, view.discards)
        assert self.packs == {pack.port: pack.cards for pack in view.packs}
        assert self.commission == view.commission
        for name, seen in zip(self.ships, view.ships, strict=True):
            self.check_ship(name, seen)

    def check_ship(self, name: str, seen: ShipView) -> None:
        ship = self.ships[name]
        assert (seen.ship, seen.place, seen.shown) == (name, ship.square, ship.shown)
        assert (seen.claim, seen.distress, seen.commission) == (ship.claim, ship.distress, self.commission == name)
        used = {card.port for card in ship.hold} if self.hold_is_record else ship.used
        assert seen.used == tuple(port for port in PORTS if port in used)
        for cards, cargoes in ((ship.hold, seen.hold), (ship.plunder, seen.plunder)):
            assert all(card.agrees_with(cargo) for card, cargo in zip(cards, cargoes, strict=True)), name

    def contradictions(self, state: Bounty) -> list[str]:
        """What in a state cannot be true for this onlooker."""
        found: list[str] = []
        numbers = [card for pack in state.packs for card in pack]
        for at, (name, ship) in enumerate(self.ships.items()):
            cargoes = state.cargo(at)
            numbers += [cargo.card for cargo in cargoes]
            if len(cargoes) != len(ship.hold + ship.plunder):
                found.append(f"{name} has {len(cargoes)} cards")
            for card, cargo in zip(ship.hold + ship.plunder, cargoes, strict=False):
                if not card.could_be(CARDS[cargo.card]):
                    found.append(f"{name} cannot have {CARDS[cargo.card]} as {card.port} {card.face} {card.ruled_out}")
        if Counter(CARDS[number] for number in numbers) != {card["id"]: card["copies"] for card in DATA["card"]}:
            found.append("a card is there too often or not at all")
        if (state.purses, state.loans) != (self.purses, self.loans):
            found.append("purses or loans differ")
        return found


def contradictions(state: Bounty, seen: Sequence[Event], seat: int | None) -> list[str]:
    """The contradictions between a state and what `seat` has seen."""
    notes = Notes(state.setting.options)
    notes.follow(seen)
    return notes.contradictions(state)

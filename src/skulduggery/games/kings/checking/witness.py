"""What an attentive onlooker of King of the Pirates knows, computed only from the events it saw.

Written from the specification (sections 8 and 9), not from the engine: it reads no state and calls no rule.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ....core.messages import Event
from ....core.parts import load_data
from .. import events as told
from ..state import Kings
from ..views import KingsView, ShipView

DATA: dict[str, Any] = load_data("skulduggery.games.kings")
CARDS = [card["kind"] for card in DATA["action"]]
PACK = Counter({card["kind"]: card["count"] for card in DATA["action"]})
CORNERS = {"red": "A5", "orange": "E9", "yellow": "I5", "green": "I1", "blue": "E1", "violet": "A1"}
HIDDEN = "hidden"
NO_TOKENS = 0


class Ship:
    def __init__(self, place: str) -> None:
        self.place = place
        self.money = self.rum = self.cannonballs = self.scurvy = NO_TOKENS
        self.parts: list[str] = []
        self.crew: list[str] = []
        self.captain: str | None = None
        self.hand: Counter[str] = Counter()  # `hidden` for cards that were not seen
        self.maps_shown = 0
        self.maps_most = 99
        self.dug: set[str] = set()
        self.beaten: set[str] = set()

    def lay_down(self, card: str) -> None:
        """A card that was seen in the hand, or else one of the hidden ones."""
        self.hand[card if self.hand[card] else HIDDEN] -= 1
        if card == "treasure_map":
            self.maps_shown = max(0, self.maps_shown - 1)
            self.maps_most -= 1

    def agrees_with(self, ship: ShipView) -> bool:
        seen = (ship.place, ship.money, ship.rum, ship.cannonballs, ship.scurvy, ship.cards, ship.maps_shown)
        noted = (self.place, self.money, self.rum, self.cannonballs, self.scurvy, self.hand.total(), self.maps_shown)
        crew = ([each.pirate for each in ship.pirates], [each.pirate for each in ship.pirates if each.is_captain])
        ours = (self.crew, [self.captain] if self.captain else [])
        voyage = (set(ship.dug), set(ship.beaten), sorted(ship.parts))
        return (seen, crew, voyage) == (noted, ours, (self.dug, self.beaten, sorted(self.parts)))


class Notes:
    """Follows the events of one onlooker, from the first of the match on.

    `spends`: a beaten town or fortress is spent for the voyage (KP-6.14); `empties`: so is an island (KP-5.07).
    """

    def __init__(self, spends: bool = False, empties: bool = False) -> None:
        self.spends = spends
        self.empties = empties
        self.ships: list[Ship] = []
        self.tiles: dict[str, tuple[str, str | None]] = {}  # face up
        self.turned: set[str] = set()
        self.dutchman = "E5"
        self.actions, self.action_discards = 53, list[str]()
        self.loot, self.loot_discards = 36, list[int]()
        self.pirates, self.pirate_discards = 20, list[str]()
        self.turn = (0, 0)
        self.window: str | None = None
        self.passes = 0
        self.fight: told.FightBegan | None = None
        self.dice: dict[int, tuple[int, ...]] = {}
        self.digging: str | None = None
        self.over = False

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            getattr(self, f"tell_{type(event).__name__}", self.tell_nothing)(event)

    def tell_nothing(self, event: Event) -> None:
        """Events that change nothing on the table."""
        silent = told.CompassRolled | told.MaintenanceRolled | told.MutinyBegan | told.MutinyPrevented | told.MutinyDone
        assert isinstance(event, silent | told.Stolen | told.TurnEnded | told.Interrupted)

    def tell_GameBegan(self, event: told.GameBegan) -> None:  # noqa: N802  # named like the event, as all that follow
        self.ships = [Ship(CORNERS[colour]) for colour in event.colours]

    def tell_TurnBegan(self, event: told.TurnBegan) -> None:  # noqa: N802
        self.turn = (event.seat, event.round)

    def tell_CardsDrawn(self, event: told.CardsDrawn) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        ship.hand.update(event.cards or [HIDDEN] * event.number)
        ship.maps_most += event.number
        self.actions -= event.number
        assert self.actions == event.left

    def tell_CardDiscarded(self, event: told.CardDiscarded) -> None:  # noqa: N802
        self.ships[event.seat].lay_down(event.card)
        self.action_discards.append(event.card)

    def tell_CardPlayed(self, event: told.CardPlayed) -> None:  # noqa: N802
        self.ships[event.seat].lay_down(event.card)
        self.action_discards.append(event.card)
        self.passes = 0

    def tell_PackShuffled(self, event: told.PackShuffled) -> None:  # noqa: N802
        if event.pack == "action":
            self.actions, self.action_discards = self.actions + len(self.action_discards), []
        elif event.pack == "loot":
            self.loot += len(self.loot_discards)
            self.loot_discards = []
        else:
            self.pirates, self.pirate_discards = self.pirates + len(self.pirate_discards), []

    def tell_PiratesDrawn(self, event: told.PiratesDrawn) -> None:  # noqa: N802
        self.ships[event.seat].crew += event.pirates
        self.pirates -= len(event.pirates)

    def tell_PirateDiscarded(self, event: told.PirateDiscarded) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        ship.crew.remove(event.pirate)
        ship.captain = None if ship.captain == event.pirate else ship.captain
        self.pirate_discards.append(event.pirate)

    def tell_CaptainSet(self, event: told.CaptainSet) -> None:  # noqa: N802
        self.ships[event.seat].captain = event.pirate

    def tell_DutchmanMoved(self, event: told.DutchmanMoved) -> None:  # noqa: N802
        assert self.dutchman == event.start
        self.dutchman = event.to

    def tell_Caught(self, event: told.Caught) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        assert event.place == ship.place == self.dutchman
        assert ship.hand.total() == len(event.cards)
        assert tuple(ship.crew) == event.pirates
        self.action_discards += event.cards
        self.pirate_discards += ship.crew
        ship.hand, ship.crew, ship.captain = Counter(), [], None
        ship.maps_shown, ship.maps_most = 0, 99

    def tell_RumChanged(self, event: told.RumChanged) -> None:  # noqa: N802
        assert self.ships[event.seat].rum + event.change == event.rum >= 0
        self.ships[event.seat].rum = event.rum

    def tell_CannonballsChanged(self, event: told.CannonballsChanged) -> None:  # noqa: N802
        assert self.ships[event.seat].cannonballs + event.change == event.cannonballs >= 0
        self.ships[event.seat].cannonballs = event.cannonballs

    def tell_ScurvyChanged(self, event: told.ScurvyChanged) -> None:  # noqa: N802
        assert self.ships[event.seat].scurvy + event.change == event.scurvy >= 0
        self.ships[event.seat].scurvy = event.scurvy

    def tell_Sent(self, event: told.Sent) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        assert ship.place == event.start
        ship.place, ship.dug, ship.beaten = event.to, set(), set()

    def tell_WindowOpened(self, event: told.WindowOpened) -> None:  # noqa: N802
        assert self.window is None
        self.window, self.passes = event.window, 0

    def tell_Passed(self, event: told.Passed) -> None:  # noqa: N802
        assert self.window == event.window

    def tell_WindowClosed(self, event: told.WindowClosed) -> None:  # noqa: N802
        assert self.window == event.window
        self.window, self.digging = None, None

    def tell_Sailed(self, event: told.Sailed) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        assert ship.place == event.start == event.path[0]
        assert event.path[-1] == event.to
        assert len(event.path) == event.cost + 1
        ship.place = event.to

    def tell_TileTurned(self, event: told.TileTurned) -> None:  # noqa: N802
        assert event.place not in self.turned
        assert event.place == self.ships[event.seat].place
        self.turned.add(event.place)
        self.tiles[event.place] = (event.tile, event.nation)

    def tell_TileRemoved(self, event: told.TileRemoved) -> None:  # noqa: N802
        assert self.tiles.pop(event.place) == (event.tile, event.nation)

    def tell_DigDeclared(self, event: told.DigDeclared) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        ship.maps_shown = max(ship.maps_shown, event.maps)
        self.digging = event.place

    def tell_Dug(self, event: told.Dug) -> None:  # noqa: N802
        for _ in range(event.maps):
            self.ships[event.seat].lay_down("treasure_map")
        self.action_discards += ["treasure_map"] * event.maps
        if self.empties:
            self.ships[event.seat].dug.add(event.place)

    def tell_DigFailed(self, event: told.DigFailed) -> None:  # noqa: N802
        self.ships[event.seat].maps_most = event.maps - 1

    def tell_PartBought(self, event: told.PartBought) -> None:  # noqa: N802
        self.ships[event.seat].parts.append(event.part)

    def tell_FightBegan(self, event: told.FightBegan) -> None:  # noqa: N802
        self.fight, self.dice = event, {}
        assert self.ships[event.attacker].place == event.place
        if event.foe in ("small_merchant", "large_merchant", "warship"):
            assert self.tiles[event.place] == (event.foe, event.nation)

    def tell_DiceRolled(self, event: told.DiceRolled) -> None:  # noqa: N802
        old = self.dice.get(event.seat)
        if old and event.rerolled in ("first", "second"):
            kept = 1 if event.rerolled == "first" else 0
            assert old[kept] == event.values[kept]
        self.dice[event.seat] = event.values

    def tell_FightEnded(self, event: told.FightEnded) -> None:  # noqa: N802
        assert self.fight is not None
        if self.spends and event.winner == self.fight.attacker and self.fight.foe in ("town", "fortress"):
            self.ships[event.attacker].beaten.add(self.fight.place)
        self.fight = None

    def tell_LootDrawn(self, event: told.LootDrawn) -> None:  # noqa: N802
        """Shuffled in between, some of the cards are in the pack again already."""
        assert sum(event.values) == event.total
        self.loot = event.left
        shuffled = not self.loot_discards
        drawn = event.values[-(36 - event.left) :] if shuffled else event.values
        self.loot_discards += drawn

    def tell_MoneyChanged(self, event: told.MoneyChanged) -> None:  # noqa: N802
        ship = self.ships[event.seat]
        assert ship.money + event.change == event.doubloons >= 0
        assert abs(event.change) == event.amount
        ship.money = event.doubloons

    def tell_GameEnded(self, event: told.GameEnded) -> None:  # noqa: N802
        self.over = True
        assert list(event.money) == [ship.money for ship in self.ships]

    # --- what a view must show

    def check(self, view: KingsView) -> None:
        for ship, seen in zip(self.ships, view.ships, strict=True):
            if seen.place in CORNERS.values() or seen.place == "E5":
                self.arrive(ship, seen)
            assert ship.agrees_with(seen), (vars(ship), seen)
        face_up = {tile.place: (tile.tile, tile.nation) for tile in view.tiles if tile.tile}
        assert face_up == self.tiles
        assert self.turned.isdisjoint(tile.place for tile in view.tiles if tile.tile is None)
        assert view.dutchman == self.dutchman
        assert (view.actions.cards, list(view.actions.discards)) == (self.actions, self.action_discards)
        assert (view.pirates.cards, list(view.pirates.discards)) == (self.pirates, self.pirate_discards)
        assert (view.loot.cards, list(view.loot.discards)) == (self.loot, self.loot_discards)
        if not self.over:
            assert (view.window, view.fight is not None) == (self.window, self.fight is not None)
            assert view.dig is None or view.dig.place == self.digging
            assert view.round == self.turn[1]
            assert view.active == self.turn[0] or not view.round
            self.check_fight(view)

    def arrive(self, ship: Ship, seen: ShipView) -> None:
        """KP-4.11: a voyage ends where the movement ends in a hideout; there is no event of its own for that."""
        if not seen.dug and not seen.beaten:
            ship.dug, ship.beaten = set(), set()

    def check_fight(self, view: KingsView) -> None:
        if view.fight is not None:
            dice = {side.seat: side.dice for side in view.fight.sides if side.dice}
            assert dice == self.dice
            for side in view.fight.sides:
                assert side.total == sum(side.dice) + sum(each.amount for each in side.modifiers)

    def contradictions(self, state: Kings) -> list[str]:
        """What in a state cannot be true for this onlooker."""
        found: list[str] = []
        for seat, (ship, noted) in enumerate(zip(state.ships, self.ships, strict=True)):
            hand = Counter({card: count for card, count in zip(CARDS, ship.hand, strict=True) if count})
            known = Counter({card: count for card, count in noted.hand.items() if card != HIDDEN and count})
            if known - hand or hand.total() != noted.hand.total() or hand.total() != ship.cards:
                found.append(f"the hand of seat {seat} is {hand}, but {noted.hand} was seen")
            if not noted.maps_shown <= ship.hand[0] <= noted.maps_most:
                found.append(f"seat {seat} has {ship.hand[0]} maps")
        everywhere = Counter(CARDS[kind] for kind in [*state.actions, *state.action_discards])
        for ship in state.ships:
            everywhere.update(dict(zip(CARDS, ship.hand, strict=True)))
        return found if everywhere == PACK else [*found, "an action card is there twice or not at all"]


def contradictions(state: Kings, seen: Sequence[Event], seat: int | None) -> list[str]:
    notes = Notes()
    notes.follow(seen)
    return notes.contradictions(state)

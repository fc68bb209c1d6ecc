"""A situation in King of the Pirates, drawn as text: any rows of the real board.

    Scene('''
        C   F ~ s s s i +
        D    ~ i s s s X ~ ~
        C7: A B
    ''', crews={0: "Hannah Grapeshot"}, hands={1: "Scurvy, Murder"})

Signs: the board's own (`~` and `s` lie face down), `.` where a tile has gone, `m` `M` `W` a small merchant, a large one
and a warship (British, unless `nations` says otherwise), `X` the Dutchman, ships A to F by seat, `+` several things,
listed below. Rows that are not drawn are as at the start; ships that are not drawn wait in their corners.
A crew's first pirate is its captain; ships are full of rum and cannonballs unless told otherwise.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.game import Pending
from skulduggery.core.messages import Button, Card, Event, Move, Piece, Place, Refusal, Target, kind_of
from skulduggery.core.parts import load_boards, load_data
from skulduggery.core.setting import setting_for
from skulduggery.core.stack import run_steps
from skulduggery.games.kings import GAME, docking, fighting, turns
from skulduggery.games.kings.components import CARDS, PARTS, PIRATE_INDEX, TILE_KINDS, TILE_NATIONS, pirate_id
from skulduggery.games.kings.crew import muster
from skulduggery.games.kings.options import KingsOptions
from skulduggery.games.kings.setup import SPREAD
from skulduggery.games.kings.state import Kings, KingsSetting, Ship, set_up
from skulduggery.games.kings.views import KingsView, ShipView
from tests.games.drawing import BadDrawing, Board, Rows
from tests.games.situation import Situation, chosen, opened
from tests.question import asked_in

DATA = load_data("skulduggery.games.kings")
NUMBERS = {card["name"]: number for number, card in enumerate(DATA["action"])}
SHIPS = "ABCDEF"
DUTCHMAN = "X"
GONE = "."  # a tile that has been turned and taken away
TILES = {"m": "small_merchant", "M": "large_merchant", "W": "warship"}
TILE_NUMBERS = {
    f"{kind} {nation}": tile for tile, (kind, nation) in enumerate(zip(TILE_KINDS, TILE_NATIONS, strict=True))
}
LATER: dict[str, list[Sequence[Pending]]] = {  # what lies on the stack above the end of the turn
    "fight_choice": [fighting.FIGHT_CHOICES],
    "dock_buy": [docking.LEAVES, docking.SORT_CREWS, docking.HIRES, docking.DOCK_BUYS],
    "crew_captain": [docking.LEAVES, docking.CREW_CAPTAINS],
}
PHASES = ["end_turn", "sail", "window_maintenance", "roll", "trims", "steals", "begin"]  # as they lie on the stack
ROWS = dict(zip("ABCDEFGHI", load_boards("skulduggery.games.kings")["chart"].rows, strict=True))


class Scene(Situation[Kings]):
    """A match in that situation; `at` is the question that the active seat is asked."""

    game = GAME

    def __init__(
        self,
        drawing: str = "",
        *,
        players: int = 2,
        active: int = 0,
        at: str = "sail",
        crews: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        money: Mapping[int, int] | None = None,
        parts: Mapping[int, str] | None = None,
        rum: Mapping[int, int] | None = None,
        cannonballs: Mapping[int, int] | None = None,
        scurvy: Mapping[int, int] | None = None,
        nations: Mapping[str, str] | None = None,
        round: int = 1,  # noqa: A002  # the rules' own word
        starter: int = 0,
        **options: object,
    ) -> None:
        given = chosen(KingsOptions, GAME, players, options)
        self.state = set_up(setting_for(KingsSetting, given), SPREAD[players], starter)
        self.state.active, self.state.round = active, round
        self.nations = nations or {}
        for place, things in BOARD.read(drawing).items():
            for thing in with_tiles(place, things):
                self.put(place, thing)
        for seat, ship in enumerate(self.state.ships):
            self.man(ship, (crews or {}).get(seat, ""), (hands or {}).get(seat, ""))
            wanted = listed((parts or {}).get(seat, ""))
            ship.parts = sum(1 << bit for bit, part in enumerate(PARTS) if part in wanted)
            ship.money = (money or {}).get(seat, 0)
            ship.rum = (rum or {}).get(seat, ship.rum_room())
            ship.cannonballs = (cannonballs or {}).get(seat, ship.cannonball_room())
            ship.scurvy = (scurvy or {}).get(seat, 0)
        self.ask(at, active)

    def put(self, place: str, thing: str) -> None:
        state, at = self.state, self.state.setting.sea.grid.at(place)
        if thing in SHIPS:
            state.ships[SHIPS.index(thing)].place = at
        elif thing == DUTCHMAN:
            state.dutchman = at
        elif thing == GONE:
            state.stops &= ~(1 << at)
            state.removed.append((at, min(self.bag(at))))  # an empty tile, as long as there are any
            self.bag(at).remove(min(self.bag(at)))
            state.tiles[at] = 0
        elif thing in TILES:
            tile = TILE_NUMBERS[f"{TILES[thing]} {self.nations.get(place, 'british')}"]
            self.bag(at).remove(tile)
            state.tiles[at] = tile
            if thing != "W":
                state.stops &= ~(1 << at)

    def bag(self, at: int) -> list[int]:
        return self.state.shark if self.state.setting.sea.dark[at] else self.state.ocean

    def man(self, ship: Ship, crew: str, hand: str) -> None:
        """Pirates and cards come out of their packs."""
        for name in listed(crew):
            self.state.pirates.remove(PIRATE_INDEX[pirate_id(name)])
            ship.crew.append(PIRATE_INDEX[pirate_id(name)])
        ship.captain = ship.crew[0] if ship.crew else -1
        muster(ship)
        for name in listed(hand):
            self.state.actions.remove(NUMBERS[name])
            ship.hand[NUMBERS[name]] += 1
            ship.cards += 1

    def ask(self, at: str, seat: int) -> None:
        """Let the turn of `seat` go on at this question (or step, as in `begin_turn`)."""
        if at in PHASES:
            self.state.pending = turns.PHASES[seat][: PHASES.index(at) + 1]
        elif at == "begin_turn":
            self.state.pending = [turns.BEGIN_TURNS[seat]]
        else:
            self.state.pending = [turns.PHASES[seat][0], *[each[seat] for each in LATER[at]]]
        run_steps(self.state, ScriptedChance([]), [])

    # --- what can be done

    @staticmethod
    def scripted(outcome: int | str) -> int | str:
        """Packs and bags hold numbers; tests say `Treasure Map`, `Hannah Grapeshot`, `warship french`, `empty tile`."""
        if not isinstance(outcome, str):
            return outcome
        if outcome in NUMBERS:
            return str(NUMBERS[outcome])
        if pirate_id(outcome) in PIRATE_INDEX:
            return str(PIRATE_INDEX[pirate_id(outcome)])
        if outcome == "empty tile":
            return "0"
        return str(TILE_NUMBERS.get(outcome, outcome))

    def offered(self, kind: type[Move]) -> list[Any]:
        return [move for move in self.moves() if isinstance(move, kind)]

    def reach(self) -> set[str]:
        """The hexes to which the ship may sail."""
        return {move.to for move in self.moves() if kind_of(move) == "sail"}  # type: ignore[attr-defined]

    def play_on(self, *story: Move | int | str) -> list[Event]:
        """What all of them did: here one thing leads to the next."""
        return [event for events in self.each_of(story) for event in events]

    def why(self, target: str) -> Refusal | None:
        """Why not this hex, ship, card, pirate or button? None: it is offered."""
        return GAME.why_not(self.state, self.target(target))

    def target(self, name: str) -> Target:
        if name in self.state.setting.sea.index:
            return Place(name)
        if name.startswith("ship-") or name == "the Dutchman":
            return Piece(name.removeprefix("the ").lower())
        if name in NUMBERS:
            return Card(CARDS[NUMBERS[name]])
        return Card(pirate_id(name)) if pirate_id(name) in PIRATE_INDEX else Button(name)

    def about(self) -> tuple[int, ...]:
        """To whom happens what the asked seat may react to."""
        reaction = asked_in(self.state).reaction(self.state)
        assert reaction is not None, f"{self.asked} is no reaction"
        return reaction.about

    # --- how things stand

    def view(self, seat: int | None = None) -> KingsView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, KingsView)
        return view

    def ship(self, seat: int) -> ShipView:
        return self.view().ships[seat]

    def crew(self, seat: int) -> list[str]:
        return [each.pirate for each in self.ship(seat).pirates]

    def captain(self, seat: int) -> str | None:
        return next((each.pirate for each in self.ship(seat).pirates if each.is_captain), None)

    def hand(self, seat: int) -> list[str]:
        return list(self.view(seat).hand)

    def totals(self) -> tuple[int, int]:
        fight = self.view().fight
        assert fight is not None
        return fight.sides[0].total, fight.sides[1].total


def listed(names: str) -> list[str]:
    return names.split(", ") if names else []


def rows_of_hexes(rows: Rows) -> Iterator[tuple[str, str]]:
    """Hexes such as C7: the letter of the row, then the signs of all its hexes."""
    for row, *signs in rows:
        if len(signs) != len(ROWS[row].split()):
            raise BadDrawing(f"row {row} has {len(ROWS[row].split())} hexes, not {len(signs)}")
        yield from ((f"{row}{at}", sign) for at, sign in enumerate(signs, start=1))


def terrain_of(place: str) -> str:
    return ROWS[place[0]].split()[int(place[1:]) - 1]


BOARD = Board(rows_of_hexes, terrain_of, lambda sign: sign in (*SHIPS, *TILES, GONE, DUTCHMAN))


def with_tiles(place: str, things: list[str]) -> list[str]:
    """A ship turns the tile it stands on, so that tile has gone unless another one is drawn."""
    tiles, tiled = {*TILES, GONE} & set(things), terrain_of(place) in "~s"
    if tiles and not tiled:
        raise BadDrawing(f"there is no tile on {place}")
    return [*things, GONE] if tiled and not tiles and set(things) & set(SHIPS) else things


def opening(players: int = 2, *luck: int | str, **options: object) -> tuple[Kings, list[Event]]:
    """A new match with known luck, and its first events."""
    return opened(GAME, players, [Scene.scripted(outcome) for outcome in luck], options)

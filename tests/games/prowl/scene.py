"""A situation in Pirates on the Prowl, drawn as text on a section of the real board.

    Scene('''
        @12,5
        ..bb
        .A.G
    ''', board="large", cards={"blue": "C05, silver"}, roll=3)

The first line is the square in the corner; then the terrain of the board, with ships A G H J K P Q X (in the order of
the seats; with two ships each A and G are the first seat's) and Z for Davy. `at` puts ships on fields by name. All
other ships are in their home towns. Cards are taken from the blind stack and from the stock.
"""

from collections.abc import Collection, Mapping
from typing import Any

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.messages import Button, Card, Event, Move, Piece, Place, Refusal, kind_of
from skulduggery.core.parts import load_boards, load_data
from skulduggery.core.setting import setting_for
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.components import CARD_INDEX, CARDS, CARGOES
from skulduggery.games.prowl.decisions import ask_first
from skulduggery.games.prowl.moves import DavySkip, Done, Roll, Sail
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.state import Prowl, ProwlSetting, fleet_colours, set_up
from skulduggery.games.prowl.turns import begin_turn, first_colours, usable_ships
from skulduggery.games.prowl.views import ProwlView, ShipView
from tests.games.drawing import BadDrawing, Board, numbered
from tests.games.situation import Situation, chosen, opened

PACKAGE = "skulduggery.games.prowl"
BOARDS = {name: board.rows for name, board in load_boards(PACKAGE).items()}
DATA = load_data(PACKAGE)
SHIPS = "AGHJKPQX"
DAVY = "Z"


class Scene(Situation[Prowl]):
    """A match in that situation: seat `seat` begins its turn, and has thrown `die` (or for `steps`) if given."""

    game = GAME

    def __init__(
        self,
        drawing: str = "",
        *,
        players: int = 2,
        board: str = "large",
        seat: int = 0,
        roll: int = 0,
        steps: int = 0,
        at: Mapping[str, str] | None = None,
        cards: Mapping[str, str] | None = None,
        chests: Mapping[str, str] | None = None,
        last_raid: Mapping[str, str] | None = None,
        wrecked: Collection[str] = (),
        idle: Mapping[str, int] | None = None,
        stock: Mapping[str, int] | None = None,
        davy_at: str = "kingdom",
        commander: int = -1,
        round: int = 1,  # noqa: A002  # the rules' own word
        starter: int = 0,
        **options: object,
    ) -> None:
        given = chosen(ProwlOptions, GAME, players, {"board": board, **options})
        self.state = set_up(
            setting_for(ProwlSetting, given), fleet_colours(given, first_colours(given, ScriptedChance([])))
        )
        self.sea = self.state.setting.sea
        self.names = [self.state.ship_id(ship) for ship in range(self.state.setting.ships)]
        self.state.davy = self.sea.index[davy_at]
        self.put_all(drawing, BOARDS[board if board != "usual" else "small"])
        for name, field in (at or {}).items():
            self.state.places[self.ship_number(name)] = self.sea.index[field]
        self.hand_out(self.state.cards, cards or {})
        self.hand_out(self.state.chests, chests or {})
        for name, town in (last_raid or {}).items():
            self.state.last_raid[self.ship_number(name)] = self.sea.index[town]
        for name in wrecked:
            self.state.wrecked[self.ship_number(name)] = True
        for name, turns in (idle or {}).items():
            self.state.idle[self.ship_number(name)] = turns
        for kind, left in (stock or {}).items():
            self.state.stock[CARD_INDEX[kind] - CARGOES] = left
        self.state.commander, self.state.round, self.state.starter = commander, round, starter
        begin_turn(self.state, seat, [])
        if usable_ships(self.state, seat):
            ask_first(self.state)
        if (roll or steps) and commander == seat:
            self.play(DavySkip())
        if roll:
            self.play(Roll(), roll)
        if steps:
            self.throw(steps)

    def throw(self, steps: int) -> None:
        """Throw the die that makes so many steps, whatever the ship carries."""
        ship = self.state.ship
        bonus = self.state.cargoes(ship) if self.state.cards[ship] else 3
        self.play(Roll(), steps - bonus)

    def put_all(self, drawing: str, rows: list[str]) -> None:
        def terrain(square: str) -> str:
            x, y = coordinates(square)
            return rows[y][x]

        found = Board(numbered, terrain, lambda sign: sign in SHIPS + DAVY).read(drawing)
        signs = [sign for things in found.values() for sign in things]
        if len(set(signs)) < len(signs):
            raise BadDrawing(f"a ship is drawn twice: {signs}")
        for square, (sign,) in found.items():
            self.put(sign, square)

    def put(self, sign: str, square: str) -> None:
        field = self.sea.field_at[coordinates(square)]
        if sign == DAVY:
            self.state.davy = field
        else:
            self.state.places[SHIPS.index(sign)] = field

    def ship_number(self, name: str) -> int:
        return self.names.index(name)

    def hand_out(self, lists: list[list[Any]], cards: Mapping[str, str]) -> None:
        for name, listed in cards.items():
            ship = self.ship_number(name)
            for card in listed.split(", ") if listed else []:
                face = CARD_INDEX[card]
                lists[ship].append(self.state.setting.knowledge.announced(face, self.state.owner(ship)))
                if face < CARGOES:
                    self.state.blind.remove(face)
                else:
                    self.state.stock[face - CARGOES] -= 1

    # --- what can be done

    @staticmethod
    def scripted(outcome: int | str) -> int | str:
        """Cards are called by their ids."""
        return CARD_INDEX[outcome] if isinstance(outcome, str) else outcome

    def reach(self) -> set[str]:
        """The fields offered to sail to."""
        return {move.to for move in self.moves() if isinstance(move, Sail)}

    def offered(self) -> set[str]:
        """Moves in short: `trade C05`, `raid`, `swap C01 C02`."""
        return {short(move) for move in self.moves()}

    def pass_turn(self) -> None:
        """The seat whose turn it is throws a one, stays where it is and does nothing; with two ships the first one."""
        if self.asked.startswith("ship "):
            self.play(self.moves()[0])
        ship = self.state.ship
        self.play(Roll(), 1)
        self.play(Sail(self.sea.names[self.state.places[ship]]))
        if Done() in self.moves():
            self.play(Done())

    def why(self, target: str) -> Refusal | None:
        """Why not this field, pawn, card or button? None: it is offered."""
        if target in (*self.names, "davy"):
            return GAME.why_not(self.state, Piece(target))
        if target.startswith(("aboard-", "chest-")):
            return GAME.why_not(self.state, Card(target))
        is_place = target in self.sea.index
        return GAME.why_not(self.state, Place(target) if is_place else Button(target))

    # --- how things stand

    def view(self, seat: int | None = None) -> ProwlView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, ProwlView)
        return view

    def ship(self, name: str, seat: int | None = None) -> ShipView:
        return self.view(seat).ships[self.ship_number(name)]

    def where(self, name: str) -> str:
        return self.ship(name).place

    def cards(self, name: str) -> str:
        return listed(self.state.cards[self.ship_number(name)])

    def chest(self, name: str) -> str:
        return listed(self.state.chests[self.ship_number(name)])

    def seen_aboard(self, name: str, seat: int | None) -> str:
        """What a seat sees on the masts: faces, or backs in brackets."""
        return ", ".join(card.card or f"({card.back})" for card in self.ship(name, seat).cards)

    def left(self, kind: str) -> int:
        return self.state.stock[CARD_INDEX[kind] - CARGOES]

    def pile(self) -> list[str]:
        return [CARDS[card] for card in self.state.pile]

    @property
    def davy(self) -> str:
        return self.sea.names[self.state.davy]


def short(move: Move) -> str:
    values = [getattr(move, name) for name in move.__struct_fields__]
    return " ".join([kind_of(move), *values])


def listed(cards: list[Any]) -> str:
    return ", ".join(CARDS[face] for face in sorted(card.face for card in cards))


def coordinates(square: str) -> tuple[int, int]:
    """Column and row of a square such as 12,5."""
    x, y = square.split(",")
    return int(x), int(y)


def opening(players: int, *luck: int | str, **options: object) -> tuple[Prowl, list[Event]]:
    """A new match whose luck is known (by default seat 0 starts), and its first events."""
    return opened(GAME, players, luck or [6, *[1] * (players - 1)], options)

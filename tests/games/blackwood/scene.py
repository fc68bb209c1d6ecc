"""A situation in Port Blackwood, drawn as text on a section of the real chart.

    Scene('''
              H I J K L
          10  e . . . .
          11  . R . * 1
         K11: B o2
    ''', coins={"blue": 1}, roll=4)

Signs: the terrain of the chart (`.` is any open sea), ships R B G Y U W (U is purple), `1` Blackbeard, `2` the Sea
Monster, `o` an abandoned coin (`o2`: two), `*` several things, listed below. Everything else is at home.
"""

import re
from collections.abc import Mapping
from typing import Any

from skulduggery.core.messages import Button, Event, Piece, Place, Refusal
from skulduggery.core.parts import load_boards
from skulduggery.core.setting import setting_for
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.decisions import ROLLS, ask_first
from skulduggery.games.blackwood.moves import Draw, Roll, Sail, Way
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.state import Blackwood, BlackwoodSetting, set_up
from skulduggery.games.blackwood.turns import begin_turn
from skulduggery.games.blackwood.views import BlackwoodView
from tests.games.drawing import Board, lettered, sign_at
from tests.games.situation import Situation, chosen, opened
from tests.question import asked_in

CHART = load_boards("skulduggery.games.blackwood")["chart"].rows
SHIPS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "U": "purple", "W": "white"}
COLOURS = list(SHIPS.values())
JAILERS = {"1": 0, "2": 1}
NAMES = ["blackbeard", "monster"]
BUTTONS = ("draw", "roll", "pass", "stay")
GOLD = re.compile(r"o\d*")
ALL_CANNONBALLS = 8


def terrain(square: str) -> str:
    """Any open sea may be drawn as `.`."""
    sign = sign_at(CHART, square)
    return f"{sign}." if sign in "+>" else sign


BOARD = Board(lettered, terrain, lambda sign: sign in SHIPS or sign in JAILERS or bool(GOLD.fullmatch(sign)), "*")


class Scene(Situation[Blackwood]):
    """A match in that situation, at the start of the turn of `seat`: at DRAW, or after the event or blue roll given."""

    game = GAME

    def __init__(
        self,
        drawing: str = "",
        *,
        players: int = 3,
        seat: int = 0,
        event: str = "",
        roll: int = 0,
        coins: Mapping[str, int] | None = None,
        balls: Mapping[str, int] | None = None,
        stores: Mapping[str, int] | None = None,
        hoard: int | None = None,
        stockpile: int | None = None,
        **options: object,
    ) -> None:
        given = chosen(BlackwoodOptions, GAME, players, options)
        self.state = set_up(setting_for(BlackwoodSetting, given))
        self.state.pack = [card for card, count in PACK.items() for _ in range(count)] if given.events == "deck" else []
        for square, things in BOARD.read(drawing).items():
            for thing in things:
                self.put(thing, square)
        for ship, carried in (coins or {}).items():
            self.state.coins[COLOURS.index(ship)] = carried
        for ship, stored in (stores or {}).items():
            self.state.stores[self.owner(ship)] = stored
        for ship, held in (balls or {}).items():
            self.state.balls[self.owner(ship)] = held
        self.state.stockpile = ALL_CANNONBALLS - sum(self.state.balls) if stockpile is None else stockpile
        self.state.hoard = self.coins_left() if hoard is None else hoard
        self.begin(seat, event, roll)

    def put(self, thing: str, square: str) -> None:
        at = self.state.setting.sea.index[square]
        if thing in SHIPS:
            self.state.places[COLOURS.index(SHIPS[thing])] = at
        elif thing in JAILERS:
            self.state.jailers[JAILERS[thing]] = at
        else:
            self.state.gold[at] = int(thing[1:] or "1")

    def coins_left(self) -> int:
        """The hoard when no coin is lost: what is neither carried, stored nor abandoned."""
        elsewhere = sum(self.state.coins) + sum(self.state.stores) + sum(self.state.gold.values())
        return max(0, 2 * self.state.setting.players - 1 - elsewhere)

    def begin(self, seat: int, event: str, roll: int) -> None:
        self.state.starter = seat
        begin_turn(self.state, seat, [])
        ask_first(self.state)
        if event:
            self.play(Draw(), event)
        if roll:
            self.state.pending = [ROLLS[seat]]
            self.play(Roll(), roll)

    def bring_home(self, ship: str, to: str) -> list[Event]:
        """Sails to that square by way of Port Blackwood. Of several ways the first delivers most. PB-6.04"""
        return self.play_on(Sail(ship, to), Way(0))

    # --- what can be done

    @property
    def asked(self) -> str:
        """The kind of the decision that is asked; empty when the game is over."""
        return asked_in(self.state).kind if self.state.pending else ""

    def squares(self, ship: str = "") -> set[str]:
        """The squares offered (for `ship` only, if it is named)."""
        offered: list[Any] = [move for move in self.moves() if hasattr(move, "to")]
        return {move.to for move in offered if ship in ("", getattr(move, "ship", ship))}

    def allowances(self) -> tuple[int, ...]:
        """At SAIL: the squares each eligible ship has."""
        question = GAME.question(self.state)
        assert question is not None
        allowances: Any = getattr(question.figures, "allowances", ())
        return tuple(allowances)

    def why(self, target: str) -> Refusal | None:
        """Why not this square, ship, jailer or button? None: it is offered."""
        if target in BUTTONS:
            return GAME.why_not(self.state, Button(target))
        pieces = (*COLOURS, *NAMES)
        return GAME.why_not(self.state, Piece(target) if target in pieces else Place(target))

    # --- how things stand

    @property
    def view(self) -> BlackwoodView:
        view = GAME.view(self.state, None)
        assert isinstance(view, BlackwoodView)
        return view

    @property
    def gold(self) -> dict[str, int]:
        return {lot.square: lot.amount for lot in self.view.gold}

    def owner(self, ship: str) -> int:
        return self.state.setting.owners[COLOURS.index(ship)]

    def where(self, piece: str) -> str:
        """The square of a ship or jailer."""
        squares = self.state.jailers if piece in NAMES else self.state.places
        return self.state.name(squares[(NAMES if piece in NAMES else COLOURS).index(piece)])

    def coins(self, ship: str) -> int:
        return self.state.coins[COLOURS.index(ship)]

    def balls(self, ship: str) -> int:
        """The cannonballs of the owner of `ship`."""
        return self.state.balls[self.owner(ship)]

    def store(self, ship: str) -> int:
        return self.state.stores[self.owner(ship)]

    def is_captive(self, ship: str) -> bool:
        return self.view.ships[COLOURS.index(ship)].captive


PACK = {"blackbeard": 4, "monster": 4, "breeze": 2, "siren": 2}


def opening(players: int, *rolls: int, **options: object) -> tuple[Blackwood, list[Event]]:
    """A new match whose starting rolls are known (by default seat 0 starts), and its first events."""
    return opened(GAME, players, rolls or [6, 5, 4, 3, 2, 1][:players], options)

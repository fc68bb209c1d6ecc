"""A situation in Bounty, drawn as text on a section of the real chart.

    Scene('''
              H I J
           9  . + .
          10  C . E
          I9: G Z
    ''', holds={"crimson": "Red Moll"}, roll=4)

Signs: the terrain of the chart, ships C G E Z V I (crimson, gold, emerald, azure, violet, ivory), `+` several ships,
listed below. With two players C and G are the first ships, c and g the second. All other ships are in Home Port.
Holds and plunder are card names, the top card last; `shown` are the ships whose top card lies face up.
"""

from collections.abc import Collection, Mapping
from typing import Any

from skulduggery.core.messages import Button, Event, Move, Piece, Place, Refusal, kind_of
from skulduggery.core.parts import load_boards, load_data
from skulduggery.core.setting import setting_for
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty import components as engine
from skulduggery.games.bounty.decisions import ROLLS
from skulduggery.games.bounty.moves import Roll
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.state import EVERYBODY, Bounty, BountySetting, Cargo, set_up
from skulduggery.games.bounty.views import BountyView, ShipView
from tests.games.drawing import BadDrawing, Board, lettered, sign_at
from tests.games.situation import Situation, chosen, opened

CHART = load_boards("skulduggery.games.bounty")["chart"].rows
DATA = load_data("skulduggery.games.bounty")
NUMBERS = {card["name"]: number for number, card in enumerate(DATA["card"])}
IDS = {card["name"]: card["id"] for card in DATA["card"]}
VALUES = {card["name"]: card["value"] for card in DATA["card"]}
NAMES = {card["id"]: card["name"] for card in DATA["card"]}
PORT_OF = {card["name"]: card["port"] - 1 for card in DATA["card"]}
CHEST = [card["id"] for card in DATA["chest"]]
SHIPS = {"C": "crimson", "G": "gold", "E": "emerald", "Z": "azure", "V": "violet", "I": "ivory"}
PAIRS = {"C": "crimson-1", "c": "crimson-2", "G": "gold-1", "g": "gold-2"}


class Scene(Situation[Bounty]):
    """A match in that situation, at ROLL of `ship`, or at what follows when `roll` is given."""

    game = GAME

    def __init__(
        self,
        drawing: str = "",
        *,
        players: int = 3,
        ship: str = "",
        roll: int = 0,
        holds: Mapping[str, str] | None = None,
        plunder: Mapping[str, str] | None = None,
        shown: Collection[str] = (),
        claims: Mapping[str, str] | None = None,
        commission: str = "",
        distress: Collection[str] = (),
        purses: Mapping[int, int] | None = None,
        loans: Mapping[int, int] | None = None,
        round: int = 1,  # noqa: A002  # the rules' own word
        starter: int = 0,
        **options: object,
    ) -> None:
        given = chosen(BountyOptions, GAME, players, options)
        self.state = set_up(setting_for(BountySetting, given))
        self.index = self.state.setting.ship_numbers
        signs = PAIRS if players == 2 else SHIPS
        board = Board(lettered, lambda square: sign_at(CHART, square), lambda sign: sign in signs)
        for square, things in board.read(drawing).items():
            for sign in things:
                self.put(signs[sign], square)
        self.load(self.state.holds, holds or {})
        self.state.used = [sum(1 << engine.PORT_OF[cargo.card] for cargo in hold) for hold in self.state.holds]
        self.load(self.state.plunders, plunder or {})
        for name in shown:
            self.state.shown[self.index[name]] = True
            self.state.holds[self.index[name]][-1].known = EVERYBODY
        for name, robber in (claims or {}).items():
            self.state.claims[self.index[name]] = self.index[robber]
        if commission:
            self.state.commission = self.index[commission]
        for name in distress:
            self.state.distress[self.index[name]] = True
        for seat, purse in (purses or {}).items():
            self.state.purses[seat] = purse
        for seat, count in (loans or {}).items():
            self.state.loans[seat] = count
        self.begin(self.index[ship] if ship else 0, round, starter)
        if roll:
            self.play(Roll(), roll)

    def put(self, name: str, square: str) -> None:
        sea = self.state.setting.sea
        if sea.land[sea.index[square]]:
            raise BadDrawing(f"{square} is land: no ship can be there")
        self.state.places[self.index[name]] = sea.index[square]

    def load(self, lists: list[list[Cargo]], cards: Mapping[str, str]) -> None:
        """Put cards aboard; they come out of their packs."""
        for name, listed in cards.items():
            ship = self.index[name]
            for card in listed.split(", "):
                number = NUMBERS[card]
                self.state.packs[PORT_OF[card]].remove(number)
                lists[ship].append(Cargo(number, 1 << self.state.owner(ship), 0))

    def begin(self, ship: int, number: int, starter: int) -> None:
        self.state.starter, self.state.round = starter, number
        self.state.active, self.state.ship = self.state.owner(ship), ship
        self.state.pending = [ROLLS[self.state.setting.each][ship]]

    # --- what can be done

    @staticmethod
    def scripted(outcome: int | str) -> int | str:
        """Packs and chest contain numbers; tests use names and ids."""
        if isinstance(outcome, str):
            return str(CHEST.index(outcome) if outcome in CHEST else NUMBERS[outcome])
        return outcome

    @property
    def asked(self) -> str:
        """The decision and its ship, `throw crimson`; empty when the game is over."""
        question = GAME.question(self.state)
        return f"{question.kind} {getattr(question.figures, 'ship', '')}" if question else ""

    def squares(self, kind: str = "sail") -> set[str]:
        """The squares offered to sail to, or to raid."""
        offered: list[Any] = [move for move in self.moves() if kind_of(move) == kind]
        return {move.square for move in offered}

    def attacks(self) -> list[Move]:
        return [move for move in self.moves() if kind_of(move) != "sail"]

    def why(self, target: str) -> Refusal | None:
        """Why not this square, ship or button? None: it is offered."""
        if target in self.index:
            return GAME.why_not(self.state, Piece(target))
        is_place = target in self.state.setting.sea.index
        return GAME.why_not(self.state, Place(target) if is_place else Button(target))

    # --- how things stand

    def view(self, seat: int | None = None) -> BountyView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, BountyView)
        return view

    def ship(self, name: str, seat: int | None = None) -> ShipView:
        return self.view(seat).ships[self.index[name]]

    def where(self, name: str) -> str:
        return self.ship(name).place

    def hold(self, name: str) -> str:
        """The names of the cards in a hold, the top card last."""
        return named(self.state.holds[self.index[name]])

    def plunder(self, name: str) -> str:
        return named(self.state.plunders[self.index[name]])

    def pack(self, port: str) -> list[str]:
        numbers = self.state.packs[[each["key"] for each in DATA["port"]].index(port)]
        return sorted(DATA["card"][number]["name"] for number in numbers)

    def purse(self, seat: int) -> int:
        return self.state.purses[seat]


def named(cargoes: list[Cargo]) -> str:
    return ", ".join(DATA["card"][cargo.card]["name"] for cargo in cargoes)


def ids(cards: str) -> tuple[str, ...]:
    """The ids of cards by their names, as events carry them."""
    return tuple(IDS[name] for name in cards.split(", "))


def opening(players: int, *rolls: int, **options: object) -> tuple[Bounty, list[Event]]:
    """A new match whose first throws are known (by default seat 0 starts), and its first events."""
    return opened(GAME, players, rolls or [6, 5, 4, 3, 2, 1][:players], options)

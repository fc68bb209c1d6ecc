"""Claims: two seats claim free hexes in turn, and a gull sits on the newest claim. Eight claims end the match."""

from typing import Any

import msgspec

from skulduggery.core.chance import Chance
from skulduggery.core.fields import ByPlace, PieceId, PlaceId, SeatNumber
from skulduggery.core.game import Decision, OpenGame, Pending, State
from skulduggery.core.hexes import HexGrid
from skulduggery.core.messages import Event, Move, Place, Refusal, Result, Target, View
from skulduggery.core.options import Options
from skulduggery.core.refusals import Occupied

HEXES = HexGrid(2)
LAND = HEXES.at("C3")
LAST = 8


class Claim(Move, frozen=True):
    hex: PlaceId


class Claimed(Event, frozen=True):
    rule = "CL-1"

    seat: SeatNumber
    hex: PlaceId


class Gull(msgspec.Struct, frozen=True):
    piece: PieceId
    place: PlaceId


class ClaimsView(View, frozen=True):
    owners: ByPlace[SeatNumber]
    gulls: tuple[Gull, ...]
    left: int


class Sea(State):
    __slots__ = ("gull", "owners")

    def __init__(self, owners: list[int], gull: str, pending: list[Pending]) -> None:
        self.owners, self.gull, self.pending = owners, gull, pending

    def copy(self) -> "Sea":
        return Sea(self.owners[:], self.gull, self.pending[:])

    def left(self) -> int:
        return LAST - sum(owner >= 0 for owner in self.owners)


class ClaimDecision(Decision):
    kind, rule = "claim", "CL-1"

    def moves(self, state: Sea) -> list[Move]:
        return [Claim(HEXES.names[at]) for at, owner in enumerate(state.owners) if owner < 0 and at != LAND]

    def resolve(self, state: Sea, move: Any, chance: Chance, log: list[Event]) -> None:
        state.owners[HEXES.at(move.hex)], state.gull = self.seat, move.hex
        log.append(Claimed(self.seat, move.hex))
        if state.left():
            state.pending.append(ClaimDecision(1 - self.seat))

    def targets(self, state: Sea) -> list[Target]:
        return [Place(name) for name in HEXES.names]

    def targets_of(self, move: Any) -> tuple[Target, ...]:
        return (Place(move.hex),)

    def refusal(self, state: Sea, target: Target) -> Refusal:
        return Occupied(self.rule, getattr(target, "place", ""))


class Claims(OpenGame[Sea]):
    key, version, seats = "claims", 1, range(2, 3)
    options_type, move_type, first_seat_begins = Options, Claim, True

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Sea:
        return Sea([-1] * HEXES.size, "", [ClaimDecision(0)])

    def view(self, state: Sea, seat: int | None) -> View:
        gulls = (Gull("gull", state.gull),) if state.gull else ()
        return ClaimsView(tuple(state.owners), gulls, state.left())

    def result(self, state: Sea) -> Result | None:
        counts = tuple(sum(owner == seat for owner in state.owners) for seat in (0, 1))
        return None if state.pending else Result(tuple(1 + (max(counts) > own) for own in counts), counts, "")

    def all_moves(self, options: Options) -> list[Move]:
        return [Claim(name) for at, name in enumerate(HEXES.names) if at != LAND]

    def census(self, state: Sea) -> dict[str, int]:
        return {"hexes": len(state.owners)}


GAME = Claims()

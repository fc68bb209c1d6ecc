"""The movement phase. KP-3.*"""

from ...core.chance import Chance
from ...core.messages import Event, Move, Prospect, Refusal, Target
from . import why
from .base import SEATS, KingsDecision
from .cards import PLAY_TAILWIND, add_any_time_cards, play_any_time_card, play_tailwind
from .components import FACE_DOWN, FIRST_WARSHIP, NO_TILE, TAILWIND, TILE_KINDS, TILE_NATIONS
from .digging import declare
from .docking import dock
from .dutchman import catch_ships
from .events import Sailed, TileRemoved, TileTurned
from .fighting import FIGHT_PHASES
from .foresight import at_end
from .islands import can_dig
from .moves import Dig, PlayTailwind, Sail, Stop
from .questions import SailFigures
from .state import Kings
from .windows import OPEN_WINDOWS, SAIL_WINDOW

STOP, DIG = Stop(), Dig()


class SailDecision(KingsDecision):
    """Where to sail next, or to stop. Cards may be played in between."""

    kind = "sail"
    rule = "KP-3.01"
    may_draw = True
    figures_type = SailFigures
    buttons = ("stop", "dig")

    def always_asked(self, state: Kings) -> bool:
        """With cards in hand: whether any of them can be played now is secret."""
        return state.ships[self.seat].cards > 0

    def open_moves(self, state: Kings) -> list[Move]:
        """No digging and no cards: they tell of the hand."""
        sea, left = state.setting.sea, state.moves_left()
        found: list[Move] = []
        if left:
            reach = sea.reach(state.ships[self.seat].place, left, state.stops_now())
            found = [sea.sails[place] for place in reach]
        found.append(STOP)
        return found

    def moves(self, state: Kings) -> list[Move]:
        seat, found = self.seat, self.open_moves(state)
        if can_dig(state, seat):
            found.append(DIG)
        ship = state.ships[seat]
        if ship.cards:
            if ship.hand[TAILWIND]:
                found.append(PLAY_TAILWIND)
            add_any_time_cards(state, seat, found)
        return found

    def resolve(self, state: Kings, move: Move, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Sail):
            sail(state, self.seat, state.setting.sea.index[move.to], chance, log)
        elif isinstance(move, Stop):
            stop(state, self.seat, log)
        elif isinstance(move, Dig):
            declare(state, self.seat, log)
        else:
            state.pending.append(self)
            if isinstance(move, PlayTailwind):
                play_tailwind(state, self.seat, log)
            else:
                play_any_time_card(state, self.seat, move, chance, log)

    def prospects(self, state: Kings, move: Move) -> tuple[Prospect, ...]:
        if isinstance(move, Sail):
            return at_end(state, self.seat, state.setting.sea.index[move.to])
        return at_end(state, self.seat, state.ships[self.seat].place) if isinstance(move, Stop) else ()

    def figures(self, state: Kings) -> SailFigures:
        return SailFigures(state.moves_left(), state.name(state.ships[self.seat].place))

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_sailed(state, self.seat, target)


def sail(state: Kings, seat: int, to: int, chance: Chance, log: list[Event]) -> None:
    """KP-3.01, KP-3.05, KP-3.06, KP-3.09: sail to a hex within reach, then meet what is there."""
    ship = state.ships[seat]
    way = state.setting.sea.way(ship.place, to, state.stops_now())
    names = tuple([state.name(place) for place in way])
    log.append(Sailed(seat, names[0], names[-1], len(way) - 1, names))
    ship.place = to
    state.used += len(way) - 1
    if state.dutchman_catches(to):
        catch_ships(state, chance, log)
        return
    if state.tiles[to] == FACE_DOWN:
        turn_tile(state, seat, to, chance, log)
    if state.tiles[to] >= FIRST_WARSHIP:
        state.pending.append(FIGHT_PHASES[seat])
    else:
        state.pending.append(SAILS[seat])
    if state.setting.interferes:
        state.pending.append(OPEN_WINDOWS[SAIL_WINDOW])  # KP-8.15


def turn_tile(state: Kings, seat: int, place: int, chance: Chance, log: list[Event]) -> None:
    """KP-3.05: an empty tile leaves the board, a ship stays face up. KP-1.02: which it is nobody knew."""
    tile = chance.draw(state.shark if state.setting.sea.dark[place] else state.ocean)
    kind, nation, name = TILE_KINDS[tile], TILE_NATIONS[tile], state.name(place)
    log.append(TileTurned(seat, name, kind, nation))
    state.tiles[place] = tile
    if tile < FIRST_WARSHIP:
        state.stops &= ~(1 << place)
    if tile == NO_TILE:
        state.removed.append((place, tile))
        log.append(TileRemoved(name, kind, nation))


def stop(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-3.04, KP-4.02: in a hideout the ship is looked after, elsewhere it may fight."""
    if state.setting.sea.hideout[state.ships[seat].place]:
        dock(state, seat, log)
    else:
        state.pending.append(FIGHT_PHASES[seat])


SAILS = [SailDecision(seat) for seat in SEATS]

"""The movement phase. KP-3.*"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import FACE_DOWN, FIRST_WARSHIP, NO_TILE, TILE_KINDS, TILE_NATIONS
from .dutchman import catch_ships
from .errands import DOCK, FIGHT, SAIL, SAILS, then
from .events import Sailed, TileRemoved, TileTurned
from .state import Kings


def ask_to_sail(state: Kings, seat: int) -> None:
    then(state, SAIL, seat)


def sail(state: Kings, seat: int, to: int, chance: Chance, log: list[Event]) -> None:
    """KP-3.01, KP-3.05, KP-3.06, KP-3.09: along quiet hexes, and then what waits there."""
    ship = state.ships[seat]
    way = state.setting.sea.way(ship.place, to, state.loud_now())
    names = tuple([state.name(place) for place in way])
    log.append(Sailed(seat, names[0], names[-1], len(way) - 1, names))
    ship.place = to
    state.used += len(way) - 1
    if to == state.dutchman and not state.setting.sea.hideout[to]:
        catch_ships(state, chance, log)
        return
    if state.tiles[to] == FACE_DOWN:
        turn_tile(state, seat, to, chance, log)
    then(state, FIGHT if state.tiles[to] >= FIRST_WARSHIP else SAILS, seat)


def turn_tile(state: Kings, seat: int, place: int, chance: Chance, log: list[Event]) -> None:
    """KP-3.05: an empty tile leaves the board, a ship stays face up. KP-1.02: which it is nobody knew."""
    tile = chance.draw(state.shark if state.setting.sea.dark[place] else state.ocean)
    kind, nation, name = TILE_KINDS[tile], TILE_NATIONS[tile], state.name(place)
    log.append(TileTurned(seat, name, kind, nation))  # type: ignore[arg-type]  # the kind of a tile
    state.tiles[place] = tile
    if tile < FIRST_WARSHIP:
        state.loud &= ~(1 << place)
    if tile == NO_TILE:
        state.removed.append((place, tile))
        log.append(TileRemoved(name, kind, nation))  # type: ignore[arg-type]  # the kind of a tile


def stop(state: Kings, seat: int) -> None:
    """KP-3.04, KP-4.02: in a hideout the ship is looked after, elsewhere it may fight."""
    then(state, DOCK if state.setting.sea.hideout[state.ships[seat].place] else FIGHT, seat)

"""King of the Pirates, tied together."""

from typing import Any

from ...core.bounds import Bounds
from ...core.chance import Chance
from ...core.chart import Chart
from ...core.game import Game
from ...core.messages import Event, Move, Result, ScoreLine, View
from ...core.setting import setting_for
from . import bounds, cards, crew, docking, fighting, hidden, maintenance, mutiny, sailing, windows, winning
from .components import CARDS, IMMUNE, MOST_PLAYERS, PIRATES, SCAPEGOAT, TILE_KINDS, TILE_NATIONS
from .interruptions import INTERRUPTS, interrupt, may_interrupt
from .moves import AnyMove, PlayDutchman
from .options import KingsOptions
from .sea import the_sea
from .setup import set_out
from .state import Kings, KingsSetting
from .telling import TELLING
from .views import KingsView
from .windows import SAIL_WINDOW

# Action cards, pirates and sea tiles (`warship french`).
NUMBER_OF = {name: str(number) for names in (CARDS, PIRATES) for number, name in enumerate(names)} | {
    kind if nation is None else f"{kind} {nation}": str(tile)
    for tile, (kind, nation) in enumerate(zip(TILE_KINDS, TILE_NATIONS, strict=True))
}


class KingsGame(Game[Kings]):
    key = "kings"
    version = 4
    lengths = (25, 50)
    seats = range(2, MOST_PLAYERS + 1)  # KP-1.12
    options_type = KingsOptions
    telling = TELLING
    move_type = AnyMove
    listed = True
    reactions = (
        "window_maintenance",
        "window_dig",
        "window_fight",
        "window_sail",
        "window_dock",
        "window_interruption",
        "window_mutiny",
    )

    def set_up(self, options: KingsOptions, chance: Chance, log: list[Event]) -> Kings:
        return set_out(options, chance, log)

    def view(self, state: Kings, seat: int | None) -> View:
        return hidden.view(state, seat)

    def resample(self, state: Kings, seat: int | None, chance: Chance) -> Kings:
        return hidden.resample(state, seat, chance)

    def result(self, state: Kings) -> Result | None:
        return winning.result(state)

    def score_sheet(self, state: Kings, seat: int) -> tuple[ScoreLine, ...]:
        return winning.score_sheet(state, seat)

    def reactions_with(self, options: KingsOptions) -> tuple[str, ...]:
        """KP-8.15, KP-8.17, KP-8.18: which windows there are besides the usual ones."""
        usual, voyage, (interruption, rescue) = (
            self.reactions[:SAIL_WINDOW],
            self.reactions[SAIL_WINDOW:-2],
            self.reactions[-2:],
        )
        further = {"always": voyage, "anytime": (interruption,), "usual": ()}[options.interference]
        return (*usual, *further, rescue) if options.keelhaul == "any" else (*usual, *further)

    def interruption(self, state: Kings, seat: int) -> Move | None:
        return INTERRUPTS[seat] if may_interrupt(state, seat) else None

    def table_moves(self, state: Kings) -> list[Move]:
        return [INTERRUPTS[seat] for seat in range(state.setting.players) if may_interrupt(state, seat)]

    def resolve_table_move(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        interrupt(state, move.seat, log)

    def chart(self, options: KingsOptions) -> Chart:
        return the_sea().chart()

    def worth(self, view: KingsView) -> tuple[int, ...]:
        """Money is the score. KP-11.01"""
        return tuple([ship.money for ship in view.ships])

    def name_in_deck(self, card: str) -> str:
        """Packs and bags hold numbers."""
        return NUMBER_OF.get(card, card)

    def all_moves(self, options: KingsOptions) -> list[Move]:
        seats = range(options.players)
        pirates = range(len(PIRATES))
        found = [*maintenance.ONLY_BEGIN, *maintenance.ONLY_ROLL, *docking.ONLY_HIRE, *fighting.STAND_OR_FIRE]
        found += [maintenance.NO_STEAL, sailing.STOP, sailing.DIG, docking.DONE, *docking.BUYS]
        found += [fighting.ATTACK_NATION, fighting.NO_FIGHT, *fighting.ATTACK_SHIPS[: options.players]]
        found += [windows.PASS, mutiny.ACCEPT_MUTINY, mutiny.KEELHAUL_MOVE]
        found += [mutiny.SCAPEGOATS[pirate] for pirate in pirates if SCAPEGOAT[pirate]]
        found += [*crew.DISCARDS, *crew.CAPTAINS, *maintenance.DISCARD_CARDS]
        most, *less = maintenance.STEALINGS
        found += most[: options.players]
        found += [cards.PLAY_SCURVY[seat] for seat in seats]
        found += [cards.PLAY_MUTINY[seat] for seat in seats]
        found += [cards.PLAY_MURDER[seat][pirate] for seat in seats for pirate in pirates if not IMMUNE[pirate]]
        found += [cards.PLAY_CITRUS, cards.PLAY_TAILWIND, cards.PLAY_ATTACK, cards.PLAY_AMBUSH]
        found += [cards.PLAY_SOLDIERS, *cards.PLAY_MERCENARIES]
        found += [*the_sea().sails, *[PlayDutchman(name) for name in the_sea().names]]
        found += [row[seat] for row in less for seat in seats]
        return found + INTERRUPTS[: options.players]

    def bounds(self, options: KingsOptions) -> Bounds:
        return bounds.bounds(setting_for(KingsSetting, options))

    def census(self, state: Kings) -> dict[str, int]:
        """Section 2: cards of all packs, and tiles. Tokens and money come and go: they never run out."""
        hands = [kind for ship in state.ships for kind in ship.cards_in_hand()]
        actions = [*state.actions, *state.action_discards, *hands]
        counts: dict[str, int] = {name: actions.count(kind) for kind, name in enumerate(CARDS)}
        crews = [pirate for ship in state.ships for pirate in ship.crew]
        pirates = [*state.pirates, *state.pirate_discards, *crews]
        counts |= {name: pirates.count(pirate) for pirate, name in enumerate(PIRATES)}
        loot = [*state.loot, *state.loot_discards]
        counts |= {f"loot {value}": loot.count(value) for value in range(100, 600, 100)}
        faces = [tile for tile in state.tiles if 0 < tile < len(TILE_KINDS)]
        tiles = [*state.ocean, *state.shark, *faces, *[tile for _, tile in state.removed]]
        names = [f"{kind} {nation}" for kind, nation in zip(TILE_KINDS, TILE_NATIONS, strict=True)]
        return counts | {name: tiles.count(tile) for tile, name in enumerate(names)} | {"ships": len(state.ships)}

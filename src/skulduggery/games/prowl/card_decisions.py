"""The decisions about cards: at home, in a town, on an island, and after a raid or a battle (section 5).

If the number of choices could tell something about hidden cards, the seat is always asked. It is not where everybody
sees that there is nothing to choose, because there is no card that matters.
"""

from ...core.chance import Chance
from ...core.messages import Button, Event, Move, Prospect, Refusal, Target
from . import why
from .base import DONE, DONE_BUTTON, ShipDecision, aboard, cards_aboard, cargo_aboard, in_chest
from .battle import settle_battle
from .cargo import can_be_traded, cargo_for, dig, dump, may_raid_town, raid, trade
from .components import CARD_INDEX, CARDS, MASTS
from .foresight import untraded
from .homeport import home_moves, kinds_in, load, store, swap
from .moves import Dig, Done, Dump, Keep, Load, Raid, Store, Swap, Trade
from .questions import BootyFigures, IslandFigures, TownFigures
from .refusals import CardsFirst
from .state import Prowl

RAID, KEEP = Raid(), Keep()
RAID_BUTTON, KEEP_BUTTON = Button("raid"), Button("keep")
TRADES: list[Move] = [Trade(card) for card in CARDS]
DUMPS: list[Move] = [Dump(card) for card in CARDS]
DIGS: list[Move] = [Dig(card) for card in CARDS]


def dump_button(card: str) -> Button:
    return Button(f"dump-{card}")


def trade_button(card: str) -> Button:
    return Button(f"trade-{card}")


class HomeDecision(ShipDecision):
    """T6a: cards between ship and chest. Repeats until `done` or victory."""

    kind = "home"
    rule = "PR-6.01"

    def always_asked(self, state: Prowl) -> bool:
        """Unless ship and chest are empty, as everybody sees."""
        return bool(state.cards[self.ship] or state.chests[self.ship])

    def moves(self, state: Prowl) -> list[Move]:
        return [*home_moves(state, self.ship), DONE]

    def resolve(self, state: Prowl, move: Store | Load | Swap | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Done):
            return
        state.pending.append(self)
        if isinstance(move, Store):
            store(state, self.ship, CARD_INDEX[move.card], log)
        elif isinstance(move, Load):
            load(state, self.ship, CARD_INDEX[move.card], log)
        else:
            swap(state, self.ship, CARD_INDEX[move.out], CARD_INDEX[move.into], log)

    def targets(self, state: Prowl) -> list[Target]:
        cards: list[Target] = [aboard(card) for card in cards_aboard(state, self.ship)]
        cards += [in_chest(CARDS[face]) for face in kinds_in(state.chests[self.ship])]
        return [*cards, DONE_BUTTON, *state.things(self.seat)]

    def targets_of(self, move: Store | Load | Swap | Done) -> tuple[Target, ...]:
        if isinstance(move, Store):
            return (aboard(move.card),)
        if isinstance(move, Load):
            return (in_chest(move.card),)
        if isinstance(move, Swap):
            return (aboard(move.out), in_chest(move.into))
        return (DONE_BUTTON,)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_at_home(state, self.ship, target)


class TownDecision(ShipDecision):
    """T6b: trades, or a raid. PR-5.09, PR-5.10"""

    kind = "town"
    rule = "PR-5.10"
    may_draw = True
    figures_type = TownFigures

    def always_asked(self, state: Prowl) -> bool:
        """Unless there is no Cargo Card on board, as everybody sees: a raid or nothing."""
        return state.cargoes(self.ship) > 0

    def moves(self, state: Prowl) -> list[Move]:
        cargo = cargo_for(state, self.ship, state.places[self.ship])
        moves = [TRADES[card] for card in cargo if can_be_traded(state, self.ship, card)]
        if may_raid_town(state, self.ship):
            moves += [DUMPS[card] for card in cargo] if cargo else [RAID]
        moves.append(DONE)
        return moves

    def resolve(self, state: Prowl, move: Trade | Dump | Raid | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Trade):
            trade(state, self.ship, CARD_INDEX[move.card], log)
            state.pending.append(self)
        elif isinstance(move, Dump):
            dump(state, self.ship, CARD_INDEX[move.card], log)
            state.pending.append(self)
        elif isinstance(move, Raid) and raid(state, self.ship, chance, log):
            state.pending.append(DiscardDecision(self.seat, self.ship))

    def prospects(self, state: Prowl, move: Trade | Dump | Raid | Done) -> tuple[Prospect, ...]:
        return untraded(state, self.ship) if isinstance(move, Done) else ()

    def figures(self, state: Prowl) -> TownFigures:
        return TownFigures(self.name(state), state.setting.sea.names[state.places[self.ship]])

    def targets(self, state: Prowl) -> list[Target]:
        found: list[Target] = []
        for card in cargo_aboard(state, self.ship):
            found += [trade_button(card), dump_button(card)]
        cards: list[Target] = [aboard(card) for card in cards_aboard(state, self.ship)]
        return [*found, *cards, RAID_BUTTON, DONE_BUTTON, *state.things(self.seat)]

    def targets_of(self, move: Trade | Dump | Raid | Done) -> tuple[Target, ...]:
        if isinstance(move, Trade):
            return (aboard(move.card), trade_button(move.card))
        if isinstance(move, Dump):
            return (aboard(move.card), dump_button(move.card))
        return (RAID_BUTTON,) if isinstance(move, Raid) else (DONE_BUTTON,)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_in_town(state, self.ship, target)


class IslandDecision(ShipDecision):
    """T6c: dig. PR-7.01, PR-7.02. PR-7.03: below it may lie the question of an attack; whoever digs gives that up."""

    kind = "island"
    rule = "PR-7.01"
    figures_type = IslandFigures

    def always_asked(self, state: Prowl) -> bool:
        """Unless there is no Cargo Card on board, as everybody sees: nothing to dig with."""
        return state.cargoes(self.ship) > 0

    def moves(self, state: Prowl) -> list[Move]:
        maps = cargo_for(state, self.ship, state.places[self.ship])
        return [*[DIGS[card] for card in maps if can_be_traded(state, self.ship, card)], DONE]

    def resolve(self, state: Prowl, move: Dig | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Dig):
            dig(state, self.ship, CARD_INDEX[move.card], log)
            if isinstance(state.pending[-1], ShipDecision):
                state.pending.pop()
            state.pending.append(self)

    def prospects(self, state: Prowl, move: Dig | Done) -> tuple[Prospect, ...]:
        return untraded(state, self.ship) if isinstance(move, Done) else ()

    def figures(self, state: Prowl) -> IslandFigures:
        return IslandFigures(self.name(state), state.setting.sea.names[state.places[self.ship]])

    def targets(self, state: Prowl) -> list[Target]:
        cards: list[Target] = [aboard(card) for card in cards_aboard(state, self.ship)]
        return [*cards, DONE_BUTTON, *state.things(self.seat)]

    def targets_of(self, move: Dig | Done) -> tuple[Target, ...]:
        return (aboard(move.card),) if isinstance(move, Dig) else (DONE_BUTTON,)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_dug(state, self.ship, target)


class DiscardDecision(ShipDecision):
    """T7: a fourth card came aboard. PR-5.12"""

    kind = "discard"
    rule = "PR-5.12"
    otherwise = CardsFirst("PR-5.12")

    def moves(self, state: Prowl) -> list[Move]:
        return [DUMPS[face] for face in kinds_in(state.cards[self.ship])]

    def resolve(self, state: Prowl, move: Dump, chance: Chance, log: list[Event]) -> None:
        dump(state, self.ship, CARD_INDEX[move.card], log)

    def targets(self, state: Prowl) -> list[Target]:
        return [*dump_targets(state, self.ship), *state.things(self.seat)]

    def targets_of(self, move: Dump) -> tuple[Target, ...]:
        return (aboard(move.card), dump_button(move.card))


class LootDecision(ShipDecision):
    """T8a: the winner keeps what she likes, three cards at most. PR-10.09"""

    kind = "loot"
    rule = "PR-10.09"
    figures_type = BootyFigures

    def always_asked(self, state: Prowl) -> bool:
        """Unless she has thrown everything away, as everybody sees."""
        return bool(state.cards[self.ship])

    def moves(self, state: Prowl) -> list[Move]:
        dumps = [DUMPS[face] for face in kinds_in(state.cards[self.ship])]
        return dumps if len(state.cards[self.ship]) > MASTS else [KEEP, *dumps]

    def resolve(self, state: Prowl, move: Dump | Keep, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Dump):
            dump(state, self.ship, CARD_INDEX[move.card], log)
            state.pending.append(self)
        else:
            settle_battle(state, log)

    def figures(self, state: Prowl) -> BootyFigures:
        return BootyFigures(self.name(state), len(state.cards[self.ship]), MASTS)

    def targets(self, state: Prowl) -> list[Target]:
        return [KEEP_BUTTON, *dump_targets(state, self.ship), *state.things(self.seat)]

    def targets_of(self, move: Dump | Keep) -> tuple[Target, ...]:
        return (aboard(move.card), dump_button(move.card)) if isinstance(move, Dump) else (KEEP_BUTTON,)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_looted(state, self.ship, target)


def dump_targets(state: Prowl, ship: int) -> list[Target]:
    cards = cards_aboard(state, ship)
    return [*[aboard(card) for card in cards], *[dump_button(card) for card in cards]]

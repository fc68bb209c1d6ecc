"""What an attentive onlooker of Pirates on the Prowl knows, computed only from the events it saw.

Written from the specification (sections 8, 9 and 14), not from the engine. Hidden cards are kept as *worlds*: all
arrangements of the cards on ships and in chests that fit everything that was shown. If announcements fade, an onlooker
only counts the backs.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from ....core.chance import Chance, shuffle
from ....core.messages import Event
from .. import events as told
from ..components import CARDS
from ..state import Prowl
from ..views import CardView, ProwlView

MOST_WORLDS = 4000  # beyond, the onlooker gives up on hidden cards
Cards = tuple[str, ...]
World = tuple[Cards, ...]  # ship 0, ship 1, .., then chest 0, chest 1, ..


def back_of(card: str) -> str:
    if card.startswith("C"):
        return "green"
    return "yellow" if card == "bronze" else "red"


def plus(cards: Cards, *more: str) -> Cards:
    return tuple(sorted([*cards, *more]))


def minus(cards: Cards, *gone: str) -> Cards | None:
    left = list(cards)
    for card in gone:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


class Notes:
    """Follows the events of one onlooker, from the first of the match on."""

    def __init__(self, state: Prowl, seat: int | None) -> None:
        setting = state.setting
        self.seat = seat
        self.names = [state.ship_id(ship) for ship in range(setting.ships)]
        self.owners = {name: setting.owners[ship] for ship, name in enumerate(self.names)}
        self.fades = setting.fades
        self.worlds: set[World] = {((),) * (2 * len(self.names))}
        self.lost = False  # too many worlds
        self.fields = {name: f"home_{name}" for name in self.names}
        self.backs: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        self.chest_backs: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        self.davy, self.commander = "kingdom", None  # type: tuple[str, int | None]
        self.wrecked: set[str] = set()
        self.last_raid: dict[str, str | None] = dict.fromkeys(self.names)
        together = setting.options.raiding == "player"  # PR-12.07
        self.raid_with = {
            name: [each for each in self.names if each == name or (together and self.owners[each] == self.owners[name])]
            for name in self.names
        }
        self.pile: list[str] = []
        self.blind = 72
        self.over = False
        self.turn = (0, 0)
        self.drawn = ""

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            getattr(self, f"tell_{type(event).__name__}", self.tell_nothing)(event)

    def tell_nothing(self, event: Event) -> None:
        quiet = told.GameBegan | told.RoundBegan | told.TurnLost | told.ShipChosen
        assert isinstance(event, quiet | told.DavySkipped | told.DieThrown | told.DieRolled | told.BattleFought)

    # --- pawns

    def tell_TurnBegan(self, event: told.TurnBegan) -> None:  # noqa: N802  # named like the event
        self.turn = (event.seat, event.round)

    def tell_Sailed(self, event: told.Sailed) -> None:  # noqa: N802
        assert event.path[0] == event.start == (self.davy if event.ship == "davy" else self.fields[event.ship])
        assert event.path[-1] == event.to
        if event.ship == "davy":
            self.davy = event.to
        else:
            self.fields[event.ship] = event.to

    def tell_Exiled(self, event: told.Exiled) -> None:  # noqa: N802
        assert self.fields[event.ship] == event.start
        self.fields[event.ship] = event.island

    def tell_DavyTaken(self, event: told.DavyTaken) -> None:  # noqa: N802
        self.commander = event.seat

    def tell_DavySentHome(self, event: told.DavySentHome) -> None:  # noqa: N802
        assert self.davy == event.start
        self.davy, self.commander = "kingdom", event.commander

    def tell_Repaired(self, event: told.Repaired) -> None:  # noqa: N802
        self.wrecked.remove(event.ship)

    # --- cards

    def tell_CardDrawn(self, event: told.CardDrawn) -> None:  # noqa: N802
        self.blind -= 1
        assert self.blind == event.left
        self.last_raid |= dict.fromkeys(self.raid_with[event.ship], event.town)
        assert event.card is not None
        self.drawn = event.card
        if event.card.startswith("C"):
            self.gain(event.ship, event.card)
        else:
            self.pile.append(event.card)

    def tell_CardVoided(self, event: told.CardVoided) -> None:  # noqa: N802
        assert event.card == self.drawn
        self.lose(event.ship, event.card)

    def tell_PackShuffled(self, event: told.PackShuffled) -> None:  # noqa: N802
        assert event.cards == len(self.pile)
        self.blind, self.pile = event.cards, []

    def tell_BadLuckStruck(self, event: told.BadLuckStruck) -> None:  # noqa: N802
        self.lose(event.ship, *event.lost)
        self.fields[event.ship] = event.to
        if event.card == "shipwreck":
            self.wrecked.add(event.ship)
        if event.card in ("fire", "kraken"):
            self.keep(lambda world: not world[self.at(event.ship)])

    def tell_Reborn(self, event: told.Reborn) -> None:  # noqa: N802
        self.lose(event.ship, *event.chest, chest=True)
        self.last_raid |= dict.fromkeys(self.raid_with[event.ship])

    def tell_Died(self, event: told.Died) -> None:  # noqa: N802
        self.lose(event.ship, *event.chest, chest=True)
        self.fields[event.ship], self.last_raid[event.ship] = "", None

    def tell_Traded(self, event: told.Traded) -> None:  # noqa: N802
        assert event.card is not None
        assert event.reward is not None
        self.lose(event.ship, event.card, *([event.extra] if event.extra else []))
        self.gain(event.ship, event.reward)

    def tell_Dug(self, event: told.Dug) -> None:  # noqa: N802
        assert event.card is not None
        assert event.reward is not None
        self.lose(event.ship, event.card)
        self.gain(event.ship, event.reward)

    def tell_Dumped(self, event: told.Dumped) -> None:  # noqa: N802
        self.lose(event.ship, event.card)

    def tell_Sunk(self, event: told.Sunk) -> None:  # noqa: N802
        self.lose(event.ship, *event.cards)

    def tell_Stored(self, event: told.Stored) -> None:  # noqa: N802
        here, there = self.at(event.ship), self.at(event.ship, chest=True)
        self.backs[event.ship][event.back] -= 1
        self.chest_backs[event.ship][event.back] += 1
        self.branch(lambda world: moved(world, here, there, event.back, event.card))

    def tell_Loaded(self, event: told.Loaded) -> None:  # noqa: N802
        here, there = self.at(event.ship, chest=True), self.at(event.ship)
        self.chest_backs[event.ship][event.back] -= 1
        self.backs[event.ship][event.back] += 1
        self.branch(lambda world: moved(world, here, there, event.back, event.card))

    def tell_Swapped(self, event: told.Swapped) -> None:  # noqa: N802
        ship, chest = self.at(event.ship), self.at(event.ship, chest=True)

        def exchanged(world: World) -> Iterator[World]:
            kept = next(card for card in world[chest] if back_of(card) == "green")
            for out in sorted(set(world[ship])):
                if back_of(out) == "green" and event.out in (None, out) and event.into in (None, kept):
                    found = list(world)
                    found[ship] = plus(minus(world[ship], out) or (), kept)
                    found[chest] = plus(minus(world[chest], kept) or (), out)
                    yield tuple(found)

        self.branch(exchanged)

    def tell_SpoilsTaken(self, event: told.SpoilsTaken) -> None:  # noqa: N802
        winner, loser = self.at(event.ship), self.at(event.target)
        assert Counter(event.backs) == +self.backs[event.target]
        self.backs[event.ship] += self.backs[event.target]
        self.backs[event.target] = Counter()

        def taken(world: World) -> Iterator[World]:
            if not event.cards or world[loser] == tuple(sorted(event.cards)):
                found = list(world)
                found[winner], found[loser] = plus(world[winner], *world[loser]), ()
                yield tuple(found)

        self.branch(taken)

    def tell_GameEnded(self, event: told.GameEnded) -> None:  # noqa: N802
        shown = tuple(tuple(sorted(cards)) for cards in (*event.aboard, *event.chests))
        self.keep(lambda world: world == shown)
        self.over = True

    # --- worlds

    def at(self, ship: str, chest: bool = False) -> int:
        return self.names.index(ship) + (len(self.names) if chest else 0)

    def gain(self, ship: str, card: str) -> None:
        self.backs[ship][back_of(card)] += 1
        place = self.at(ship)
        self.branch(lambda world: [(*world[:place], plus(world[place], card), *world[place + 1 :])])

    def lose(self, ship: str, *cards: str, chest: bool = False) -> None:
        place, backs = self.at(ship, chest), self.chest_backs if chest else self.backs
        for card in cards:
            backs[ship][back_of(card)] -= 1
        self.pile += [card for card in cards if card.startswith("C")]

        def without(world: World) -> Iterator[World]:
            left = minus(world[place], *cards)
            if left is not None:
                yield (*world[:place], left, *world[place + 1 :])

        self.branch(without)

    def keep(self, fits: Callable[[World], bool]) -> None:
        self.branch(lambda world: [world] if fits(world) else [])

    def branch(self, follow: Callable[[World], Sequence[World] | Iterator[World]]) -> None:
        if self.fades or self.lost:
            return
        self.worlds = {after for world in self.worlds for after in follow(world)}
        assert self.worlds, "nothing fits what was shown"
        self.lost = len(self.worlds) > MOST_WORLDS

    # --- comparing

    def check(self, view: ProwlView) -> None:
        """The view agrees with the notes in everything."""
        assert (view.active, view.round) == self.turn
        assert view.davy in (self.davy, None)
        assert (view.commander, view.blind, Counter(view.pile)) == (self.commander, self.blind, Counter(self.pile))
        for at, (name, ship) in enumerate(zip(self.names, view.ships, strict=True)):
            assert (ship.ship, ship.place, ship.wrecked) == (name, self.fields[name], name in self.wrecked)
            assert ship.last_raid == self.last_raid[name]
            assert Counter(card.back for card in ship.cards) == +self.backs[name]
            assert Counter(card.back for card in ship.chest) == +self.chest_backs[name]
            self.check_faces(at, ship.cards)
            if ship.chest_value is None:
                assert all(card.card is None for card in ship.chest)

    def check_faces(self, at: int, cards: tuple[CardView, ...]) -> None:
        """The view shows a face exactly if it is the same in all worlds."""
        if self.fades or self.lost:
            return
        shown = Counter(card.card for card in cards if card.card)
        possible = {world[at] for world in self.worlds}
        assert all(shown <= Counter(world) for world in possible)
        if len(possible) == 1:
            assert shown == Counter(next(iter(possible))), "known to all, but not shown"

    def contradictions(self, state: Prowl) -> list[str]:
        """What in a state cannot be true for this onlooker."""
        piles = [tuple(sorted(CARDS[card.face] for card in pile)) for pile in state.cards + state.chests]
        found = [
            f"{name} has other backs"
            for at, name in enumerate(self.names)
            if Counter(map(back_of, piles[at])) != +self.backs[name]
            or Counter(map(back_of, piles[at + len(self.names)])) != +self.chest_backs[name]
        ]
        if not (self.fades or self.lost) and tuple(piles) not in self.worlds:
            found.append(f"{piles} is none of {len(self.worlds)} possible worlds")
        return found


def contradictions(state: Prowl, seen: Sequence[Event], seat: int | None) -> list[str]:
    """The contradictions between a state and what `seat` has seen."""
    notes = Notes(state, seat)
    notes.follow(seen)
    return notes.contradictions(state)


def reorder(state: Prowl, seat: int | None, chance: Chance) -> None:
    """PR-14.01: the cards of a ship and of a chest are a pile; nobody but the owner knows their order."""
    for ship in range(state.setting.ships):
        if state.owner(ship) != seat:
            shuffle(state.cards[ship], chance)
            shuffle(state.chests[ship], chance)


def moved(world: World, here: int, there: int, back: str, card: str | None) -> Iterator[World]:
    """A card with this back (or this very one) goes from one place to another."""
    for each in sorted(set(world[here])):
        if back_of(each) == back and card in (None, each):
            found = list(world)
            found[here], found[there] = minus(world[here], each) or (), plus(world[there], each)
            yield tuple(found)

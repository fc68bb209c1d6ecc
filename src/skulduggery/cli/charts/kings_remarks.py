"""Remarks beside the choices of King of the Pirates: abilities, prices, and what can be won where."""

from ...core.messages import Choice, Event, Move, View
from ...games.kings.components import DATA, DEFENCES, LOOTS, NATIONS, TARGETS
from ...games.kings.fields import Part
from ...games.kings.moves import AttackNation, Buy, Captain, DiscardPirate, Sail, Scapegoat
from ...games.kings.sea import the_sea
from ...games.kings.views import KingsView, PirateView
from ...text import Wording
from .remarks import Remarks

ECHOES = ("passed", "card_played", "card_discarded", "fight_began", "part_bought", "money_changed", "mutiny_began")
ABOUT_PIRATES = Captain | DiscardPirate | Scapegoat


class KingsRemarks(Remarks):
    """Everything here is public, or the asked seat's own."""

    def __init__(self, view: View, wording: Wording) -> None:
        super().__init__(view, wording)
        assert isinstance(view, KingsView)
        self.view = view

    def repeats(self, event: Event, move: Move) -> bool:
        """Whether an effect is left out, because the abilities of a pirate already say more."""
        kind = str(event.__struct_config__.tag)
        return kind in ECHOES or isinstance(move, ABOUT_PIRATES) or super().repeats(event, move)

    def note(self, choice: Choice) -> str:
        move = choice.move
        if isinstance(move, ABOUT_PIRATES):
            return self.abilities(self.pirate(move.pirate))
        if isinstance(move, Sail):
            return self.there(move.to)
        if isinstance(move, AttackNation):
            return foe_at(self.view, self.own_place(), self.wording, "chart-kings-prize")
        if isinstance(move, Buy):
            return self.gains(move.part)
        return ""

    def abilities(self, pirate: PirateView) -> str:
        name_of = self.wording.name_of
        captain, crew = name_of("ability", pirate.captain), name_of("ability", pirate.crew)
        return self.wording.say("chart-kings-abilities", captain=captain, crew=crew)

    def pirate(self, name: str) -> PirateView:
        return next(each for ship in self.view.ships for each in ship.pirates if each.pirate == name)

    def own_place(self) -> str:
        return next(ship.place for ship in self.view.ships if ship.seat == self.view.seat)

    def gains(self, part: Part) -> str:
        brought = next(each for each in DATA["ship_part"] if each["kind"] == part)
        figures = {figure: brought[figure] for figure in ("sails", "rum", "cannonballs", "pirates")}
        return self.wording.say("chart-kings-gains", **figures)

    def there(self, place: str) -> str:
        """What can be raided or dug up at a place."""
        return foe_at(self.view, place, self.wording) or treasure_at(place, self.wording)


def foe_at(view: KingsView, place: str, wording: Wording, key: str = "chart-kings-foe") -> str:
    """`a town (French): defence 9, 5 loot cards`; empty if nothing can be raided there."""
    sea = the_sea()
    at = sea.index[place]
    tile = next((tile for tile in view.tiles if tile.place == place and tile.nation), None)
    if tile is None and sea.site[at] < 0:
        return ""
    foe = TARGETS[sea.site[at]] if tile is None else str(tile.tile)
    nation = nation_at(view, place)
    number = list[str](TARGETS).index(foe)
    return wording.say(
        key,
        foe=wording.name_of("foe", foe),
        nation=wording.name_of("nation", nation),
        defence=DEFENCES[number],
        loot=LOOTS[number],
    )


def nation_at(view: KingsView, place: str) -> str:
    """The nation of the merchant, warship, town or fortress at a place; empty if there is none."""
    tile = next((tile.nation for tile in view.tiles if tile.place == place and tile.nation), None)
    number = the_sea().nation[the_sea().index[place]]
    return tile or (NATIONS[number] if number >= 0 else "")


def treasure_at(place: str, wording: Wording) -> str:
    sea = the_sea()
    at = sea.index[place]
    if not sea.clues[at]:
        return ""
    return wording.say("chart-kings-treasure", amount=sea.treasure[at], clues=sea.clues[at])

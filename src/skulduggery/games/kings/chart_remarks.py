"""Remarks beside the choices of King of the Pirates: abilities, prices, and what parts bring."""

from ...cli.charts.remarks import Remarks
from ...core.messages import Choice, Event, Move, View
from ...text import Wording
from .components import DATA, NATIONS
from .fields import Part
from .moves import Buy, Captain, DiscardPirate, Scapegoat
from .sea import the_sea
from .views import KingsView, PirateView

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
        return self.gains(move.part) if isinstance(move, Buy) else ""

    def abilities(self, pirate: PirateView) -> str:
        name_of = self.wording.name_of
        captain, crew = name_of("ability", pirate.captain), name_of("ability", pirate.crew)
        return self.wording.say("chart-kings-abilities", captain=captain, crew=crew)

    def pirate(self, name: str) -> PirateView:
        return next(each for ship in self.view.ships for each in ship.pirates if each.pirate == name)

    def gains(self, part: Part) -> str:
        brought = next(each for each in DATA["ship_part"] if each["kind"] == part)
        figures = {figure: brought[figure] for figure in ("sails", "rum", "cannonballs", "pirates")}
        return self.wording.say("chart-kings-gains", **figures)


def nation_at(view: KingsView, place: str) -> str:
    """The nation of the merchant, warship, town or fortress at a place; empty if there is none."""
    tile = next((tile.nation for tile in view.tiles if tile.place == place and tile.nation), None)
    number = the_sea().nation[the_sea().index[place]]
    return tile or (NATIONS[number] if number >= 0 else "")

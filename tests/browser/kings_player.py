"""A person who plays King of the Pirates with some sense: raids what is weak, digs, buys, and lets most things pass."""

from typing import Any

import msgspec
from playwright.sync_api import Locator

from skulduggery.core.messages import Move
from skulduggery.games import game_called
from skulduggery.games.kings.moves import AnyMove
from skulduggery.text import Wording
from tests.browser.person import Person

Json = dict[str, Any]

WINDOWS = ("window_maintenance", "window_dig", "window_fight")
QUIET = ("no_fight", "no_steal", "accept_mutiny", "done", "stop")
EAGER = ("dig", "attack_nation", "buy", "captain", "discard_pirate", "discard_card", "keelhaul", "pass", "stand")
WEAK = ("small_merchant", "large_merchant")
HERE = ".actions .button:not(.primary), button.way, ul.stack button"


def decide(update: Json) -> Json:
    """Which of the choices to take, from what the page was sent alone."""
    choices: list[Json] = update["choices"]
    for kind in EAGER:
        found = [choice for choice in choices if choice["move"]["kind"] == kind]
        if found:
            return found[0]
    sails = [choice for choice in choices if choice["move"]["kind"] == "sail"]
    if sails and not is_prey(update["view"], update["asked"]["figures"]["place"]):
        return max(sails, key=lambda choice: worth(update["view"], choice["move"]["to"]))
    return next((choice for choice in choices if choice["move"]["kind"] in QUIET), choices[0])


def is_prey(view: Json, place: str) -> bool:
    return any(tile["place"] == place and tile["tile"] in WEAK for tile in view["tiles"])


def worth(view: Json, place: str) -> int:
    """Merchants first, then unknown water; the Dutchman never."""
    if place == view["dutchman"]:
        return -1
    tile = next((tile for tile in view["tiles"] if tile["place"] == place), None)
    return 0 if tile is None else 3 if tile["tile"] in WEAK else 2 if tile["tile"] is None else 1


class KingsPlayer:
    """Somebody at a table of King of the Pirates, by finger or by mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.words = Wording("en", game_called("kings"))

    def act(self) -> str:
        """Answer the question of the moment; tells the kind of the move."""
        update = self.person.newest()
        choice = decide(update)
        kind = str(choice["move"]["kind"])
        before = self.person.answers()
        self.choose(choice, update)
        if update["asked"]["luck"]:
            self.person.confirm.click()
        elif kind != "pass" or update["asked"]["kind"] not in WINDOWS:
            self.person.confirm_what_needs_it(before)
        self.person.moved(update["number"])
        return kind

    def choose(self, choice: Json, update: Json) -> None:
        if update["asked"]["luck"]:
            return
        if choice["move"]["kind"] == "pass" and update["asked"]["kind"] in WINDOWS:
            self.person.button("Pass").click()
            return
        first = choice["targets"][0]
        if first["kind"] == "place":
            self.place(first["place"]).click()
        elif first["kind"] == "card":
            self.card(choice)
        else:
            self.page.locator(HERE, has_text=self.told(choice)).first.click()

    def told(self, choice: Json) -> str:
        """What the button of a choice says."""
        move: Move = msgspec.convert(choice["move"], AnyMove)
        return self.words.tell(move, ["Anna", "Bot", "Bot", "Bot"])

    def card(self, choice: Json) -> None:
        """A pirate among those that are laid out, or a card of the own hand."""
        if "pirate" in choice["move"]:
            name = self.words.name_of("pirate", choice["move"]["pirate"])
            self.page.locator(".scene button:not(.leave)", has_text=name).click()
            return
        card = choice["targets"][0]["card"]
        self.page.locator(f"button.play[data-target='card {card}']:visible").first.click()
        if choice["move"]["kind"] == "discard_card" and self.person.confirm.count() == 0:
            self.page.locator(HERE, has_text="Discard").first.click()

    def place(self, place: str) -> Locator:
        """On the chart of a desk, in the list of a phone, where it has the same name."""
        found = self.page.locator(f"[data-target='place {place}']")
        if self.person.size == "desktop":
            return found
        return self.page.locator("ul.stack button", has_text=str(found.get_attribute("aria-label")))

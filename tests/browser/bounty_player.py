"""A person who plays Bounty with some sense: buys, robs whom it can, and brings the cargo home."""

import json
from typing import Any, Union

import msgspec
from playwright.sync_api import Locator

from skulduggery.core.messages import Event, Move
from skulduggery.games import game_called
from skulduggery.games.bounty.moves import AnyMove
from skulduggery.games.bounty.sea import the_sea
from skulduggery.text import Wording
from skulduggery.text.choices import told_choice
from skulduggery.text.crew import Crew
from skulduggery.text.kinds import game_structs
from tests.browser.person import BUTTONS, CHOSEN, Person

EVENTS: Any = Union[tuple(one for one in game_structs(game_called("bounty")) if issubclass(one, Event))]  # noqa: UP007

Json = dict[str, Any]

ATTACKS = ("raid", "engage")
YES = ("roll", "buy", "take", "borrow")
ENOUGH = 2  # cards to go home with


def decide(update: Json) -> int:
    """Which of the choices to take, from what the page was sent alone."""
    choices = update["choices"]
    kinds = [choice["move"]["kind"] for choice in choices]
    for at, kind in enumerate(kinds):
        if kind in ATTACKS or kind in YES:
            return at
    goal, tempting = goal_of(update["view"]), attacked(choices)
    sails = [at for at, kind in enumerate(kinds) if choices[at]["move"].get("square") not in tempting]
    return min(sails, key=lambda at: distance(choices[at]["move"]["square"], goal))


def attacked(choices: list[Json]) -> set[str]:
    return {choice["move"]["square"] for choice in choices if choice["move"]["kind"] == "raid"}


def goal_of(view: Json) -> str:
    """Home Port with enough aboard, or the nearest port where one may buy."""
    ship = next(each for each in view["ships"] if each["ship"] == view["ship"])
    used = {card["port"] for card in ship["hold"]}
    purse = view["purses"][ship["seat"]]
    ports: list[str] = [pack["square"] for pack in view["packs"] if pack["port"] not in used and pack["fee"] <= purse]
    if len(ship["hold"]) + len(ship["plunder"]) >= ENOUGH or not ports or (ship["role"] == "pirate" and ship["shown"]):
        return "I13"
    return min(ports, key=lambda port: distance(ship["place"], port))


def distance(start: str, goal: str) -> int:
    sea = the_sea()
    return sea.steps[sea.index[start]][sea.index[goal]]


class BountyPlayer:
    """Somebody at a table of Bounty, by finger or by mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.words = Wording("en", game_called("bounty"))

    def act(self) -> str:
        """Answer the question of the moment; tells the kind of the move."""
        question = self.person.asked()
        update = self.person.newest()
        choice = update["choices"][decide(update)]
        before = self.person.answers()
        if question["luck"]:
            self.person.confirm.click()
        else:
            self.choose(choice, before)
        self.person.answered(before)
        return str(choice["move"]["kind"])

    def choose(self, choice: Json, before: int) -> None:
        first = choice["targets"][0]
        if first["kind"] == "button":
            self.page.locator(BUTTONS, has_text=self.told(choice)).click()
            return
        self.target(first).click()
        self.page.wait_for_function(CHOSEN, arg=before)
        way = self.page.locator(f"button.way[data-move='{json.dumps(choice['move'], separators=(',', ':'))}']")
        (way if way.count() > 0 else self.person.confirm).click()

    def told(self, choice: Json) -> str:
        """What the button of a choice says."""
        move: Move = msgspec.convert(choice["move"], AnyMove)
        effects = msgspec.convert(choice["preview"]["effects"], list[EVENTS])
        crew = Crew(["Anna", "Bot", "Bot", "Bot"], self.person.seats()[0])
        return told_choice(self.words, move, effects, crew).deed

    def target(self, target: Json) -> Locator:
        """On the chart of a desk, in the chips of a phone, where it has the same name."""
        found = self.page.locator(f"[data-target='{target['kind']} {target[target['kind']]}']")
        if self.person.size == "desktop":
            return found
        return self.page.locator("ul.chips button", has_text=str(found.get_attribute("aria-label")))

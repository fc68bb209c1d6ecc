"""Somebody who takes a lesson, and does what its data expect."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import Server

Json = dict[str, Any]

# The step that is shown, once everything before its sentence has been played.
AT = """
step => [...document.querySelectorAll('.dots li')].findIndex((dot) => dot.classList.contains('now')) === step
  && !document.querySelector('.bubble.told')
"""
# Still at this step; and what shows that a choice was played, or has to be confirmed or told apart.
AT_STEP = "step => [...document.querySelectorAll('.dots li')].findIndex((dot) => dot.matches('.now')) === step"
DONE_OR_ASKED = f"step => !({AT_STEP})(step) || document.querySelector('.doing .primary, .doing .way')"
# Where the marker of a target is within its box: it is not always in the middle.
MARK = """
one => {
  const [box, middle] = [one.getBoundingClientRect(), one.getScreenCTM()];
  return { x: middle.e - box.x, y: middle.f - box.y };
}
"""


class Pupil:
    def __init__(self, server: Server, person: Person, game: str = "blackwood") -> None:
        self.person = person
        self.page = person.page
        self.lesson: Json = msgspec.json.decode(server.get(f"/api/lessons/{game}"))
        person.visit(f"{server.url}/learn/{game}")
        self.step = 0
        self.arrived()
        person.drawn()

    @property
    def steps(self) -> list[Json]:
        found: list[Json] = self.lesson["steps"]
        return found

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    def arrived(self) -> None:
        self.page.wait_for_function(AT, arg=self.step)

    def advanced(self) -> None:
        """The next step is there."""
        self.step += 1
        self.arrived()

    def expected(self) -> Json:
        """The targets of the choice the parrot waits for."""
        now = self.steps[self.step]
        choice: Json = now["choices"][now["expected"]]
        return choice

    def target(self, choice: Json) -> Locator:
        """What is tapped first: a square, somebody's ship, or a card."""
        return self.marked(choice["targets"][0])

    def marked(self, target: Json) -> Locator:
        return self.page.locator(f"[data-target='{target['kind']} {target[target['kind']]}']")

    @property
    def way(self) -> Locator:
        """The expected choice as a button, where it is one."""
        move = json.dumps(self.expected()["move"], separators=(",", ":"))
        return self.page.locator(f"button.way[data-move='{move}']")

    @property
    def wanted(self) -> Locator:
        """The button that this step wants to be pressed first, if any."""
        now = self.steps[self.step]
        is_plain = now["expected"] is None or now["asked"]["luck"]
        return self.page.locator(".doing .primary") if is_plain else self.way

    def do(self) -> None:
        """Whatever this step asks for; afterwards the next one is there."""
        now = self.steps[self.step]
        if now["expected"] is None:
            self.page.get_by_role("button", name="Go on").click()
        elif now["asked"]["luck"]:
            self.person.confirm.click()
        else:
            self.choose()
        self.advanced()

    def choose(self) -> None:
        """A button is the choice; a square or a card is confirmed, or what is to be done there comes next."""
        choice = self.expected()
        first, *others = choice["targets"]
        if first["kind"] == "button":
            self.way.click()
            return
        if first["kind"] == "card":
            self.pick_card(choice, others)
        else:
            target = self.choose_ship(choice)
            target.click(position=target.evaluate(MARK))
        self.page.wait_for_function(DONE_OR_ASKED, arg=self.step)
        if self.page.evaluate(AT_STEP, self.step):
            self.way.or_(self.person.confirm).first.click()

    def choose_ship(self, choice: Json) -> Locator:
        """Where several ships may sail, first one of them is chosen. Tells what is tapped then."""
        target = self.target(choice)
        for ship in [other for other in choice["targets"][1:] if other["kind"] == "piece"]:
            expect(target.or_(self.marked(ship)).first).to_be_visible()
            if target.count() == 0:
                self.marked(ship).click()
        return target

    def pick_card(self, choice: Json, others: list[Json]) -> None:
        """A card is shown once for each of its choices. Or it is shown once, and then a place is tapped."""
        same = [other for other in self.steps[self.step]["choices"] if choice["targets"][0] in other["targets"]]
        cards = self.target(choice)
        expect(cards.first).to_be_visible()
        cards.nth(same.index(choice) if cards.count() > 1 else 0).click()
        for place in [target for target in others if target["kind"] == "place"]:
            self.marked(place).click()

    def do_until(self, step: int) -> None:
        while self.step < step:
            self.do()

    def step_called(self, name: str) -> int:
        return [step["sentence"] for step in self.steps].index(f"lesson-{name}")

    def finish(self) -> None:
        self.do_until(len(self.steps) - 1)
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible()

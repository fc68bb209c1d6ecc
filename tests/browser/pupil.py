"""Somebody who takes a lesson: does what the parrot says, as the lesson's data has it."""

from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import Sailor

Json = dict[str, Any]

# The step that is shown, once everything before its sentence has been played.
AT = """
step => [...document.querySelectorAll('.dots li')].findIndex((dot) => dot.classList.contains('now')) === step
  && !document.querySelector('.bubble.told')
"""
# Where a target is marked, within its box: a town is no rectangle, and its mark not in the middle.
MARK = """
one => {
  const [box, middle] = [one.getBoundingClientRect(), one.getScreenCTM()];
  return { x: middle.e - box.x, y: middle.f - box.y };
}
"""


def on_cards(choice: Json) -> bool:
    return any(target["kind"] == "card" for target in choice["targets"])


class Pupil:
    def __init__(self, harbour: Harbour, sailor: Sailor, game: str = "blackwood") -> None:
        self.sailor = sailor
        self.page = sailor.page
        self.lesson: Json = msgspec.json.decode(harbour.get(f"/api/lessons/{game}"))
        sailor.visit(f"{harbour.url}/learn/{game}")
        self.step = 0
        self.arrived()

    @property
    def steps(self) -> list[Json]:
        found: list[Json] = self.lesson["steps"]
        return found

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    def arrived(self) -> None:
        self.page.wait_for_function(AT, arg=self.step)

    def expected(self) -> Json:
        """The targets of the choice the parrot waits for."""
        now = self.steps[self.step]
        choice: Json = now["choices"][now["expected"]]
        return choice

    def target(self, choice: Json) -> Locator:
        """What is tapped first: a square, or somebody's ship."""
        first = choice["targets"][0]
        return self.page.locator(f"[data-target='{first['kind']} {first[first['kind']]}']")

    def do(self) -> None:
        """Whatever this step asks for; afterwards the next one is there."""
        now = self.steps[self.step]
        if now["expected"] is None:
            self.page.get_by_role("button", name="Go on").click()
        elif now["asked"]["luck"]:
            self.sailor.confirm.click()
        else:
            self.choose(now)
            self.sailor.confirm.click()
        self.step += 1
        self.arrived()

    def choose(self, now: Json) -> None:
        """A square may stand for several things: then what is to be done there is chosen from a list."""
        choice = self.expected()
        on_hand = [other for other in now["choices"] if on_cards(other)]
        if choice in on_hand:
            self.page.locator(".hand button").nth(on_hand.index(choice)).click()
            return
        if choice["targets"][0]["kind"] == "button":
            others = [
                other for other in now["choices"] if {target["kind"] for target in other["targets"]} == {"button"}
            ]
            self.page.locator("button.way").nth(others.index(choice)).click()
            return
        target = self.target(choice)
        target.click(position=target.evaluate(MARK))
        same = [other for other in now["choices"] if choice["targets"][0] in other["targets"]]
        if len(same) > 1:
            self.page.locator("button.way").nth(same.index(choice)).click()

    def do_until(self, step: int) -> None:
        while self.step < step:
            self.do()

    def step_called(self, name: str) -> int:
        return [step["sentence"] for step in self.steps].index(f"lesson-{name}")

    def finish(self) -> None:
        self.do_until(len(self.steps) - 1)
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible()

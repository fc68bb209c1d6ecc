"""Somebody who watches a match again, and every screen there is to it."""

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.person import Person
from tests.browser.server import Json, Server

REVIEW_PATIENCE = 300_000  # ms: its process has the lowest priority of all, and other tests keep the cores busy


class Watcher:
    """A person at the replay page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def open(self, link: str) -> "Watcher":
        self.person.visit(link)
        return self.arrived()

    def arrived(self) -> "Watcher":
        expect(self.slider).to_be_visible()
        return self

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider")

    @property
    def caption(self) -> Locator:
        """The sentences that are told."""
        return self.page.locator(".caption .told")

    @property
    def line(self) -> Locator:
        """The line of the log that is marked."""
        return self.page.locator(".lines .jump[aria-current]")

    def at(self, position: int) -> None:
        """Waits until this moment is on the screen."""
        expect(self.slider).to_have_value(str(position))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def button(self, name: str) -> Locator:
        return self.person.button(name)

    def tab(self, name: str) -> None:
        """What a desk shows beside the chart, a phone shows in a sheet."""
        if self.person.size == "phone":
            self.page.locator("nav .tab", has_text=name).click()

    def act(self, name: str) -> Locator:
        """A button about the match: beside the chart, or under More."""
        if self.person.size == "phone" and not self.button(name).is_visible():
            self.tab("Share" if name == "Share this moment" else "More")
        return self.button(name)

    def act_link(self, name: str) -> Locator:
        """A link about the match: at the top, or under More."""
        if self.person.size == "phone":
            self.tab("More")
        return self.page.get_by_role("link", name=name, exact=True)

    def share(self) -> Locator:
        """The dialog with the link to this moment."""
        if self.person.size == "phone":
            self.tab("Share")
        else:
            self.button("Share this moment").click()
        return self.page.get_by_role("dialog", name="Share this moment")

    def pick(self, name: str, record: bytes) -> None:
        file: FilePayload = {"name": name, "mimeType": "application/x-ndjson", "buffer": record}
        self.page.locator("input[type=file]").set_input_files(file)


Watch = Callable[..., Watcher]  # somebody opens the replay of a match


def story_of(server: Server, ticket: Json, viewer: int | None = None) -> Json:
    """What the server tells to everybody, or to the holder of the seat."""
    asked = "" if viewer is None else f"?viewer={viewer}"
    found: Json = json.loads(server.get(f"/api/tables/{ticket['table']}/story{asked}"))
    return found


def marked(story: Json, kind: str) -> list[int]:
    """The moments that have this mark on the timeline."""
    return [at for at, moment in enumerate(story["moments"]) if kind in moment["marks"]]


def replay_link(server: Server, ticket: Json, asked: str = "") -> str:
    return f"{server.url}/replay/{ticket['table']}{asked}"


def finished_match(server: Server, game: str = "blackwood", **options: object) -> Json:
    """A match that bots played to its end; the ticket of the person who had left it to them."""
    (ticket,) = server.new_match("Anna", game=game, players=4, luck=None, **options)
    server.play_out(ticket)
    return ticket


def replay_screens(server: Server, anna: Person) -> Iterator[tuple[str, Person]]:
    """One after the other."""
    ticket = finished_match(server, rounds="limited", round_limit=20)
    watcher = Watcher(anna).open(replay_link(server, ticket, "?at=60&as=1"))
    yield "replay", anna
    if anna.size == "phone":
        for tab in ("Log", "Wealth", "More"):
            watcher.tab(tab)
            expect(anna.page.locator(".sheet")).to_be_visible()
            yield f"replay-{tab.lower()}", anna
    for key, name in (("t", "text"), ("s", "share"), ("?", "keys")):
        watcher.press(key)
        expect(anna.page.get_by_role("dialog").or_(anna.page.get_by_role("region", name="Text table"))).to_be_visible()
        yield f"replay-{name}", anna
        watcher.press("Escape" if name != "text" else "t")
        expect(anna.page.locator("dialog")).to_have_count(0)
    watcher.act("Play on from here").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    yield "replay-fork", anna
    anna.visit(replay_link(server, ticket, "/review"))
    expect(anna.page.get_by_text("The review is complete.")).to_be_visible(timeout=REVIEW_PATIENCE)
    yield "review", anna
    anna.visit(f"{server.url}/replay")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    yield "replay-open", anna
    watcher.pick("torn.jsonl", b"arrr\n")
    expect(anna.page.get_by_role("main").get_by_role("alert")).to_be_visible()
    yield "replay-broken", anna

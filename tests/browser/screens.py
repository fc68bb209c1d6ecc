"""Every screen a person can come to, one after the other: for axe, for zooming, and for pictures."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import FilePayload, Route, expect

from tests.browser.person import FAR_AWAY, Person, whose_turn
from tests.browser.replaying import replay_screens
from tests.browser.seating import Arrive, seated, shared_device, watched
from tests.browser.server import Server

Shown = Iterator[tuple[str, Person]]

WEB = Path(__file__).parents[2] / "web" / "src"
GOLDEN = Path(__file__).parents[1] / "golden" / "blackwood" / "usual.jsonl"


def pages_and_dialogs() -> set[str]:
    """The names the page itself has for its routes and dialogs: each must be among the screens."""
    routes = re.findall(r"\bpage: '(\w+)'", (WEB / "net" / "links.ts").read_text())
    (dialogs,) = re.findall(r"type DialogName =\s+([^;]*);", (WEB / "state" / "dialogs.svelte.ts").read_text())
    return {*routes, *re.findall(r"'(\w+)'", dialogs)}


def named_screens() -> set[str]:
    """The names of all screens here."""
    files = (Path(__file__), Path(__file__).with_name("replaying.py"))
    return {name for file in files for name in re.findall(r'(?:yield |[\s(]\()"([a-z-]+)", ', file.read_text())}


def screens(server: Server, arrive: Arrive, size: str, theme: str = "dark") -> Shown:
    for part in PARTS.values():
        yield from part(server, arrive, size, theme)


def shore_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """Before the match."""
    anna = arrive(server, "Anna", size, theme=theme).home()
    expect(anna.button("Play now")).to_be_visible()
    yield "home", anna
    with dialog(anna, "Settings"):
        yield "settings", anna
    with dialog(anna, "Against 3 bots: bosun"):
        yield "level", anna
    with dialog(anna, "Play at this device"):
        yield "mates", anna
    with dialog(anna, "About this game"):
        yield "about", anna
    anna.visit(f"{server.url}/privacy")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    yield "privacy", anna
    yield from reading_screens(server, anna)
    anna.home().button("Invite friends").click()
    expect(anna.button("Set sail")).to_be_visible()
    anna.page.get_by_text("House rules").click()
    yield "lobby", anna
    anna.page.route("**/invitation", as_if_others_could_reach_it)
    anna.page.reload()
    with dialog(anna, "Show the QR code large"):
        yield "qr", anna
    link = anna.page.locator(".link").inner_text()
    anna.home()
    expect(anna.page.get_by_role("link", name="Port Blackwood")).to_be_visible()
    yield "continue", anna
    for name, address in (
        ("join", link),
        ("lost", f"{server.url}/t/NOSUCH-99"),
        ("claim", f"{server.url}/claim#used"),
    ):
        anna = arrive(server, name, size, theme=theme).visit(urljoin(server.url, address))
        welcome = anna.button("Come aboard") if name == "join" else anna.page.get_by_role("main").get_by_role("alert")
        expect(welcome).to_be_visible()
        yield name, anna


def as_if_others_could_reach_it(route: Route) -> None:
    """The test's server listens at 127.0.0.1 only, and a link to that gets no QR code."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "only_here": False})


def reading_screens(server: Server, anna: Person) -> Shown:
    """The lesson, a rule with its picture, and the chapter of a rulebook that draws its whole boards."""
    anna.visit(f"{server.url}/learn/blackwood")
    expect(anna.page.locator(".bubble:not(.told)")).to_be_visible()
    yield "learn", anna
    anna.visit(f"{server.url}/rules/blackwood#PB-8.03")
    expect(anna.page.locator(".asked")).to_be_visible()
    expect(anna.page.locator(".clipping").first).to_be_attached()
    yield "rules", anna
    anna.visit(f"{server.url}/rules/prowl#PR-2.06")
    expect(anna.page.get_by_role("img", name="Board: Tortuga,")).to_be_attached()
    yield "rulebook", anna


@contextmanager
def dialog(person: Person, button: str = "", *within: str, key: str = "") -> Iterator[None]:
    """Behind a button or a key, perhaps behind buttons within it; closed again afterwards."""
    if key:
        person.page.keyboard.press(key)
    else:
        person.button(button).click()
    inside = person.page.get_by_role("dialog")
    for name in within:
        inside.get_by_role("button", name=name, exact=True).click()
    expect(inside).to_be_visible()
    yield
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


def table_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """A turn, and what lies beside the chart."""
    (ticket,) = server.new_match("Anna", players=4)
    anna = arrive(server, "Anna", size, theme=theme).visit(server.seat_link(ticket))
    anna.act_until("sail")
    yield "table", anna
    anna.choose()
    yield "choice", anna
    anna.tap_place(*FAR_AWAY)
    expect(anna.page.locator(".complaint")).to_be_visible()
    yield "why-not", anna
    anna.page.get_by_role("button", name="Text").click()
    expect(anna.page.get_by_role("region", name="Text table")).to_be_visible()
    yield "text", anna
    anna.page.get_by_role("button", name="Text").click()
    yield from asides(anna)


def end_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """From the end of a match on."""
    (ticket,) = server.new_match("Anna", players=4, rounds="limited", round_limit=20)
    anna = arrive(server, "Anna", size, theme=theme).visit(server.seat_link(ticket))
    anna.asked()
    server.play_out(ticket)
    anna.page.reload()  # the end at once: the pictures of a whole match take longer than a test may wait
    expect(anna.page.locator(".end").get_by_role("region", name="An award for everybody")).to_be_visible()
    yield "end", anna
    anna.visit(f"{server.url}/evenings")
    expect(anna.page.get_by_role("link", name="Review")).to_be_visible()
    yield "evenings", anna
    yield from dice_screens(server, anna, ticket["table"])


def dice_screens(server: Server, anna: Person, table: str) -> Shown:
    """The dice of a match that is over, of a file in which one was edited, and how they are made."""
    anna.visit(f"{server.url}/dice/{table}")
    expect(anna.page.get_by_role("heading", name="How the dice fell")).to_be_visible()
    anna.page.get_by_text("The sum").first.click()
    yield "dice", anna
    anna.visit(f"{server.url}/dice")
    expect(anna.page.get_by_role("heading", name="How this works")).to_be_visible()
    yield "dice-file", anna
    anna.page.get_by_label("Choose a file").set_input_files(edited_record())
    expect(anna.page.get_by_role("heading", name="Something does not fit")).to_be_visible()
    yield "dice-wrong", anna
    anna.visit(f"{server.url}/dice/exactly")
    expect(anna.page.get_by_role("heading", name="Fair dice")).to_be_visible()
    yield "dice-exactly", anna


def edited_record() -> FilePayload:
    """The first roll of a recorded match fell one higher than it did."""
    edited = GOLDEN.read_text().replace('"draws":[[6,1],', '"draws":[[6,2],', 1)
    return {"name": "edited.jsonl", "mimeType": "application/x-ndjson", "buffer": edited.encode()}


def asides(anna: Person) -> Shown:
    """The list of destinations of a desk, the sheets of a phone, and what can be said."""
    if anna.size == "desktop":
        anna.button("List").click()
        expect(anna.page.get_by_role("list", name="Everything you can choose")).to_be_visible()
        yield "list", anna
    else:
        for sheet in ("Log", "Ship"):
            anna.page.get_by_role("navigation").get_by_role("button", name=sheet).click()
            expect(anna.page.locator(".sheet")).to_be_visible()
            yield sheet.lower(), anna
    anna.page.get_by_role("button", name="Talk").click()
    anna.button("Phrases").click()
    anna.button("Arrr!").click()
    expect(anna.page.locator(".talk li")).to_be_visible()
    yield "talk", anna
    open_phrases_again(anna)
    yield "phrases", anna
    open_phrases_again(anna)
    anna.page.get_by_role("button", name="Watch out").click()
    expect(anna.page.locator(".blanks")).to_be_visible()
    yield "blanks", anna
    anna.button("Log" if anna.size == "desktop" else "Talk").click()


def open_phrases_again(anna: Person) -> None:
    """Zooming has made a phone of the desk and a desk again: the panel may be as new, or not."""
    anna.button("Log" if anna.size == "desktop" else "Talk").click()
    anna.button("Talk").click()
    anna.button("Phrases").click()


def dialog_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """What opens above a table."""
    (ticket,) = server.new_match("Anna", players=4)
    anna = arrive(server, "Anna", size, theme=theme).visit(server.seat_link(ticket))
    anna.act_until("sail")
    with dialog(anna, key="r"):
        expect(anna.page.locator(".book .asked")).to_be_visible()
        yield "rules-beside", anna
    with dialog(anna, key="h"):
        expect(anna.page.get_by_role("dialog").get_by_role("button", name="Show").first).to_be_visible()
        yield "hint", anna
    with dialog(anna, key="?"):
        yield "help", anna
    with dialog(anna, "Menu"):
        yield "menu", anna
        for name, question in (("leave", "Leave the table"), ("ending", "End the match")):
            anna.button(question).click()
            yield name, anna
    with dialog(anna, "Menu", "Settings"):
        anna.button("Make a feed").click()
        expect(anna.page.get_by_label("Address of your feed")).to_be_visible()
        yield "away", anna
    with dialog(anna, "Menu", "Invite"):
        yield "invite", anna
    with dialog(anna, "Menu", "Show on a big screen"):
        expect(anna.page.get_by_role("img", name="QR code of the big screen")).to_be_visible()
        yield "bigscreen", anna
    with dialog(anna, "Menu", "Move to another device", "Make the link"):
        expect(anna.page.get_by_role("img", name="QR code of the one-time link")).to_be_visible()
        yield "device", anna


def crew_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """What a player sees of the others: watchers, absence, pause, a lost connection, and being sent away."""
    tickets = server.new_match("Anna", "Ben", players=3)
    crew = seated(server, arrive, tickets, size, theme=theme)
    anna, ben = crew
    while whose_turn(crew) is anna:
        anna.act()
    watcher = arrive(server, "Wim", size, theme=theme).visit(server.table_link(tickets[0]))
    watcher.button("Just watch").click()
    expect(watcher.page.get_by_text("Ben is choosing.").first).to_be_visible()
    yield "watching", watcher

    ben.page.goto("about:blank")
    expect(anna.page.get_by_role("timer")).to_be_visible()
    yield "absence", anna
    server.let_a_minute_pass()
    expect(anna.button("Wait")).to_be_visible()
    yield "vote", anna
    ben.visit(server.seat_link(tickets[1])).asked()
    with dialog(anna, "Menu"):
        anna.button("Pause").click()
        anna.button("Send Ben away").click()
        yield "kick-at-table", anna
        anna.button("Yes, give the seat to a bot").click()
    expect(anna.page.locator(".banner", has_text="paused")).to_be_visible()
    yield "paused", anna
    expect(ben.page.get_by_role("main").get_by_role("alert")).to_be_visible()
    yield "farewell", ben
    watcher.context.set_offline(True)
    expect(watcher.page.locator(".ribbon")).to_be_visible()
    yield "offline", watcher


def consent_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """What the host does with somebody else's seat: in the lobby, and while this person is away."""
    host = server.open_table("Anna", players=3)
    server.join(host, "Ben")
    anna = arrive(server, "Anna", size, theme=theme).visit(server.seat_link(host))
    with dialog(anna, "Send Ben away"):
        yield "kick", anna
    tickets = server.new_match("Anna", "Ben", "Cor", players=3)
    anna.visit(server.seat_link(tickets[0])).status.wait_for()
    cor = arrive(server, "Cor", size, theme=theme).visit(server.seat_link(tickets[2]))
    cor.status.wait_for()
    server.let_a_minute_pass()
    with dialog(anna, "Menu", "New link for Ben", "Make the link"):
        expect(anna.page.get_by_role("dialog").get_by_text("Waiting for Cor.")).to_be_visible()
        yield "consent-awaited", anna
    expect(cor.button("Yes, make the link")).to_be_visible()
    yield "consent", cor


def big_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """A screen without a seat, from the lobby to the end, and the hand beside it."""
    host = server.open_table("Anna", players=4, rounds="limited", round_limit=20)
    screen = arrive(server, "Screen", size, theme=theme).visit(f"{server.url}/screen/{host['table']}")
    expect(screen.page.get_by_role("heading", name="Crew")).to_be_visible()
    yield "screen-lobby", screen
    anna = arrive(server, "Anna", size, theme=theme).visit(server.seat_link(host))
    anna.page.get_by_text("Use this phone as a hand", exact=True).click()
    yield "lobby-beside-screen", anna
    server.start_match(host)
    server.play_until(host, lambda update: update["asked"]["kind"] == "sail", lambda update: 0)
    expect(anna.page.get_by_role("region", name="Your choices")).to_be_visible()
    yield "hand", anna
    with dialog(anna, "Talk"):
        anna.button("Phrases").click()
        expect(anna.button("Arrr!")).to_be_visible()
        yield "hand-talk", anna
    with dialog(anna, "Menu"):
        expect(anna.page.get_by_role("switch", name="Big screen 1")).to_be_visible()
        yield "hand-menu", anna
    expect(screen.page.locator(".board").first).to_be_visible()
    yield "screen", screen
    server.play_out(host)
    screen.page.reload()
    expect(screen.page.get_by_text("This screen follows by itself.")).to_be_visible()
    yield "screen-end", screen
    yield from set_up_screen(server, arrive, size, theme)


def set_up_screen(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """A table that is set up on the screen itself."""
    screen = arrive(server, "Screen", size, theme=theme).home()
    screen.button("Play at this device").click()
    screen.button("Set up on this screen").click()
    with dialog(screen, "Crew and house rules"):
        expect(screen.page.get_by_role("dialog").get_by_text("How to play")).to_be_visible()
        yield "screen-set-up", screen


def asking_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    """A watcher asks for a bot's seat."""
    anna, ben = watched(server, arrive, size, theme=theme)
    ben.button("Ask for a seat").click()
    yield "asking", ben
    ben.page.locator(".banner .choices button").first.click()
    expect(anna.button("Give the seat")).to_be_visible()
    yield "asked", anna


def curtain_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    yield "curtain", at_the_curtain(server, arrive, size, theme)


def watched_screens(server: Server, arrive: Arrive, size: str, theme: str) -> Shown:
    yield from replay_screens(server, arrive(server, "Wanda", size, theme=theme))


def at_the_curtain(server: Server, arrive: Arrive, size: str, theme: str) -> Person:
    host = server.open_table("Anna", "parley", 2)
    anna = shared_device(server, arrive, host, size, theme=theme)
    expect(anna.button("Keep pressing to look")).to_be_visible()
    return anna


# All screens in several parts, so that two workers can share them.
PARTS: dict[str, Callable[[Server, Arrive, str, str], Shown]] = {
    "shore": shore_screens,
    "table": table_screens,
    "dialogs": dialog_screens,
    "end": end_screens,
    "crew": crew_screens,
    "consent": consent_screens,
    "asking": asking_screens,
    "big screen": big_screens,
    "curtain": curtain_screens,
    "replay": watched_screens,
}

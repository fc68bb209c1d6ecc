"""Nothing hidden reaches a page before its time: the curtain of a shared device, and the traffic of a whole match."""

import re
from typing import Any

import msgspec
from parley.state import Parley
from playwright.sync_api import Locator, expect

from skulduggery.core.record import load
from skulduggery.core.replay import Replay
from skulduggery.games import game_called
from tests.browser.person import Person, turns
from tests.browser.seating import Arrive, seated, shared_device
from tests.browser.server import Server
from tests.browser.sizes import on_phone

# Both at once, however slow the machine is.
TOUCH = "one => ['pointerdown', 'pointerup'].forEach((kind) => one.dispatchEvent(new PointerEvent(kind)))"
LIES_AT = "(one, [x, y]) => one.contains(document.elementFromPoint(x, y))"
OFFERED = ".choices button, .actions .button, ul.chips button, .ribbon .button:not(.orders)"
CARD = re.compile(r"\b[ABCD][1-5]\b")


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


def act_in_words(person: Person, which: int = 0) -> None:
    """For a game without a chart: everything is a button with words, on the table, in the bar or in a window."""
    person.asked()
    known = person.newest()["number"]
    choices = person.page.locator(OFFERED)
    expect(choices.first).to_be_visible()
    choices.nth(which % choices.count()).click()
    person.moved(known)


def hold_to_look(person: Person) -> None:
    person.button("Keep pressing to look").hover()
    person.page.mouse.down()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.mouse.up()


@on_phone
def test_private_things_are_not_in_the_page_before_the_hold(server: Server, arrive: Arrive, size: str) -> None:
    host = server.open_table("Anna", "parley", 3)
    device = shared_device(server, arrive, host, size)

    expect(device.page.get_by_role("dialog")).to_contain_text("Hand the wheel to")
    assert [frame for frame in device.frames if cards_in(frame)] == []
    assert cards_in(device.page.content()) == set()
    assert device.newest()["choices"] == []

    # A short touch shows nothing.
    device.button("Keep pressing to look").evaluate(TOUCH)
    expect(device.page.get_by_role("dialog")).to_be_visible()
    assert device.told("look") == []

    first = device.newest()["asked"]["seat"]
    seen = len(device.frames)
    hold_to_look(device)
    assert device.newest()["seat"] == first
    own = {card["card"] for card in device.newest()["view"]["rows"][first]}
    assert own <= cards_in("".join(device.frames[seen:]))
    while device.newest()["seat"] == first:
        act_in_words(device, which=-1)

    expect(device.page.get_by_role("dialog")).to_contain_text("Hand the wheel to")
    update = device.newest()
    public = set(update["view"]["discards"]) | cards_in(msgspec.json.encode(update["asked"]).decode())
    assert update["seat"] is None
    assert cards_in(device.page.content()) <= public
    hold_to_look(device)
    assert device.newest()["seat"] not in (None, first)


def test_the_curtain_opens_with_the_keyboard_and_hides_again_on_reload(server: Server, arrive: Arrive) -> None:
    host = server.open_table("Anna", "parley", 2)
    device = shared_device(server, arrive, host)
    expect(device.button("Keep pressing to look")).to_be_focused()
    device.page.keyboard.down("Enter")
    expect(device.page.get_by_role("dialog")).to_have_count(0)
    device.page.keyboard.up("Enter")
    assert cards_in(device.page.content())
    seen = len(device.frames)
    device.page.reload()
    expect(device.page.get_by_role("dialog")).to_be_visible()
    assert [frame for frame in device.frames[seen:] if cards_in(frame)] == []
    assert cards_in(device.page.content()) == set()


def test_the_finger_that_opened_the_curtain_presses_nothing_behind_it(server: Server, arrive: Arrive) -> None:
    """The first pirates lie where the button was, and with *One tap* a touch would choose one."""
    device = shared_device(server, arrive, server.open_table("Anna", "kings", 2), "phone", oneTap=True)
    touch = device.context.new_cdp_session(device.page)
    x, y = middle_of(device.button("Keep pressing to look"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    pirates = device.page.get_by_label("Who goes?").get_by_role("button")
    expect(pirates).to_have_count(3)
    offered = [choice["move"] for choice in device.newest()["choices"]]
    beneath = [pirate.evaluate(LIES_AT, [x, y]) for pirate in pirates.all()]
    assert any(beneath), "the finger must be over something that can be pressed"
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    pirates.nth(beneath.index(False)).tap()
    expect(device.page.get_by_label("Who is captain?")).to_be_visible()
    [chosen] = device.told("play")
    assert chosen["move"] == offered[beneath.index(False)]


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_no_seat_and_no_watcher_is_sent_anything_hidden(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", game="parley", players=3, rounds=3)
    crew = seated(server, arrive, tickets)
    watcher = arrive(server, "Wim", "phone").visit(server.table_link(tickets[0]))
    watcher.button("Just watch").click()
    expect(watcher.status).to_be_visible()
    for step, mover in enumerate(turns(crew)):
        fetched = [[*person.responses] for person in (*crew, watcher)]  # until the last choice: then all is told
        act_in_words(mover, step)
    for person in (*crew, watcher):
        expect(person.page.locator(".end")).to_be_visible()

    record = server.get(f"/api/tables/{tickets[0]['table']}/record")
    truth = known_cards(record, 3)
    secrets = [str(load(record).header.server_seed), *(ticket["token"] for ticket in tickets)]
    for seat, person, answers in zip((0, 1, None), (*crew, watcher), fetched, strict=True):
        checked = [check_frame(frame, seat, truth) for frame in person.frames]
        assert sum(checked) > step // 2, f"{person.name} was shown too little for a test"
        texts = [answer.text() for answer in answers if "/api/tables" in answer.url and answer.ok]
        assert [text for text in texts if cards_in(text)] == []
        assert not [secret for secret in secrets for words in (*person.frames, *texts) if secret in words]


def known_cards(record: bytes, players: int) -> dict[int | None, dict[int, set[str]]]:
    """For every seat and a watcher: the cards it had ever been allowed to see, by the number of the entry."""
    game: Any = game_called("parley")
    parsed = load(record)
    replay = Replay(game, parsed)
    watching: dict[int | None, dict[int, set[str]]] = {seat: {} for seat in (*range(players), None)}
    so_far: dict[int | None, set[str]] = {seat: set() for seat in watching}

    def look(number: int, state: Parley) -> None:
        for seat, cards in so_far.items():
            cards |= set(state.discards)
            cards |= {lying.card for row in state.rows for lying in row if lying.is_known_to(seat)}
            watching[seat][number] = set(cards)

    look(parsed.entries[0].number, replay.table.state)
    while not replay.finished():
        number = parsed.entries[replay.at].number
        replay.play_next()
        look(number, replay.table.state)
    return watching


def check_frame(frame: str, seat: int | None, truth: dict[int | None, dict[int, set[str]]]) -> bool:
    """Whether this frame showed a position; no frame may name a card its reader could not know by then."""
    message = msgspec.json.decode(frame)
    update = message.get("update") if message["kind"] == "snapshot" else message
    shows = isinstance(update, dict) and "view" in update
    window = message.get("window") if message["kind"] == "reactions" and message["seat"] == seat else None
    number = update["number"] if shows else window["window"] if window else None
    allowed = set() if number is None else truth[seat][number]
    assert cards_in(frame) <= allowed, (seat, frame)
    return shows

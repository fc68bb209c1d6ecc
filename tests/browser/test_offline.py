"""The page installed, offline and in the background: it opens, shows what was last seen, and calls when it is time."""

import struct

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, whose_turn
from tests.browser.seating import Arrive, mover_first, seated, shared_device
from tests.browser.server import Json, Server
from tests.browser.sizes import on_phone
from tests.browser.test_everyone import axe_finds
from tests.browser.test_secrets import act_in_words, cards_in, hold_to_look

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('skulduggery.last.'))"
LAST = "JSON.parse(localStorage['skulduggery.last.' + location.pathname.split('/').at(-1)] ?? 'null')"
CACHED = """
async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push([new URL(request.url).pathname, await (await cache.match(request)).text()]);
  }
  return found;
}
"""
# Where they stand is part of their names.
PIECES = "[...document.querySelectorAll('[data-piece]')].map((one) => one.ariaLabel)"
# The page asks for its service worker once it has nothing better to do; a test need not wait for that.
READY = """
() => Promise.race([
  navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => true),
  new Promise((_, fail) => setTimeout(fail, 60_000, new Error('the service worker could not store the page'))),
])
"""
HIDE = "hidden => Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })"
NOTICES = """
window.asked = 0;
window.notices = [];
// A headless browser has no notices to permit, so the person's answer is given here.
const answer = () => (localStorage.permitted ? 'granted' : 'default');
Object.defineProperty(Notification, 'permission', { get: answer });
Notification.requestPermission = async () => {
  window.asked += 1;
  localStorage.permitted = 'yes';
  return answer();
};
ServiceWorkerRegistration.prototype.showNotification = async (title, more) => {
  window.notices.push([title, more.body, more.data]);
};
"""


def prepared(person: Person) -> None:
    """The service worker is there, and this table's position is kept."""
    person.page.evaluate(READY)
    person.page.wait_for_function(f"() => {LAST}?.update.number === window.newest().number")


def at_sea(server: Server, arrive: Arrive, size: str, **settings: object) -> tuple[Person, Json]:
    (ticket,) = server.new_match("Anna", players=2)
    anna = arrive(server, "Anna", size, **settings).visit(server.seat_link(ticket))
    anna.act_until("sail")
    return anna, ticket


# --- installable


def test_the_page_can_be_installed(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).home()
    expect(anna.button("Play now")).to_be_visible()
    link = anna.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = msgspec.json.decode(server.get(str(link)))
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Skulduggery", "standalone", "/")
    for icon in manifest["icons"]:
        data = server.get(icon["src"])
        if icon["type"] == "image/png":
            assert data.startswith(b"\x89PNG")
            assert f"{struct.unpack('>I', data[16:20])[0]}x{struct.unpack('>I', data[20:24])[0]}" == icon["sizes"]
        else:
            assert b"<svg" in data
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    anna.page.evaluate(READY)
    session = anna.context.new_cdp_session(anna.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])  # as the contexts of tests are


# --- offline


@on_phone
def test_a_reload_without_a_line_shows_the_last_position_as_old(own_server: Server, arrive: Arrive, size: str) -> None:
    own_server.start()
    anna, _ = at_sea(own_server, arrive, size)
    pieces = anna.page.evaluate(PIECES)
    assert pieces
    prepared(anna)
    own_server.end()
    anna.page.reload()
    old = anna.page.get_by_role("alert").filter(has_text="This is an old position.")
    expect(old).to_be_visible()
    anna.page.wait_for_function(f"pieces => String({PIECES}) === String(pieces)", arg=pieces)
    expect(anna.status).to_be_visible()
    expect(anna.page.locator("[data-target]")).to_have_count(0)
    expect(anna.page.locator(".actions .button")).to_have_count(0)
    assert axe_finds(anna) == []
    own_server.start()
    anna.asked()
    expect(old).to_have_count(0)
    anna.act()


@pytest.mark.slow
def test_home_rules_and_lesson_open_without_a_line(own_server: Server, arrive: Arrive, size: str) -> None:
    own_server.start()
    anna, _ = at_sea(own_server, arrive, size)
    prepared(anna)
    own_server.end()
    anna.home()
    expect(anna.page.get_by_role("heading", name="Port Blackwood")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Port Blackwood")).to_be_visible()
    anna.button("Play now").click()
    expect(anna.page.get_by_role("main").get_by_role("alert")).to_contain_text("The server does not answer")
    anna.visit(f"{own_server.url}/rules/blackwood#PB-6.02")
    expect(anna.page.locator(".asked")).to_be_in_viewport()
    expect(anna.page.locator(".clipping").first).to_be_attached()
    anna.visit(f"{own_server.url}/learn/blackwood")
    expect(anna.page.locator(".bubble")).to_contain_text("Polly")


@pytest.mark.slow
def test_nothing_that_a_table_says_is_cached_and_no_key(server: Server, arrive: Arrive) -> None:
    anna, ticket = at_sea(server, arrive, "desktop")
    prepared(anna)
    anna.page.reload()
    anna.act()
    cached: list[tuple[str, str]] = anna.page.evaluate(CACHED)
    paths = [path for path, _ in cached]
    assert {"/", "/api/texts/en/core.ftl", "/api/texts/nl/blackwood.ftl", "/api/lessons/blackwood"} <= set(paths)
    assert any(path.endswith(".woff2") for path in paths)
    assert any("chart" in path for path in paths)
    common = ("/api/texts/", "/api/rules/", "/api/credits/", "/api/lessons/", "/api/games")
    assert [path for path in paths if path.startswith(("/api/", "/t/")) and not path.startswith(common)] == []
    assert not any(ticket["token"] in text or ticket["table"] in text for _, text in cached)


def test_what_is_kept_of_a_shared_device_is_what_everybody_sees(server: Server, arrive: Arrive) -> None:
    """Parley has secrets: the cards behind the curtain must not stay on the device."""
    host = server.open_table("Anna", "parley", 2)
    anna = shared_device(server, arrive, host)
    expect(anna.button("Keep pressing to look")).to_be_visible()
    anna.page.wait_for_function(f"() => {KEPT}.length === 1")
    first = anna.newest()["asked"]["seat"]
    hold_to_look(anna)
    assert cards_in(msgspec.json.encode(anna.newest()["view"]).decode())
    while anna.newest()["seat"] == first:
        act_in_words(anna)
        kept = anna.page.evaluate(LAST)
        assert kept["update"]["seat"] is None
        assert cards_in(msgspec.json.encode(kept["update"]["view"]["rows"]).decode()) == set()
    expect(anna.button("Keep pressing to look")).to_be_visible()
    anna.page.wait_for_function(f"() => {LAST}.update.number === window.newest().number")
    kept = anna.page.evaluate(LAST)
    public = cards_in(msgspec.json.encode([anna.newest()["view"]["discards"], anna.newest()["asked"]]).decode())
    assert cards_in(msgspec.json.encode(kept["update"]).decode()) <= public


@pytest.mark.slow
def test_giving_a_table_up_forgets_its_position(server: Server, arrive: Arrive) -> None:
    anna, _ = at_sea(server, arrive, "desktop")
    prepared(anna)
    anna.home()
    anna.button("Remove from this list").click()
    assert anna.page.evaluate(KEPT) == []


# --- a newer page


@pytest.mark.slow
def test_a_newer_page_is_announced_and_not_forced(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    anna.page.clock.install()
    anna.home()
    expect(anna.button("Play now")).to_be_visible()
    with anna.context.expect_event("serviceworker"):  # then the page has begun to count the time between its looks
        anna.page.clock.fast_forward("00:10")
    newer = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>'
    anna.page.route(f"{server.url}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    hint = anna.page.get_by_text("There is a new version.")
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    anna.page.evaluate(look)
    expect(hint).to_have_count(0)
    anna.page.clock.fast_forward("30:00")
    anna.page.evaluate(look)
    expect(hint).to_be_visible()
    expect(anna.button("Play now")).to_be_visible()
    anna.page.unroute(f"{server.url}/")
    anna.button("Use it now").click()
    expect(hint).to_have_count(0)
    expect(anna.button("Play now")).to_be_visible()


# --- notices


def test_ones_turn_shows_in_the_title_and_the_icon(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    crew = seated(server, arrive, tickets)
    mover, other = mover_first(crew)
    for person, title, icon in ((mover, "Your turn! · Port Blackwood", "/icon-turn.svg"), (other, "", "/icon.svg")):
        expect(person.page).to_have_title(title or "Port Blackwood · Skulduggery")
        expect(person.page.locator("#favicon")).to_have_attribute("href", icon)


def test_the_device_calls_only_whoever_has_asked_for_it(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    anna, ben = [arrive(server, name) for name in ("Anna", "Ben")]
    for person, ticket in zip((anna, ben), tickets, strict=True):
        person.context.add_init_script(NOTICES)
        person.visit(server.seat_link(ticket))
        person.newest()
        person.page.evaluate(READY)
    anna.button("Settings").click()
    assert anna.page.evaluate("window.asked") == 0
    anna.page.get_by_text("Notices", exact=True).click()
    expect(anna.page.get_by_role("switch", name="Notices")).to_be_checked()
    anna.page.keyboard.press("Escape")
    while whose_turn([anna, ben]) is anna:
        anna.act()
    for person in (anna, ben):
        person.page.wait_for_function(f"() => {KEPT}.length === 1")  # the watch has begun
        person.page.evaluate(HIDE, True)
    while whose_turn([ben, anna]) is ben:
        ben.act()
    path = anna.page.url.removeprefix(server.url)
    anna.page.wait_for_function("() => window.notices.length > 0")
    assert anna.page.evaluate("window.notices") == [["Your turn!", "Port Blackwood", path]]
    assert ben.page.evaluate("[window.notices, window.asked]") == [[], 0]


@pytest.mark.slow
def test_a_browser_that_forbids_notices_is_named(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).home()
    anna.page.evaluate("Notification.requestPermission = async () => 'denied'")
    anna.button("Settings").click()
    anna.page.get_by_text("Notices", exact=True).click()
    expect(anna.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("does not allow notices")
    expect(anna.page.get_by_role("switch", name="Notices")).not_to_be_checked()

"""People whose page is closed: notices of the browser, and the address of a feed."""

from playwright.sync_api import expect

from skulduggery.server.push.base64url import encoded
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.test_everyone import axe_finds
from tests.browser.test_offline import READY
from tests.server.push_receiver import Browser

# A browser without a push service, as that of a test is, gets one: an address and keys.
SERVICE = """
const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const read = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0));
const found = (key) => ({
  endpoint: 'https://push.example.org/anna',
  options: { applicationServerKey: read(key).buffer },
  getKey: (name) => read(name === 'auth' ? '%s' : '%s').buffer,
  unsubscribe: async () => true,
});
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.setItem('test.key', applicationServerKey);
  return found(applicationServerKey);
};
PushManager.prototype.getSubscription = async () => {
  const key = localStorage.getItem('test.key');
  return key ? found(key) : null;
};
"""


def test_notices_and_feeds_are_asked_for_at_the_table(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", players=2)
    browser = Browser()
    anna = arrive(server, "Anna")
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(SERVICE % (encoded(browser.secret), encoded(browser.public)))
    anna.visit(server.seat_link(ticket))
    anna.newest()
    anna.page.evaluate(READY)
    anna.button("Settings").click()
    switch = anna.page.get_by_role("switch", name="Tell me here when it is my turn")
    words = anna.page.get_by_text("Tell me here when it is my turn", exact=True)
    words.click()
    expect(switch).to_be_checked()
    expect(anna.page.get_by_role("group", name="When this page is closed")).to_have_attribute("aria-busy", "false")
    assert anna.page.evaluate("localStorage['skulduggery.push']").count("push.example.org") == 1
    anna.button("Make a feed").click()
    address = anna.page.get_by_label("Address of your feed").input_value()
    assert b"<subtitle>" in server.get(address.removeprefix(server.url))
    assert axe_finds(anna) == []
    anna.page.reload()
    anna.newest()
    anna.button("Settings").click()
    expect(switch).to_be_checked()
    expect(anna.page.get_by_label("Address of your feed")).to_have_value(address)
    words.click()
    expect(switch).not_to_be_checked()
    anna.button("End this feed").click()
    expect(anna.button("Make a feed")).to_be_visible()
    assert anna.page.evaluate("localStorage['skulduggery.push']") == "[]"

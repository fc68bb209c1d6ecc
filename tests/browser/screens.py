"""Every screen a person can come to, one after the other: for axe, for zooming, and for pictures."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import FAR_AWAY, Sailor

Hire = Callable[..., Sailor]


def screens(harbour: Harbour, hire: Hire, size: str, theme: str = "dark") -> Iterator[tuple[str, Sailor]]:
    """One after the other, every screen a person can come to."""
    anna = hire(harbour, "Anna", size, theme=theme).home()
    expect(anna.button("Play now")).to_be_visible()
    yield "home", anna
    anna.button("Settings").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    yield "settings", anna
    anna.visit(f"{harbour.url}/privacy")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    yield "privacy", anna
    anna.home().button("Invite friends").click()
    expect(anna.button("Set sail")).to_be_visible()
    anna.page.get_by_text("House rules").click()
    yield "lobby", anna
    link = anna.page.locator(".link").inner_text()
    ben = hire(harbour, "Ben", size, theme=theme).visit(link)
    expect(ben.button("Come aboard")).to_be_visible()
    yield "join", ben
    ben.visit(f"{harbour.url}/t/NOSUCH-99")
    expect(ben.page.get_by_role("main").get_by_role("alert")).to_be_visible()
    yield "lost", ben
    yield from table_screens(harbour, hire, size, theme)


def table_screens(harbour: Harbour, hire: Hire, size: str, theme: str) -> Iterator[tuple[str, Sailor]]:
    (ticket,) = harbour.voyage("Anna", players=4, round_limit=20)
    anna = hire(harbour, "Anna", size, theme=theme).visit(harbour.seat_link(ticket))
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
    for name, key in (("rules", "r"), ("help", "?")):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        if name == "rules":
            expect(anna.page.locator(".book p").first).to_be_visible()
        yield name, anna
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog")).to_have_count(0)
    for name, button in (("menu", ""), ("invite", "Invite"), ("device", "Move to another device")):
        anna.button("Menu").click()
        if button:
            anna.page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()
        if name == "device":
            anna.button("Make the link").click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        yield name, anna
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog")).to_have_count(0)
    if size == "phone":
        for sheet in ("Ship", "Log"):
            anna.page.locator("nav .tab", has_text=sheet).click()
            expect(anna.page.locator(".sheet")).to_be_visible()
            yield sheet.lower(), anna
    harbour.play_out(ticket)
    expect(anna.page.locator(".end")).to_be_visible()
    yield "end", anna
    yield "curtain", at_the_curtain(harbour, hire, size, theme)


def at_the_curtain(harbour: Harbour, hire: Hire, size: str, theme: str) -> Sailor:
    host = harbour.open_table("Anna", "parley", 2)
    anna = hire(harbour, "Anna", size, theme=theme).visit(harbour.seat_link(host))
    anna.page.get_by_label("Who sits on seat 2?").select_option("a player on this device")
    expect(anna.page.get_by_text("on this device", exact=True)).to_be_visible()
    harbour.set_sail(host)
    expect(anna.button("Hold to look")).to_be_visible()
    return anna

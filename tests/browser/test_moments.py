"""The pace is set at the table, and remembered."""

from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.seating import Hire


def test_the_host_sets_the_pace_of_the_bots_at_the_table(harbour: Harbour, hire: Hire) -> None:
    anna = hire(harbour).home()
    anna.button("Play now").click()
    anna.page.wait_for_function("() => window.newest?.()")
    anna.button("Settings").click()
    bots = anna.page.get_by_role("group", name="Pace of the bots")
    bots.get_by_role("button", name="brisk").click()
    expect(bots.get_by_role("button", name="brisk")).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_function("() => window.heard.some((one) => one.table?.pace === 'brisk')")
    anna.home()
    anna.button("Play now").click()
    anna.page.wait_for_function(
        "() => window.heard.some((one) => one.kind === 'snapshot' && one.table.pace === 'brisk')"
    )

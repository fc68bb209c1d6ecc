"""A browser, servers and people for the tests of the page."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from skulduggery.server.http.page import STATIC
from tests.browser.ending import finished
from tests.browser.person import SIZES, Person
from tests.browser.replaying import Watch, Watcher, finished_match, replay_link
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tools.find_browser import HOW, find

CHROMIUM = find()
PATIENCE = 40_000  # ms: two cores share browsers, server and bots
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

expect.set_options(timeout=PATIENCE)

WHOLE_TABLE = "ms until the whole table was there"
FAILED = pytest.StashKey[bool]()
PICTURES = Path(__file__).parents[2] / "build" / "browser-failures"  # what the screens looked like when a test failed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: Playwright keeps an event loop running, and other tests start their own."""
    items.sort(key=lambda item: "tests/browser" in item.path.as_posix())


@pytest.fixture(scope="session", autouse=True)
def _page_and_browser() -> None:
    if CHROMIUM is None:
        pytest.skip(HOW)
    assert (STATIC / "index.html").exists(), "the page is not built: run tools/build_web.py (make test does)"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it. Their tables are independent."""
    place = Server(tmp_path_factory.mktemp("server"))
    place.start()
    yield place
    place.end()
    assert place.complaints() == []


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to be killed."""
    place = Server(tmp_path_factory.mktemp("server"))
    yield place
    place.end()
    assert place.complaints() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets fixtures know how the test went."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Times that were measured on the way. No test asserts one: they depend on the machine."""
    for report in terminalreporter.getreports("passed"):
        for what, measured in report.user_properties:
            if what == WHOLE_TABLE:
                terminalreporter.write_line(f"{report.nodeid.rpartition('::')[2]}: {measured} {what}")


@pytest.fixture
def arrive(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody with a browser of their own. At the end nobody's console may have complained."""
    crew: list[Person] = []

    def arrive_one(place: Server, name: str = "Anna", size: str = "desktop", **settings: object) -> Person:
        context = browser.new_context(**SIZES[size], locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        crew.append(Person(context, place.url, size, name, **settings))
        return crew[-1]

    yield arrive_one
    for number, person in enumerate(crew):
        if request.node.stash[FAILED]:
            person.page.screenshot(path=PICTURES / f"{request.node.name}-{number}-{person.name}.png")
        person.context.close()
    complaints = [f"{person.name}: {error}" for person in crew for error in person.errors]
    assert complaints == []


@pytest.fixture(params=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def evening(server: Server) -> list[Json]:
    """A finished match of Anna, Ben and a bot: their tickets."""
    return finished(server, "Anna", "Ben", players=3, rounds="limited", round_limit=20)


@pytest.fixture(scope="session")
def match(server: Server) -> Json:
    """A finished match of Port Blackwood."""
    return finished_match(server, rounds="limited", round_limit=20)


@pytest.fixture
def watch(server: Server, arrive: Arrive, match: Json) -> Watch:
    """Somebody opens the replay of that match."""

    def open_replay(size: str = "desktop", asked: str = "", **settings: object) -> Watcher:
        return Watcher(arrive(server, "Wanda", size, **settings)).open(replay_link(server, match, asked))

    return open_replay

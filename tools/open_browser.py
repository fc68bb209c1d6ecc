"""A server with an empty database and a browser, for tools and benchmarks that look at the page."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.server import Server

from .find_browser import HOW, find


@contextmanager
def server_and_browser() -> Iterator[tuple[Server, Browser]]:
    """Both are closed at the end. Without a browser the program ends, and says how to get one."""
    chromium = find()
    if chromium is None:
        sys.exit(HOW)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield server, browser
        browser.close()
        server.end()

"""The audit of the dependencies finds what a database knows, and says so if it cannot ask one."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools import audit

LOCKS = audit.ROOT / "locks"
ADVISORY = {"id": "TEST-1", "modified": "2026-01-01T00:00:00Z", "summary": "rolls only sixes", "affected": []}
NOWHERE = "http://127.0.0.1:9"  # nobody listens there


class Database(BaseHTTPRequestHandler):
    """Knows one vulnerability, of a package called msgspec."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        names = [query["package"]["name"] for query in body.get("queries", [])]
        bad = {"vulns": [{"id": ADVISORY["id"], "modified": ADVISORY["modified"]}]}
        self.answer({"results": [bad if name == "msgspec" else {} for name in names]})

    def do_GET(self) -> None:
        self.answer(ADVISORY)

    def answer(self, content: Any) -> None:
        data = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *words: Any) -> None:
        """Nothing: pytest would show it."""


@contextmanager
def database() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Database)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """Locks with two packages."""
    wanted = re.compile(r"^(msgspec|websockets)==.*\n(    --hash.*\n)*", re.M)
    text = "".join(found[0] for found in wanted.finditer((LOCKS / "base.txt").read_text()))
    for name in audit.LOCKS:
        (tmp_path / f"{name}.txt").write_text(text)
    return tmp_path


def test_every_locked_package_is_looked_up() -> None:
    found = {re.split("[=; ]", pin)[0] for pin in audit.pins(LOCKS)}
    for file in LOCKS.glob("*.txt"):
        locked = {line.partition("==")[0] for line in file.read_text().splitlines() if re.match(r"\w[^ ]*==", line)}
        assert locked <= found, file.name


@pytest.mark.slow
def test_a_known_vulnerability_is_found(few: Path) -> None:
    with database() as address:
        found = audit.audit_python(few, address)
    version = next(pin.partition("==")[2] for pin in audit.pins(few) if pin.startswith("msgspec"))
    assert found == ("2 Python packages", [f"msgspec {version}: TEST-1 rolls only sixes"], None)


@pytest.mark.slow
def test_a_database_that_cannot_be_reached_is_no_all_clear(few: Path) -> None:
    assert audit.audit_python(few, NOWHERE).problem
    assert audit.audit_page(audit.ROOT / "web", NOWHERE).problem

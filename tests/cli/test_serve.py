"""The settings of `serve`: which values fit, where each comes from, and what is shown of them."""

import shlex
import socket
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from skulduggery.cli import serve as command
from skulduggery.cli.settings.kinds import Value
from skulduggery.cli.settings.known import KNOWN, NUMBERS
from skulduggery.cli.settings.sources import FILE, variable_of
from skulduggery.server.run import serve
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.store.files import hold

from .conversation import Said, converse, plain


class Started(NamedTuple):
    """What the server would have been started with."""

    database: str
    host: str
    port: int
    settings: Settings


Start = Callable[..., Started]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Start:
    seen: list[Started] = []

    def serve(database: str, host: str, port: int, settings: Settings, ready: object) -> bool:
        seen.append(Started(database, host, port, settings))
        return True

    def started(*words: str) -> Started:
        said = converse("serve", *words)
        assert said.code == 0, said.err
        return seen[-1]

    monkeypatch.setattr(command, "serve", serve)
    return started


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file that the environment names."""
    monkeypatch.setenv(FILE, str(tmp_path / "server.toml"))
    return tmp_path / "server.toml"


def test_without_any_setting_the_server_is_for_this_computer(start: Start, home: Path) -> None:
    found = start()
    assert (found.host, found.port) == ("127.0.0.1", 8000)
    assert found.database == f"sqlite:///{home / 'tables.sqlite'}"
    assert found.settings == Settings()


def test_a_flag_comes_before_the_environment_before_the_file(
    start: Start, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('port = 1\nhost = "10.0.0.1"\nkeep_days = 3\ntables_per_hour = 5\n')
    monkeypatch.setenv("SKULDUGGERY_PORT", "2")
    monkeypatch.setenv("SKULDUGGERY_HOST", "10.0.0.2")
    monkeypatch.setenv("SKULDUGGERY_KEEP_DAYS", "4")
    found = start("--port", "3", "--set", "port=4")
    assert (found.port, found.host) == (3, "10.0.0.2")
    assert (found.settings.keep_days, found.settings.tables_per_hour) == (4.0, 5.0)
    other = file.with_name("other.toml")
    other.write_text("tables_per_hour = 6\n")
    assert start("--settings", str(other)).settings.tables_per_hour == 6.0


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def commands_in(said: Said) -> list[list[str]]:
    """The commands that a complaint names, without their first word."""
    lines = [shlex.split(line) for line in said.err.splitlines() if line.startswith("  ")]
    assert [words[0] for words in lines] == ["skulduggery", "make"]
    return [lines[0][1:], lines[1][1:]]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_beside_another_server_the_way_to_start_a_second_one_is_named(
    monkeypatch: pytest.MonkeyPatch, start: Start, taken: int, home: Path, language: str
) -> None:
    with hold(home / "tables.sqlite"), monkeypatch.context() as real:
        real.setattr(command, "serve", serve)
        said = converse("serve", "--port", str(taken), "--language", language)
    (serve_word, *flags), (target, *variables) = commands_in(said)
    assert (said.code, serve_word, target, variables) == (2, "serve", "play", [f"ARGS={' '.join(flags)}"])
    second = start(*flags)
    assert second.database == "sqlite:///second.sqlite"
    with socket.create_server(("127.0.0.1", second.port)):
        assert second.port != taken


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_port_that_is_taken_is_answered_with_a_free_one(
    monkeypatch: pytest.MonkeyPatch, start: Start, taken: int, home: Path, language: str
) -> None:
    with monkeypatch.context() as real:
        real.setattr(command, "serve", lambda *_: False)
        said = converse("serve", "--port", str(taken), "--language", language)
    (_, *flags), (_, *variables) = commands_in(said)
    assert (said.code, variables) == (1, [f"ARGS={' '.join(flags)}"])
    assert start(*flags).port != taken


def test_every_kind_of_value_can_come_from_everywhere(
    start: Start, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('trusted_proxies = ["10.0.0.7", "10.1.0.0/16"]\nlan = true\npublic_url = "https://a.example"\n')
    found = start()
    assert found.settings.trusted_proxies == ("10.0.0.7", "10.1.0.0/16")
    assert (found.host, found.settings.public_url) == ("0.0.0.0", "https://a.example")
    monkeypatch.setenv("SKULDUGGERY_TRUSTED_PROXIES", "::1, 10.2.0.0/16")
    monkeypatch.setenv("SKULDUGGERY_LAN", "no")
    monkeypatch.setenv("SKULDUGGERY_HOSTS", "pirates.local")
    monkeypatch.setenv("SKULDUGGERY_METRICS_TOKEN", "a-secret-that-is-long")
    found = start()
    assert (found.settings.trusted_proxies, found.host) == (("::1", "10.2.0.0/16"), "127.0.0.1")
    assert (found.settings.hosts, found.settings.metrics_token) == (("pirates.local",), "a-secret-that-is-long")
    found = start(
        "--trusted-proxy", "10.3.0.0/16", "--trusted-proxy", "::2", "--lan", "--set", "origins=http://b.example"
    )
    assert (found.settings.trusted_proxies, found.host) == (("10.3.0.0/16", "::2"), "0.0.0.0")
    assert found.settings.origins == ("http://b.example",)


@pytest.mark.parametrize("name", KNOWN)
def test_every_setting_but_a_secret_has_a_flag_a_variable_and_a_place_in_the_file(name: str) -> None:
    said = converse("serve", "--set", f"{name}=", "--show-settings")
    if KNOWN[name].secret:
        assert variable_of(name) in plain(said.err)
    else:
        assert said.code == 0 or f"--set {name} cannot be" in plain(said.err)


def test_every_number_can_be_set(start: Start) -> None:
    found = start(*[word for name in NUMBERS for word in ("--set", f"{name}=7")])
    assert {getattr(found.settings, name) for name in NUMBERS} == {7}
    assert all(isinstance(getattr(found.settings, name), kind) for name, kind in NUMBERS.items())


FITTING: list[tuple[str, str, Value]] = [
    ("public_url", "https://play.example.org", "https://play.example.org"),
    ("public_url", "http://10.0.0.7:8000/", "http://10.0.0.7:8000/"),
    ("trusted_proxies", "10.0.0.7", ("10.0.0.7",)),
    ("trusted_proxies", "2001:db8::/32,::1", ("2001:db8::/32", "::1")),
    ("trusted_proxies", "", ()),
    ("port", "65535", 65535),
    ("keep_days", "0.5", 0.5),
    ("lan", "YES", True),
]


@pytest.mark.parametrize(("name", "text", "value"), FITTING)
def test_a_value_that_fits(name: str, text: str, value: Value) -> None:
    assert KNOWN[name].kind.from_text(text) == value


BAD = [
    ("public_url", "play.example.org", "https://play.example.org"),
    ("public_url", "ftp://example.org", "https://play.example.org"),
    ("public_url", "https://", "https://play.example.org"),
    ("trusted_proxies", "10.0.0.7/24", "10.0.0.0/24"),
    ("trusted_proxies", "10.0.0.7,proxy", "10.0.0.0/24"),
    ("port", "99999", "from 0 to 65535"),
    ("port", "-1", "from 0 to 65535"),
    ("port", "x", "from 0 to 65535"),
    ("thinkers", "1.5", "a whole number"),
    ("tables_per_hour", "many", "a number that is not negative"),
    ("tables_per_hour", "-1", "a number that is not negative"),
    ("tables_per_hour", "inf", "a number that is not negative"),
    ("tables_per_hour", "nan", "a number that is not negative"),
    ("tables_per_hour", "9" * 400, "a number that is not negative"),
    ("lan", "perhaps", "yes or no"),
    ("hosts", "a,,b", "a text"),
    ("inner_address", "10.0.0.7", "10.0.0.7:9000"),
    ("inner_address", "0.0.0.0:9000", "10.0.0.7:9000"),
]


@pytest.mark.parametrize(("name", "text", "expected"), BAD)
def test_a_bad_value_is_named_with_its_source_and_what_was_expected(
    name: str, text: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    refused(converse("serve", "--set", f"{name}={text}"), f"--set {name} cannot be", expected)
    monkeypatch.setenv(variable_of(name), text)
    refused(converse("serve"), f"{variable_of(name)} cannot be", expected)


def refused(said: Said, *parts: str) -> None:
    assert said.code == 2
    for part in parts:
        assert part in plain(said.err)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('port = "8000"', ': port cannot be "8000". It must be a number from 0 to 65535.'),
        ("port = true", ': port cannot be "True". It must be'),
        ("lan = 1", "It must be yes or no"),
        ('hosts = "one"', ": hosts cannot be"),
        ("hosts = [1]", ": hosts cannot be"),
        ("metrics_token = 7", ': metrics_token cannot be "***"'),
        ('metrics_token = "with blanks between the words"', "20 letters, digits and signs"),
        (f'admin_token = "{"a" * 19}"', ': admin_token cannot be "***". It must be a secret of at least 20 letters'),
        ("tables_per_hou = 1", "Did you mean tables_per_hour?"),
        ("parrots = 1", "There are host, port"),
        ("port = ", "is no settings file"),
        ("\xff", "is no settings file"),
    ],
)
def test_a_bad_file_is_named(file: Path, line: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10000")
    file.write_bytes(line.encode("latin-1"))
    refused(converse("serve"), str(file), sentence)


def test_a_file_that_is_missing_is_named(file: Path) -> None:
    refused(converse("serve"), file.name)


@pytest.mark.parametrize("given", ["parrots=3", "=3", "port_=3"])
def test_a_setting_that_is_none_is_refused(given: str) -> None:
    refused(converse("serve", "--set", given), "there is no setting")


def test_all_settings_are_shown_with_their_sources_and_without_secrets(
    file: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('metrics_token = "a-very-long-and-secret-one"\nkeep_days = 3\n')
    monkeypatch.setenv("SKULDUGGERY_DATABASE", "postgresql://anna:secret@host/db")
    said = converse("serve", "--port", "9", "--lan", "--show-settings")
    assert said.code == 0, said.err
    lines = {line.split()[0]: line for line in said.out.splitlines() if not line.startswith("#")}
    assert lines["port"].split("#")[1].strip() == "--port"
    assert lines["host"].split("#")[1].strip() == "--lan"
    assert lines["keep_days"].split("#")[1].strip() == f"{file}: keep_days"
    assert lines["database"].split("#")[1].strip() == "SKULDUGGERY_DATABASE"
    assert lines["thinkers"].split("#")[1].strip() == "default"
    assert "secret" not in said.out
    shown = tomllib.loads(said.out)
    assert (shown["database"], shown["metrics_token"]) == ("postgresql://anna:***@host/db", "***")
    assert (shown["port"], shown["host"], shown["keep_days"], shown["lan"]) == (9, "0.0.0.0", 3, True)
    assert set(shown) == set(KNOWN) - {"public_url", "admin_token", "inner_address"}


def test_other_commands_find_the_same_database(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    file.write_text('database = "sqlite:///from-the-file.sqlite"\n')
    refused(converse("backup", "copy"), "There is no file from-the-file.sqlite")
    monkeypatch.setenv("SKULDUGGERY_DATABASE", "sqlite:///from-the-environment.sqlite")
    refused(converse("backup", "copy"), "There is no file from-the-environment.sqlite")
    refused(converse("backup", "copy", "--database", "sqlite:///none.sqlite"), "There is no file none.sqlite")

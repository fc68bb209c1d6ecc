"""`lab report`: one page that needs nothing else, tables, and complaints before anything is played."""

import csv
import re
import sys
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pyarrow.parquet
import pytest

from skulduggery.cli import run
from skulduggery.games import listed_games
from skulduggery.server.http.texts import fairness, rulebook

GAME = "tictactoe"  # a plug-in, with matches that take no time
FROM_OUTSIDE = {"script", "link", "img", "iframe", "object", "embed", "base"}


def report(out: Path, *words: str, language: str = "en") -> str:
    """Run the command; returns what it said, in one line."""
    said, complained = StringIO(), StringIO()
    command = ["--language", language, "lab", "report", *words, "--out", str(out), "--workers", "1", "--seed", "3"]
    run(command, sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


class Tags(HTMLParser):
    """The tags of a page, and whether each is closed."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tags_of(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    return tags


def test_a_plug_in_gets_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert "30 matches" in report(out, GAME, "--matches", "30")
    page = out.read_text()
    assert not tags_of(page).seen & FROM_OUTSIDE
    assert not re.search(r"https?://|url\(|@import", page)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert "skulduggery lab report tictactoe --players 2 --bots bosun --matches 30 --seed 3" in page


def test_our_games_get_a_map_excitement_and_things_in_both_languages(tmp_path: Path) -> None:
    command = (
        "blackwood",
        "--players",
        "2",
        "--bots",
        "deckhand,bosun",
        "--matches",
        "2",
        "--option",
        "round_limit=20",
    )
    report(tmp_path / "en.html", *command)
    report(tmp_path / "nl.html", *command, language="nl")
    english, dutch = (tmp_path / "en.html").read_text(), (tmp_path / "nl.html").read_text()
    assert "Where do ships go?" in english
    assert "Waar varen de schepen?" in dutch
    for page in (english, dutch):
        tags_of(page)
        assert page.count('class="cell') >= 280
        assert "Fair Breeze" in page or "Gunstige" in page or "wind" in page.lower()
    assert "<text" in english
    assert "changes of the lead" in english.lower()


def test_the_tables_say_the_same_as_each_other(tmp_path: Path) -> None:
    report(tmp_path / "report.html", GAME, "--matches", "5", "--bots", "bosun,deckhand")
    rows = list(csv.DictReader((tmp_path / "report.csv").read_text().splitlines()))
    table = pyarrow.parquet.read_table(tmp_path / "report.parquet").to_pylist()
    assert len(rows) == len(table) == 10
    assert [row["bot"] for row in rows[:4]] == ["bosun", "deckhand", "deckhand", "bosun"]
    assert [float(row["won"]) for row in rows] == [row["won"] for row in table]
    for match in range(5):
        assert sum(row["won"] for row in table if row["match"] == match) == 1


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.html", tmp_path / "cut.html"
    report(whole, GAME, "--matches", "8")
    lines = whole.with_suffix(".jsonl").read_bytes().splitlines(keepends=True)
    cut.with_suffix(".jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:30])
    report(cut, GAME, "--matches", "8")
    assert cut.read_text() == whole.read_text()
    assert cut.with_suffix(".csv").read_bytes() == whole.with_suffix(".csv").read_bytes()
    assert cut.with_suffix(".parquet").read_bytes() == whole.with_suffix(".parquet").read_bytes()


def test_a_varied_option_is_played_with_the_same_dice(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    command = ("blackwood", "--players", "2", "--bots", "deckhand", "--matches", "3", "--option", "round_limit=20")
    report(out, *command, "--vary", "supply=eight,unlimited")
    rows = list(csv.DictReader(out.with_suffix(".csv").read_text().splitlines()))
    assert [row["value"] for row in rows] == ["eight"] * 6 + ["unlimited"] * 6
    page = out.read_text()
    assert "supply: unlimited instead of eight" in page
    starts = [[row["order"] for row in rows if row["value"] == value] for value in ("eight", "unlimited")]
    assert starts[0] == starts[1]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "A report is about one game"),
        (("blackwood", "bounty"), "A report is about one game"),
        (("atlantis",), "atlantis"),
        (("blackwood", "--vary", "wind=a,b"), "wind"),
        (("blackwood", "--vary", "events=deck"), "compares nothing"),
        (("blackwood", "--vary", "events=deck,deck"), "compares nothing"),
        (("blackwood", "--vary", "events=deck,tarot"), "tarot"),
        (("blackwood", "--players", "9"), "players"),
        (("blackwood", "--players", "2", "--bots", "bosun,bosun,bosun"), "3 bots do not fit on 2 seats"),
        (("blackwood", "--bots", "parrot"), "parrot"),
        (("blackwood", "--option", "round_limit=soon"), "round_limit"),
        (("blackwood", "--seats", "2"), "lab report has no option --seats"),
    ],
)
def test_bad_options_are_refused_before_anything_is_played(
    tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    assert complaint in report(tmp_path / "report.html", *words)
    assert not list(tmp_path.iterdir())


def test_a_short_version_is_written_in_every_language(tmp_path: Path) -> None:
    report(tmp_path / "report.html", GAME, "--matches", "6")
    for language, title in (("en", "How fair is it?"), ("nl", "Hoe eerlijk is het?")):
        text = (tmp_path / f"report-{language}.md").read_text()
        assert text.startswith(f"## {title}\n")
        assert text.count("\n| ") == 3  # the head and two seats


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_app_tells_behind_the_rules_how_fair_our_games_are(language: str) -> None:
    for game in listed_games():
        whole, chapter = rulebook(language, game), fairness(language, game)
        assert chapter.startswith("\n## ")
        assert whole.endswith(chapter)
        assert chapter.count("\n| ") == 5  # the head and four seats

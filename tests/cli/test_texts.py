"""The command line's texts: complete in every language, all used, none missing."""

import re
from pathlib import Path

import skulduggery
from skulduggery.checks.texts.kinds import read_texts
from skulduggery.cli import COMMANDS
from skulduggery.cli.dialogue import COMMANDS as TABLE_COMMANDS
from skulduggery.cli.help import COMMANDS as EXPLAINED
from skulduggery.text import LANGUAGES

PACKAGE = Path(skulduggery.__file__).parent
FILES = ("text/{}/cli.ftl", "games/*/text/{}/chart.ftl")
TEXTS = {
    language: dict(
        entry for name in FILES for file in PACKAGE.glob(name.format(language)) for entry in read_texts(file).items()
    )
    for language in LANGUAGES
}
MODULES = [
    file for name in ("cli/**/*.py", "games/*/chart*.py", "text/boards.py") for file in sorted(PACKAGE.glob(name))
]
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in MODULES)
BUILT = (  # ids that the code puts together
    r"cli-(about|examples)-[a-z-]+",
    r"cli-help-[a-z]+-[a-z-]+",
    rf"cli-help-({'|'.join(EXPLAINED)})",
    r"cli-words-[a-z]+",
    r"cli-order-(fits|involved|never|ask)",
    r"cli-bench-[a-z]+",
    r"cli-build-[a-z]+",
    r"cli-metavar-[a-z]+",
    r"chart-letter-[a-z-]+",
    r"chart-legend-[a-z]+",
)


def test_every_language_has_the_same_ids_and_placeholders() -> None:
    assert TEXTS["en"] == TEXTS["nl"]


def test_every_id_in_the_code_has_a_text() -> None:
    used = set(re.findall(r'"((?:cli|chart)-[a-z-]*[a-z])"', SOURCE))
    assert used <= set(TEXTS["en"])


def test_every_text_is_used() -> None:
    plain = [key for key in TEXTS["en"] if not any(re.fullmatch(pattern, key) for pattern in BUILT)]
    assert [key for key in plain if f'"{key}"' not in SOURCE] == []


def test_every_command_has_help_and_no_help_is_without_a_command() -> None:
    explained = {key.removeprefix("cli-about-") for key in TEXTS["en"] if key.startswith("cli-about-")}
    assert explained == set(COMMANDS)
    words = {key.removeprefix("cli-words-") for key in TEXTS["en"] if key.startswith("cli-words-")}
    assert words == set(TABLE_COMMANDS)


def test_no_sentence_stands_in_the_code() -> None:
    """Words for people have a blank and no underscore or brace; docstrings and comments are for developers."""
    code = re.sub(r'""".*?"""', "", SOURCE, flags=re.DOTALL)
    code = re.sub(r"\bassert\b.*|#.*", "", code)
    strings = re.findall(r'"([A-Z][a-z]+ [a-z][^"{}_]*)"', code)
    assert strings == []

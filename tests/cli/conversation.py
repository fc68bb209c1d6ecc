"""Runs a command inside the test process: arguments and typed lines in, output back."""

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from skulduggery.cli import run
from skulduggery.core.record import Record, load


class Said(NamedTuple):
    code: int
    out: str
    err: str


def converse(*words: str, typed: Sequence[str] = (), stdin: TextIO | None = None) -> Said:
    """Runs the command with piped input. The end of the input means that the person leaves."""
    out, err = io.StringIO(), io.StringIO()
    lines = "".join(f"{line}\n" for line in typed)
    code = run(words, io.StringIO(lines) if stdin is None else stdin, out, err)
    return Said(code, out.getvalue(), err.getvalue())


def plain(text: str) -> str:
    """The text without line breaks and repeated blanks, so that tests find a sentence however it was wrapped."""
    return re.sub(r"\s+", " ", text)


def answer_to(said: Said, typed: str) -> str:
    """The output between the first line `typed` and the next prompt."""
    _, _, rest = said.out.partition(f"> {typed}\n")
    return plain(re.split(r"\n[^\n]* > ", rest)[0])


def record_in(file: Path) -> Record:
    return load(file.read_bytes())

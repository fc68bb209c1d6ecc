"""The code blocks of a document, in their order."""

import re
import textwrap
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    language: str
    text: str
    line: int


def blocks_of(file: Path) -> list[Block]:
    text = file.read_text(encoding="utf-8")
    return [
        Block(found[2], textwrap.dedent(found[3]), text.count("\n", 0, found.start()) + 2)
        for found in FENCE.finditer(text)
    ]

"""The open question in an observation: whom it asks, its kind, and its figures. All of it is public."""

from typing import Any

from ...core.game import Game
from ...text.kinds import decisions_of
from .nodes import NONE, OTHER, Category, Codes, Column, Node, Record
from .reader import Reader
from .source import Place, Source


class Asked(Node):
    """The seat and the kind; then for each kind with figures its columns, which are 0 while another kind is asked."""

    def __init__(self, seats: Category, kinds: Category, figures: dict[str, Record]) -> None:
        self.path = "question"
        self.seats = seats
        self.kinds = kinds
        self.figures = figures
        self.width = 2 + sum(node.width for node in figures.values())

    def columns(self, name: str) -> list[Column]:
        heads = self.seats.columns(f"{name}.seat") + self.kinds.columns(f"{name}.kind")
        return heads + [column for kind, node in self.figures.items() for column in node.columns(f"{name}.{kind}")]

    def emit(self, source: Source, value: str, at: Place) -> None:
        """`value` is the decision; its figures are computed only where they are shown."""
        with source.block(f"if {value} is not None:"):
            source.line("kind = asked.kind")
            self.seats.emit(source, f"{value}.seat", at)
            self.kinds.emit(source, "kind", at.plus(1))
            at, word = at.plus(2), "if"
            for kind, node in self.figures.items():
                with source.block(f"{word} kind == {kind!r}:"):
                    node.emit(source, f"{value}.figures(state)", at)
                at, word = at.plus(node.width), "elif"


def asked_node(game: Game[Any], reader: Reader) -> Asked:
    found = {kind: asked.figures_type for kind, asked in sorted(decisions_of(game).items())}
    labels = (NONE, *found, OTHER)
    records = {kind: reader.record(figures, f"question.{kind}", None, adds=False) for kind, figures in found.items()}
    shown = {kind: record for kind, record in records.items() if record.width}
    kinds = Category("question.kind", Codes(labels, labels[1:]))
    return Asked(Category("question.seat", reader.seats()), kinds, shown)

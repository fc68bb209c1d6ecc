"""The nodes of a layout that hold lists: by place in the list, by the id of an item, or as a tally."""

from .nodes import Codes, Column, Node
from .source import Place, Source


class Slots(Node):
    """The items in their order. Where the length is not fixed, a column in front tells it.

    Only the first `most` items are shown. The bounds of a game say how many there can be.
    """

    def __init__(self, node: Node, most: int, fixed: bool) -> None:
        self.path = node.path
        self.node = node
        self.most = most
        self.head = 0 if fixed else 1
        self.width = self.head + most * node.width

    def columns(self, name: str) -> list[Column]:
        heads = [Column(f"{name}.length", "number", 0, self.most)] if self.head else []
        return heads + [column for at in range(self.most) for column in self.node.columns(f"{name}[{at}]")]

    def emit(self, source: Source, value: str, at: Place) -> None:
        items, item, start = source.fresh("l"), source.fresh("i"), source.fresh("b")
        source.line(f"{items} = {value}")
        if self.head:
            source.line(f"out[{at}] = len({items})")
            items = f"{items}[:{self.most}]"
        source.line(f"{start} = {at.plus(self.head)}")
        with source.block(f"for {item} in {items}:"):
            self.node.emit(source, item, Place(start, 0))
            source.line(f"{start} += {self.node.width}")


class Keyed(Node):
    """One group of columns for each id; the first field of an item says which. A flag tells whether there is one."""

    def __init__(self, node: Node, key: str, codes: Codes) -> None:
        self.path = node.path
        self.node = node
        self.key = key
        self.codes = codes
        self.step = 1 + node.width
        self.width = (len(codes.labels) - 1) * self.step

    def columns(self, name: str) -> list[Column]:
        found: list[Column] = []
        for label in self.codes.labels[1:]:
            found.append(Column(f"{name}[{label}]", "flag", 0, 1))
            found += self.node.columns(f"{name}[{label}]")
        return found

    def emit(self, source: Source, value: str, at: Place) -> None:
        item, start = source.fresh("i"), source.fresh("b")
        with source.block(f"for {item} in {value}:"):
            code = f"{source.constant(self.codes)}[{item}.{self.key}]"
            source.line(f"{start} = {at.plus(-self.step)} + {code} * {self.step}")
            source.line(f"out[{start}] = 1")
            self.node.emit(source, item, Place(start, 1))


class Each(Node):
    """Every item adds to the same columns: a tally, in which the order is lost."""

    def __init__(self, node: Node) -> None:
        self.path = node.path
        self.node = node
        self.width = node.width

    def columns(self, name: str) -> list[Column]:
        return self.node.columns(name)

    def emit(self, source: Source, value: str, at: Place) -> None:
        item = source.fresh("i")
        with source.block(f"for {item} in {value}:"):
            self.node.emit(source, item, at)

"""Which name a seat had when something happened: the record says from which entry on somebody holds a seat."""

from collections.abc import Iterable, Sequence

import msgspec

from .record import AnyEntry, Forked, Seated
from .stories import FormerName

MOST_FORMER = 100  # names that are told; somebody may change theirs all the time


class Names:
    """Follows a record entry by entry. `former`: names that seats had, the oldest first."""

    def __init__(self, entries: Iterable[AnyEntry] = ()) -> None:
        self.former: list[FormerName] = []
        self.newest: dict[int, Seated] = {}
        self.forked = -1  # the newest fork: who sits down after it is somebody else
        for entry in entries:
            self.note(entry)

    def note(self, entry: AnyEntry) -> None:
        if isinstance(entry, Forked):
            self.forked = entry.number
        elif isinstance(entry, Seated):
            before = self.newest.get(entry.seat)
            self.newest[entry.seat] = entry
            if before is not None and (before.name, before.bot) != (entry.name, entry.bot):
                self.change(before, entry)

    def change(self, before: Seated, entry: Seated) -> None:
        """A person who only changes their name stays the same person; so does one for whom a bot stands in."""
        replaced = (before.bot is None) != (entry.bot is None) or before.number < self.forked
        other = replaced and before.name != entry.name
        if other:
            changed = msgspec.structs.replace
            self.former = [changed(name, other=True) if name.seat == entry.seat else name for name in self.former]
        self.former.append(FormerName(entry.seat, before.name, entry.number, other, before.bot))

    def before(self, names: Sequence[str], number: int) -> tuple[FormerName, ...]:
        """The names before those of today. After the end of a match, with entry `number`, its record knows no more."""
        last = [seated for seat, seated in self.newest.items() if seated.name != names[seat]]
        later = [FormerName(seated.seat, seated.name, number + 1, False, seated.bot) for seated in last]
        return tuple([*self.former, *later][-MOST_FORMER:])

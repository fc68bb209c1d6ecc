"""Cards that ships and chests hold, and who knows their faces. PR-14.*

All cards come into play face up and are read aloud. What is hidden is which of them a captain stores, loads or keeps.
So for every onlooker a card has a set of faces that it can be, and a group: cards of a group may have been mistaken for
each other, and the faces in it, taken together, are known. A card with one possible face is known.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from .components import BACK_NAMES, BACKS, CARGOES, FIRST_LUCK


def face_bit(face: int) -> int:
    """Within the cards of the same back."""
    return 1 << face if face < CARGOES else 1 << face - CARGOES


def faces_behind(back: int) -> int:
    """Everything that a card with this back can be."""
    found = 0
    for face in range(FIRST_LUCK):
        if BACKS[face] == back:
            found |= face_bit(face)
    return found


ANYTHING: Final[list[int]] = [faces_behind(back) for back in range(len(BACK_NAMES))]


@mypyc_attr(serializable=True)
class Card:
    """States share it. `faces` and `groups` are by onlooker: the seats, then the spectators."""

    never_changes: ClassVar[bool] = True

    def __init__(self, face: int, faces: tuple[int, ...], groups: tuple[int, ...]) -> None:
        self.face = face
        self.faces = faces
        self.groups = groups

    def back(self) -> int:
        return BACKS[self.face]

    def is_known_to(self, onlooker: int) -> bool:
        return self.faces[onlooker] == face_bit(self.face)

    def with_face(self, face: int) -> "Card":
        """A card with another face of which everybody knows the same: for `resample`."""
        return Card(face, self.faces, self.groups)


class Knowledge:
    """How a match remembers announced cards. `fades`: people must remember them themselves."""

    def __init__(self, players: int, fades: bool) -> None:
        self.fades = fades
        self.onlookers = players + 1
        self.spectators = players
        self.nothing: tuple[int, ...] = (0,) * self.onlookers
        self.open_cards = [Card(face, (face_bit(face),) * self.onlookers, self.nothing) for face in range(FIRST_LUCK)]

    def announced(self, face: int, owner: int) -> Card:
        """PR-14.02, PR-14.07: a card comes aboard, read aloud; where announcements fade only its owner knows it."""
        return self.held(face, owner) if self.fades else self.open_cards[face]

    def held(self, face: int, owner: int) -> Card:
        """A card that only its owner knows."""
        faces = [ANYTHING[BACKS[face]]] * self.onlookers
        faces[owner] = face_bit(face)
        return Card(face, tuple(faces), self.nothing)

    def unknown(self, face: int) -> Card:
        """A card in the blind stack."""
        return Card(face, (ANYTHING[BACKS[face]],) * self.onlookers, self.nothing)

    def onlooker(self, seat: int | None) -> int:
        return self.spectators if seat is None else seat

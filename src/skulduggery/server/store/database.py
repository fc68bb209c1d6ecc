"""A database as a whole, as the server and the commands see it: made ready, held, copied, opened."""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager

from .base import Store
from .rows import Rows


class Database(ABC):
    """`name` is what people are told of its address: without a password."""

    address: str
    name: str

    @abstractmethod
    def hold(self) -> AbstractContextManager[object]:
        """Keeps other servers and commands away; `DatabaseInUse` if one is there already."""

    @abstractmethod
    def hold_for_server(self, shared: bool = False) -> AbstractContextManager[object]:
        """Holds the database for a server; some stores hold the database themselves from then on.

        `shared`: nodes hold it together. Only PostgreSQL can do that.
        """

    @abstractmethod
    def prepare(self) -> None:
        """Refuses a damaged or unreachable database, and brings the schema of any other up to date."""

    @abstractmethod
    def kept_key(self, name: str, fresh: bytes) -> bytes:
        """The key that is kept under this name. If there is none, `fresh` is kept from now on."""

    @abstractmethod
    def open(self, shared: bool = False) -> Store:
        """The store of a server, or of one of its nodes (`shared`). The database was prepared before."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Rows]:
        """All rows as they are at this moment."""

    @abstractmethod
    def replacing(self) -> AbstractContextManager[Rows]:
        """Rows that take the place of everything when the block ends well; otherwise nothing has happened."""

    @abstractmethod
    def is_empty(self) -> bool:
        """Whether the database holds no match. Its tables must exist (`prepare`)."""

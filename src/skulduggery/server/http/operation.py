"""The routes for whoever runs the server: is it alive, and what does it do?"""

from litestar import Controller, MediaType, get
from litestar.di import NamedDependency

from .api import Api

STORE_FIGURES = {"commits": "commits", "writes": "written", "store_seconds": "seconds"}


class Operation(Controller):
    path = "/api"
    tags = ("operation",)

    @get("/health", sync_to_thread=False)
    def health(self, api: NamedDependency[Api]) -> dict[str, str | int]:
        """Says that the server answers, and how many tables are in its memory."""
        return {"status": "ok", "tables": len(api.registry.tables)}

    @get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
    def metrics(self, api: NamedDependency[Api]) -> str:
        """Counters in Prometheus' text form."""
        tables = api.registry.tables
        sockets = sum(len(running.table.audience.connections) for running in tables.values())
        store = {name: getattr(api.services.store, of, 0) for name, of in STORE_FIGURES.items()}
        return api.services.metrics.text({"tables": len(tables), "sockets": sockets, **store})

"""The routes for whoever runs the server: is it alive, and what does it do?"""

from litestar import Controller, MediaType, get
from litestar.di import NamedDependency

from ..protocol.bodies import Limits
from .answers import problems
from .api import AnyRequest, Api

STORE_FIGURES = {"commits": "commits", "writes": "written", "store_seconds": "seconds"}


class Operation(Controller):
    path = "/api"
    tags = ("operation",)

    @get("/health", sync_to_thread=False)
    def health(self) -> dict[str, str]:
        """Says that the server answers."""
        return {"status": "ok"}

    @get("/limits", sync_to_thread=False)
    def limits(self, api: NamedDependency[Api]) -> Limits:
        """What this server takes at most."""
        return Limits(longest_upload=api.services.settings.longest_upload)

    @get("/metrics", media_type=MediaType.TEXT, responses=problems(403), sync_to_thread=False)
    def metrics(self, api: NamedDependency[Api], request: AnyRequest) -> str:
        """Counters in Prometheus' text form, for whoever brings the operator's token (`Authorization: Bearer`)."""
        api.check_operator(request)
        tables = api.registry.tables
        sockets = sum(len(running.table.audience.connections) for running in tables.values())
        store = {name: getattr(api.services.store, of, 0) for name, of in STORE_FIGURES.items()}
        return api.services.metrics.text({"tables": len(tables), "sockets": sockets, **store})

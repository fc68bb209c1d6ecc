"""The routes for whoever runs the server: is it alive, is it ready, and what does it do?"""

from litestar import Controller, MediaType, Response, get
from litestar.di import NamedDependency
from msgspec.structs import asdict

from ..protocol.bodies import Limits
from ..registry.load import load_of
from .api import AnyRequest, Api
from .responses import problems

UNAVAILABLE = 503
ALIVE = {"status": "ok"}


class Operation(Controller):
    path = "/api"
    tags = ("operation",)

    @get("/health", sync_to_thread=False)
    def health(self) -> dict[str, str]:
        """Says that the server answers."""
        return ALIVE

    @get("/limits", sync_to_thread=False)
    def limits(self, api: NamedDependency[Api]) -> Limits:
        """What this server takes at most."""
        return Limits(longest_upload=api.services.settings.longest_upload)

    @get("/metrics", media_type=MediaType.TEXT, responses=problems(403))
    async def metrics(self, api: NamedDependency[Api], request: AnyRequest) -> str:
        """Counters in Prometheus' text form, for whoever brings the operator's token (`Authorization: Bearer`)."""
        await api.check_operator(request, api.services.settings.metrics_token)
        load, figures = asdict(await load_of(api.registry)), api.services.store.figures
        figures_of_store = {"writes": figures.written, "store_seconds": figures.times.total}
        nodes = api.services.nodes
        of_nodes = {"nodes": nodes.living(), "tables_owned": nodes.owned()} if nodes.is_shared else {}
        process = {f"process_{name}": load[of] for name, of in PROCESS.items()}
        measured = {**load, **figures_of_store, **process, **of_nodes}
        known = {name: value for name, value in measured.items() if value is not None}
        return api.services.metrics.text(known, {"transaction_seconds": figures.times})


PROCESS = {"cpu_seconds": "cpu_seconds", "memory_bytes": "memory_bytes", "seconds": "seconds_up"}


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    """Whether the process is alive. It does not ask the database: a restart would not help that."""
    return ALIVE


@get("/ready", include_in_schema=False)
async def ready(api: NamedDependency[Api]) -> Response[dict[str, str]]:
    """Whether people can be sent here: 200 or 503, and what was looked at."""
    found = await api.readiness.check()
    is_ready = set(found.values()) == {"ok"}
    status = {"status": "ready" if is_ready else "not ready"}
    return Response(status | found, status_code=200 if is_ready else UNAVAILABLE, headers={"cache-control": "no-store"})

"""The server's section of the report."""

from results import Figures

NAMES = {
    "server tictactoe": "**Skulduggery**, tic-tac-toe, every move on disk",
    "server tictactoe postgres": "**Skulduggery**, tic-tac-toe, every move in PostgreSQL",
    "boardgame.io memory": "boardgame.io 0.50.2, tic-tac-toe, in memory",
    "boardgame.io flatfile": "boardgame.io 0.50.2, tic-tac-toe, flat file",
    "server blackwood": "**Skulduggery**, Blackwood, 4 players a table, every move on disk",
    "server 1000 tictactoe": "**Skulduggery**, tic-tac-toe, a move every 3 s a table",
    "server 1000 blackwood": "**Skulduggery**, Blackwood, a move every 3 s a table",
}
# Parts of the CPU time of boardgame.io in memory.
MOST_ON_SQLITE = 1 / 3
MOST_ON_POSTGRES = 1 / 2
SLOWEST_MS = 100.0

METHOD = """
CPU is that of the server's processes (user and system, from `/proc`) while matches are played; opening tables and
sockets is not counted. Latency is from sending a move until the next player has it. With 200 clients every table plays
as fast as the server answers, so latency there is waiting in line. Both sides play the same game of tic-tac-toe again
and again, seven moves, two sockets a match. Ours commits each move to SQLite with `synchronous=FULL` before anybody
sees it, or to PostgreSQL, whose own CPU time is not counted.
"""


def server_section(best: dict[str, Figures], capacity: Figures) -> str:
    rows = [row(name, best[key]) for key, name in NAMES.items() if key in best]
    table = ["| server | clients | moves | µs CPU a move | p50 ms | p99 ms |", "|---|--:|--:|--:|--:|--:|", *rows]
    return "\n".join(["## The server\n", *verdicts(best), *capacity_lines(capacity), "", *table, METHOD])


def row(name: str, figures: Figures) -> str:
    cost, middle, slowest = (figures[key] for key in ("cpu_us_per_move", "p50_ms", "p99_ms"))
    return f"| {name} | {figures['clients']:,} | {figures['moves']:,} | {cost:,.0f} | {middle:.1f} | {slowest:.1f} |"


def verdicts(best: dict[str, Figures]) -> list[str]:
    """Which targets are met, and which could not be measured."""
    lines = [cpu_verdict(best, "server tictactoe", "on SQLite", MOST_ON_SQLITE)]
    lines.append(cpu_verdict(best, "server tictactoe postgres", "on PostgreSQL", MOST_ON_POSTGRES))
    for key in ("server 1000 tictactoe", "server 1000 blackwood"):
        if figures := best.get(key):
            slowest = figures["p99_ms"]
            verdict = met(slowest <= SLOWEST_MS)
            lines.append(f"- p99 with 1,000 clients, {figures['game']}: {slowest:.0f} ms (must ≤ 100: {verdict})")
    return lines


def cpu_verdict(best: dict[str, Figures], key: str, where: str, most: float) -> str:
    ours, peer = best.get(key), best.get("boardgame.io memory")
    if not ours or not peer:
        return f"- CPU a move {where} against boardgame.io in memory: not measured"
    ratio = ours["cpu_us_per_move"] / peer["cpu_us_per_move"]
    return (
        f"- CPU a move {where} against boardgame.io in memory: {ratio:.2f} x (must ≤ {most:.2f}: {met(ratio <= most)})"
    )


def capacity_lines(found: Figures) -> list[str]:
    start = f"{found['start_seconds']:.1f} s ({found['start_cpu_seconds']:.1f} s of CPU)"
    return [
        f"- a table with a match at which nobody sits: {found['table_kb']:.1f} kB (of {found['tables']:,})",
        f"- a socket that watches a table: {found['socket_kb']:.1f} kB (of {found['sockets']:,})",
        f"- from the start with {found['tables']:,} stored matches until the server is ready: {start}",
    ]


def met(is_met: bool) -> str:
    return "met" if is_met else "**missed**"

"""The server's section of the report."""

from results import Figures

NAMES = {
    "server tictactoe": "**Skulduggery**, tic-tac-toe, every move on disk",
    "server tictactoe postgres": "**Skulduggery**, tic-tac-toe, every move in PostgreSQL",
    "boardgame.io memory": "boardgame.io 0.50.2, tic-tac-toe, in memory",
    "server tictactoe warm": "**Skulduggery**, every move on disk, after a warm-up",
    "server tictactoe postgres warm": "**Skulduggery**, every move in PostgreSQL, after a warm-up",
    "boardgame.io memory warm": "boardgame.io 0.50.2, in memory, after a warm-up",
    "one node": "**Skulduggery**, one node, after a warm-up",
    "two nodes": "**Skulduggery**, two nodes, each table at one of them, after a warm-up",
    "two nodes apart": "**Skulduggery**, two nodes, each table at both, after a warm-up",
    "boardgame.io flatfile": "boardgame.io 0.50.2, tic-tac-toe, flat file",
    "server blackwood": "**Skulduggery**, Blackwood, 4 players a table, every move on disk, after a warm-up",
    "server 1000 tictactoe": "**Skulduggery**, tic-tac-toe, a move every 3 s a table",
    "server 1000 blackwood": "**Skulduggery**, Blackwood, a move every 3 s a table",
}
# Parts of the CPU time of boardgame.io in memory.
MOST_ON_SQLITE = 1 / 3
MOST_ON_POSTGRES = 1 / 2
LEAST_OF_TWO_NODES = 1.7
MOST_APART = 1.6
SLOWEST_MS = 100.0

METHOD = """
CPU is that of the server's processes (user and system, from `/proc`) while matches are played; opening tables and
sockets is not counted. Latency is from sending a move until the next player has it. With 200 clients every table plays
as fast as the server answers, so latency there is waiting in line. Both sides play the same game of tic-tac-toe again
and again, seven moves, two sockets a match. Ours commits each move to SQLite with `synchronous=FULL` before anybody
sees it, or to PostgreSQL, whose own CPU time is in a column of its own. The first rounds of a server cost more: ours
starts its workers, and Node.js compiles. So both are also measured after a warm-up of three rounds.

For a change of our server the line of Blackwood counts: a large game, warm, as a server is that has run for a while.
Machinery that does not save 5 % of its CPU a move goes. Tic-tac-toe without a warm-up stays for the comparison alone,
because its targets were set so. `python -m server.instructions` (in `bench/`) compares two source trees.

This machine has too few cores to let two nodes, PostgreSQL and all clients run at the same time. So what two nodes
carry is computed from the CPU time of a move: if each of them has a core of its own, two nodes carry twice what one
carries, times its CPU a move, divided by theirs. PostgreSQL is the limit where its CPU a move is more than half of
that of a node.
"""


def server_section(best: dict[str, Figures], capacity: Figures) -> str:
    rows = [row(name, best[key]) for key, name in NAMES.items() if key in best]
    head = ["| server | clients | moves | µs CPU a move | of PostgreSQL | p50 ms | p99 ms |"]
    table = [*head, "|---|--:|--:|--:|--:|--:|--:|", *rows]
    return "\n".join(["## The server\n", *verdicts(best), *capacity_lines(capacity), "", *table, METHOD])


def row(name: str, figures: Figures) -> str:
    cost, middle, slowest = (figures[key] for key in ("cpu_us_per_move", "p50_ms", "p99_ms"))
    database = figures.get("database_us_per_move") or 0.0
    costs = f"{cost:,.0f} | {f'{database:,.0f}' if database else '–'}"
    return f"| {name} | {figures['clients']:,} | {figures['moves']:,} | {costs} | {middle:.1f} | {slowest:.1f} |"


def verdicts(best: dict[str, Figures]) -> list[str]:
    """Which targets are met, and which could not be measured."""
    lines = [cpu_verdict(best, "server tictactoe", "on SQLite", MOST_ON_SQLITE)]
    lines.append(cpu_verdict(best, "server tictactoe postgres", "on PostgreSQL", MOST_ON_POSTGRES))
    lines += warm_lines(best)
    lines += node_lines(best)
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


def warm_lines(best: dict[str, Figures]) -> list[str]:
    """For comparison only: the targets were set without a warm-up."""
    peer = best.get("boardgame.io memory warm")
    if not peer:
        return []
    found = [
        (where, best.get(f"server tictactoe{key}"))
        for where, key in (("SQLite", " warm"), ("PostgreSQL", " postgres warm"))
    ]
    return [
        f"- the same after a warm-up of both, on {where}: {ours['cpu_us_per_move'] / peer['cpu_us_per_move']:.2f} x"
        for where, ours in found
        if ours
    ]


def node_lines(best: dict[str, Figures]) -> list[str]:
    """What it costs to be a node, and what a second node brings."""
    keys = ("server tictactoe postgres warm", "one node", "two nodes", "two nodes apart")
    alone, one, two, apart = (best.get(key) for key in keys)
    if not alone or not one or not two or not apart:
        return ["- several nodes: not measured"]
    being_node = one["cpu_us_per_move"] - alone["cpu_us_per_move"]
    factor = 2 * one["cpu_us_per_move"] / two["cpu_us_per_move"]
    verdict = met(factor >= LEAST_OF_TWO_NODES)
    ratio = apart["cpu_us_per_move"] / one["cpu_us_per_move"]
    is_cheap = met(ratio <= MOST_APART)
    return [
        f"- CPU a move that being a node adds to a single server on PostgreSQL: {being_node:+,.0f} µs",
        f"- two nodes carry {factor:.2f} x the moves of one, by CPU (must ≥ {LEAST_OF_TWO_NODES}: {verdict})",
        f"- CPU a move with pages at two nodes, against one node: {ratio:.2f} x (must ≤ {MOST_APART}: {is_cheap})",
    ]


def capacity_lines(found: Figures) -> list[str]:
    start = f"{found['start_seconds']:.1f} s ({found['start_cpu_seconds']:.1f} s of CPU)"
    return [
        f"- a table with a match at which nobody sits: {found['table_kb']:.1f} kB (of {found['tables']:,})",
        f"- a socket that watches a table: {found['socket_kb']:.1f} kB (of {found['sockets']:,})",
        f"- from the start with {found['tables']:,} stored matches until the server is ready: {start}",
    ]


def met(is_met: bool) -> str:
    return "met" if is_met else "**missed**"

"""Searches on neighbour lists, shared by all games."""

from collections.abc import Container, Sequence

FAR = 1 << 20  # more than any distance on any board


def distances(
    neighbours: Sequence[Sequence[int]], starts: Sequence[int], closed: Container[int] = (), stops: Container[int] = ()
) -> list[int]:
    """Steps from the nearest of `starts` to every place; FAR where none leads.

    `closed` places are never entered; `stops` (islands) are entered but not left again.
    """
    steps = [FAR] * len(neighbours)
    for start in starts:
        steps[start] = 0
    frontier = list(starts)
    while frontier:
        found: list[int] = []
        for place in frontier:
            if place in stops and steps[place] > 0:
                continue
            for beyond in neighbours[place]:
                if steps[beyond] == FAR and beyond not in closed:
                    steps[beyond] = steps[place] + 1
                    found.append(beyond)
        frontier = found
    return steps


def shortest_path(
    neighbours: Sequence[Sequence[int]], start: int, goal: int, closed: Container[int] = (), stops: Container[int] = ()
) -> list[int]:
    """The places from `start` to `goal`, both included; empty where no way leads. Ties: first neighbour first."""
    came_from: dict[int, int] = {start: start}
    frontier = [start]
    while frontier and goal not in came_from:
        found: list[int] = []
        for place in frontier:
            if place in stops and place != start:
                continue
            for beyond in neighbours[place]:
                if beyond not in came_from and beyond not in closed:
                    came_from[beyond] = place
                    found.append(beyond)
        frontier = found
    if goal not in came_from:
        return []
    path = [goal]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]

"""Standing orders: in which reaction windows a person wants to be asked. Server and terminal follow the same rule."""

from collections.abc import Callable


def lets_pass(order: str, is_about: bool, can_act: Callable[[], bool]) -> bool:
    """Whether a seat with this order passes without being asked.

    `is_about`: it happens to this seat. `can_act`: whether it can do more than pass; only `fits` and `mine` look at
    that, since it is the seat's secret.

    >>> lets_pass("fits", False, lambda: True), lets_pass("mine", False, lambda: True)
    (False, True)
    """
    if order == "ask":
        return False
    if order not in ("fits", "mine"):
        return True
    return (order == "mine" and not is_about) or not can_act()

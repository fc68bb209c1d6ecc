"""Standing orders: in which reaction windows a person wants to be asked. Server and terminal follow the same rule."""

from collections.abc import Callable


def lets_pass(order: str, is_about: bool, can_act: Callable[[], bool]) -> bool:
    """Whether a seat with this order passes without being asked.

    `is_about`: it happens to this seat. `can_act`: whether it can do more than pass; only `fits` looks at that, because
    it is the seat's secret.

    >>> lets_pass("fits", False, lambda: True), lets_pass("involved", False, lambda: True)
    (False, True)
    """
    if order == "involved":
        return not is_about
    if order == "fits":
        return not can_act()
    return order == "never"

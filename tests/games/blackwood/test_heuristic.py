"""Which moves of Port Blackwood a playout tries, in single situations."""

from skulduggery.core.messages import Move
from skulduggery.games.blackwood.heuristic import FEW, BlackwoodHeuristic
from skulduggery.games.blackwood.moves import Sail
from tests.games.blackwood.scene import Scene
from tests.question import asked_in

OPEN_SEA = """
           I J K L M
        6  . . . . d
        7  . . R . .
        8  . . . . .
"""


def shortlist(scene: Scene) -> list[Move]:
    return BlackwoodHeuristic().shortlist(scene.state, asked_in(scene.state), scene.moves())


def test_a_playout_tries_the_squares_on_the_way_home() -> None:
    scene = Scene(OPEN_SEA, roll=6, coins={"red": 2})
    home = scene.state.setting.sea.steps_to(scene.state.setting.sea.port)
    tried = {move.to for move in shortlist(scene) if isinstance(move, Sail)}
    steps = {square: home[scene.state.setting.sea.index[square]] for square in scene.squares()}
    assert len(scene.moves()) > FEW > len(tried)
    nearest = {square for square in steps if steps[square] == min(steps.values())}
    farthest = {square for square in steps if steps[square] == max(steps.values())}
    assert nearest & tried
    assert not farthest & tried


def test_a_playout_tries_a_square_where_something_happens_even_if_it_is_the_wrong_way() -> None:
    drawing = OPEN_SEA.replace("7  . . R . .", "7  . . R . B").replace("8  . . . . .", "8  . . . o .")
    scene = Scene(drawing, roll=6, coins={"red": 1})
    tried = shortlist(scene)
    assert len(scene.moves()) > len(tried)
    assert Sail("red", "M7") in tried
    assert Sail("red", "L8") in tried


def test_few_moves_are_all_tried() -> None:
    scene = Scene(OPEN_SEA, roll=1)
    assert shortlist(scene) == scene.moves()

"""What the table may not do is refused."""

import pytest

from skulduggery.checks.matches import new_table
from skulduggery.checks.settings import Setting
from skulduggery.core.refusals import IllegalMove, NotOffered

from .params import each_setting


@each_setting
def test_what_the_table_may_not_do_now_is_refused(setting: Setting) -> None:
    table = new_table(setting.game, setting.options, 6)
    head = table.head
    offers = setting.game.table_moves(table.state)
    for move in [each for each in setting.game.all_moves(setting.options) if each not in offers][::11]:
        with pytest.raises(IllegalMove) as caught:
            table.play_for_table(move)
        assert isinstance(caught.value.refusal, NotOffered)
    assert table.head == head

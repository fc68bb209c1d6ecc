"""What all matches with the same options share."""

import pickle

from skulduggery.core.options import Options
from skulduggery.core.setting import Setting, setting_for


class Chart(Setting[Options]):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.squares = list(range(options.players))


class OtherChart(Setting[Options]):
    """Of another game with the same options."""


def test_equal_options_share_one_setting() -> None:
    chart = setting_for(Chart, Options(players=3))
    assert chart is setting_for(Chart, Options(players=3))
    assert chart is not setting_for(Chart, Options(players=2))
    assert (chart.players, chart.squares) == (3, [0, 1, 2])


def test_games_do_not_share_their_settings() -> None:
    assert isinstance(setting_for(OtherChart, Options(players=3)), OtherChart)


def test_a_setting_that_comes_from_another_process_is_the_one_that_is_there_already() -> None:
    chart = setting_for(Chart, Options(players=3))
    assert pickle.loads(pickle.dumps(chart)) is chart  # our own bytes

"""OpenSpiel: every game as `skulduggery_<game>(players=N, <option>=<value>)`, with explicit chance nodes.

    import pyspiel, skulduggery.adapters.openspiel
    game = pyspiel.load_game("skulduggery_bounty(players=3)")

Importing this module registers all installed games.
"""

from typing import Any

import pyspiel

from ..core.chance import FastChance
from ..core.game import Game, has_secrets
from ..core.moments import LUCK, OVER, first_moment
from ..core.options import describe, shown
from ..games import all_games
from .rules import Rules, parameters, rules_called
from .spiel_observer import Observer, described

PREFIX = "skulduggery_"
LONGEST_MATCH = 1_000_000  # decisions; the rules of a game end it long before
SPAN = 1 << 53  # outcomes of the sampler that resampling takes its luck from


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A match. Everything is in `moment`, which never changes: so clones are quick."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.rules = game.rules
        self.moment = game.first

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == OVER

    def is_chance_node(self) -> bool:
        return self.moment.player == LUCK

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions. As in all games of the library, only the current player has any."""
        moment = self.moment
        if moment.player == OVER or (player is not None and player != moment.player and moment.player != LUCK):
            return []
        return moment.legal()[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.rules.outcomes(self.moment.ways)[:]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if not moment.allows(action):
            raise ValueError(f"action {action} is not legal now; the legal ones are {moment.legal()}")
        self.moment = moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == LUCK else self.rules.name(action)

    def returns(self) -> list[float]:
        state = self.moment.state
        return [0.0] * self.rules.players if state is None else self.rules.rewards(state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A match that could be this one, for all that the player knows. Its history is empty: it may not tell more."""
        guess: SpielState = self.get_game().new_initial_state()
        chance = FastChance(int(probability_sampler() * SPAN))
        guess.moment = self.moment.resampled(player_id, chance)
        return guess

    def __str__(self) -> str:
        return described(self.rules, self.moment)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game with its options, which are the parameters of the library. `register_games` derives one for each game."""

    key = ""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = all_games()[self.key]
        usual = parameters(game)
        chosen = {key: value for key, value in (given or {}).items() if key == "players" or value != usual.get(key)}
        self.rules = rules_of(game, chosen)
        self.first = first_moment(self.rules.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.most_ways,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(game_type(game), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type, params)


def rules_of(game: Game[Any], given: dict[str, Any]) -> Rules:
    """The library knows numbers and texts: `on` and `off` may stand for true and false."""
    fields = {field.key: field for field in describe(game.options_type, game.seats)}
    wanted = {key: fields[key].read(shown(value)) if key in fields else value for key, value in given.items()}
    return rules_called(game.key, None, wanted)


def game_type(game: Game[Any]) -> pyspiel.GameType:
    kind = pyspiel.GameType
    hidden = has_secrets(game)
    return kind(
        short_name=PREFIX + game.key,
        long_name=f"Skulduggery: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register_games() -> None:
    known = set(pyspiel.registered_names())
    for key, game in all_games().items():
        if PREFIX + key not in known:
            # A class, not a function: the library frees it when Python has ended already, and only classes live on.
            named = type(f"{key.capitalize()}Game", (SpielGame,), {"key": key})
            pyspiel.register_game(game_type(game), named)


register_games()

"""Every trait that can be a reason of a hint has its phrases, in every language."""

import pytest

from skulduggery.bots.chances.traits import Traits
from skulduggery.bots.search.advice import LOSSES, WINS, key_of
from skulduggery.games import game_called
from skulduggery.text import LANGUAGES, Wording
from tests.traits import TRAITS

ENDS = (WINS, LOSSES)


def told(traits: Traits) -> list[str]:
    return [name for name in traits.names if name not in traits.told_as]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TRAITS)
def test_more_and_less_of_it(key: str, language: str) -> None:
    wording = Wording(language, game_called(key))
    topics = [key_of(name) for name in told(TRAITS[key])]
    assert topics
    missing = [topic for topic in topics for way in ("more", "less") if not wording.has(f"trait-{topic}-{way}")]
    assert missing == []


@pytest.mark.parametrize("key", TRAITS)
def test_what_is_told_as_another_trait_and_what_one_wants_less_of_are_traits(key: str) -> None:
    traits = TRAITS[key]
    assert set(traits.told_as) <= set(traits.names)
    assert set(traits.told_as.values()) <= set(told(traits))
    assert set(traits.burdens) <= set(told(traits))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_the_match_ends(language: str) -> None:
    wording = Wording(language, game_called("blackwood"))
    for topic in ENDS:
        for turns in (0, 2):
            sentence = wording.say(f"hint-{topic}", turns=turns, times=6, tries=10)
            assert "6" in sentence
            assert "10" in sentence

"""Which language is spoken."""

import pytest

from skulduggery.core.refusals import BadOption, BadOptions
from skulduggery.text import Wording, pick_language


@pytest.mark.parametrize(
    ("wanted", "locale_name", "language"),
    [
        ("nl", "en_GB.UTF-8", "nl"),
        ("NL-be", None, "nl"),
        (None, "nl_BE.UTF-8", "nl"),
        (None, "en_US", "en"),
        (None, "de_DE.UTF-8", "en"),
        (None, "C.UTF-8", "en"),
        (None, "nld_NL", "en"),
        (None, None, "en"),
    ],
)
def test_the_language_is_the_one_wanted_or_the_one_of_the_locale(
    wanted: str | None, locale_name: str | None, language: str
) -> None:
    assert pick_language(wanted, locale_name) == language


def test_a_wanted_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadOptions) as caught:
        pick_language("fr", "nl_NL")
    assert caught.value.refusal == BadOption("", "language", "fr", "en, nl")
    assert Wording("en").tell(caught.value.refusal, ()) == '"language" cannot be "fr". Possible: en, nl.'
    with pytest.raises(BadOptions):
        Wording("fr")

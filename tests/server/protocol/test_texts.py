"""Every refusal of the server has a sentence in every language, with its own fields."""

import pytest

from skulduggery.checks.texts.kinds import figures_of, read_texts
from skulduggery.core.messages import Refusal
from skulduggery.server.protocol import refusals
from skulduggery.text.kinds import key_of, leaves
from skulduggery.text.languages import LANGUAGES, TEXTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_and_no_text_is_left_over(language: str) -> None:
    texts = read_texts(TEXTS / language / "server.ftl")
    structs = [struct for struct in leaves(Refusal) if struct.__module__ == refusals.__name__]
    assert set(texts) == {key_of(struct) for struct in structs}
    for struct in structs:
        assert texts[key_of(struct)] <= figures_of(struct), key_of(struct)

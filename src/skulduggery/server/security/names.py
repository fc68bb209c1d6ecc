"""Names people may have at a table, and names for those who bring none."""

import re
import secrets
import unicodedata
from collections.abc import Collection

from ...core.record import LONGEST_NAME
from ...core.refusals import Refused
from ..protocol.refusals import BadName

MARKUP = re.compile(r"[<>&\"`\\{}\[\]|]")
HIDDEN_CATEGORIES = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}  # control, invisible, unassigned, line ends
# Letters that no font draws: fillers of Hangul, and a joiner of graphemes.
BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u2800")
MOST_MARKS = 2  # as many as any language needs on one letter
LOOKALIKES = str.maketrans("013457@$!", "oieastasi")
RUDE = re.compile(
    r"fuck|shit|cunt|bitch|nigg|faggot|whore|slut|wank|penis|vagina|asshole|hitler|nazi|porn|rape"
    r"|kanker|hoer|neuk|tering|klootzak|godver|kutwijf|lul\b|kut\b|flikker"
)
MOODS = (
    "Salty", "Rusty", "Merry", "Sleepy", "Brave", "Sunny", "Windy", "Lucky", "Jolly", "Stormy",
    "Silver", "Golden", "Quiet", "Clever", "Hungry", "Dizzy", "Mossy", "Speedy", "Curly", "Cosy",
)  # fmt: skip
CREATURES = (
    "Parrot", "Anchor", "Lobster", "Dolphin", "Pelican", "Barrel", "Compass", "Lantern", "Turtle", "Seagull",
    "Octopus", "Walrus", "Puffin", "Herring", "Sextant", "Biscuit", "Hammock", "Monkey", "Starfish", "Otter",
)  # fmt: skip


# One word each, the same in every language: bots of one table share no word of their names.
BOTS = (
    "Barbarossa", "Calico", "Dominga", "Esmeralda", "Fabio", "Gonzalo", "Henriette", "Isabella", "Joaquin", "Kassandra",
    "Lorenzo", "Mathilda", "Nicodemus", "Octavia", "Pandora", "Quirino", "Rosalinda", "Salvador", "Tiberius", "Ursula",
    "Valentina", "Wilhelmina", "Xaverius", "Yolanda", "Zephyr",
)  # fmt: skip


def clean_name(text: str, taken: Collection[str] = ()) -> str:
    """The name as it is shown: plain, short, decent and not somebody else's; an empty one is made up."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name:
        return make_name(taken)
    if len(name) > LONGEST_NAME:
        raise Refused(BadName("", "long"))
    if any(unicodedata.category(sign) in HIDDEN_CATEGORIES for sign in name) or MARKUP.search(name):
        raise Refused(BadName("", "characters"))
    if BLANK_LETTERS.intersection(text) or BLANK_LETTERS.intersection(name):
        raise Refused(BadName("", "characters"))
    if most_marks(unicodedata.normalize("NFD", name)) > MOST_MARKS:
        raise Refused(BadName("", "characters"))
    if not any(sign.isalnum() for sign in name):
        raise Refused(BadName("", "empty"))
    if is_rude(name):
        raise Refused(BadName("", "rude"))
    return unlike(name, taken)


def most_marks(name: str) -> int:
    """How many marks (accents, vowel signs) are stacked on one letter, at most."""
    most = here = 0
    for sign in name:
        here = here + 1 if unicodedata.combining(sign) or unicodedata.category(sign) == "Me" else 0
        most = max(most, here)
    return most


def is_rude(name: str) -> bool:
    """Whether a name is rude, also in disguise: `Sh1t`, `s h i t`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().translate(LOOKALIKES)
    joined = re.sub(r"[^a-z]", "", plain)
    spelled = re.fullmatch(r"(\w\W+)+\w", plain) is not None
    return bool(RUDE.search(plain) or (spelled and RUDE.search(joined)))


def unlike(name: str, taken: Collection[str]) -> str:
    """Two Annas become Anna and Anna 2, so that the log can tell them apart."""
    known = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in known:
        number += 1
        candidate = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return candidate


def make_name(taken: Collection[str] = ()) -> str:
    """`Salty Parrot 27`."""
    return unlike(f"{secrets.choice(MOODS)} {secrets.choice(CREATURES)} {secrets.randbelow(90) + 10}", taken)


def make_bot_name(taken: Collection[str] = ()) -> str:
    """`Esmeralda`: one word and no number, so that people and bots look different in a list."""
    used = {word.casefold() for name in taken for word in name.split()}
    free = [name for name in BOTS if name.casefold() not in used]
    return unlike(secrets.choice(free or BOTS), taken)

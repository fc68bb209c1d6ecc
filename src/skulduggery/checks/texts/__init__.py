"""The checks of a game's texts: every kind has one, every one can be read aloud, in every language the game speaks."""

from . import fields, presence, selectors, sentences

TOPICS = (presence, sentences, selectors, fields)

"""The checks of a game's texts: every kind and thing has one, and every one can be read aloud, in every language."""

from . import fields, names, presence, selectors, sentences

TOPICS = (presence, sentences, selectors, fields, names)

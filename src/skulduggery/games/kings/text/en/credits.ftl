# King of the Pirates, English: the terms of the original.

credits-terms = The rulebook of the original says that the copyright is with Borzag Games, and states no licence.

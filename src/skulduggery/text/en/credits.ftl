# Skulduggery, English: who made the original of a game, and on which terms.

credits-title = Original game
credits-author = Author
credits-publisher = Publisher
credits-year = Year
credits-copyright = Copyright
credits-licence = Licence
credits-address = Address
credits-unnamed = not named in its rulebook
credits-unknown = This game names nobody who made it.
credits-independent = Skulduggery is an independent implementation with texts and art of its own; the makers of the original have not endorsed it. Its code is free. Whoever wants to make money with the game needs the consent of those who made it.
credits-failed = This cannot be shown now. Please try again.

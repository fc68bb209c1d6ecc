# Skulduggery, English: the rulebook on the page, and beside the board.

rules-search = Find a word or a rule
rules-none = No rule has this word.
rules-hits =
    { $rules ->
        [one] One rule has this word.
       *[other] { $rules } rules have this word.
    }
rules-failed = The rulebook cannot be shown now. Please try again.
rules-missing = There is no rulebook for this game.
rules-table = Table
rules-silent = The book is silent; we play it this way.
rules-board = Board
rules-contents = Contents
rules-chapter = Chapter
rules-roll = The die shows { $value }
rules-compass = The compass shows: { $colour }
rules-gold = gold
rules-back = The rule before
rules-forward = The next rule again
rules-page = Whole rulebook
rules-print = Print

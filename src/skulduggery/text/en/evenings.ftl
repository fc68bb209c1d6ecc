# Skulduggery, English: the page with all matches of this browser.

evenings-title = Our evenings
evenings-about = The matches that were played in this browser. The list is kept here and nowhere else.
evenings-none = No match has ended in this browser yet. When one does, it stands here.
evenings-crews = Our crews
evenings-alone = { $name }, alone with bots
evenings-name = Name
evenings-wins = Won
evenings-score = Points
evenings-played = Played
evenings-points = You get a point for everybody who comes in after you, bots included. A match that was stopped counts for nobody.
evenings-only =
    { $count ->
        [one] Show only this match
       *[other] Show only these { $count } matches
    }
evenings-matches =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
evenings-bot = a bot
evenings-won = has won
evenings-stopped = This match was stopped before anybody had won.
evenings-review = Review
evenings-remove = Remove this match from the list: { $game }
evenings-removed = The match is no longer in the list.
evenings-file = As a file
evenings-file-about = Save the list before you clear your browser, or take it along to another one. A list that you open is added to this one; nothing is replaced.
evenings-export = Save as a file
evenings-import = Add from a file
evenings-added =
    { $added ->
        [0] Nothing new:
        [one] One match was added;
       *[other] { $added } matches were added;
    } { $known ->
        [0] none was here before.
        [one] one was here already.
       *[other] { $known } were here already.
    }
evenings-unreadable =
    { $count ->
        [one] One match in the file cannot be read. It was left out.
       *[other] { $count } matches in the file cannot be read. They were left out.
    }
evenings-fault-large = This file is too large to be a list of evenings. Nothing was changed.
evenings-fault-json = This file cannot be read. Perhaps it is damaged, or of another kind. Nothing was changed.
evenings-fault-format = This is no list of evenings. Choose a file that was saved on this page. Nothing was changed.
evenings-fault-newer = This list was saved by a newer Skulduggery. Reload the page and try again. Nothing was changed.
evenings-fault-room = Your browser has no room for these matches. Nothing was changed.

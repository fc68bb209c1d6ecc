# Skulduggery, English: hints. What counts in a game is told by its own texts (`trait-...-more`, `hint-...`).

hint-title = Hint
hint-ask = The first mate thinks about it…
hint-first = First thoughts. The mate goes on thinking…
hint-final = The mate has thought it through.
hint-none = The first mate has found nothing. Ask again later.
hint-not-now = You can ask for a hint when you have to decide.
hint-wanted = Ask for a hint
hint-told = Everybody at the table sees that you asked, but not what the hint says.
hint-show = Show
hint-chance = { $chance } %
hint-meaning = Per cent: of 100 matches that bots like the bosun played on from there, you would win so many. In brackets: in how many tries it happened before the end of your next turn.
hint-for = For it: { $reasons }.
hint-against = Against it: { $reasons }.
hint-unclear = What sets it apart is only chance.
hint-only = There is nothing else to choose.
hint-level = The mate sees no difference between these choices that is more than chance.
hint-often = { $phrase } ({ $times } in { $tries })
hint-otherwise = { $phrase } (otherwise { $times } in { $tries })
hint-own = { $phrase }
hint-others = { $phrase } for the others
hint-wins =
    { $turns ->
        [0] you win { $times } of { $tries } matches that were played to the end
       *[other] you win within { $turns } turns in { $times } of { $tries } tries
    }
hint-losses =
    { $turns ->
        [0] another wins { $times } of { $tries } matches that were played to the end
       *[other] another wins within { $turns } turns in { $times } of { $tries } tries
    }

coach-title = The coach
coach-warns = Think again! From here you would win { $chance } of 100 matches, and { $best } with another choice.
coach-anyway = Do it anyway
coach-show = Show me better

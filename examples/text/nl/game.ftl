# Boter-kaas-en-eieren, Nederlands. Ids zijn `<event|move|decision|refusal>-<kind>`; plaatshouders zijn de velden daarvan.

game-title = Boter-kaas-en-eieren
game-summary = Twee spelers vullen negen vakken, en drie op een rij wint.

place-0 = linksboven
place-1 = middenboven
place-2 = rechtsboven
place-3 = links
place-4 = in het midden
place-5 = rechts
place-6 = linksonder
place-7 = middenonder
place-8 = rechtsonder

view-cells = Vakken

decision-mark = Waar zet je jouw teken?
    .others = Waar zet { $name } een teken?
move-mark = Zet je teken op het vak { $cell }
event-marked =
    { $seat_is ->
        [you] Jij zet een teken op het vak { $cell }.
       *[other] { $seat } zet een teken op het vak { $cell }.
    }

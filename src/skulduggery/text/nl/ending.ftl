# Skulduggery, Nederlands: het einde van een partij. Wordt pas dan geladen.

end-label = { $game }: het einde
end-winner =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen!
    }
end-you-win =
    { $count ->
        [one] Jij wint!
       *[other] Jij en { $names } winnen!
    }
end-behind =
    { $size ->
        [level] Je hebt evenveel als de winnaar. Het scheelde een haar!
        [near] Bijna! Je komt maar { $score } tekort.
       *[far] Je komt { $score } tekort voor de winst.
    }
end-all-tie = Iedereen wint samen!
end-turns =
    { $turns ->
        [one] Eén beurt.
       *[other] { $turns } beurten.
    }
end-length =
    { $turns ->
        [one] Eén beurt
       *[other] { $turns } beurten
    } in { $minutes ->
        [one] één minuut.
       *[other] { $minutes } minuten.
    }
end-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
end-counting = Het goud wordt geteld…
end-aside = De kaart bekijken
end-return = De uitslag

## Niemand heeft gewonnen

nobody-early = De partij is eerder gestopt
nobody-early-why = De bemanning is gestopt. Niemand heeft gewonnen en niemand heeft verloren.
nobody-closed = Deze tafel is gesloten
nobody-closed-why = De gastheer sloot hem voordat de partij begon.
nobody-frozen = Deze partij kan niet verder
nobody-frozen-why = Skulduggery is vernieuwd, en de nieuwe regels passen niet bij deze partij. Sorry!

## Uitslag

end-ranking = De uitslag
end-place = Plaats
end-tie = gelijk
end-standing = Zo stond het ervoor

## Het moment, de rijkdom en het geluk

end-decisive = Het beslissende moment
end-watch = Kijk nog eens
end-wealth = Rijkdom door de tijd
end-wealth-chart = Een grafiek van ieders rijkdom. Aan het eind: { $summary }.
end-wealth-of = { $name } { $wealth }
end-wealth-start = begin
end-wealth-finish = einde
end-wealth-move = Zet
end-wealth-table = Laat de cijfers zien
end-luck = Geluk met de dobbelstenen
end-luck-fair = Eerlijk geluk
end-luck-sealed = Al het geluk was verzegeld vóór de eerste zet. Je kunt het zelf narekenen.
end-check-dice = Dobbelstenen nakijken

## Prijzen

end-awards = Voor iedereen een prijs
award-crew-winner = Kapitein van de avond
award-crew-winner-why = Niemand koos een slimmere koers dan { $name }.
award-crew-eye = Scherpe blik
award-crew-eye-why = { $name } zag elke kans en pakte de beste.
award-crew-jolly = Vrolijkste maat
award-crew-jolly-why = Met { $name } aan boord viel niemand in slaap aan het roer.
award-crew-calm = Vaste hand
award-crew-calm-why = Kalm in elke storm: dat was { $name }.
award-crew-brave = Dapperste hart
award-crew-brave-why = Wat de zee ook deed, { $name } gaf nooit op.

## Wat nu?

end-onward = Wat nu?
rematch-call = Nog een keer
rematch-called =
    { $game ->
        [same] De bemanning vaart opnieuw uit!
       *[other] De bemanning vaart uit voor een ander spel: { $game }!
    }
rematch-join = Ga mee
end-other = Ander spel, zelfde bemanning
end-other-about = Iedereen houdt zijn plaats. Welk spel wordt het?
end-other-players = voor { $least } tot { $most } spelers
end-replay = Terugkijken
end-review = Analyse
end-share = Foto delen

picture-title = Een foto van de avond
picture-alt = Foto voor je vrienden: { $headline } { $ranking }.
picture-row = { $place }. { $name }
picture-send = Delen…
picture-save = Bewaren
picture-failed = De foto kon niet gemaakt worden. Probeer het nog eens.
picture-name = Skulduggery { $game }
end-kept =
    { $days ->
        [one] Deze partij en de herhaling blijven { $days } dag bewaard.
       *[other] Deze partij en de herhaling blijven { $days } dagen bewaard.
    }

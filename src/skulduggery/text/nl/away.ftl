# Skulduggery, Nederlands: meldingen en feeds voor wie de pagina heeft gesloten. Bij de instellingen, aan tafel.

away-title = Als deze pagina dicht is
away-push = Meld me hier dat ik aan de beurt ben
away-push-effect = Je browser toont een melding die zegt aan welke tafel. De server vergeet het adres als de partij is afgelopen.
away-push-forbidden = Deze browser staat geen meldingen toe. Dat kun je in de browserinstellingen veranderen.
away-push-none = Deze server kan geen meldingen sturen. De eigenaar vindt de reden in het logboek.
away-push-failed = De meldingendienst van je browser antwoordt niet. Probeer het later nog eens.
away-push-http = Browsers staan meldingen alleen toe op pagina’s met HTTPS, en die heeft deze pagina niet. Een feed werkt hier wel.
away-push-browser = Deze browser ontvangt geen meldingen van gesloten pagina’s. Zet deze pagina op een iPhone of iPad eerst op het beginscherm. Een feed werkt hier wel.
away-feed = Feed voor een nieuwslezer
away-feed-effect = Een geheim adres dat zegt wie er aan deze tafel aan de beurt is, en niets over de partij. Het blijft zolang de tafel bestaat.
away-feed-make =
    { $seats ->
        [one] Maak een feed
       *[other] Maak een feed voor { $name }
    }
away-feed-address =
    { $seats ->
        [one] Adres van je feed
       *[other] Adres van de feed van { $name }
    }
away-feed-copy = Adres kopiëren
away-feed-end = Beëindig deze feed

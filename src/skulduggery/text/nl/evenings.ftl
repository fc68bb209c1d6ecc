# Skulduggery, Nederlands: de pagina met alle partijen van deze browser.

evenings-title = Onze avonden
evenings-about = De partijen die in deze browser zijn gespeeld. De lijst wordt alleen hier bewaard.
evenings-none = In deze browser is nog geen partij afgelopen. Zodra dat gebeurt, staat die hier.
evenings-crews = Onze bemanningen
evenings-alone = { $name }, alleen met bots
evenings-name = Naam
evenings-wins = Gewonnen
evenings-score = Punten
evenings-played = Gespeeld
evenings-points = Je krijgt een punt voor iedereen die na jou eindigt, bots meegerekend. Een gestopte partij telt voor niemand.
evenings-only =
    { $count ->
        [one] Toon alleen deze partij
       *[other] Toon alleen deze { $count } partijen
    }
evenings-matches =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }
evenings-bot = een bot
evenings-won = heeft gewonnen
evenings-stopped = Deze partij is gestopt voordat iemand had gewonnen.
evenings-review = Terugblik
evenings-remove = Haal deze partij uit de lijst: { $game }
evenings-removed = De partij staat niet meer in de lijst.
evenings-file = Als bestand
evenings-file-about = Bewaar de lijst voordat je je browser leegmaakt, of neem haar mee naar een andere. Een lijst die je opent, komt bij deze; er wordt niets vervangen.
evenings-export = Bewaar als bestand
evenings-import = Voeg toe uit een bestand
evenings-added =
    { $added ->
        [0] Niets nieuws:
        [one] Eén partij is toegevoegd;
       *[other] { $added } partijen zijn toegevoegd;
    } { $known ->
        [0] er was er nog geen bekend.
        [one] er was er één al bekend.
       *[other] er waren er { $known } al bekend.
    }
evenings-unreadable =
    { $count ->
        [one] Eén partij in het bestand is onleesbaar en is weggelaten.
       *[other] { $count } partijen in het bestand zijn onleesbaar en zijn weggelaten.
    }
evenings-fault-large = Dit bestand is te groot voor een lijst met avonden. Er is niets veranderd.
evenings-fault-json = Dit bestand is onleesbaar. Misschien is het beschadigd of van een andere soort. Er is niets veranderd.
evenings-fault-format = Dit is geen lijst met avonden. Kies een bestand dat op deze pagina is bewaard. Er is niets veranderd.
evenings-fault-newer = Deze lijst is bewaard door een nieuwere Skulduggery. Herlaad de pagina en probeer het opnieuw. Er is niets veranderd.
evenings-fault-room = Je browser heeft geen ruimte voor deze partijen. Er is niets veranderd.

# Skulduggery, Nederlands: het spelregelboek op de pagina en naast het bord.

rules-search = Zoek een woord of een regel
rules-none = Dit woord staat in geen enkele regel.
rules-hits =
    { $rules ->
        [one] Dit woord staat in één regel.
       *[other] Dit woord staat in { $rules } regels.
    }
rules-failed = Het spelregelboek kan nu niet worden getoond. Probeer het nog eens.
rules-missing = Voor dit spel is er geen spelregelboek.
rules-table = Tabel
rules-silent = Het boek zwijgt hierover; wij spelen het zo.
rules-board = Speelbord
rules-contents = Inhoud
rules-chapter = Hoofdstuk
rules-roll = De dobbelsteen ligt op { $value }
rules-compass = Het kompas wijst: { $colour }
rules-gold = goud
rules-back = De vorige regel
rules-forward = Weer de volgende regel
rules-page = Hele spelregelboek
rules-print = Afdrukken

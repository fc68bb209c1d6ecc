# Skulduggery, Nederlands: wie het oorspronkelijke spel heeft gemaakt, en onder welke voorwaarden.

credits-title = Oorspronkelijk spel
credits-author = Auteur
credits-publisher = Uitgever
credits-year = Jaar
credits-copyright = Auteursrecht
credits-licence = Licentie
credits-address = Adres
credits-unnamed = niet genoemd in het spelregelboek
credits-unknown = Bij dit spel staat niet wie het heeft gemaakt.
credits-independent = Skulduggery is een zelfstandige uitvoering met eigen teksten en tekeningen; de makers van het origineel staan er los van. De code is vrij. Wie met het spel geld wil verdienen, heeft toestemming nodig van wie het heeft gemaakt.
credits-failed = Dit kan nu niet worden getoond. Probeer het nog eens.

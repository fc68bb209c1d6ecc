# Koning van de Piraten, Nederlands: wat papegaai Lorre in de les zegt (lesson.toml), een of twee korte zinnen per stap.

lesson-welcome = Ahoi! Ik ben Lorre. Het rode schip is van jou. Wie het eerst 5.000 dubloenen heeft, wordt koning!
lesson-crew = Drie piraten willen mee, maar je hebt maar twee kooien. Silas moet van boord!
lesson-captain = Dorothea kan als geen ander graven, maar alleen als kapitein. Maak haar kapitein!
lesson-draw = Je beurt begint met twee kaarten. Alleen jij mag ze zien. Trek maar!
lesson-roll = Gooi nu met het kompas. Dat verplaatst het spookschip: de Vliegende Hollander. Pas daarvoor op!
lesson-sail = Eén zeil en Rappe Armand: twee stappen! In elk vak ligt iets verborgen. Vaar hierheen en kijk!
lesson-raid = Een koopvaardijschip! Je gooit twee dobbelstenen en Dorothea geeft +1. Je moet boven de 5 komen. Val aan!
lesson-reroll = Maar 4! Met een kanonskogel mag je opnieuw gooien. Vuur, en gooi de eerste dobbelsteen nog eens!
lesson-card = Dat was 6, maar Ben stuurt het koopvaardijschip Soldaten. Sla terug: speel je kaart Aanval!
lesson-island = Dat bracht 1.000 dubloenen op! Op zee drinkt je bemanning rum. Op Vingerhoedeiland ligt een schat: vaar erheen!
lesson-dutchman = Kijk, de Vliegende Hollander ligt vlak bij Ben! Speel je kaart en stuur hem op Ben af.
lesson-dig = Ben is al zijn kaarten en zijn bemanning kwijt! Hier zijn drie aanwijzingen nodig: Dorothea heeft er twee. Graaf!
lesson-mutiny = 2.000 dubloenen van het eiland! Maar Ben speelt Muiterij, en dan ben je Dorothea kwijt. Speel Kielhalen!
lesson-harbour = De bemanning gehoorzaamt weer. Met 3.000 dubloenen koop je een groter schip. Vaar naar de Rode Kreek!
lesson-buy = In een schuilplaats krijg je rum, kanonskogels, nieuwe piraten en scheepsdelen. Koop het rumruim!
lesson-far = Je hebt twee piraten meer, en een tweede zeil. Ben ligt bij Weduweneiland, waar een grote schat is. Vaar erheen!
lesson-treasure = Twee kaarten en Dorothea geven vier aanwijzingen. Eerst graven, dan Ben!
lesson-duel = 3.000 dubloenen! Ben heeft er 1.500 en ligt op jouw vak. Val hem aan!
lesson-strike = Jouw 7 tegen zijn 8! Bij gelijkspel zou je winnen, maar je hebt meer nodig. Speel je kaart Aanval!
lesson-won = 9 tegen 8: Ben betaalt 1.500, en jij bent koning! Een echt spel gaat tot 10.000 dubloenen.

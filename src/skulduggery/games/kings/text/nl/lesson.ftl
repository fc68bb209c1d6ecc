# Koning van de Piraten, Nederlands: wat papegaai Lorre in de les zegt (lesson.toml), een of twee korte zinnen per stap.

lesson-welcome = Ahoi! Ik ben Lorre. Het rode schip is van jou. Wie het eerst 5.000 dubloenen heeft, wordt koning!
lesson-crew = Drie piraten willen mee, maar je hebt maar twee kooien. Silas moet van boord!
lesson-captain = Dorothea kan als geen ander graven, maar alleen als kapitein. Maak haar kapitein!
lesson-draw = Je beurt begint met twee kaarten. Alleen jij mag ze zien. Trek maar!
lesson-roll = Gooi nu met het kompas. Dat verplaatst het spookschip: de Vliegende Hollander. Pas daarvoor op!
lesson-pass = Voordat je uitvaart, mag iedereen een kaart spelen. Bewaar de jouwe voor later. Pas!
lesson-sail = Eén zeil en Rappe Armand: twee stappen! In elk vak ligt iets verborgen. Vaar hierheen en kijk!
lesson-stop = Een koopvaardijschip! Je mag het overvallen als je hier blijft. Blijf hier!
lesson-raid = Je gooit twee dobbelstenen en Dorothea geeft +1. Je moet boven de verdediging van 5 komen. Val aan!
lesson-reroll = Maar 4! Met een kanonskogel mag je opnieuw gooien. Vuur, en gooi de eerste dobbelsteen nog eens!
lesson-card = Dat was 6, maar Ben stuurt het koopvaardijschip Soldaten. Sla terug: speel je kaart Aanval!
lesson-loot = 8 tegen 7: het koopvaardijschip is van jou! Twee buitkaarten leveren je 700 dubloenen op.
lesson-rum = Op zee drinkt je bemanning rum. Is die op, dan komt er muiterij! In schuilplaatsen krijg je nieuwe. Gooi!
lesson-island = Eén rum minder. Op Vingerhoedeiland ligt een schat! Vaar erheen!
lesson-dutchman = Kijk, de Vliegende Hollander ligt vlak bij Ben! Speel je kaart en stuur hem op Ben af.
lesson-dig = Ben is al zijn kaarten en zijn bemanning kwijt! Hier zijn drie aanwijzingen nodig: Dorothea heeft er twee. Graaf!
lesson-found = Dorothea en één Schatkaart waren genoeg: 2.000 dubloenen! Met geld koop je ook een groter schip.
lesson-far = Met Wind mee kreeg je twee extra stappen. Vier aanwijzingen leiden naar de schat van Weduweneiland. Vaar verder!
lesson-treasure = Je hebt nu twee Schatkaarten en Dorothea. Dat zijn vier aanwijzingen. Graaf!
lesson-won = 5.700 dubloenen: jij bent koning! Een echt spel gaat tot 10.000. Dan kun je ook duelleren en scheepsdelen kopen.

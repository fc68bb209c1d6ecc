# Port Blackwood, Nederlands: wat papegaai Lorre in de les zegt (lesson.toml), een of twee korte zinnen per stap.

lesson-welcome = Ahoi! Ik ben Lorre. Het rode schip is van jou. Ben vaart met Blauw en Cleo met Groen.
lesson-goal = Haal goud bij de X. Breng als eerste twee dubloenen thuis in Port Blackwood, dan win je!
lesson-draw = Elke beurt begint met een gebeurtenis. Draai je kaart om!
lesson-breeze = Een Gunstige Wind! Je mag drie vakken varen. Tik op C10, en tik er dan nog eens op.
lesson-roll = Gooi nu de blauwe dobbelsteen. Dan weet je hoe ver je vaart.
lesson-island = Een vijf: vijf vakken! Horlepiepeiland, op weg naar de X, is een goede opening. Je bent veilig en vindt een kanonskogel.
lesson-captured = Vanaf een eiland vaar je maar één vak. O nee! Ben stuurde Kapitein Blackbeard op je af. Wie hij bereikt, is gevangen!
lesson-captive = Nu zit je vast op Schedeleiland. Maar je bent weer aan de beurt. Draai je kaart om!
lesson-monster = Het Zeemonster! Zet het drie vakken verder, precies op het schip van Cleo.
lesson-six = Ha, nu zit Cleo ook vast! Om van Schedeleiland weg te komen, moet je zes gooien. Gooi maar!
lesson-escape = Een zes! Nu mag je één vak varen. Gauw weg, naar G6!
lesson-gold = Een paar beurten later. Je gooide vier. Daarmee kom je precies bij de X. Vaar erheen!
lesson-coin = Pak een gouden dubloen! Met één dubloen aan boord ben je nog net zo snel.
lesson-homeward = Je bent op weg naar huis. Ben heeft ook een dubloen. Wat staat er op je kaart?
lesson-siren = Een Sirenenzang! Daarmee verplaats je het schip van een ander. Lok Ben drie vakken, naar I11.
lesson-fire = Je gooide vier. Vaar naar Ben en vuur je kanon af! Voor een schot mag je eerder stoppen.
lesson-blast = Boem! De dubloen van Ben is nu van jou. Blaas zijn schip nu drie vakken weg, naar I14.
lesson-home = Een zes! Maar twee dubloenen zijn zwaar: je vaart maar de helft. Dat is net genoeg. Op naar de kade van Port Blackwood!
lesson-deliver = Breng allebei de dubloenen aan land. Je mag ze ook aan boord houden, maar waarom zou je?
lesson-won = Hoera! Je hebt twee dubloenen thuis, dus je hebt gewonnen. Nu ken je het spel. Ga maar spelen!

# Piraten op rooftocht, Nederlands: wat papegaai Lorre in de les zegt (lesson.toml), een of twee korte zinnen per stap.

lesson-welcome = Ahoi! Ik ben Lorre. Jij vaart met het zwarte schip, Ben met het groene en Cleo met het rode.
lesson-goal = Vul thuis je schatkist! De eerste piraat met 6.000 dubloenen in de kist wint.
lesson-throw = Gooi de dobbelsteen! Dan weet je hoe ver je vaart. Een leeg schip krijgt er 3 stappen bij.
lesson-sail = Acht stappen! De pijlen zijn stromingen: één stap per stroming, hoe lang die ook is. Vaar naar Clew Bay!
lesson-raid = Plunder nu de stad! De meeste kaarten zijn lading, maar sommige brengen pech.
lesson-card = Buskruit! In Port Royal krijg je er een Gouden Medaille voor. En elke Ladingkaart geeft één stap extra. Gooi!
lesson-bridge = Port Royal is ver weg. Maar bruggen gaan de wereld rond: in één stap van rand naar rand. Vaar erheen!
lesson-trade = Je bent in Port Royal. Ruil je Buskruit voor de Gouden Medaille!
lesson-robbed = O nee! Ben kwam vlak naast je liggen en viel aan. Hij gooide 5 tegen 2 en pakte je Gouden Medaille.
lesson-davy = Maar wie verliest, krijgt het bevel over spook Davy Jones! Hij vaart nog vóór je eigen schip. Laat hem los!
lesson-haunt = Davy krijgt er altijd 3 stappen bij. Met vijf stappen ligt hij vlak naast Cleo. Vaar met hem daarheen!
lesson-sunk = Davy valt aan en wint! De lading van Cleo gaat in zee. Nu verloor zij, dus nu voert zij het bevel.
lesson-chase = Ben gaat ervandoor met al zijn kaarten! Maar jouw schip is leeg, en dus snel. Gooi!
lesson-near = Aanvallen mag als je met je allerlaatste stap vlak naast een schip komt. Ben ligt vier stappen verder. Erachteraan!
lesson-attack = Hebbes! Ieder gooit één dobbelsteen, en één meer voor elk Bronzen Kanon aan boord. Val aan!
lesson-loot = Zes tegen drie: al zijn kaarten zijn van jou! Aan drie masten passen drie kaarten. Houd ze allemaal!
lesson-dig = Ben had een schatkaart van Isla Perdida. Alleen met zo'n kaart mag je op een eiland. Graaf!
lesson-home = Een Bronzen Kanon! Maar schatten tellen pas in je kist. Je gooide een zes: vaar naar huis!
lesson-store = De Gouden Medaille en het Zilveren Beeldje liggen in de kist: 5.000. Leg nu ook het kanon erin!
lesson-won = 6.000 dubloenen: je hebt gewonnen! Een echt spel gaat tot 12.000. Pas op voor storm, brand en de Kraken!

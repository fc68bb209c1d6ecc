# Bounty, Nederlands: wat papegaai Lorre in de les zegt (lesson.toml), een of twee korte zinnen per stap.

lesson-welcome = Ahoi! Ik ben Lorre. Het karmijnrode schip is van jou. Ben vaart met Goud en Cleo met Smaragd.
lesson-goal = Koop lading in verre havens en verkoop die hier in de Thuishaven. Wie het eerst 60 dubloenen heeft, wint!
lesson-throw = Je hebt 35 dubloenen. Gooi de dobbelsteen: dan weet je hoe ver je vaart.
lesson-sail = Een vijf! De Kokkelkade is vijf vakken ver. Vaar erheen!
lesson-buy = Op de rol staat de prijs: 4 dubloenen per kaart. Wat zou het zijn? Koop er een!
lesson-card = Houd de knop vast en kijk naar je kaart: Oesters, 13 waard! Alleen jij weet het. Met koopwaar ben je koopman.
lesson-robbed = Onderweg naar huis, o nee! De bovenste kaart van Ben is een piraat. Niemand wist dat! Hij pakte al je lading.
lesson-one = Beroofd! Nu mag je op Ben jagen, als je het Admiraliteitseiland haalt. Jij bent aan de beurt: gooi!
lesson-trial = Met een één trek je een Schatkistkaart. Je staat terecht! Je hebt geen piratenkaart, dus je bent onschuldig.
lesson-commission = En kijk wat er op het Admiraliteitseiland ligt: de kaperbrief. Neem hem! Daarmee ben je een oorlogsschip tegen Ben.
lesson-hunt = Je gooide zes, en Ben is zes vakken ver. Tik op zijn schip en val aan!
lesson-again = Alles wat Ben had is nu van jou! Na een zes gooi je nog eens. Gooi maar!
lesson-sell = Vaar nu naar de Thuishaven. Daar koopt de Bank al je kaarten.
lesson-voyage = Je kreeg 15 dubloenen. Nu begint een nieuwe reis! Je ligt weer aan de Kokkelkade. Koop een kaart!
lesson-pirate = Sst: De Wadloper is een piratenkaart. Nu ben je piraat, en alleen jij weet het! Gooi de dobbelsteen.
lesson-raid = Cleo ligt maar twee vakken verder, met twee kaarten. Overval haar op F11!
lesson-shootout = Cleo is ook een piraat! Dan gooien jullie allebei drie keer. Jij gooide meer en kreeg haar lading.
lesson-hurry = Nu weet iedereen dat je piraat bent. Gauw naar huis, voor er een oorlogsschip komt! Gooi!
lesson-home = Een vijf is net genoeg. Vaar naar de Thuishaven en verkoop alles!
lesson-won = Hoera, 70 dubloenen: je hebt gewonnen! Je kunt ook op de klok spelen. Dan klinkt op tijd: laatste ronde!

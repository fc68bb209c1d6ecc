# Reacties, Nederlands: het lint waarin je op anderen reageert, en de vaste orders.

reaction-label = Reageer of pas
reaction-pass = Pas
reaction-left =
    { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
reaction-answered-pass = Je past.
reaction-answered = Je antwoord: { $move }.
reaction-change = Wijzig
reaction-hint = Kies een kaart die oplicht, of pas.
reaction-hint-shared = Kies een kaart die oplicht, of druk op “Niemand”.
reaction-orders = Als anderen iets doen
reaction-order-ask = vraag het mij altijd
reaction-order-fits = vraag het als een kaart past
reaction-order-mine = vraag het als het mij raakt
reaction-order-pass = pas voor mij
reaction-order-until_turn = pas tot mijn beurt
reaction-going = Ga je weg? Anderen wachten misschien op je als er iets gebeurt waarop je kunt reageren. Zeg nu wat er intussen geldt:
reaction-private = Alleen jij ziet dit.
reaction-order-mixed = zoals ingesteld
reaction-all = Altijd
reaction-anybody = Speelt iemand een kaart?
reaction-anybody-aloud = Vraag hardop: speelt iemand een kaart?
reaction-nobody = Niemand

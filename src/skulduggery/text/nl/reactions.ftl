# Reacties, Nederlands: het lint waarin je op anderen reageert, en de vaste opdracht.

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
reaction-order-ask = Vraag het mij altijd
reaction-order-involved = Vraag het mij alleen als het om mij gaat
reaction-order-fits = Vraag het mij alleen als een kaart van mij de uitslag kan veranderen
reaction-order-never = Vraag het mij nooit
reaction-order-closed = Niet aan deze tafel: anderen zien aan het wachten dat een kaart van jou past. De gastheer kan het voor de partij toestaan (“Als anderen iets doen: vlot”).
reaction-going = Ga je weg? Anderen wachten misschien op je als er iets gebeurt waarop je kunt reageren. Zeg nu wat er intussen geldt:
reaction-private = Alleen jij ziet dit.
reaction-anybody = Speelt iemand een kaart?
reaction-anybody-aloud = Vraag hardop: speelt iemand een kaart?
reaction-nobody = Niemand
reaction-interrupt = Speel een kaart
reaction-interrupt-of = Speel een kaart: { $name }

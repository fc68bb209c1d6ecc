# Skulduggery, Nederlands: hints. Wat in een spel telt, staat in zijn eigen teksten (`trait-...-more`, `hint-...`).

hint-title = Tip
hint-ask = De stuurman denkt erover na…
hint-first = Een eerste gedachte. De stuurman denkt verder…
hint-final = De stuurman is eruit.
hint-none = De stuurman heeft niets gevonden. Vraag het later nog eens.
hint-not-now = Je kunt om een tip vragen als je moet kiezen.
hint-wanted = Vraag om een tip
hint-told = Iedereen aan tafel ziet dat je het vroeg, maar niet wat de tip zegt.
hint-show = Toon
hint-chance = { $chance } %
hint-meaning = Procent: van 100 partijen die bots als de bootsman vanaf daar uitspelen, zou je er zoveel winnen. Tussen haakjes: in hoeveel pogingen het gebeurde voor het eind van je volgende beurt.
hint-for = Ervoor: { $reasons }.
hint-against = Ertegen: { $reasons }.
hint-unclear = Het verschil met de andere is niet meer dan toeval.
hint-only = Er valt niets anders te kiezen.
hint-level = De stuurman ziet tussen deze keuzes geen verschil dat meer is dan toeval.
hint-often = { $phrase } ({ $times } van de { $tries })
hint-otherwise = { $phrase } (anders { $times } van de { $tries })
hint-own = { $phrase }
hint-others = { $phrase } voor de anderen
hint-wins =
    { $turns ->
        [0] je wint { $times } van { $tries } partijen die werden uitgespeeld
       *[other] je wint binnen { $turns } beurten in { $times } van { $tries } pogingen
    }
hint-losses =
    { $turns ->
        [0] een ander wint { $times } van { $tries } partijen die werden uitgespeeld
       *[other] een ander wint binnen { $turns } beurten in { $times } van { $tries } pogingen
    }

coach-title = De coach
coach-warns = Denk nog eens na! Van hieruit win je { $chance } van de 100 partijen, en { $best } met een andere keuze.
coach-anyway = Toch doen
coach-show = Toon iets beters

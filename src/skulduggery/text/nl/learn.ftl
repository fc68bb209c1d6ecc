# Skulduggery, Nederlands: de pagina van de les. Wat de papegaai zegt, staat in de lesson.ftl van het spel.

learn-title = Leer het in 3 minuten
learn-step = Stap { $step } van { $steps }
learn-parrot = Papegaai Lorre zegt
learn-next = Verder
learn-back = Terug
learn-skip = Sla deze stap over
learn-again = Opnieuw beginnen
learn-leave = Stop met de les
learn-aloud = Lees voor
learn-quiet = Stop met voorlezen
learn-keys = Met de pijltjes loop je langs wat je kunt kiezen, met Enter kies je.
learn-none = Voor dit spel is er nog geen les.
learn-failed = De les kan nu niet worden getoond. Probeer het nog eens.
learn-board = Zeekaart van de les
refusal-not-in-this-lesson = Dat zou kunnen! Maar probeer het eerst zoals Lorre het zegt.

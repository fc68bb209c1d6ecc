# Skulduggery, Nederlands: wat mensen aan een tafel tegen elkaar zeggen. Fluent; namen beginnen met `phrase-` of `talk-`.

## Zinnen van alle spellen: phrase-<groep>-<naam>. Wat ze kunnen noemen: $seat (tegen wie je praat), $other (een andere
## speler), $ship, $round. Een spel heeft eigen zinnen in zijn map.

phrase-shout-arrr = Arrr!
phrase-shout-well-sailed = Goed gevaren!
phrase-shout-your-turn = Jouw beurt!
phrase-shout-truce = Vrede?
phrase-shout-good-game = Goed gespeeld!
phrase-shout-ouch = Au!
phrase-shout-lucky = Geluksvogel!
phrase-shout-oh-no = O nee!
phrase-shout-hurry = Schiet eens op!
phrase-shout-thanks = Dank je wel!
phrase-shout-land-ahoy = Land in zicht!
phrase-shout-sorry = Sorry!

phrase-answer-yes = Ja, goed.
phrase-answer-no = Nee, dank je.
phrase-answer-maybe = Ik denk erover na.
phrase-answer-promise = Beloofd!
phrase-answer-liar = Daar geloof ik niets van.

phrase-claim-harmless = Ik doe niemand kwaad.
phrase-claim-not-me = Ik was het niet!

phrase-offer-help = { $seat }, als jij mij helpt, help ik jou.
phrase-offer-peace = { $seat }, laat mij met rust, dan laat ik jou met rust.

phrase-threat-watch-out = Pas maar op, { $seat }, ik kom eraan!
phrase-threat-revenge = Daar krijg je spijt van, { $seat }!
phrase-threat-leader = { $other } staat voor! Daar moeten we iets aan doen.

## Voorstellen die een ander kan aannemen. terms-<naam> is wat het logboek ervan vertelt.

phrase-deal-truce = { $seat }, vrede tot ronde { $round }?
terms-truce = vrede tot ronde { $round }
phrase-deal-together = { $seat }, wij samen tegen { $other } tot ronde { $round }?
terms-together = samen tegen { $other } tot ronde { $round }

## De groepen van zinnen

talk-group-shout = Kreten
talk-group-answer = Antwoorden
talk-group-claim = Wie ik ben
talk-group-offer = Voorstellen
talk-group-threat = Dreigementen
talk-group-deal = Afspraken

## De pagina

talk-nothing = Nog niemand heeft iets gezegd.
talk-to = Tegen wie
talk-everybody = Tegen iedereen
talk-alone = Alleen tegen { $name }
talk-from = Wie praat er?
talk-phrases = Zinnen
talk-write = Schrijf iets
talk-send = Zeg het
talk-seat = Tegen wie
talk-other = Over wie
talk-ship = Welk schip
talk-round = Tot welke ronde
talk-private = { $from } tegen { $to }, privé
talk-heard-private = { $name } tegen jou, privé
talk-more = Meer over wat { $name } zei
talk-mute = Niets meer horen van { $name }
talk-unmute = { $name } weer horen
talk-report = Laat het de gastheer zien
talk-reported = De gastheer kan het nu lezen.
talk-reports = Lees eens wat { $name } zei:

## Afspraken

talk-agree = Afgesproken
talk-deals = Jouw afspraken
talk-deal = Met { $name }: { $terms }
talk-broken = Verbroken!
talk-deal-made = { $name } en { $other } spreken af: { $terms }.
talk-deal-broken = { $name } zegt dat { $other } de afspraak heeft verbroken: { $terms }.

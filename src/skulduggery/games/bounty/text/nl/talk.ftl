# Bounty, Nederlands: wat mensen tegen elkaar zeggen, naast de zinnen van alle spellen (text/nl/talk.ftl).

phrase-claim-merchant = Ik ben maar een koopman.
phrase-claim-pirate = Ik ben piraat. Blijf uit de buurt!
phrase-claim-warship = Ik ben een oorlogsschip. Denk goed na!
phrase-claim-empty = Mijn ruim is leeg.
phrase-claim-poor = Mijn lading is de moeite niet waard.

phrase-offer-pass = Laat me door, { $seat }, dan jaag ik niet op jou.
phrase-offer-hunt = { $seat }, jaag jij op { $other }, dan laat ik jou met rust.

phrase-threat-pirate = { $other } is een piraat, dat weet ik zeker!
phrase-threat-ship = Ik zit achter het schip { $ship } aan!

phrase-deal-no-raids = { $seat }, beroven we elkaar niet tot ronde { $round }?
terms-no-raids = elkaar niet beroven tot ronde { $round }

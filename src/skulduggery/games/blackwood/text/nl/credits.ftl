# Port Blackwood, Nederlands: de voorwaarden van het origineel.

credits-terms = Het origineel mag je gratis printen en ongewijzigd doorgeven als je zegt waar het vandaan komt. Niemand mag er geld mee verdienen. Wie het wil uitgeven, kan het vragen: piracytheboardgame@gmail.com.

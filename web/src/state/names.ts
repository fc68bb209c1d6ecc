// Names from a generator, so that nobody must think of one and no child types their own (UX-02, UX-08).
import type { Language } from '../text/wording';

const FIRST: Record<Language, readonly string[]> = {
  en: [
    'Salty',
    'Merry',
    'Stormy',
    'Lucky',
    'Rusty',
    'Golden',
    'Barnacle',
    'Thunder',
    'Sleepy',
    'Brave',
    'Crafty',
    'Moonlit',
  ],
  nl: [
    'Zilte',
    'Vrolijke',
    'Woeste',
    'Gouden',
    'Roestige',
    'Dappere',
    'Slimme',
    'Slaperige',
    'Snelle',
    'Stoere',
    'Stille',
    'Rappe',
  ],
};
const SECOND: Record<Language, readonly string[]> = {
  en: [
    'Parrot',
    'Anchor',
    'Kraken',
    'Gull',
    'Compass',
    'Lantern',
    'Otter',
    'Pelican',
    'Cutlass',
    'Turtle',
    'Dolphin',
    'Crab',
  ],
  nl: [
    'Papegaai',
    'Meeuw',
    'Kraken',
    'Kreeft',
    'Otter',
    'Pelikaan',
    'Lantaarn',
    'Dolfijn',
    'Krab',
    'Haring',
    'Zeeleeuw',
    'Inktvis',
  ],
};

export function pirateName(language: Language): string {
  return `${pickOne(FIRST[language])} ${pickOne(SECOND[language])} ${2 + Math.floor(Math.random() * 97)}`;
}

function pickOne(names: readonly string[]): string {
  return names[Math.floor(Math.random() * names.length)] ?? 'Jolly';
}

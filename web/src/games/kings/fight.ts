// A fight as two sides with dice and chips: every chip says what helps or hinders, by how much, and through whom.
import { hexCalled } from '../../board/line';
import type { SeatLook } from '../../board/scene';
import { playerCalled, type Chip, type Line, type Side } from '../../stage/staged';
import type { CardPlayed, FightBegan, FightView, KingsView, ModifierView, SideView } from '../../wire/kings';
import { abilityIcon, cardIcon, isAction } from './cards';
import { lookOf } from './looks';
import { foeCalled } from './places';

const RADIUS = 4; // of the board, in hexes
const NATIONS: Readonly<Record<string, string>> = {
  british: 'var(--red)',
  french: 'var(--blue)',
  spanish: 'var(--bronze)',
};

export function nationLook(foe: string, nation: string | null): SeatLook {
  const icon = foe === 'town' ? 'village' : foe === 'fortress' ? 'castle' : 'galleon';
  return { colour: nation ?? 'grey', css: NATIONS[nation ?? ''] ?? 'var(--seat-davy)', icon, ink: 'var(--white)' };
}

export function sideOf({ seat, dice, modifiers, total }: SideView, fight: FightView, view: KingsView): Side {
  const waits = seat !== null && dice.length === 0;
  return {
    look: seat === null ? nationLook(fight.foe, fight.nation) : lookOf(seat, view),
    name: nameOf(seat, fight),
    chips: modifiers.map((modifier) => chipOf(modifier, seat)),
    dice: [...dice],
    again: [],
    total: waits ? null : total,
    wins: false,
  };
}

function nameOf(seat: number | null, { foe, nation }: Pick<FightView, 'foe' | 'nation'>): Line {
  return (words, crew) =>
    seat === null
      ? words.say('kings-foe', {
          foe: words.say(`kings-foe-${foe}`),
          nation: nation ? words.nameOf('nation', nation) : '',
        })
      : playerCalled(seat, words, crew);
}

/** A modifier in words. `own`: the seat of its side, which is not named for its own cards. */
export function chipOf({ what, amount, pirates, seats }: ModifierView, own: number | null): Chip {
  const icon = what === 'defence' ? 'anchor' : isAction(what) ? cardIcon(what) : abilityIcon(what);
  const others = seats.some((seat) => seat !== own) ? [...new Set(seats)] : [];
  const text: Line = (words, crew) => {
    const by = [
      ...pirates.map((pirate) => words.nameOf('pirate', pirate)),
      ...others.map((seat) => playerCalled(seat, words, crew, 'you-listed')),
    ];
    return words.say('kings-chip', {
      amount: signed(amount),
      what: words.say(`modifier-${what}`),
      by: by.join(', '),
    });
  };
  return { icon, text, amount };
}

/** What the sum does not show yet, the card brought that was played last: the total comes from the server. */
export function withCard<S extends Pick<Side, 'dice' | 'chips' | 'total'>>(side: S, played: CardPlayed | null): S {
  const amount =
    (side.total ?? 0) -
    [...side.dice, ...side.chips.map((chip) => chip.amount ?? 0)].reduce((one, other) => one + other, 0);
  if (!played || side.total === null || amount === 0) return side;
  const { card, seat } = played;
  const text: Line = (words, crew) =>
    words.say('kings-chip', {
      amount: signed(amount),
      what: words.nameOf('card', card),
      by: playerCalled(seat, words, crew, 'you-listed'),
    });
  return { ...side, chips: [...side.chips, { icon: cardIcon(card), text, amount }] };
}

/** "+2", "−1": with a real minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A fight that has just begun: the view that shows it comes only after its dice. */
export function freshFight({ attacker, defender, foe, nation, place }: FightBegan, before: KingsView): FightView {
  const defence = foeCalled(foe)?.defence ?? 0;
  const printed: ModifierView = { what: 'defence', amount: defence, pirates: [], seats: [] };
  const brought = (seat: number): ModifierView[] => before.ships[seat]?.[foe === 'ship' ? 'duel' : 'raid'] ?? [];
  const side = (seat: number | null, name: SideView['side']): SideView => ({
    side: name,
    seat,
    dice: [],
    modifiers: seat === null ? [printed] : brought(seat),
    total: defence,
  });
  return {
    foe,
    nation,
    place,
    loot: 0,
    winning: false,
    sides: [side(attacker, 'attacker'), side(defender, 'defender')],
  };
}

/** How many hexes a place lies east of the middle of the board; west of it less than none. */
export function eastOf(place: string): number {
  const { q, r } = hexCalled(place, RADIUS);
  return q + r / 2;
}

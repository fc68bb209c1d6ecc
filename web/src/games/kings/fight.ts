// A fight as two sides with dice and chips: every chip says what helps or hinders, by how much, and through whom.
import { hexCalled } from '../../board/line';
import type { SeatLook } from '../../board/scene';
import type { Chip, Line, Side } from '../../stage/staged';
import type {
  CardPlayed,
  FightStarted,
  FightView,
  KingsView,
  ModifierView,
  ShipView,
  SideView,
} from '../../wire/kings';
import type { Event } from '../../wire/types';
import { abilityIcon, cardIcon, isAction } from './cards';
import { lookOf } from './looks';

const RADIUS = 4; // of the board, in hexes
const NATIONS: Readonly<Record<string, string>> = { british: '#b3202c', french: '#2b4fb0', spanish: '#b8860b' };

/** Cards that were played in this fight, as far as this page has seen it. */
export type Plays = readonly CardPlayed[];

export function nationLook(foe: string, nation: string | null): SeatLook {
  const icon = foe === 'town' ? 'village' : foe === 'fortress' ? 'castle' : 'galleon';
  return { colour: nation ?? 'grey', css: NATIONS[nation ?? ''] ?? '#5d666b', icon, ink: '#ffffff' };
}

export function sideOf(side: SideView, fight: FightView, view: KingsView, plays: Plays): Side {
  const { seat, dice, modifiers, total } = side;
  const chips = modifiers.map((modifier) =>
    chipOf(modifier, seat === null ? undefined : view.ships[seat], playersOf(modifier, side, plays)),
  );
  const waits = seat !== null && dice.length === 0;
  return {
    look: seat === null ? nationLook(fight.foe, fight.nation) : lookOf(seat, view),
    name: nameOf(seat, fight),
    chips,
    dice: [...dice],
    again: [],
    total: waits ? null : total,
    wins: false,
  };
}

function nameOf(seat: number | null, { foe, nation }: Pick<FightView, 'foe' | 'nation'>): Line {
  return (words, names) =>
    seat === null
      ? words.say('kings-foe', {
          foe: words.say(`kings-foe-${foe}`),
          nation: nation ? words.nameOf('nation', nation) : '',
        })
      : (names[seat] ?? '');
}

/** Whoever played the cards behind a modifier; empty if this page has not seen them all. */
function playersOf({ what, count }: ModifierView, { side, seat }: SideView, plays: Plays): number[] {
  const fitting = plays.filter(
    (play) =>
      play.card === what &&
      (play.side ?? (play.card === 'soldiers' ? 'defender' : play.seat === seat ? side : null)) === side,
  );
  const known = what !== 'scurvy' && fitting.length === count && fitting.some((play) => play.seat !== seat); // one's own need no name
  return known ? fitting.map((play) => play.seat) : [];
}

export function chipOf(
  { what, amount, count }: ModifierView,
  ship: ShipView | undefined,
  players: readonly number[] = [],
): Chip {
  const behind = ship?.pirates.filter((one) => one.crew === what || (one.leads && one.captain === what)) ?? [];
  const icon = what === 'defence' ? 'anchor' : isAction(what) ? cardIcon(what) : abilityIcon(what);
  const text: Line = (words, names) => {
    const by = [
      ...behind.map(({ pirate }) => words.nameOf('pirate', pirate)),
      ...new Set(players.map((seat) => names[seat] ?? '')),
    ];
    return words.say('kings-chip', {
      amount: signed(amount),
      what: words.say(`modifier-${what}`),
      count,
      by: by.join(', '),
    });
  };
  return { icon, text, amount };
}

/** "+2", "−1": with a real minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A fight that has just begun: the view that shows it comes only after its dice. */
export function freshFight(
  { attacker, defender, foe, nation, place }: FightStarted,
  before: KingsView,
  defence: number,
): FightView {
  const side = (seat: number | null, name: SideView['side']): SideView => ({
    side: name,
    seat,
    dice: [],
    modifiers: skills(seat === null ? undefined : before.ships[seat], foe, defence),
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

/** What a ship brings to a fight by itself, as its crew shows; the sums themselves come from the engine. */
function skills(ship: ShipView | undefined, foe: FightView['foe'], defence: number): ModifierView[] {
  if (!ship) return defence > 0 ? [{ what: 'defence', count: 1, amount: defence }] : [];
  const word = foe === 'ship' ? 'duel' : 'nations';
  const crew = ship.pirates.filter((one) => one.crew === `${word}1`).length;
  const lead = ship.pirates.filter((one) => one.leads && one.captain === `${word}2`).length;
  const found = [
    { what: `${word}1`, count: crew, amount: crew },
    { what: `${word}2`, count: lead, amount: 2 * lead },
    { what: 'scurvy', count: ship.scurvy, amount: -ship.scurvy },
  ];
  return found.filter(({ count }) => count > 0);
}

/** How many hexes a place lies east of the middle of the board; west of it less than none. */
export function eastOf(place: string): number {
  const { q, r } = hexCalled(place, RADIUS);
  return q + r / 2;
}

/** The cards of the fight that goes on, from the log. */
export function playsIn(log: readonly { event: Event }[]): Plays {
  const since = log.findLastIndex(({ event }) => event.kind === 'fight_started');
  return log
    .slice(since + 1)
    .flatMap(({ event }) => (event.kind === 'card_played' ? [event as unknown as CardPlayed] : []));
}

// What Bounty shows large: raids and shoot-outs, trials, and the cards of the Treasure Chest.
import {
  fightLength,
  type BigCard,
  type Chip,
  type Fight,
  type Side,
  type Staged,
  type Trial,
} from '../../stage/staged';
import type { IconName } from '../../generated/icons';
import type {
  AnyEvent,
  Bought,
  BountyView,
  ChestDrawn,
  Engaged,
  Raided,
  ShootoutFought,
  Tried,
} from '../../wire/bounty';
import type { Event } from '../../wire/types';
import { aboard, faceOf } from './cards';
import { shipLook } from './looks';
import { parts } from './parts';
import { portIcon } from './places';

const EFFECTS: Readonly<Record<string, IconName>> = {
  hurricane: 'whirlwind',
  home: 'medieval-village-01',
  admiralty: 'tied-scroll',
  trial: 'gavel',
  again: 'windsock',
  receive: 'coins',
  receive_per_card: 'coins',
  receive_each: 'two-coins',
  pay: 'knapsack',
  pay_per_card: 'scales',
};

/** Roles by ship, as far as the events before have told them. */
export type Known = Map<string, string>;

export function knownRoles(before: BountyView): Known {
  return new Map(before.ships.map((ship) => [ship.ship, ship.public_role]));
}

export function stagedOf(event: AnyEvent, before: BountyView, known: Known): Staged | null {
  switch (event.kind) {
    case 'raided':
    case 'engaged':
      return attack(event, before, known);
    case 'shootout_fought':
      return shootout(event, known);
    case 'tried':
      return { ...trial(event, before), length: 7 };
    case 'bought':
      return event.card ? { ...newCard(event, event.card), length: 3.5 } : null; // only its owner sees it
    case 'chest_drawn':
      return { ...chestCard(event), length: 5 };
    default:
      return null;
  }
}

/** A ship that takes part in what the event tells. */
function side(ship: string, event: Raided | Engaged | ShootoutFought, chips: Chip[], more: Partial<Side> = {}): Side {
  return {
    look: shipLook(ship),
    name: (words, crew) => words.tell('event', { ...event, ship } as Event, crew, 'stage-ship'),
    chips,
    dice: [],
    again: [],
    total: null,
    wins: false,
    ...more,
  };
}

function roleChip(ship: string, known: Known): Chip {
  const role = known.get(ship) ?? 'unknown';
  const icon: IconName =
    role === 'pirate' ? 'skull-crossed-bones' : role === 'warship' || role === 'temporary' ? 'galleon' : 'wooden-crate';
  return { icon, text: (words) => words.say(`role-${role}`) };
}

/** Before anything is decided: who attacks whom, and how much lies aboard. */
function attack(event: Raided | Engaged, before: BountyView, known: Known): Staged {
  const cards = (ship: string): number => before.ships.filter((one) => one.ship === ship).flatMap(aboard).length;
  const chips = (ship: string): Chip[] => [
    roleChip(ship, known),
    { icon: 'card-pickup', text: (words) => words.say('bounty-cards', { cards: cards(ship) }) },
  ];
  const ships = [event.ship, ...(event.kind === 'raided' ? event.targets : [event.target])];
  const fight: Fight = {
    kind: 'fight',
    counts: 'sum',
    title: (words, crew) =>
      words.tell('event', event, crew, event.kind === 'raided' ? 'bounty-stage-raid' : 'bounty-stage-engage'),
    sides: ships.map((ship) => side(ship, event, chips(ship))),
    outcome: () => '',
  };
  return { ...fight, length: 3 };
}

function shootout(event: ShootoutFought, known: Known): Staged {
  const { shots } = parts(); // what comes after them breaks ties
  const fight: Fight = {
    kind: 'fight',
    counts: 'sum',
    title: (words) => words.say('bounty-stage-shootout'),
    sides: event.ships.map((ship, at) => {
      const rolls = event.rolls[at] ?? [];
      return side(ship, event, [roleChip(ship, known)], {
        dice: rolls.slice(0, shots),
        again: rolls.slice(shots),
        total: event.totals[at] ?? 0,
        wins: ship === event.ship,
      });
    }),
    outcome: (words, crew) => words.tell('event', event, crew, 'bounty-stage-wins'),
  };
  return { ...fight, length: fightLength(fight) };
}

/** A card that its owner sees for the first time. */
function newCard(event: Bought, card: string): BigCard {
  const { icon, value, kind } = faceOf(card);
  return {
    kind: 'card',
    look: shipLook(event.ship),
    who: (words, crew) => words.tell('event', event, crew, 'bounty-stage-bought'),
    icon,
    title: (words) => words.nameOf('card', card),
    text: (words) => words.say('bounty-stage-bought-text', { value, kind }),
  };
}

function chestCard(event: ChestDrawn): BigCard {
  const { card, ship } = event;
  const effects: Readonly<Record<string, string>> = parts().chest;
  return {
    kind: 'card',
    look: shipLook(ship),
    who: (words, crew) => words.tell('event', event, crew, 'bounty-stage-chest'),
    icon: EFFECTS[effects[card] ?? ''] ?? 'open-treasure-chest',
    title: (words) => words.nameOf('card', card),
    text: (words) => words.say(`chest-${card}`),
  };
}

/** Guilty: the cards are shown. Innocent: only their backs, and the verdict. */
function trial(event: Tried, before: BountyView): Trial {
  const { ship, verdict, cards } = event;
  const backs = before.ships.filter((one) => one.ship === ship).flatMap(aboard);
  const shown = cards.map((card) => ({
    icon: faceOf(card).icon,
    name: (words: Parameters<Trial['title']>[0]) => words.nameOf('card', card),
  }));
  return {
    kind: 'trial',
    look: shipLook(ship),
    title: (words, crew) => words.tell('event', event, crew, 'bounty-stage-trial'),
    cards: shown.length > 0 ? shown : backs.map(({ port }) => ({ icon: portIcon(port), name: null })),
    guilty: verdict === 'guilty',
    verdict: (words) => words.say(`bounty-verdict-${verdict}`),
  };
}

/** A role that an event brings to light. */
export function learn(event: AnyEvent, known: Known): void {
  if (event.kind === 'revealed') known.set(event.ship, event.role);
}

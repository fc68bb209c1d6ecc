// What Pirates on the Prowl shows large: battles with their dice sorted, and every card that is read aloud.
import { fightLength, type BigCard, type Chip, type Dig, type Fight, type Side, type Staged } from '../../stage/staged';
import type { AnyEvent, BattleFought, CardDrawn, Dug, ProwlView } from '../../wire/prowl';
import type { Event } from '../../wire/types';
import { cargoOf, iconOf } from './cards';
import { shipLook } from './looks';

export function stagedOf(event: AnyEvent, before: ProwlView): Staged | null {
  switch (event.kind) {
    case 'battle_fought':
      return battle(event, before);
    case 'card_drawn':
      if (!event.card) return null;
      return cargoOf(event.card)
        ? { ...drawn(event, event.card), length: 3.5 }
        : { ...badLuck(event, event.card), length: 5 }; // what it does follows, for all to see
    case 'dug':
      return event.card && event.reward ? { ...dug(event, event.card, event.reward), length: 4.5 } : null;
    default:
      return null;
  }
}

function battle(event: BattleFought, before: ProwlView): Staged {
  const fight: Fight = {
    kind: 'fight',
    counts: 'highest',
    best: event.compared,
    title: (words, crew) => words.tell('event', event, crew, 'prowl-stage-battle'),
    sides: [side(event.ship, event.attack, event, before), side(event.target, event.defence, event, before)],
    outcome: (words, crew) => words.tell('event', event, crew, 'prowl-stage-wins'),
  };
  return { ...fight, length: fightLength(fight) };
}

function side(ship: string, dice: readonly number[], event: BattleFought, before: ProwlView): Side {
  const cannons = before.ships.find((one) => one.ship === ship)?.cannons;
  const chips: Chip[] = [
    { text: (words) => words.say(ship === event.ship ? 'prowl-stage-attacks' : 'prowl-stage-defends') },
  ];
  if (cannons) chips.push({ icon: 'pirate-cannon', text: (words) => words.say('prowl-stage-cannons', { cannons }) });
  return {
    look: shipLook(ship),
    name: (words, crew) => words.tell('event', { ...event, ship } as Event, crew, 'stage-ship'),
    chips,
    dice: [...dice],
    again: [],
    total: null,
    wins: ship === (event.won ? event.ship : event.target),
  };
}

function drawn(event: CardDrawn, card: string): BigCard {
  const cargo = cargoOf(card);
  return {
    kind: 'card',
    look: shipLook(event.ship),
    who: (words, crew) => words.tell('event', event, crew, 'prowl-stage-raid'),
    icon: iconOf(card),
    title: (words) => words.nameOf('card', card),
    text: (words) =>
      cargo
        ? words.say('prowl-card', {
            extra: cargo.extra ? words.nameOf('card', cargo.extra) : '',
            reward: words.nameOf('card', cargo.reward),
          })
        : '',
  };
}

function badLuck(event: CardDrawn, card: string): BigCard {
  return {
    kind: 'card',
    look: shipLook(event.ship),
    who: (words, crew) => words.tell('event', event, crew, 'prowl-stage-luck'),
    icon: iconOf(card),
    title: (words) => words.nameOf('card', card),
    text: (words) => words.say(`luck-${card}`),
  };
}

function dug(event: Dug, map: string, reward: string): Dig {
  return {
    kind: 'dig',
    look: shipLook(event.ship),
    title: (words, crew) => words.tell('event', event, crew, 'prowl-stage-digs'),
    clues: [{ icon: iconOf(map), name: (words) => words.nameOf('card', map) }],
    found: true,
    outcome: (words) => words.say('prowl-stage-found', { reward: words.nameOf('card', reward) }),
  };
}

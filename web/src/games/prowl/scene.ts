// From the view and the choices to what the board draws.
import type { Scene, ScenePiece } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { ProwlView, ShipView } from '../../wire/prowl';
import type { SceneInput } from '../art';
import type { Veil } from '../memory.svelte';
import { sceneOf, type Teller } from '../targets';
import { SAILS } from './cards';
import { shipLook } from './looks';
import { groundOf, placeName, signOf } from './places';
import { drawings } from './lateDrawings';

/** What a voyage may lead to. */
const AHEAD: Readonly<Record<string, IconName>> = {
  battle_ahead: 'crossed-sabres',
  trade_ahead: 'two-coins',
  trade_lacks: 'ui-circle-question-mark',
  no_raid: 'ui-x',
};

export function scene(input: SceneInput<ProwlView>, veil: Veil): Scene {
  const { view, crew, words } = input;
  const { names } = crew;
  const layer = drawings.here?.Layer;
  const afloat = view.ships.filter(({ place }) => place !== '');
  const pieces = [...afloat.map((ship) => shipPiece(ship, view, names, words)), ...davy(view, names, words)];
  const { previewed, ...scene } = sceneOf(
    veil.down ? { ...input, choices: input.choices.map((choice) => ({ ...choice, prospects: [] })) } : input,
    pieces,
    teller(pieces, view, names, words),
  );
  return {
    ...scene,
    mover: previewed ? view.ship : null,
    layer: layer ? { Drawing: layer, view: veil.down ? { ...view, seat: null } : view } : undefined,
  };
}

function isActive(ship: string, seat: number, view: ProwlView): boolean {
  return view.ship === null ? seat === view.active : ship === view.ship;
}

function shipPiece(ship: ShipView, view: ProwlView, names: readonly string[], words: Words): ScenePiece {
  const figures = {
    ship: shipName(ship, view, words),
    player: names[ship.seat] ?? '',
    place: placeName(ship.place, words),
    cards: ship.cards.length,
  };
  const badge = ship.wrecked ? 'ship-wreck' : ship.idle > 0 ? 'crossed-pistols' : null;
  return {
    id: ship.ship,
    place: ship.place,
    body: 'ship',
    look: shipLook(ship.ship),
    name: [words.say('prowl-ship', figures), troubles(ship, words)].filter(Boolean).join(', '),
    active: isActive(ship.ship, ship.seat, view),
    slots: [0, 1, 2].map((mast) => (ship.cards[mast] ? SAILS[ship.cards[mast].back] : null)),
    Body: drawings.here?.Masts,
    ...(badge ? { badge } : {}),
  };
}

export function troubles(ship: ShipView, words: Words): string {
  if (!ship.alive) return words.say('prowl-dead');
  return [
    ship.wrecked ? words.say('prowl-wrecked') : '',
    ship.idle > 0 ? words.say('prowl-mutiny', { turns: ship.idle }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function davy(view: ProwlView, names: readonly string[], words: Words): ScenePiece[] {
  if (view.davy === null) return [];
  const commander = view.commander === null ? '' : (names[view.commander] ?? '');
  const name = words.say('prowl-davy', { place: placeName(view.davy, words), commander });
  return [
    {
      id: 'davy',
      place: view.davy,
      body: 'ship',
      look: shipLook('davy'),
      name,
      active: view.ship === 'davy',
      slots: ['var(--steel)', 'var(--steel)', 'var(--steel)'],
      Body: drawings.here?.Masts,
    },
  ];
}

/** What one of several ships of a player is called; empty for an only ship: everybody has one name, the player's. */
export function shipName({ ship, seat }: ShipView, { ships }: ProwlView, words: Words): string {
  return ships.filter((one) => one.seat === seat).length > 1 ? words.nameOf('ship', ship) : '';
}

function teller(pieces: readonly ScenePiece[], view: ProwlView, names: readonly string[], words: Words): Teller {
  const here = pieces.find(({ id }) => id === view.ship)?.place;
  return {
    signs: AHEAD,
    placeName: (place) => placeName(place, words),
    piece: (id, fitting) => {
      const ship = view.ships.find((one) => one.ship === id);
      const called = ship ? shipName(ship, view, words) || (names[ship.seat] ?? '') : words.nameOf('ship', id);
      if (fitting[0]?.move.kind !== 'attack') return { called };
      return { called, effects: [words.say('prowl-attack')], badges: ['crossed-sabres'] };
    },
    place: (id) => {
      if (id === here) {
        const where = words.say('prowl-stay', { place: placeName(id, words) });
        return { where, short: words.say('prowl-stay-short'), named: true, badges: ['anchor'] };
      }
      const sign = signOf(id);
      return {
        named: !['sea', 'current'].includes(groundOf(id)),
        badges: sign ? [sign] : [],
      };
    },
  };
}

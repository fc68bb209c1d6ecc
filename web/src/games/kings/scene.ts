// From the view and the choices to what the board draws.
import type { Scene, ScenePiece } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { KingsView, ShipView } from '../../wire/kings';
import type { Choice } from '../../wire/types';
import type { SceneInput } from '../art';
import { sceneOf, type Teller } from '../targets';
import { DUTCHMAN, lookOf } from './looks';
import { isHideout, islandAt, isNamed, placeName, siteAt } from './places';
import { drawings } from './lateDrawings';

const DEEDS: Readonly<Record<string, IconName[]>> = {
  attack_ship: ['crossed-sabres'],
  steal: ['pirate-hook'],
  play_scurvy: ['wooden-pegleg'],
  play_mutiny: ['pirate-flag'],
};
/** What a voyage may lead to; a town or an island is drawn on the chart already. */
const AHEAD: Readonly<Record<string, IconName>> = { duel_ahead: 'crossed-sabres' };
const SIGNS: Readonly<Record<string, IconName[]>> = {
  dutchman: ['skull-crossed-bones'],
  unknown: ['ui-circle-question-mark'],
};

export function scene(input: SceneInput<KingsView>): Scene {
  const { view, crew, words } = input;
  const drawn = drawings.here;
  const pieces = [...view.ships.map((ship) => shipPiece(ship, view, crew.names, words)), dutchman(view, words)];
  const { previewed, ...scene } = sceneOf(input, pieces, teller(input));
  return {
    ...scene,
    mover: previewed ? moverOf(previewed, view) : null,
    layer: drawn
      ? { Drawing: drawn.Layer, view, faces: view.tiles.flatMap(({ tile, place }) => (tile ? place : [])) }
      : undefined,
  };
}

function moverOf({ move }: Choice, view: KingsView): string {
  return move.kind === 'play_dutchman' ? 'dutchman' : `ship-${view.active}`;
}

function shipPiece(ship: ShipView, view: KingsView, names: readonly string[], words: Words): ScenePiece {
  const figures = {
    player: names[ship.seat] ?? '',
    colour: words.nameOf('colour', ship.colour),
    place: placeName(ship.place, words),
    money: ship.money,
  };
  return {
    id: ship.ship,
    place: ship.place,
    body: 'ship',
    look: lookOf(ship.seat, view),
    name: words.say('kings-ship', figures),
    active: ship.seat === view.active,
  };
}

function dutchman(view: KingsView, words: Words): ScenePiece {
  const name = words.say('kings-dutchman', { place: placeName(view.dutchman, words) });
  return {
    id: 'dutchman',
    place: view.dutchman,
    body: 'token',
    look: DUTCHMAN,
    name,
    active: false,
    Body: drawings.here?.Ghost,
  };
}

function teller({ view, crew, words }: SceneInput<KingsView>): Teller {
  return {
    signs: AHEAD,
    placeName: (place) => placeName(place, words),
    piece: (id, fitting) => {
      const deed = fitting[0]?.move.kind ?? '';
      if (deed === 'sail') return null;
      const ship = view.ships.find(({ ship }) => ship === id);
      const called = ship ? (crew.names[ship.seat] ?? '') : words.nameOf('piece', id);
      return { called, effects: [words.say(`kings-do-${deed}`)], badges: DEEDS[deed] ?? [] };
    },
    place: (place, fitting, steps) => {
      const what = fitting.some(isCaught) ? 'dutchman' : whatIs(place, view);
      // "open sea" with a ship on it would be odd
      const called = what && !isNamed(place) ? place : placeName(place, words);
      return {
        where: words.say('kings-target', { place: called, steps }),
        named: isNamed(place),
        effects: what ? [words.say(`kings-there-${what}`)] : [],
        badges: SIGNS[what] ?? [],
      };
    },
  };
}

/** The Dutchman harms whoever sails to him only by a house rule: the preview knows. */
function isCaught({ move, preview }: Choice): boolean {
  return move.kind === 'sail' && preview.effects.some(({ kind }) => kind === 'caught');
}

/** What meets a ship on a hex; empty for plain water. */
export function whatIs(place: string, view: KingsView): string {
  if (isHideout(place)) return 'hideout';
  const tile = view.tiles.find((one) => one.place === place);
  if (tile) return tile.tile ?? 'unknown';
  return siteAt(place)?.kind ?? (islandAt(place) ? 'island' : '');
}

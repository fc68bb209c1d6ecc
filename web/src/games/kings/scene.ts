// From the view and the choices to what the board draws.
import { offered, remaining, sameTarget } from '../../board/choosing';
import type { Scene, ScenePiece, SceneTarget } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { KingsView, ShipView } from '../../wire/kings';
import type { Choice, Target } from '../../wire/types';
import type { SceneInput } from '../art';
import { DUTCHMAN, lookOf } from './looks';
import { isHideout, islandAt, isNamed, placeName, siteAt } from './places';
import { rigging } from './rigged';

export function scene({ view, choices, picked, names, words }: SceneInput<KingsView>): Scene {
  const drawn = rigging.here;
  const left = remaining(choices, picked);
  const previewed = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  return {
    pieces: [...view.ships.map((ship) => shipPiece(ship, view, names, words)), dutchman(view, words)],
    marks: [],
    targets: targets(view, choices, picked, names, words),
    path: previewed?.preview.path ?? [],
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
    coins: 0,
    held: false,
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
    coins: 0,
    held: false,
    active: false,
    Body: rigging.here?.Ghost,
  };
}

/** Ships, then places with a name, then water: the order of the list beside the board. */
function targets(
  view: KingsView,
  choices: readonly Choice[],
  picked: readonly Target[],
  names: readonly string[],
  words: Words,
): SceneTarget[] {
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const selected = picked.some((old) => sameTarget(old, target));
    const fitting = remaining(choices, [...picked.filter(({ kind }) => kind !== target.kind), target]);
    if (target.kind === 'piece') return pieceTarget(target, view, remaining(choices, [target]), selected, names, words);
    return target.kind === 'place' ? [placeTarget(target, view, fitting, selected, words)] : [];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

/** The own ship goes where a hex is picked: it is not picked itself. */
function pieceTarget(
  target: Target & { kind: 'piece' },
  view: KingsView,
  fitting: readonly Choice[],
  selected: boolean,
  names: readonly string[],
  words: Words,
): SceneTarget[] {
  const ship = view.ships.find(({ ship }) => ship === target.piece);
  const deed = fitting[0]?.move.kind ?? '';
  if (deed === 'sail') return [];
  const place = ship?.place ?? view.dutchman;
  const piece = ship ? (names[ship.seat] ?? '') : words.nameOf('piece', target.piece);
  const where = words.say('board-target-piece', { piece, place: placeName(place, words) });
  const name = words.say('board-target-with', { target: where, effects: words.say(`kings-do-${deed}`) });
  return [{ target, place, piece: target.piece, name, short: piece, named: true, badges: DEEDS[deed] ?? [], selected }];
}

const DEEDS: Readonly<Record<string, IconName[]>> = {
  attack_ship: ['crossed-sabres'],
  steal: ['pirate-hook'],
  play_scurvy: ['wooden-pegleg'],
  play_mutiny: ['pirate-flag'],
};

function placeTarget(
  target: Target & { kind: 'place' },
  view: KingsView,
  fitting: readonly Choice[],
  selected: boolean,
  words: Words,
): SceneTarget {
  const steps = Math.max(0, (fitting[0]?.preview.path.length ?? 1) - 1);
  const what = whatIs(target.place, view);
  // "open sea" with a ship on it would be odd
  const place = what && !isNamed(target.place) ? target.place : placeName(target.place, words);
  const where = words.say('kings-target', { place, steps });
  return {
    target,
    place: target.place,
    piece: null,
    name: what ? words.say('board-target-with', { target: where, effects: words.say(`kings-there-${what}`) }) : where,
    short: words.say('board-target-short', { place: words.nameOf('place', target.place), steps }),
    named: isNamed(target.place),
    badges: SIGNS[what] ?? [],
    selected,
  };
}

const SIGNS: Readonly<Record<string, IconName[]>> = {
  dutchman: ['skull-crossed-bones'],
  unknown: ['ui-circle-question-mark'],
};

/** What meets a ship on a hex; empty for plain water. */
export function whatIs(place: string, view: KingsView): string {
  if (isHideout(place)) return 'hideout';
  if (view.dutchman === place) return 'dutchman';
  const tile = view.tiles.find((one) => one.place === place);
  if (tile) return tile.tile ?? 'unknown';
  return siteAt(place)?.kind ?? (islandAt(place) ? 'island' : '');
}

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

/** Tiles and the ghost ship come when the match is under way. */
let rigging: typeof import('./rigging') | null = null;
export function rig(drawings: typeof import('./rigging')): void {
  rigging = drawings;
}

export function scene({ view, choices, picked, names, words }: SceneInput<KingsView>): Scene {
  const left = remaining(choices, picked);
  const previewed = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  return {
    pieces: [...view.ships.map((ship) => shipPiece(ship, view, names, words)), dutchman(view, words)],
    marks: [],
    targets: targets(view, choices, picked, names, words),
    path: previewed?.preview.path ?? [],
    mover: previewed ? moverOf(previewed, view) : null,
    layer: rigging ? { Drawing: rigging.Layer, view } : undefined,
  };
}

function moverOf({ move }: Choice, view: KingsView): string {
  return move.kind === 'play_dutchman' ? 'dutchman' : `ship-${view.active}`;
}

function shipPiece(ship: ShipView, view: KingsView, names: readonly string[], words: Words): ScenePiece {
  const figures = { player: names[ship.seat] ?? '', colour: words.nameOf('colour', ship.colour), place: placeName(ship.place, words), money: ship.money };
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
  return { id: 'dutchman', place: view.dutchman, body: 'token', look: DUTCHMAN, name, coins: 0, held: false, active: false, Body: rigging?.Ghost };
}

/** Ships, then places with a name, then water: the order of the list beside the board. */
function targets(view: KingsView, choices: readonly Choice[], picked: readonly Target[], names: readonly string[], words: Words): SceneTarget[] {
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const selected = picked.some((old) => sameTarget(old, target));
    if (target.kind === 'piece') return pieceTarget(target, view, choices, selected, names, words);
    return target.kind === 'place' ? [placeTarget(target, view, choices, picked, selected, words)] : [];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

/** The Dutchman and the own ship go where a place is picked; they are not picked themselves. */
function pieceTarget(target: Target & { kind: 'piece' }, view: KingsView, choices: readonly Choice[], selected: boolean, names: readonly string[], words: Words): SceneTarget[] {
  const ship = view.ships.find(({ ship }) => ship === target.piece);
  if (!ship || remaining(choices, [target]).every(({ targets }) => targets.some(({ kind }) => kind === 'place'))) return [];
  const piece = names[ship.seat] ?? '';
  const attack = remaining(choices, [target])[0]?.move.kind === 'attack_ship';
  const name = words.say('board-target-piece', { piece, place: placeName(ship.place, words) });
  return [{ target, place: ship.place, piece: target.piece, name, short: piece, named: true, badges: attack ? ['crossed-sabres'] : [], selected }];
}

function placeTarget(target: Target & { kind: 'place' }, view: KingsView, choices: readonly Choice[], picked: readonly Target[], selected: boolean, words: Words): SceneTarget {
  const fitting = remaining(choices, [...picked.filter(({ kind }) => kind !== 'place'), target]);
  const steps = Math.max(0, (fitting[0]?.preview.path.length ?? 1) - 1);
  const what = whatIs(target.place, view);
  const where = words.say('kings-target', { place: placeName(target.place, words), steps });
  return {
    target,
    place: target.place,
    piece: null,
    name: what ? words.say('board-target-with', { target: where, effects: words.say(`kings-there-${what}`) }) : where,
    short: words.say('board-target-short', { place: words.nameOf('place', target.place), steps }),
    named: isNamed(target.place),
    badges: what && what in SIGNS ? [SIGNS[what] as IconName] : [],
    selected,
  };
}

const SIGNS: Readonly<Record<string, IconName>> = { dutchman: 'skull-crossed-bones', unknown: 'ui-circle-question-mark', warship: 'crossed-sabres' };

/** What meets a ship on a hex; empty for plain water. */
export function whatIs(place: string, view: KingsView): string {
  if (isHideout(place)) return 'hideout';
  if (view.dutchman === place) return 'dutchman';
  const tile = view.tiles.find((one) => one.place === place);
  if (tile) return tile.tile ?? 'unknown';
  return siteAt(place)?.kind ?? (islandAt(place) ? 'island' : '');
}

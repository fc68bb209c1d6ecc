// From the view and the choices to what the board draws.
import { offered, remaining, sameTarget } from '../../board/choosing';
import type { Scene, ScenePiece, SceneTarget } from '../../board/scene';
import type { Words } from '../../board/words';
import type { ProwlView, ShipView } from '../../wire/prowl';
import type { Choice, Target } from '../../wire/types';
import type { SceneInput } from '../art';
import { SAILS } from './cards';
import { shipLook } from './looks';
import { groundOf, placeName, signOf } from './places';
import { rigging } from './rigged';

export function scene({ view, choices, picked, names, words }: SceneInput<ProwlView>): Scene {
  const left = remaining(choices, picked);
  const layer = rigging.here?.Layer;
  const previewed = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  return {
    pieces: [
      ...view.ships.filter(({ field }) => field !== '').map((ship) => shipPiece(ship, view, names, words)),
      ...davy(view, names, words),
    ],
    marks: [],
    targets: targets(view, choices, picked, words),
    path: previewed?.preview.path ?? [],
    mover: previewed ? view.ship : null,
    layer: layer ? { Drawing: layer, view } : undefined,
  };
}

function isActive(ship: string, seat: number, view: ProwlView): boolean {
  return view.ship === null ? seat === view.active : ship === view.ship;
}

function shipPiece(ship: ShipView, view: ProwlView, names: readonly string[], words: Words): ScenePiece {
  const figures = {
    ship: words.nameOf('ship', ship.ship),
    player: names[ship.seat] ?? '',
    place: placeName(ship.field, words),
    cards: ship.cards.length,
  };
  const badge = ship.wrecked ? 'ship-wreck' : ship.idle > 0 ? 'crossed-pistols' : null;
  return {
    id: ship.ship,
    place: ship.field,
    body: 'ship',
    look: shipLook(ship.ship),
    name: [words.say('prowl-ship', figures), troubles(ship, words)].filter(Boolean).join(', '),
    coins: 0,
    held: false,
    active: isActive(ship.ship, ship.seat, view),
    slots: [0, 1, 2].map((mast) => (ship.cards[mast] ? SAILS[ship.cards[mast].back] : null)),
    Body: rigging.here?.Masts,
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
      coins: 0,
      held: false,
      active: view.ship === 'davy',
      slots: ['#c8d0d3', '#c8d0d3', '#c8d0d3'],
      Body: rigging.here?.Masts,
    },
  ];
}

/** Attacks, then places with a name, then open water: the order of the list beside the board. */
function targets(view: ProwlView, choices: readonly Choice[], picked: readonly Target[], words: Words): SceneTarget[] {
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const selected = picked.some((old) => sameTarget(old, target));
    if (target.kind === 'piece') return [pieceTarget(target, view, choices, selected, words)];
    return target.kind === 'place' ? [placeTarget(target, view, choices, selected, words)] : [];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

function fieldOf(piece: string, view: ProwlView): string {
  return piece === 'davy'
    ? (view.davy ?? 'kingdom')
    : (view.ships.find(({ ship }) => ship === piece)?.field ?? 'kingdom');
}

function pieceTarget(
  target: Target & { kind: 'piece' },
  view: ProwlView,
  choices: readonly Choice[],
  selected: boolean,
  words: Words,
): SceneTarget {
  const place = fieldOf(target.piece, view);
  const attack = remaining(choices, [target])[0]?.move.kind === 'attack';
  const ship = words.nameOf('ship', target.piece);
  const named = words.say('board-target-piece', { piece: ship, place: placeName(place, words) });
  return {
    target,
    place,
    piece: target.piece,
    name: attack ? words.say('board-target-with', { target: named, effects: words.say('prowl-attack') }) : named,
    short: ship,
    named: true,
    badges: attack ? ['crossed-sabres'] : [],
    selected,
  };
}

function placeTarget(
  target: Target & { kind: 'place' },
  view: ProwlView,
  choices: readonly Choice[],
  selected: boolean,
  words: Words,
): SceneTarget {
  const steps = Math.max(0, (remaining(choices, [target])[0]?.preview.path.length ?? 1) - 1);
  const stays = view.ship !== null && fieldOf(view.ship, view) === target.place;
  const sign = stays ? ('anchor' as const) : signOf(target.place);
  const place = placeName(target.place, words);
  return {
    target,
    place: target.place,
    piece: null,
    name: stays ? words.say('prowl-stay', { place }) : words.say('board-target', { place, steps }),
    short: stays
      ? words.say('prowl-stay-short')
      : words.say('prowl-target-short', { place: words.nameOf('place', target.place), steps }),
    named: stays || !['sea', 'current'].includes(groundOf(target.place)),
    badges: sign ? [sign] : [],
    selected,
  };
}

// From the view and the choices to what the board draws.
import { offered, remaining, sameTarget } from '../../board/choosing';
import type { Scene, SceneMark, ScenePiece, SceneTarget } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { BlackwoodView, JailerView, ShipView } from '../../wire/blackwood';
import type { Choice, Target } from '../../wire/types';
import type { SceneInput } from '../art';
import { jailerLook, shipLook } from './looks';
import { HOARD, isNamed, placeName, shortName } from './places';

/** What a move will do, as a sign on its square; the text is `board-effect-<kind>`. */
const EFFECTS: Readonly<Record<string, IconName>> = {
  coin_collected: 'two-coins',
  gold_taken: 'coins',
  delivered: 'locked-chest',
  ball_gained: 'cannon-ball',
  ball_fired: 'cannon-shot',
  captured: 'imprisoned',
};

export function scene({ view, choices, picked, names, words }: SceneInput<BlackwoodView>): Scene {
  const left = remaining(choices, picked);
  const previewed = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  return {
    pieces: [
      ...view.jailers.map((jailer) => jailerPiece(jailer, words)),
      ...view.ships.map((ship) => shipPiece(ship, view, names, words)),
    ],
    marks: marks(view, words),
    targets: targets(view, choices, picked, words),
    path: previewed?.preview.path ?? [],
    mover: previewed?.targets.find((target) => target.kind === 'piece')?.piece ?? null,
  };
}

function jailerPiece({ jailer, square }: JailerView, words: Words): ScenePiece {
  const name = words.say('board-jailer', { jailer: words.nameOf('jailer', jailer), place: placeName(square, words) });
  return {
    id: jailer,
    place: square,
    body: 'token',
    look: jailerLook(jailer),
    name,
    coins: 0,
    held: false,
    active: false,
  };
}

function shipPiece(ship: ShipView, view: BlackwoodView, names: readonly string[], words: Words): ScenePiece {
  const figures = {
    ship: words.nameOf('ship', ship.ship),
    player: names[ship.seat] ?? '',
    place: placeName(ship.square, words),
    coins: ship.coins,
  };
  const name = words.say(ship.captive ? 'board-ship-captive' : 'board-ship', figures);
  return {
    id: ship.ship,
    place: ship.square,
    body: 'ship',
    look: shipLook(ship.ship),
    name,
    coins: ship.coins,
    held: ship.captive,
    active: ship.seat === view.active,
  };
}

function marks(view: BlackwoodView, words: Words): SceneMark[] {
  const gold = view.gold.map(({ square, amount }): SceneMark => ({
    place: square,
    kind: 'coins',
    amount,
    name: words.say('board-gold', { amount, place: square }),
  }));
  return [
    {
      place: HOARD,
      kind: 'coins',
      amount: view.hoard,
      chest: true,
      name: words.say('board-hoard', { amount: view.hoard }),
    },
    ...gold,
  ];
}

/** Named places first, then open water: the order of the list beside the board. */
function targets(
  view: BlackwoodView,
  choices: readonly Choice[],
  picked: readonly Target[],
  words: Words,
): SceneTarget[] {
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const selected = picked.some((old) => sameTarget(old, target));
    if (target.kind === 'piece') return [pieceTarget(target, view, selected, words)];
    if (target.kind !== 'place') return [];
    const fitting = remaining(choices, [...picked.filter((old) => old.kind !== 'place'), target]);
    return [placeTarget(target, fitting, selected, words)];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

function pieceTarget(
  target: Target & { kind: 'piece' },
  view: BlackwoodView,
  selected: boolean,
  words: Words,
): SceneTarget {
  const place =
    [
      ...view.ships.map(({ ship, square }) => ({ id: ship, square })),
      ...view.jailers.map(({ jailer, square }) => ({ id: jailer, square })),
    ].find(({ id }) => id === target.piece)?.square ?? HOARD;
  const name = words.say('board-target-piece', {
    piece: words.nameOf('piece', target.piece),
    place: placeName(place, words),
  });
  return {
    target,
    place,
    piece: target.piece,
    name,
    short: words.nameOf('piece', target.piece),
    named: true,
    badges: [],
    selected,
  };
}

function placeTarget(
  target: Target & { kind: 'place' },
  fitting: readonly Choice[],
  selected: boolean,
  words: Words,
): SceneTarget {
  const [first] = fitting;
  const kinds = [...new Set((first?.preview.effects ?? []).map((effect) => effect.kind))].filter(
    (kind) => kind in EFFECTS,
  );
  const steps = Math.max(0, (first?.preview.path.length ?? 1) - 1);
  const where = words.say('board-target', { place: placeName(target.place, words), steps });
  const effects = kinds.map((kind) => words.say(`board-effect-${kind.replaceAll('_', '-')}`));
  return {
    target,
    place: target.place,
    piece: null,
    name: effects.length > 0 ? words.say('board-target-with', { target: where, effects: effects.join(', ') }) : where,
    short: words.say('board-target-short', { place: shortName(target.place, words), steps }),
    named: isNamed(target.place),
    badges: kinds.flatMap((kind) => EFFECTS[kind] ?? []),
    selected,
  };
}

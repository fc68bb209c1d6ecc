// From the view and the choices to what the board draws.
import type { Scene, SceneMark, ScenePiece } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { BlackwoodView, JailerView, ShipView } from '../../wire/blackwood';
import type { SceneInput } from '../art';
import { effectsOf, sceneOf, type Teller } from '../targets';
import { jailerLook, shipLook } from './looks';
import { parts } from './parts';
import { isNamed, placeName, shortName } from './places';

/** What a move will do, as a sign on its square; the text is `board-effect-<kind>`. */
const EFFECTS: Readonly<Record<string, IconName>> = {
  won: 'crown',
  coin_collected: 'two-coins',
  gold_taken: 'coins',
  delivered: 'locked-chest',
  ball_gained: 'cannon-ball',
  ball_fired: 'cannon-shot',
  captured: 'imprisoned',
};

export function scene(input: SceneInput<BlackwoodView>): Scene {
  const { view, crew, words } = input;
  const pieces = [
    ...view.jailers.map((jailer) => jailerPiece(jailer, words)),
    ...view.ships.map((ship) => shipPiece(ship, view, crew.names, words)),
  ];
  const { previewed, ...scene } = sceneOf(input, pieces, teller(input));
  return {
    ...scene,
    marks: marks(view, words),
    mover: previewed?.targets.find((target) => target.kind === 'piece')?.piece ?? null,
  };
}

function jailerPiece({ jailer, place }: JailerView, words: Words): ScenePiece {
  const name = words.say('board-jailer', { jailer: words.nameOf('jailer', jailer), place: placeName(place, words) });
  return {
    id: jailer,
    place,
    body: 'token',
    look: jailerLook(jailer),
    name,
    active: false,
  };
}

function shipPiece(ship: ShipView, view: BlackwoodView, names: readonly string[], words: Words): ScenePiece {
  const figures = {
    ship: words.nameOf('ship', ship.ship),
    player: names[ship.seat] ?? '',
    place: placeName(ship.place, words),
    coins: ship.coins,
  };
  const name = words.say(ship.captive ? 'board-ship-captive' : 'board-ship', figures);
  return {
    id: ship.ship,
    place: ship.place,
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
      place: parts().hoard,
      kind: 'coins',
      amount: view.hoard,
      chest: true,
      name: words.say('board-hoard', { amount: view.hoard }),
    },
    ...gold,
  ];
}

function teller({ words, crew }: SceneInput<BlackwoodView>): Teller {
  return {
    placeName: (place) => placeName(place, words),
    piece: (id) => ({ called: words.nameOf('piece', id) }),
    place: (place, [first]) => {
      const ways = (first?.prospects ?? []).flatMap(({ effects }) => effects as string[]);
      const kinds = [...new Set([...effectsOf(first, EFFECTS), ...ways])];
      return {
        short: shortName(place, words),
        danger: first?.preview.effects.some((one) => one.kind === 'captured' && isOwn(one, crew)) ?? false,
        named: isNamed(place),
        effects: kinds.map((kind) => words.say(`board-effect-${kind.replaceAll('_', '-')}`)),
        badges: kinds.flatMap((kind) => EFFECTS[kind] ?? []),
      };
    },
  };
}

function isOwn(event: object, { fleet, you }: SceneInput<BlackwoodView>['crew']): boolean {
  return you !== null && 'ship' in event && fleet[String(event.ship)] === you;
}

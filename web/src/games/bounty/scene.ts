// From the view and the choices to what the board draws.
import { offered, remaining, sameTarget } from '../../board/choosing';
import type { Scene, SceneMark, ScenePiece, SceneTarget } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { BountyView, ShipView } from '../../wire/bounty';
import type { Choice, Target } from '../../wire/types';
import type { SceneInput } from '../art';
import { aboard, packList } from './cards';
import { numeralOf, shipLook } from './looks';
import { parts } from './parts';
import Prices from './Prices.svelte';
import { ashore, home, isNamed, placeName, shortName } from './places';

/** What a move does, as a sign on its square; the text is `bounty-effect-<kind>`. */
const DEEDS: Readonly<Record<string, IconName>> = { raid: 'pirate-flag', engage: 'galleon' };
const EFFECTS: Readonly<Record<string, IconName>> = {
  sold: 'two-coins',
  distress_ended: 'ship-wreck',
  commission_returned: 'tied-scroll',
};
const FLAGS: Partial<Record<ShipView['role'], IconName>> = {
  pirate: 'skull-crossed-bones',
  warship: 'galleon',
  temporary: 'tied-scroll',
};

export function scene({ view, choices, picked, names, words }: SceneInput<BountyView>): Scene {
  const left = remaining(choices, picked);
  const previewed = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  return {
    pieces: view.ships.map((ship) => shipPiece(ship, view, names, words)),
    marks: marks(view, words),
    targets: targets(view, choices, picked, words),
    path: previewed?.preview.path ?? [],
    mover: previewed ? view.ship : null,
    layer: { Drawing: Prices, view: prices(view, words) },
  };
}

function shipPiece(ship: ShipView, view: BountyView, names: readonly string[], words: Words): ScenePiece {
  const role = ship.public_role;
  const cards = aboard(ship).length;
  const figures = {
    ship: words.nameOf('ship', ship.ship),
    player: names[ship.seat] ?? '',
    place: placeName(ship.square, words),
    role: words.say(`role-${role}`),
    cards,
  };
  const flag = FLAGS[role];
  return {
    id: ship.ship,
    place: ship.square,
    body: 'ship',
    look: shipLook(ship.ship),
    name: [words.say('bounty-ship', figures), ship.distress ? words.say('bounty-distress') : '']
      .filter(Boolean)
      .join(', '),
    coins: 0,
    held: false,
    active: ship.ship === view.ship,
    cards,
    tag: numeralOf(ship.ship),
    ...(flag ? { flag } : {}),
    ...(ship.distress ? { badge: 'ship-wreck' as const } : {}),
  };
}

/** A scroll that lies towards the land of its port. */
export interface Price {
  place: string;
  toward: string;
  fee: number;
  left: number;
  name: string;
}

export function prices(view: BountyView, words: Words): Price[] {
  return view.packs.map(({ port, square, fee, cards }) => {
    const name = words.say('bounty-price', {
      port: words.nameOf('port', port),
      fee,
      cards,
      list: packList(port, words),
    });
    return { place: square, toward: ashore(port), fee, left: cards, name };
  });
}

function marks(view: BountyView, words: Words): SceneMark[] {
  const commission: SceneMark = {
    place: parts().admiralty,
    kind: 'sign',
    icon: 'tied-scroll',
    name: words.say('bounty-commission-free'),
  };
  return view.commission === null ? [commission] : [];
}

/** Attacks and harbours first, then open water: the order of the list beside the board. */
function targets(view: BountyView, choices: readonly Choice[], picked: readonly Target[], words: Words): SceneTarget[] {
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const selected = picked.some((old) => sameTarget(old, target));
    if (target.kind === 'piece') return view.ship === target.piece ? [] : [shipTarget(target, view, selected, words)];
    if (target.kind !== 'place') return [];
    const fitting = remaining(choices, [...picked.filter((old) => old.kind !== 'place'), target]);
    return [placeTarget(target, fitting, selected, words)];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

function shipTarget(
  target: Target & { kind: 'piece' },
  view: BountyView,
  selected: boolean,
  words: Words,
): SceneTarget {
  const place = view.ships.find(({ ship }) => ship === target.piece)?.square ?? home();
  const ship = words.nameOf('ship', target.piece);
  const name = words.say('board-target-with', {
    target: words.say('board-target-piece', { piece: ship, place: placeName(place, words) }),
    effects: words.say('bounty-effect-engage'),
  });
  return {
    target,
    place,
    piece: target.piece,
    name,
    short: words.say('bounty-engage', { ship }),
    named: true,
    badges: ['galleon'],
    selected,
  };
}

function placeTarget(
  target: Target & { kind: 'place' },
  fitting: readonly Choice[],
  selected: boolean,
  words: Words,
): SceneTarget {
  const deeds = [...new Set(fitting.map(({ move }) => move.kind))].filter((kind) => kind in DEEDS);
  const kinds = [...new Set((fitting[0]?.preview.effects ?? []).map(({ kind }) => kind))].filter(
    (kind) => kind in EFFECTS,
  );
  const steps = Math.max(0, (fitting[0]?.preview.path.length ?? 1) - 1);
  const where = words.say('board-target', { place: placeName(target.place, words), steps });
  const effects = [...deeds, ...kinds].map((kind) => words.say(`bounty-effect-${kind.replaceAll('_', '-')}`));
  return {
    target,
    place: target.place,
    piece: null,
    name: effects.length > 0 ? words.say('board-target-with', { target: where, effects: effects.join(', ') }) : where,
    short: words.say('board-target-short', { place: shortName(target.place, words), steps }),
    named: isNamed(target.place) || deeds.length > 0,
    badges: [...deeds.flatMap((deed) => DEEDS[deed] ?? []), ...kinds.flatMap((kind) => EFFECTS[kind] ?? [])],
    selected,
  };
}

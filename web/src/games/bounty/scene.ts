// From the view and the choices to what the board draws.
import type { Scene, SceneMark, ScenePiece } from '../../board/scene';
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { BountyView, ShipView } from '../../wire/bounty';
import type { Choice } from '../../wire/types';
import type { SceneInput } from '../art';
import { effectsOf, sceneOf, type Teller } from '../targets';
import { aboard, packList } from './cards';
import { numeralOf, shipLook } from './looks';
import { roleName, roleOf } from './panel';
import { parts } from './parts';
import Prices from './Prices.svelte';
import { ashore, isNamed, placeName } from './places';

/** What a move does, as a sign on its square; the text is `bounty-effect-<kind>`. */
const DEEDS: Readonly<Record<string, IconName>> = {
  raid: 'pirate-flag',
  raid_ship: 'pirate-flag',
  engage: 'galleon',
};
const EFFECTS: Readonly<Record<string, IconName>> = {
  won: 'crown',
  sold: 'two-coins',
  distress_ended: 'ship-wreck',
  commission_returned: 'tied-scroll',
};
/** What a voyage may lead to. */
const AHEAD: Readonly<Record<string, IconName>> = {
  trade_ahead: 'wooden-crate',
  no_trade: 'ui-x',
  commission_ahead: 'tied-scroll',
};
const FLAGS: Partial<Record<ShipView['role'], IconName>> = {
  pirate: 'skull-crossed-bones',
  warship: 'galleon',
  temporary: 'tied-scroll',
};

export function scene(input: SceneInput<BountyView>): Scene {
  const { view, crew, words } = input;
  const pieces = view.ships.map((ship) => shipPiece(ship, view, crew.names, words));
  const { previewed, ...scene } = sceneOf(input, pieces, teller(view, words));
  return {
    ...scene,
    marks: marks(view, words),
    mover: previewed ? view.ship : null,
    layer: { Drawing: Prices, view: prices(view, words) },
  };
}

function shipPiece(ship: ShipView, view: BountyView, names: readonly string[], words: Words): ScenePiece {
  const role = roleOf(ship, view);
  const cards = aboard(ship).length;
  const figures = {
    ship: words.nameOf('ship', ship.ship),
    player: names[ship.seat] ?? '',
    place: placeName(ship.place, words),
    role: roleName(ship, view, words),
    cards,
  };
  const flag = FLAGS[role];
  return {
    id: ship.ship,
    place: ship.place,
    body: 'ship',
    look: shipLook(ship.ship),
    name: [words.say('bounty-ship', figures), ship.distress ? words.say('bounty-distress') : '']
      .filter(Boolean)
      .join(', '),
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

/** What a card costs in the port where this choice leads. */
function feeOf(choice: Choice | undefined): number {
  const ahead = choice?.prospects?.find(({ kind }) => kind === 'trade_ahead');
  return ahead && 'fee' in ahead ? Number(ahead.fee) : 0;
}

function teller(view: BountyView, words: Words): Teller {
  const effect = (kind: string): string => words.say(`bounty-effect-${kind.replaceAll('_', '-')}`);
  return {
    signs: AHEAD,
    placeName: (place) => placeName(place, words),
    piece: (id, fitting) => {
      if (id === view.ship) return null;
      const ship = words.nameOf('ship', id);
      const kind = fitting[0]?.move.kind === 'raid_ship' ? 'raid_ship' : 'engage';
      const short = words.say(`bounty-${kind.replaceAll('_', '-')}`, { ship });
      return { called: ship, short, effects: [effect(kind)], badges: [DEEDS[kind] ?? 'galleon'] };
    },
    place: (place, fitting) => {
      const deeds = [...new Set(fitting.map(({ move }) => move.kind))].filter((kind) => kind in DEEDS);
      const kinds = [...deeds, ...effectsOf(fitting[0], EFFECTS)];
      return {
        price: feeOf(fitting[0]),
        named: isNamed(place) || deeds.length > 0,
        effects: kinds.map(effect),
        badges: kinds.flatMap((kind) => DEEDS[kind] ?? EFFECTS[kind] ?? []),
      };
    },
  };
}

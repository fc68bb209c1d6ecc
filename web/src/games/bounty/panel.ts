// The figures of a player's crew panel: purse, cards aboard, loans, and what everybody knows about the ships.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { BountyView, ShipView } from '../../wire/bounty';
import type { CrewFigures, Figure } from '../art';
import { aboard } from './cards';

export const ROLES: Readonly<Record<ShipView['role'], IconName>> = {
  merchant: 'wooden-crate',
  pirate: 'skull-crossed-bones',
  warship: 'galleon',
  temporary: 'tied-scroll',
  unknown: 'ui-circle-question-mark',
};

export function panel(view: BountyView, seat: number, words: Words): CrewFigures {
  const [purse = 0, loans = 0] = [view.purses[seat], view.loans[seat]];
  const ships = view.ships.filter((ship) => ship.seat === seat);
  const cards = ships.reduce((sum, ship) => sum + aboard(ship).length, 0);
  const debts: Figure[] =
    loans > 0 ? [{ icon: 'scroll-unfurled', text: String(loans), name: words.say('bounty-loans', { loans }) }] : [];
  return {
    figures: [
      { icon: 'two-coins', text: String(purse), name: words.say('bounty-purse', { purse, target: view.target }) },
      { icon: 'card-pickup', text: String(cards), name: words.say('bounty-cards', { cards }), pictured: true },
      ...debts,
    ],
    progress: view.target ? { value: Math.min(purse, view.target), goal: view.target } : null,
    // Two ships have their notes beside their cards.
    ...(ships.length === 1 && ships[0]
      ? about(ships[0], view, words)
      : { note: ships.map(({ ship }) => words.nameOf('ship', ship)).join(' · ') }),
  };
}

function about(ship: ShipView, view: BountyView, words: Words): Pick<CrewFigures, 'mark' | 'note' | 'plain'> {
  const [role, note] = [roleOf(ship, view), noteOf(ship, view, words)];
  return { mark: ROLES[role], note, plain: note === words.say(`role-${role}`) };
}

/** What everybody knows, since all who sit beside can read it. A view of no seat knows more if all cards are open. */
export function roleOf(ship: ShipView, view: BountyView): ShipView['role'] {
  return view.seat === null ? ship.role : ship.public_role;
}

/** "known pirate"; "pirate (secret)" if all cards are open. */
export function roleName(ship: ShipView, view: BountyView, words: Words): string {
  const role = roleOf(ship, view);
  return words.say(`${role === ship.public_role ? 'role' : 'secret'}-${role}`);
}

/** "known pirate", "unknown, robbed by Gold". */
export function noteOf(ship: ShipView, view: BountyView, words: Words): string {
  const more = [
    ship.distress ? words.say('bounty-distress') : '',
    ship.claim && !ship.commission ? words.say('bounty-claim', { robber: words.nameOf('ship', ship.claim) }) : '',
  ];
  return [roleName(ship, view, words), ...more].filter(Boolean).join(', ');
}

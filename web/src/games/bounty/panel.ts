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
    ...(ships.length === 1 && ships[0] ? about(ships[0], words) : { note: '' }),
  };
}

function about(ship: ShipView, words: Words): Pick<CrewFigures, 'mark' | 'note' | 'plain'> {
  const [role, note] = [ship.public_role, noteOf(ship, words)];
  return { mark: ROLES[role], note, plain: note === words.say(`role-${role}`) };
}

/** "known pirate", "unknown, robbed by Gold": what everybody knows, since a panel is read by all who sit beside. */
export function noteOf(ship: ShipView, words: Words): string {
  const more = [
    ship.distress ? words.say('bounty-distress') : '',
    ship.claim && !ship.commission ? words.say('bounty-claim', { robber: words.nameOf('ship', ship.claim) }) : '',
  ];
  return [words.say(`role-${ship.public_role}`), ...more].filter(Boolean).join(', ');
}

// Which colour every seat sails, and what changes when one of them takes another.
import type { SeatLook } from '../board/scene';
import type { TableArt } from '../table/plain';
import type { GameInfo, TableInfo } from '../wire/types';

type Options = TableInfo['options'];

const LOT: SeatLook = {
  colour: '',
  css: 'var(--line)',
  icon: 'perspective-dice-six-faces-random',
  ink: 'var(--text)',
};

/** How a seat looks before the match: where colours are chosen, the one that is known, or that luck will tell. */
export function lookBefore(
  info: Pick<TableInfo, 'palette' | 'colours'> | null,
  art: Pick<TableArt, 'emblem' | 'look'>,
  seat: number,
): SeatLook {
  if (!info?.palette.length || art.look === undefined) return art.emblem(seat);
  const [first] = info.colours[seat] ?? [];
  return (first && art.look(first)) || LOT;
}

/** The option `colours` once a seat has taken this colour; whoever had it gets the one that was given up. */
export function recoloured(colours: readonly (readonly string[])[], seat: number, wanted: string): string {
  const firsts = colours.map(([first = '']) => first);
  const before = colours.findIndex((both) => both.includes(wanted));
  if (before >= 0) firsts[before] = firsts[seat] ?? wanted;
  firsts[seat] = wanted;
  return firsts.join('-');
}

/** The same where luck had decided all colours: the other seats get the first ones that are free. */
export function colouredFirst(palette: readonly string[], seats: number, seat: number, wanted: string): string {
  const free = palette.filter((colour) => colour !== wanted);
  return Array.from({ length: seats }, (_, at) => (at === seat ? wanted : free[at < seat ? at : at - 1])).join('-');
}

/** Colours that were chosen one by one fit neither other seats nor another board: then the usual ones come back. */
export function withUsualColours(options: Options, game: GameInfo): Options {
  const field = game.options.find(({ key }) => key === 'colours');
  const chosen = field && !field.values?.includes(options['colours'] ?? '');
  return chosen && field.default !== null ? { ...options, colours: field.default } : options;
}

// The log and a replay keep the names that seats had when something happened.
import type { LogEntry } from '../state/table.svelte';
import type { Crew } from '../text/wording';
import type { FormerName, Player } from '../wire/types';

/** The crew as it was with entry `number`. Somebody else who held our seat then is not "you". */
export function crewAt(crew: Crew, former: readonly FormerName[], number: number): Crew {
  const then = former.filter(({ until }) => number < until);
  if (then.length === 0) return crew;
  const others = then.some(({ seat, other }) => other && seat === crew.you);
  const names = crew.names.map((name, seat) => holderOf(seat, then)?.name ?? name);
  return { ...crew, names, you: others ? null : crew.you };
}

/** Who held the seats with entry `number`. */
export function holdersAt(players: readonly Player[], former: readonly FormerName[], number: number): Player[] {
  const then = former.filter(({ until }) => number < until);
  return players.map((player, seat) => {
    const { name, bot = null } = holderOf(seat, then) ?? player;
    return { name, bot };
  });
}

/** The oldest one comes first, and those who left before are not among them. */
function holderOf(seat: number, then: readonly FormerName[]): FormerName | undefined {
  return then.find((one) => one.seat === seat);
}

/** Lines that are older than a name of today are told with the names of their time. */
export function withNames(log: readonly LogEntry[], crew: Crew, former: readonly FormerName[]): LogEntry[] {
  const newest = Math.max(0, ...former.map(({ until }) => until));
  return log.map((entry) => (entry.number < newest ? { ...entry, crew: crewAt(crew, former, entry.number) } : entry));
}

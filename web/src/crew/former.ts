// The log keeps the names that seats had when something happened.
import type { LogEntry } from '../state/table.svelte';
import type { Crew } from '../text/wording';
import type { FormerName } from '../wire/types';

/** The crew as it was with entry `number`. Somebody else who held our seat then is not "you". */
export function crewAt(crew: Crew, former: readonly FormerName[], number: number): Crew {
  const then = former.filter(({ until }) => number < until);
  if (then.length === 0) return crew;
  const at = (seat: number): FormerName | undefined => then.find((one) => one.seat === seat);
  const others = then.some(({ seat, other }) => other && seat === crew.you);
  return { ...crew, names: crew.names.map((name, seat) => at(seat)?.name ?? name), you: others ? null : crew.you };
}

/** Lines that are older than a name of today are told with the names of their time. */
export function withNames(log: readonly LogEntry[], crew: Crew, former: readonly FormerName[]): LogEntry[] {
  const newest = Math.max(0, ...former.map(({ until }) => until));
  return log.map((entry) => (entry.number < newest ? { ...entry, crew: crewAt(crew, former, entry.number) } : entry));
}

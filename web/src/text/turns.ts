// What somebody did in a turn, as one line: "Henriette rolled 3, sailed to H4 and bought a card". A game says by texts
// `turn-<event>` what belongs to it. All the rest stands in the log alone.
import type { Event } from '../wire/types';
import { dashed, type Crew, type Wording } from './wording';

/** What has happened in a turn until now. */
export interface Turn {
  readonly seat: number;
  readonly events: readonly Event[];
}

/** Signs of a line. What was done first is left out of a longer one. */
const LONGEST = 160;

/** Empty if there is nothing to tell. */
export function turnLine(wording: Wording, { seat, events }: Turn, crew: Crew): string {
  const deeds = events.filter((event) => doerOf(event, crew, seat) === seat);
  const clauses = merged(deeds, (event) => clauseOf(wording, event, crew));
  const line = (): string => wording.say('status-turn', { name: crew.names[seat] ?? '', clauses });
  while (clauses[1] !== undefined && line().length > LONGEST) clauses.shift();
  return clauses.length > 0 ? line() : '';
}

function clauseOf(wording: Wording, event: Event, crew: Crew): string {
  const key = `turn-${dashed(event.kind)}`;
  return wording.has(key) ? wording.tell('event', event, crew, key) : '';
}

/** What is done again is said once; of a voyage in several steps, where it ends. */
function merged(deeds: readonly Event[], clauseOf: (event: Event) => string): string[] {
  const told: { clause: string; sails: boolean }[] = [];
  for (const event of deeds) {
    const [clause, sails] = [clauseOf(event), 'path' in event];
    if (!clause || told.some((other) => other.clause === clause)) continue;
    if (sails && told.at(-1)?.sails) told.pop();
    told.push({ clause, sails });
  }
  return told.map(({ clause }) => clause);
}

/** The seat that did it. What names nobody is the work of whose turn it is. */
function doerOf(event: Event, { fleet }: Crew, active: number): unknown {
  return event['seat'] ?? event['mover'] ?? event['attacker'] ?? fleet[String(event['ship'])] ?? active;
}

// What everybody is told of the crew, as a line of the log.
import type { CrewNews, Event } from '../wire/types';

export function newsEvent({ kind, name, other, number }: CrewNews): Event {
  return { kind: `crew_${kind}`, name, other, number } as Event;
}

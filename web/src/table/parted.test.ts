import { expect, it } from 'vitest';
import { Wording, type Crew } from '../text/wording';
import { marked, parted } from './parted';

const TEXTS = `
fields-event-hired = seat=player pirate=pirate
event-hired = { $seat } hires { $pirate }.
fields-event-robbed = seat=player victim=player
event-robbed = { $seat } robs { $victim }, and { $victim }'s crew is angry.
pirate-benedict = Barrel Benedict
pirate-lizzie = Lemon Lizzie
`;
const words = new Wording('en', [TEXTS]);
const crew = (...names: string[]): Crew => ({ names, you: null, fleet: {} });

function bold(event: { kind: string }, of: Crew): string[] {
  return parted(words.tell('event', event, marked(of)))
    .filter(({ name }) => name)
    .map(({ text }) => text);
}

it('finds the names of players, and not the same letters in other names', () => {
  const hired = (pirate: string): { kind: string } => ({ kind: 'hired', seat: 0, pirate }) as { kind: string };
  expect(bold(hired('benedict'), crew('Anna', 'Ben'))).toEqual(['Anna']);
  expect(bold(hired('lizzie'), crew('Lizzie', 'Ben'))).toEqual(['Lizzie']);
});

it('leaves the sentence as it is, whatever the names are', () => {
  const robbed = { kind: 'robbed', seat: 1, victim: 0 };
  for (const of of [crew('Ben', 'Ben 2'), crew('.*', 'a+b (c)'), crew('robs', 'crew')]) {
    const parts = parted(words.tell('event', robbed, marked(of)));
    expect(parts.map(({ text }) => text).join('')).toBe(words.tell('event', robbed, of));
    expect(bold(robbed, of)).toEqual([of.names[1], of.names[0], of.names[0]]);
  }
  expect(parted('Nobody here')).toEqual([{ text: 'Nobody here', name: false }]);
});

import { describe, expect, it } from 'vitest';
import type { Crew } from '../text/wording';
import type { FormerName } from '../wire/types';
import { crewAt, withNames } from './formerNames';

const crew: Crew = { names: ['Annabel', 'Ben'], you: 1, fleet: { red: 0 } };
const former: FormerName[] = [
  { seat: 1, name: 'Polly', until: 5, other: true },
  { seat: 0, name: 'Ann', until: 4, other: false },
  { seat: 0, name: 'Anna', until: 9, other: false },
];

describe('the names of a line of the log', () => {
  it('are those of its time', () => {
    const names = (number: number): readonly string[] => crewAt(crew, former, number).names;
    expect(names(3)).toEqual(['Ann', 'Polly']);
    expect(names(4)).toEqual(['Anna', 'Polly']);
    expect(names(5)).toEqual(['Anna', 'Ben']);
    expect(crewAt(crew, former, 9)).toBe(crew);
  });

  it('say "you" of nobody else who held our seat, but of ourselves under another name', () => {
    expect(crewAt(crew, former, 4).you).toBeNull();
    expect(crewAt(crew, former, 5).you).toBe(1);
    expect(crewAt({ ...crew, you: 0 }, former, 3).you).toBe(0);
  });

  it('are kept in lines that are older than a name of today, and in no other', () => {
    const log = [8, 9].map((number) => ({ number, event: { kind: 'sailed' }, rule: '' }));
    const [older, newer] = withNames(log, crew, former);
    expect(older?.crew?.names).toEqual(['Anna', 'Ben']);
    expect(newer).toBe(log[1]);
  });
});

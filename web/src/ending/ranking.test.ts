import { describe, expect, it } from 'vitest';
import { breakdown, gapOf, ranking, sideOf, winners } from './ranking';

const result = (places: number[], scores: number[]) => ({ places, scores, reason: 'over' });

describe('the ranking', () => {
  it('begins with the winner', () => {
    const ranks = ranking(result([3, 1, 2], [0, 5, 2]), [0, 1, 2]);
    expect(ranks.map(({ seats }) => seats)).toEqual([[1], [2], [0]]);
    expect(ranks.map(({ score }) => score)).toEqual([5, 2, 0]);
    expect(ranks.some(({ shared }) => shared)).toBe(false);
  });

  it('lets ties share a place, in the order of the seats', () => {
    const ranks = ranking(result([3, 1, 1, 3], [0, 8, 8, 0]), [0, 1, 2, 3]);
    expect(ranks.map(({ place, seats }) => [place, ...seats])).toEqual([
      [1, 1],
      [1, 2],
      [3, 0],
      [3, 3],
    ]);
    expect(ranks.every(({ shared }) => shared)).toBe(true);
  });

  it('puts partners into one row, and does not call that a tie', () => {
    const ranks = ranking(result([2, 1, 2, 1], [1, 6, 1, 6]), [0, 1, 0, 1]);
    expect(ranks.map(({ place, seats, score, shared }) => ({ place, seats, score, shared }))).toEqual([
      { place: 1, seats: [1, 3], score: 6, shared: false },
      { place: 2, seats: [0, 2], score: 1, shared: false },
    ]);
  });

  it('tells two teams that are level from one', () => {
    const ranks = ranking(result([1, 1, 1, 1], [3, 3, 3, 3]), [0, 1, 0, 1]);
    expect(ranks.map(({ seats, shared }) => [seats, shared])).toEqual([
      [[0, 2], true],
      [[1, 3], true],
    ]);
  });

  it('knows no teams where none are named', () => {
    expect(ranking(result([1, 2], [2, 1]), []).map(({ seats }) => seats)).toEqual([[0], [1]]);
  });

  it('names all winners', () => {
    expect(winners(result([1, 2, 1], [2, 1, 2]))).toEqual([0, 2]);
  });
});

describe('the breakdown of a score', () => {
  const line = (what: string, count: number, amount = count) => ({ what, count, amount });

  it('leaves out what there was none of', () => {
    const told = breakdown([line('purse', 40), line('loans', 0), line('unsold', 2, 0)]);
    expect(told.map(({ what }) => what)).toEqual(['purse', 'unsold']);
  });

  it('has a line for who has nothing', () => {
    expect(breakdown([line('purse', 0), line('loans', 0)])).toEqual([line('purse', 0)]);
  });

  it('is empty where a game tells none', () => {
    expect(breakdown([])).toEqual([]);
  });
});

describe('the end told to one person', () => {
  const over = result([1, 2, 1, 4], [100, 90, 100, 10]);

  it('knows who won together, who lost, and who only watched', () => {
    expect([0, 1, 2, 3, null].map((you) => sideOf(over, you))).toEqual(['won', 'lost', 'won', 'lost', 'watched']);
    expect(sideOf(null, 0)).toBe('watched');
  });

  it('says how close it was', () => {
    expect(gapOf(over, 1, null)).toEqual({ score: 10, size: 'near' });
    expect(gapOf(over, 3, null)).toEqual({ score: 90, size: 'far' });
    expect(gapOf(result([2, 1], [5, 5]), 0, [])).toEqual({ score: 0, size: 'level' });
  });

  it('does not call somebody close who had more, and lost otherwise', () => {
    expect(gapOf(result([2, 1], [9, 5]), 0, [])).toBeNull();
  });

  it('says nothing of the kind to the dead', () => {
    const survived = (scores: number[]) => ({ ...result([2, 1], scores), reason: 'last_alive' });
    expect([gapOf(survived([5, 5]), 0, []), gapOf(survived([4, 5]), 0, [])]).toEqual([null, null]);
  });

  it('calls nobody level with a winner whose score was raised to the highest, nor before that is known', () => {
    const level = (amount: number) =>
      gapOf(result([2, 1], [14, 14]), 0, [[], [{ what: 'victory', count: 1, amount }]])?.size;
    expect([level(2), level(0)]).toEqual([undefined, 'level']);
    expect(gapOf(result([2, 1], [14, 14]), 0, null)).toBeNull();
  });
});

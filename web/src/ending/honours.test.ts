import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { Wording } from '../text/wording';
import { honours, picturesOf, type Evening } from './honours';

const ENGINE = new URL('../../../src/skulduggery/', import.meta.url).pathname;
const words = new Wording(
  'en',
  ['text/en/core', 'text/en/page', 'text/en/ending', 'games/blackwood/text/en/game'].map((name) =>
    readFileSync(`${ENGINE}${name}.ftl`, 'utf8'),
  ),
  (complaint) => {
    throw new Error(complaint);
  },
);
const evening: Evening = {
  game: 'blackwood',
  places: [2, 1, 2],
  names: ['Anna', 'Ben', 'Cor'],
  awards: [
    { seat: 0, feat: 'sea_miles', amount: 31, best: true },
    { seat: 1, feat: 'shots', amount: 1, best: true },
    { seat: 2, feat: 'sixes', amount: 0, best: false },
  ],
  pictures: { sea_miles: 'compass' },
};

it('gives everybody something to be proud of, with a picture and a sentence', () => {
  const given = honours(evening, words);
  expect(given.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(given[0]).toMatchObject({ icon: 'compass', title: 'Old sea dog' });
  expect(given[0]?.why).toBe('31 squares at sea: the fish know Anna by name now.');
  expect(given[1]?.why).toBe('Boom! One shot, and everybody still talks about Ben.');
});

it('has a kind word for who has earned nothing, and a medal for what has no picture', () => {
  const given = honours(evening, words);
  expect(given[1]?.icon).toBe('ribbon-medal');
  expect(given[2]?.title).toBe('Steadiest hand');
  expect(given[2]?.why).toContain('Cor');
});

it('works for a game that has no awards of its own', () => {
  const given = honours({ ...evening, game: 'chess', awards: evening.awards }, words);
  expect(given[1]?.title).toBe('Captain of the evening');
  expect(new Set(given.map(({ title }) => title)).size).toBe(3);
});

it('fetches the pictures of a game, and none for one that has none', async () => {
  expect((await picturesOf('blackwood'))['coins_home']).toBe('locked-chest');
  expect(await picturesOf('chess')).toEqual({});
});

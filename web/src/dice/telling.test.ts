// The checked lines beside the story: turns, dice among the draws, sentences.
import { expect, it } from 'vitest';
import sail from '../dev/prowl-sail.json';
import { served } from '../text/served';
import { LANGUAGES, Wording } from '../text/wording';
import type { ProwlView } from '../wire/prowl';
import type { Moment, Roll, Story, View } from '../wire/types';
import { check } from './check';
import { readRecord } from './reading';
import { crewIn, namesIn, rollsIn, sentencesOf, toldLines } from './telling';
import { edited, fileOf, golden } from './testRecords';

const lines = golden('blackwood/usual');
const report = check(readRecord(fileOf(lines)), null);
const dice = report.lines.filter(({ draws }) => draws[0]?.n === 6n);

function moment(number: number, marks: string[], rolls: Roll[] = []): Moment {
  return {
    number,
    marks,
    rolls,
    weights: [],
    seat: 0,
    events: [{ kind: 'rolled' }],
    rules: [''],
    asked: null,
    view: { kind: 'v' },
    worth: [],
  };
}
function story(moments: Moment[]): Story {
  return { moments } as unknown as Story;
}

it('shows every line with luck, and no other of an honest match', () => {
  const shown = toldLines(report, null);
  expect(shown.map(({ line }) => line.entry.line)).toEqual(
    report.lines.filter(({ draws }) => draws.length > 0).map(({ entry }) => entry.line),
  );
});

it('shows a line without luck if something is wrong with it', () => {
  const forged = edited(lines, 3, (text) => text.replace('"name":"', '"name":"Evil '));
  const shown = toldLines(check(readRecord(fileOf(forged)), null), null);
  expect(shown.find(({ line }) => line.entry.line === 3)?.line.problems).toMatchObject([{ kind: 'line-edited' }]);
});

it('counts a turn from the line after the one that announces it', () => {
  const [first, second, third] = dice.map(({ entry }) => entry.number);
  const told = toldLines(
    report,
    story([moment(first ?? 0, ['turn']), moment(second ?? 0, ['turn']), moment(third ?? 0, [])]),
  );
  const turns = [first, second, third].map((number) => told.find(({ line }) => line.entry.number === number)?.turn);
  expect(turns).toEqual([0, 1, 2]);
});

it('tells the dice among the draws by what the story rolled', () => {
  const { entry, draws } = dice[0] ?? {};
  const value = Number(draws?.[0]?.value) + 1;
  const rolled = story([moment(entry?.number ?? 0, [], [{ seat: 0, sides: 6, value }])]);
  const told = toldLines(report, rolled).find(({ line }) => line.entry === entry);
  expect(told?.draws.map(({ kind }) => kind)).toEqual(draws?.map((_, at) => (at === 0 ? 'die' : 'draw')));
  expect(toldLines(report, null)[0]?.draws[0]?.kind).toBe('luck');
  expect(rollsIn(rolled).get(entry?.number ?? 0)).toHaveLength(1);
});

it('knows the names, also of seats that nobody took', () => {
  expect(namesIn(report)).toEqual(['Player 0', 'Player 1']);
  const lonely = lines.filter((text) => !text.includes('"name":"Player 0"'));
  expect(namesIn(check(readRecord(fileOf(lonely)), null))).toEqual(['', 'Player 1']);
});

it.each(LANGUAGES)('calls a ship of Prowl by its player, as the log of the table does (%s)', (language) => {
  const words = new Wording(language, served.games['prowl']?.texts[language] ?? []);
  const view = sail.view as unknown as ProwlView & View;
  const names = view.ships.map((_, seat) => `Player ${seat}`);
  const moments = view.ships.map(({ ship, seat }) => ({
    ...moment(dice[seat]?.entry.number ?? 0, []),
    view,
    events: [{ kind: 'sailed', seat, ship, from: 'a1', to: 'a1', path: ['a1'], ground: 'home' }],
  }));
  const told = story(moments);
  const sentences = toldLines(report, told).flatMap((line) =>
    line.events.length > 0 ? sentencesOf(line, words, crewIn(names, told)) : [],
  );
  expect(sentences).toHaveLength(names.length);
  names.forEach((name, at) => expect(sentences[at]).toContain(name));
});

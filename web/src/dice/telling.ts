// The checked lines as people read them: who, in which turn, and what the story says about them.
import { fleetOf, type Crew, type Wording } from '../text/wording';
import type { Event, Move, Moment, Roll, Story } from '../wire/types';
import type { Report, ToldRolls } from './check';
import type { CheckedDraw, CheckedLine } from './draws';

export interface ToldDraw extends CheckedDraw {
  /** A die if the story tells of one, otherwise a card, a spinner or the like; without a story nobody knows. */
  kind: 'die' | 'draw' | 'luck';
}

export interface ToldLine {
  line: CheckedLine;
  seat: number | null;
  turn: number;
  draws: ToldDraw[];
  events: Event[];
  move: Move | null;
}

export function rollsIn(story: Story | null): ToldRolls {
  return new Map(story?.moments.map((moment) => [moment.number, moment.rolls]));
}

/** The lines worth showing: luck, a fork, or something wrong. */
export function toldLines(report: Report, story: Story | null): ToldLine[] {
  const moments = new Map(story?.moments.map((moment) => [moment.number, moment]));
  const turns = turnsOf(story);
  let turn = 0;
  return report.lines
    .map((line) => told(line, moments.get(line.entry.number), (turn = turns.get(line.entry.number) ?? turn)))
    .filter(({ line }) => line.draws.length > 0 || line.problems.length > 0 || line.entry.entry === 'forked');
}

function told(line: CheckedLine, moment: Moment | undefined, turn: number): ToldLine {
  const { entry } = line;
  return {
    line,
    seat: 'seat' in entry ? entry.seat : null,
    turn,
    draws: diceAmong(line.draws, moment?.rolls ?? null),
    events: moment?.events ?? [],
    move: 'move' in entry ? entry.move : null,
  };
}

/** The turn that begins with a moment is told at its end: what happens there still belongs to the turn before. */
function turnsOf(story: Story | null): Map<number, number> {
  let turn = 0;
  return new Map(
    story?.moments.map(({ number, marks }) => {
      const during = turn;
      if (marks.includes('turn')) turn += 1;
      return [number, during] as const;
    }),
  );
}

function diceAmong(draws: readonly CheckedDraw[], rolls: readonly Roll[] | null): ToldDraw[] {
  if (rolls === null) return draws.map((draw) => ({ ...draw, kind: 'luck' }));
  const left = [...rolls];
  return draws.map((draw) => {
    const at = left.findIndex(({ sides, value }) => BigInt(sides) === draw.n && BigInt(value) === draw.value + 1n);
    if (at >= 0) left.splice(at, 1);
    return { ...draw, kind: at >= 0 ? 'die' : 'draw' };
  });
}

/** What happened in a line. Without a story its move must do; a forged one may have no words. */
export function sentencesOf({ line, events, move }: ToldLine, words: Wording, crew: Crew): string[] {
  if (events.length > 0) return events.map((event) => words.tell('event', event, crew));
  if (line.entry.entry === 'forked') return [words.say('dice-forked')];
  if (move === null) return [];
  const known = words.has(`move-${move.kind.replaceAll('_', '-')}`);
  return [known ? words.tell('move', move, crew) : move.kind];
}

/** Ships are called as in the log of the table. Whose they are is known from the story. */
export function crewIn(names: readonly string[], story: Story | null): Crew {
  return { names, you: null, fleet: fleetOf(story?.moments[0]?.view) };
}

/** Who holds each seat at the end of the record, for the sentences. */
export function namesIn(report: Report): string[] {
  const names: string[] = [];
  for (const { entry } of report.lines) if (entry.entry === 'seated') names[entry.seat] = entry.name;
  return Array.from(names, (name) => name ?? '');
}

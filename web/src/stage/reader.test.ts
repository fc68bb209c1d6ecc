// What is shown large says "you" to the reader, as log and questions do, in every game and language.
import { describe, expect, it } from 'vitest';
import { partsFile as bountyParts } from '../games/bounty/parts';
import bountyDrawn from '../games/bounty/parts.json';
import { storyboard as bounty } from '../games/bounty/motion';
import { partsFile as kingsParts } from '../games/kings/parts';
import kingsDrawn from '../games/kings/parts.json';
import { storyboard as kings } from '../games/kings/motion';
import { partsFile as prowlParts } from '../games/prowl/parts';
import prowlDrawn from '../games/prowl/parts.json';
import { storyboard as prowl } from '../games/prowl/motion';
import type { Step } from '../games/art';
import { served } from '../text/served';
import { fleetOf, LANGUAGES, Wording, type Crew } from '../text/wording';
import type { Event } from '../wire/types';
import { linesOf } from './testLines';

interface Position {
  view: { ships: { seat: number }[] };
  events: Event[];
}
type Storyboard = (events: readonly Event[], before: never) => Step[];

bountyParts.here = bountyDrawn;
kingsParts.here = kingsDrawn;
prowlParts.here = prowlDrawn;
const STORYBOARDS: Record<string, Storyboard> = {
  bounty,
  kings: (events, before) => kings(events, before, { down: false } as never),
  prowl,
};
const files = import.meta.glob<Position>('../dev/*.json', { eager: true, import: 'default' });
const NAMES = ['Zacharias', 'Yvonne', 'Xerxes', 'Wolfram', 'Victoria', 'Ulrich', 'Theodora', 'Siegfried'];

function positionsOf(game: string): Position[] {
  return Object.entries(files).flatMap(([file, position]) => (file.includes(`/${game}-`) ? position : []));
}

function toldTo(crew: Crew, words: Wording, { view, events }: Position, storyboard: Storyboard): string[] {
  return storyboard(events, view as never)
    .flatMap(({ stage }) => (stage ? linesOf(stage) : []))
    .map((line) => line(words, crew));
}

describe.each(Object.entries(STORYBOARDS))('the stage of %s', (game, storyboard) => {
  it.each(LANGUAGES)('says "you" to the reader and names to all others (%s)', (language) => {
    const complaints: string[] = [];
    const words = new Wording(language, served.games[game]?.texts[language] ?? [], (fault) => complaints.push(fault));
    const you = new Set<string>();
    for (const position of positionsOf(game)) {
      const fleet = fleetOf(position.view);
      for (const { seat } of position.view.ships) {
        const told = toldTo({ names: NAMES, you: seat, fleet }, words, position, storyboard);
        expect(told.filter((text) => text.includes(NAMES[seat] as string))).toEqual([]);
        told.filter((text) => /\b(you|your|jij|jou|jouw)\b/i.test(text)).forEach((text) => you.add(text));
      }
      const shared = toldTo({ names: NAMES, you: null, fleet }, words, position, storyboard);
      expect(shared.filter((text) => /^(You|Jij)\b/.test(text))).toEqual([]);
    }
    expect(you.size).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  });
});

describe('a tie', () => {
  const words = new Wording('en', served.games['kings']?.texts.en ?? []);
  const ended = { kind: 'fight_ended', attacker: 0, defender: 1, winner: 0, foe: 'ship', attack: 8, defence: 8 };
  const crew = { names: ['Anna', 'Ben'], you: 0, fleet: {} };

  it('says why it decided, on the stage as in the log (KP-6.03, KP-9.04)', () => {
    const duel = { ...ended, void: false };
    expect(words.tell('event', duel, crew, 'kings-stage-ended')).toBe('A tie, so the attacker wins: you!');
    const raid = { ...duel, defender: null, winner: null, foe: 'town' };
    expect(words.tell('event', raid, crew, 'kings-stage-ended')).toBe('A tie is not enough: you are beaten off.');
  });
});

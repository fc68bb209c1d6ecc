// A choice in words: what it does, and what it gains or costs. Mirrors src/skulduggery/text/choices.py.
import type { Event, Move } from '../wire/types';
import { dashed, type Crew, type Wording } from './wording';

export interface ToldChoice {
  readonly deed: string;
  readonly gains: string; // empty if it neither gains nor costs anything
  readonly untold: Event[]; // the effects that deed and gains say nothing about
}

export function toldChoice(wording: Wording, move: Move, effects: readonly Event[], crew: Crew): ToldChoice {
  const tell = (event: Event, key: string): string => (wording.has(key) ? wording.tell('event', event, crew, key) : '');
  const named = effects.findLast((event) => tell(event, deedOf(move, event)));
  const others = effects.filter((event) => event !== named);
  return {
    deed: named ? tell(named, deedOf(move, named)) : wording.tell('move', move, crew),
    gains: wording.commas(others.map((event) => tell(event, gainOf(event))).filter(Boolean)),
    untold: others.filter((event) => !wording.has(gainOf(event))),
  };
}

const gainOf = ({ kind }: Event): string => `gain-${dashed(kind)}`;
const deedOf = (move: Move, event: Event): string => `deed-${dashed(move.kind)}-${dashed(event.kind)}`;

// Whatever the server offers can be chosen on a hand, in every kind of decision of whole matches (page_choices.py).
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import '../state/testBrowser';
import { targetKey } from '../board/choosing';
import type { Choosing } from '../state/choosing.svelte';
import type { TableModel } from '../state/table.svelte';
import type { TableArt } from '../table/plain';
import { served } from '../text/served';
import { Wording } from '../text/wording';
import type { Choice, Move, Question, Target, View } from '../wire/types';

vi.stubGlobal('fetch', (file: string) =>
  Promise.resolve({ ok: true, json: () => JSON.parse(readFileSync(`.${file.split('?')[0]}`, 'utf8')) as unknown }),
);
const { artOf } = await import('../games');
const { sceneNow } = await import('../screen/sceneNow');
const { Choosing: Chooser } = await import('../state/choosing.svelte');
const { speech } = await import('../state/speech.svelte');
const { default: Offers } = await import('../table/Offers.svelte');
const { default: Choices } = await import('./Choices.svelte');

interface Decision {
  view: View;
  asked: Question;
  choices: Choice[];
  window: boolean;
}
const decisions = JSON.parse(readFileSync('src/generated/decisions.json', 'utf8')) as Record<string, Decision[]>;
const GAMES = Object.keys(import.meta.glob('../games/*/index.ts')).map((file) => file.split('/')[2] ?? '');
const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gijs', 'Hana'];

/** A table at which this decision is asked; `played` gets the moves that a tap plays at once. */
function tableAt({ view, asked, choices, window }: Decision, played: Move[]): TableModel {
  const { seat } = asked;
  const open = { window: 1, question: asked, choices, answer: null, seconds_left: null, seconds_still: 0 };
  return {
    show: { shown: { number: 1, view, asked, choices }, playing: false, foretold: () => null },
    info: { status: 'running' },
    reactions: window ? { seat, orders: {}, passes: false, window: open } : null,
    held: [seat],
    eyes: seat,
    names,
    crew: { names, you: seat, fleet: {} },
    play: (_: number, move: Move) => played.push(move),
    ask: ({ move }: { move: Move }) => played.push(move),
  } as unknown as TableModel;
}

interface Shown {
  moves: Move[]; // that can be played
  targets: string[]; // that can be tapped further
  isChosen: boolean; // only this move is left, to be confirmed or cancelled
}

/** What the game itself draws on a hand. */
function drawnParts(model: TableModel, choosing: Choosing, art: TableArt): string[] {
  const { crew, eyes: seat, show } = model;
  const parts = [art.Strip, art.Overlay].flatMap((part) => part?.here?.default ?? []);
  const props = { view: show.shown?.view as never, seat, choosing, crew, words: speech.wording };
  return [
    render(Offers, { props: { model, choosing, art } }).body,
    ...parts.map((part) => render(part, { props }).body),
  ];
}

function shownOn({ asked, choices, window }: Decision, model: TableModel, choosing: Choosing, art: TableArt): Shown {
  const scene = sceneNow(model, choosing, art);
  const listed = render(Choices, { props: { model, choosing, art, scene } }).body;
  const drawn = drawnParts(model, choosing, art);
  const pictured = drawn.some((html) => html.includes('class="scene'));
  const left = pictured ? listed.replace(/<div class="cards">.*<\/div>/s, '') : listed;
  const buttons = window || asked.luck ? choices.filter(isButtons) : []; // in the ribbon; the throw
  const chosen = choosing.chosen ? [choosing.chosen] : [];
  return {
    moves: [
      ...attributes(left, 'data-move').map((move) => JSON.parse(move) as Move),
      ...[...buttons, ...chosen].map(({ move }) => move),
    ],
    targets: [left, ...drawn].flatMap((html) => [...attributes(html, 'data-key'), ...attributes(html, 'data-target')]),
    isChosen: chosen.length > 0,
  };
}

function isButtons({ targets }: Choice): boolean {
  return targets.every(({ kind }) => kind === 'button');
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

/** The moves that can be reached by taps. */
function reached(decision: Decision, art: TableArt): Set<string> {
  const all = new Map(decision.choices.flatMap(({ targets }) => targets.map((target) => [targetKey(target), target])));
  const found = new Set<string>();
  const known = new Set<string>();
  const paths: (readonly Target[])[] = [[]];
  for (let path = paths.pop(); path; path = paths.pop()) {
    const played: Move[] = [];
    const model = tableAt(decision, played);
    const choosing = new Chooser(model);
    path.forEach((target) => choosing.tap(target));
    played.forEach((move) => found.add(JSON.stringify(move)));
    const state = JSON.stringify(choosing.picked);
    if (played.length > 0 || known.has(state)) continue;
    known.add(state);
    const { moves, targets, isChosen } = shownOn(decision, model, choosing, art);
    moves.forEach((move) => found.add(JSON.stringify(move)));
    if (!isChosen) paths.push(...targets.flatMap((key) => all.get(key) ?? []).map((target) => [...path, target]));
  }
  return found;
}

describe.each(GAMES)('a hand at %s', (game) => {
  it('offers every choice', async () => {
    const art = await artOf(game);
    await Promise.all(
      [art.Strip, art.Overlay, art.Hand].map((part) => (part as { get?: () => unknown } | undefined)?.get?.()),
    );
    speech.wording = new Wording('en', served.games[game]?.texts.en ?? [], () => undefined);
    for (const decision of decisions[game] ?? []) {
      const wanted = decision.choices.map(({ move }) => JSON.stringify(move));
      const found = reached(decision, art);
      const lost = wanted.filter((move) => !found.has(move));
      expect(lost, decision.asked.kind).toEqual([]);
    }
  }, 60_000);
});

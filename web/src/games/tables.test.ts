// Two tables in one page, a replay beside a table for instance, share nothing that changes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import kingsChart from './kings/chart.json';
import kingsParts from './kings/parts.json';
import prowlChart from './prowl/chart.json';
import prowlParts from './prowl/parts.json';
import four from '../dev/kings-sail.json';
import six from '../dev/kings-sea-start.json';
import ashore from '../dev/prowl-home.json';
import type { Event, View } from '../wire/types';
import type { GameArt } from './art';
import { load as loadKings } from './kings';
import { load as loadProwl } from './prowl';
import type { Veil } from './memory.svelte';

/** The veils of the tables, in the order in which they were opened. A test lets one down, as the eye button does. */
const veils: Veil[] = [];
vi.mock('./memory.svelte', async (load) => {
  const { memoryFor, ...rest } = await load<typeof import('./memory.svelte')>();
  const kept: typeof memoryFor = (...given) => {
    const made = memoryFor(...given);
    veils.push(made.veil);
    return made;
  };
  return { ...rest, memoryFor: kept };
});

const FILES: Readonly<Record<string, unknown>> = {
  'kings/chart': kingsChart,
  'kings/parts': kingsParts,
  'prowl/chart': prowlChart,
  'prowl/parts': prowlParts,
};

beforeEach(() => {
  veils.length = 0;
  vi.stubGlobal('fetch', (file: string) => {
    const found = Object.entries(FILES).find(([name]) => file.includes(name))?.[1];
    return Promise.resolve({ ok: found !== undefined, status: 404, json: () => Promise.resolve(found) });
  });
});

/** A table fetches its further parts by itself. No test ends while they are on their way. */
afterEach(() => vi.dynamicImportSettled());

const LOAD: Readonly<Record<string, (seen: View) => Promise<GameArt>>> = { kings: loadKings, prowl: loadProwl };

async function opened(game: string, view: unknown): Promise<GameArt> {
  const art = await LOAD[game]?.(view as View);
  if (!art) throw new Error(`no art for ${game}`);
  return art;
}

/** The same positions, the colours handed round: another match. */
function recoloured<V extends { ships: object[] }>(view: V, colour: keyof V['ships'][number]): V {
  const colours = view.ships.map((ship) => (ship as never)[colour]);
  const ships = view.ships.map((ship, at) => ({ ...ship, [colour]: colours.at(at - 1) }));
  return { ...view, ships };
}

describe.each([
  ['kings', four.view, recoloured(four.view, 'colour' as never)],
  ['prowl', ashore.view, recoloured(ashore.view, 'ship' as never)],
])('two tables of %s', (game, one, other) => {
  it('keep the colours of their own matches', async () => {
    const [first, second] = [await opened(game, one), await opened(game, other)];
    expect(first.emblem(0).colour).not.toBe(second.emblem(0).colour);
    const before = first.emblem(0).colour;
    second.emblem(1, other as never);
    expect(first.emblem(0).colour).toBe(before);
  });

  it('learn new colours from the view they show, for callers that have none', async () => {
    const art = await opened(game, one);
    const before = art.emblem(0).colour;
    art.emblem(1, other as never);
    expect(art.emblem(0).colour).not.toBe(before);
  });

  it('let down their veils one by one', async () => {
    await opened(game, one);
    await opened(game, other);
    expect(new Set(veils).size).toBe(2);
  });
});

describe('King of the Pirates', () => {
  const drew: Event = { kind: 'cards_drawn', seat: 0, number: 1, left: 9, cards: ['murder'] };
  const told = (art: GameArt): unknown => art.aloud?.(drew, false)?.['cards'];

  it('hides drawn cards only where the own hand lies face down', async () => {
    const [here, there] = [await opened('kings', four.view), await opened('kings', six.view)];
    if (veils[0]) veils[0].down = true;
    expect([told(here), told(there)]).toEqual([[], ['murder']]);
  });
});

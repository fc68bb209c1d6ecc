// Draws the charts of a game from what the server plays with, with the scripts of the build.
import { nameIn } from '../../scripts/chart/board.mjs';
import { drawChart, readBoard, type Source, type Spec } from '../../scripts/chart/draw.mjs';
import { ask } from '../net/api';
import { again } from '../net/parts';
import type { GameParts } from '../wire/types';

const LANGUAGES = ['en', 'nl'];
const scripts = import.meta.glob<{ default(source: Source): Spec[] }>('../../scripts/charts/*.mjs');
const charts = import.meta.glob<string>('../games/*/chart*.json', { query: '?url', import: 'default', eager: true });
const parts = import.meta.glob<string>('../games/*/parts.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** By the address of a file that the build has drawn: what is in it with these parts. Drawn when it is asked for. */
export async function drawnAnew(game: string): Promise<ReadonlyMap<string, () => unknown>> {
  const script = scripts[`../../scripts/charts/${game}.mjs`];
  if (!script) return new Map(); // a plug-in: its board comes from the server anyway
  const [{ default: chartsOf }, source] = await Promise.all([script(), again(() => sourceOf(game))]);
  return new Map(chartsOf(source).flatMap(filesOf));
}

function filesOf(spec: Spec): [file: string, draw: () => unknown][] {
  const chart = charts[`../games/${spec.game}/${spec.file ?? 'chart'}.json`] ?? '';
  const own = parts[`../games/${spec.game}/parts.json`] ?? '';
  return [[chart, () => drawChart(spec, LANGUAGES)], ...(spec.parts ? [entry(own, spec)] : [])];
}

function entry(file: string, spec: Spec): [file: string, draw: () => unknown] {
  return [file, () => spec.parts?.(readBoard(spec).cells)];
}

async function sourceOf(game: string): Promise<Source> {
  const [given, ...texts] = await Promise.all([
    ask<GameParts>('GET', `/api/games/${game}/parts`),
    ...LANGUAGES.map((language) => textsOf(game, language)),
  ]);
  const text = (language: string, id: string): string | undefined =>
    nameIn(texts[LANGUAGES.indexOf(language)] ?? '', id);
  return { ...given, text, changed: true };
}

async function textsOf(game: string, language: string): Promise<string> {
  return (await fetch(`/api/texts/${language}/${game}.ftl`)).text();
}

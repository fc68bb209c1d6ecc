import type { ChartData } from '../../src/board/scene';

export interface Source {
  board: string;
  data: string;
  text(language: string, id: string): string | undefined;
  changed?: boolean;
}

/** What a file of charts/ says of one chart. */
export interface Spec {
  game: string;
  source: Source;
  /** The name of its file without the ending; missing: `chart`. */
  file?: string;
  parts?(cells: unknown): unknown;
}

export function drawChart(spec: Spec, languages: readonly string[]): ChartData;
export function readBoard(spec: Spec): { cells: unknown };

import type { ChartData } from '../src/board/scene';

export function drawChart(spec: unknown): ChartData;

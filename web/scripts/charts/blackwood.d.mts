import type { Source, Spec } from '../chart/draw.mjs';

export default function charts(source: Source): Spec[];

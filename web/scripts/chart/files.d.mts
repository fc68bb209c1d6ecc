import type { Source } from './draw.mjs';

export const LANGUAGES: readonly string[];
export function sourceOf(game: string): Source;

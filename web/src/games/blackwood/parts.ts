// The parts of the game that the page draws, as scripts/charts/blackwood.mjs read them from the engine's data.
import { partsFrom } from '../data';
import type drawn from './parts.json';
import file from './parts.json?url&no-inline';

export type Parts = typeof drawn;
export const [partsFile, parts] = partsFrom<Parts>(file);

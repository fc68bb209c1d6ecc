// The parts of the game that the page draws, as scripts/charts/prowl.mjs read them from the engine's data.
import { partsOf } from '../data';
import type drawn from './parts.json';

export type Parts = typeof drawn;
export const { lay, parts } = partsOf<Parts>('prowl');

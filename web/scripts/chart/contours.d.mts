import type { Field, Spot } from './field.mjs';

export function rings(field: Field, level: number): Spot[][];
export function evened(ring: Spot[], step: number): Spot[];
export function length(ring: Spot[]): number;
export function smoothPath(ring: Spot[], unit: number): string;

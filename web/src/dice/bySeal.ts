import { stored, type Witness } from './memory';

/** A file does not say which table it was; its seal does. */
export function witnessBySeal(commitment: string): Witness | null {
  return stored.read().find((one) => one.commitment === commitment) ?? null;
}

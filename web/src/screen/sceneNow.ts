// What lies on the chart now: for a big screen, and for the small chart of a hand.
import type { Scene } from '../board/scene';
import type { Choosing } from '../state/choosing.svelte';
import { speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import type { TableArt } from '../table/plain';

type Offer = Pick<Choosing, 'choices' | 'picked'>;

export function sceneNow(model: TableModel, { choices, picked }: Offer, art: TableArt): Scene | null {
  const { shown } = model.show;
  const { crew, eyes: seat } = model;
  return shown && art.scene({ view: shown.view as never, choices, picked, crew, words: speech.wording, seat });
}

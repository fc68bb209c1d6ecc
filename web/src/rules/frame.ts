// What a clipping hands to its frame, be it of squares or of hexes.
import type { Snippet } from 'svelte';
import type { Sheet } from '../board/sheet';
import type { Situation } from './situation';

export interface FrameProps {
  situation: Situation;
  sheet: Sheet;
  label: string; // the id of the caption
  ground: Snippet; // the chart and what lies on it: nothing of it is seen beyond the frame
  children: Snippet;
}

// Colour and emblem of every seat, as the match showed them. Only its story knows which colours were drawn or chosen.
import type { SeatLook } from '../board/scene';
import { artOf } from '../games';
import type { Story } from '../wire/types';

/** None without a story: wrong colours would be worse. */
export async function looksOf(game: string, seats: number, story: Story | null): Promise<SeatLook[]> {
  const seen = story?.moments[0]?.view;
  if (!seen) return [];
  const art = await artOf(game, seen);
  return Array.from({ length: seats }, (_, seat) => art.emblem(seat));
}

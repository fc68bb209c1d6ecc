// Colour and emblem of every seat, as the game at the table draws them.
import type { SeatLook } from '../board/scene';
import { artOf } from '../games';

export async function looksOf(game: string, seats: number): Promise<SeatLook[]> {
  const art = await artOf(game);
  return Array.from({ length: seats }, (_, seat) => art.emblem(seat));
}

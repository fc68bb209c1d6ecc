// Colour and emblem of every seat, as the game at the table draws them.
import type { SeatLook } from '../board/scene';
import { gameArt } from '../games';
import { plainArt, type TableArt } from '../table/plain';

export async function looksOf(game: string, seats: number): Promise<SeatLook[]> {
  const art: TableArt = (await gameArt[game]?.().catch(() => null)) ?? plainArt;
  return Array.from({ length: seats }, (_, seat) => art.emblem(seat));
}

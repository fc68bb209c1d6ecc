// What lies on the board of a plug-in game, found by the types of the view's fields: an entry for each place, or things
// that say their place.
import type { Scene, ScenePiece, SeatLook } from '../board/scene';
import type { SceneInput } from '../games/art';
import { sceneOf } from '../games/targets';
import type { BoardLook, View } from '../wire/types';
import { fieldOf, fieldsIn, hasName, structsIn, wordsFor, type Fielded } from './fields';

export function boardScene(input: SceneInput<never>, board: BoardLook, emblem: (seat: number) => SeatLook): Scene {
  const view = input.view as View;
  const words = wordsFor(input.words);
  const places = new Set(board.places);
  const found = fieldsIn(view, words).flatMap((field) =>
    field.each === 'place' ? entries(field, board) : structsIn(field).flatMap((struct, at) => thing(struct, field, at)),
  );
  const pieces = found
    .filter(({ place }) => places.has(place))
    .map(({ id, place, seat }): ScenePiece => {
      const owner = seat === null || hasName('piece', id, words) ? undefined : input.crew.names[seat];
      const name = owner ?? words.nameOf('piece', id);
      return { id, place, body: 'token', look: emblem(seat ?? 7), name, active: false };
    });
  const teller = {
    placeName: (place: string) => words.nameOf('place', place),
    piece: (id: string) => ({ called: words.nameOf('piece', id) }),
    place: (place: string) => ({ named: true, where: words.nameOf('place', place) }),
  };
  const { previewed: _, ...chosen } = sceneOf(input, pieces, teller);
  return { ...chosen, mover: null };
}

interface Thing {
  id: string;
  place: string;
  seat: number | null;
}

/** `ByPlace[SeatNumber]`: a seat's piece on each place; -1 or nothing where there is none. */
function entries({ name, value }: Fielded, board: BoardLook): Thing[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  return list.flatMap((entry, at) => {
    const place = board.places[at];
    if (place === undefined || entry === null || entry === '' || entry === -1) return [];
    return [{ id: `${name}:${place}`, place, seat: typeof entry === 'number' ? entry : null }];
  });
}

/** A Struct with a `PlaceId`: its `PieceId` or `ShipId` is its name, its `SeatNumber` its colour. */
function thing(struct: Record<string, unknown>, field: Fielded, at: number): Thing[] {
  const place = fieldOf(field, struct, 'place');
  if (typeof place !== 'string') return [];
  const id = fieldOf(field, struct, 'piece') ?? fieldOf(field, struct, 'ship') ?? `${field.name}:${at}`;
  const seat = fieldOf(field, struct, 'player');
  return [{ id: String(id), place, seat: typeof seat === 'number' ? seat : null }];
}

export type Spot = [number, number];

export interface Field {
  at(x: number, y: number): number;
}

export function landField(land: {
  width: number;
  height: number;
  polygons: Spot[][];
  wobble?: number;
  seed?: number;
}): Field;
export function outerEdges(polygons: Spot[][]): [Spot, Spot][];
export function signedDistance(point: Spot, edges: [Spot, Spot][]): number;

export interface Shape {
  colour: number[];
  inside(x: number, y: number): boolean;
  ground?: boolean;
}
export function shapesOf(svg: string): Shape[];
export function drawn(shapes: Shape[], size: number, bleed: boolean): Uint8Array;
export function png(pixels: Uint8Array, size: number): Uint8Array;

import type { RenderedImage } from '@resvg/resvg-js';

export function drawn(svg: string, size: number, bleed: boolean): RenderedImage;

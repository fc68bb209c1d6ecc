export function textWidth(text: string, size: number): number;

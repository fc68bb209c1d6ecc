export function nameIn(texts: string, id: string): string | undefined;

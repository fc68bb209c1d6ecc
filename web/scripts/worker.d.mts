import type { Plugin } from 'vite';

export function serviceWorker(): Plugin;
export function filled(parts: { files: string[]; texts: string[]; build: string }): string;
export function texts(): string[];

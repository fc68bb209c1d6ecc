import type { Plugin } from 'vite';

export function patientParts(): Plugin;

import { readFileSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const screens = JSON.parse(readFileSync(new URL('src/ui/screens.json', import.meta.url), 'utf8'));

/** Fills in the break points: `@media (--desk)` (custom media queries, which no browser knows yet). */
const breakPoints = {
  name: 'break-points',
  style: ({ content }) => ({ code: content.replace(/@media[^{]*/g, (rule) => rule.replace(/\(--(\w+)\)/g, filled)) }),
};

function filled(_, name) {
  if (!(name in screens)) throw new Error(`src/ui/screens.json has no break point called ${name}`);
  return screens[name];
}

export default {
  preprocess: [breakPoints, vitePreprocess()],
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
};

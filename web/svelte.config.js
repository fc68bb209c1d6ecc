import { readFileSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const screens = JSON.parse(readFileSync(new URL('src/ui/screens.json', import.meta.url), 'utf8'));

/** Fills in the break points: `@media (--desk)` and `@media not (--desk)` (custom media queries, which no browser knows
 * yet, and a negation that not all of them know). */
const breakPoints = {
  name: 'break-points',
  style: ({ content }) => ({
    code: content.replace(/@media[^{]*/g, (rule) => rule.replace(/(not )?\(--(\w+)\)/g, filled)),
  }),
};

function filled(_, not, name) {
  if (!(name in screens)) throw new Error(`src/ui/screens.json has no break point called ${name}`);
  return not ? screens[name].split(' and ').map(below).join(', ') : screens[name];
}

function below(least) {
  if (!least.startsWith('(min-')) throw new Error(`src/ui/screens.json: "not" is only for least sizes, not ${least}`);
  return least.replace(/min-(\w+): (\d+)px/, (_, side, pixels) => `max-${side}: ${pixels - 1}px`);
}

export default {
  preprocess: [breakPoints, vitePreprocess()],
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
};

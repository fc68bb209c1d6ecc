import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { patientParts } from './scripts/parts.mjs';
import { serviceWorker } from './scripts/worker.mjs';

const SERVER = '127.0.0.1:8000';

// Everything the first move needs in one file: one request, and gzip finds more to share than in a dozen small ones.
// The lobby, dialogs, the end and other rarities stay apart and are fetched when wanted.
const FIRST =
  /node_modules\/(?!lean-qr|@noble|svelte\/.*\/svelte-element)|\/src\/(App|games\/(index|chart|data|late)\.ts|board\/(?!line|stage|gestures|Path|Die)|state\/(?!recap)|net|ui\/(?!Dialog\.|Open)|text\/wording|pages\/(?!Continue|Farewell|Join\.|Lobby|Privacy)|dice\/(memory|witness)|table\/(?!Absence|ActionBar|Banners|Clock|Desk|Destinations|Log|Orders|Reaction|Sandbar|TopBar|wide|Complaint|Curtain|Explore|Offers|offers|Spyglass|closer|End|Shouts|TextTable|plain))/;
const LOBBY = /\/src\/(lobby\/(?!Choose|Options|QrDialog)|pages\/(Join\.|Lobby))/;

// Tables live at /t/<id>, so assets are named from the root: a relative base would look for them under /t/.
export default defineConfig({
  base: '/',
  plugins: [svelte(), patientParts(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: '../src/skulduggery/static',
    emptyOutDir: true,
    manifest: true,
    // A list of what each lazy part needs would weigh more in the first move than it saves later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST },
            { name: 'lobby', test: LOBBY },
            { name: 'bounty-places', test: /\/src\/games\/bounty\/(places|cards|looks)/ },
            { name: 'prowl-places', test: /\/src\/games\/prowl\/(places|cards|looks)/ },
            { name: 'desk', test: /\/src\/table\/(Desk|Log|TopBar|wide)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});

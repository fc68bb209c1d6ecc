import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { minifyAgain } from './scripts/minify.mjs';
import { patientParts } from './scripts/parts.mjs';
import { serviceWorker } from './scripts/worker.mjs';

const SERVER = '127.0.0.1:8000';

// Everything the first move needs in one file: one request, and gzip finds more to share than in a dozen small ones.
// The lobby, dialogs, the end and other rarities stay apart and are fetched when wanted.
const LATER_AT_TABLE = [
  'Absence|absence|ActionBar|Anybody|Asking|Banners|Clock|Complaint|Crew[CP]|Curtain|Desk|Destinations|End|Explore|Log',
  'Offers|Orders|Reaction|Shouts|Spyglass|TableTop|TextTable|TimeBar|Ways|aloud|autoRoll|awake|clear|closer|deskLayout',
  'keys|lifted|offers|phoneLayout|plain|reacting',
];
const FIRST = [
  /node_modules\/(?!lean-qr|@noble|smol-toml|svelte\/.*\/(svelte-element|bindings\/input))/,
  /\/src\/(App|net\/(?!forget|tables)|shell\/Shell|text\/(levels|wording)|games\/(index|chart|data|targets)\.)/,
  /\/src\/dice\/(memory|pledge|witness)/,
  /\/src\/board\/(?!line|jump|animator|gestures|Marks|Path|Die)/,
  /\/src\/state\/(?!acting|anybody|asides|pace|recap)/,
  /\/src\/ui\/(?!Copy|Dialog\.|Link|Open|clipboard)/,
  /\/src\/pages\/(?!Continue|Farewell|Join\.|Lobby|NameField|Privacy|rooms)/,
  new RegExp(`/src/table/(?!${LATER_AT_TABLE.join('|')})`),
];
const LOBBY = /\/src\/(lobby\/(?!Choose|Options|QrDialog)|pages\/(Join\.|Lobby|rooms)|hand\/Hand\.)/;

// Of games with a file `split.txt` the table and the mat share more than fits into either file.
const GAMES = fileURLToPath(new URL('src/games/', import.meta.url));
const SPLIT = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}${game}/split.txt`));

// Tables live at /t/<id>, so assets are named from the root: a relative base would look for them under /t/.
export default defineConfig({
  base: '/',
  plugins: [svelte(), patientParts(), serviceWorker(), minifyAgain()],
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
      // The second one is added to the document by a server that plays with a designer's parts.
      input: ['index.html', 'src/changed/main.ts'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: (file) => FIRST.some((part) => part.test(file)) },
            { name: 'lobby', test: LOBBY },
            ...SPLIT.map((game) => ({
              name: `${game}-places`,
              test: new RegExp(`/src/games/${game}/(places|cards|looks)`),
            })),
            {
              name: 'desk',
              test: /\/src\/(table\/(Desk|Log|TableTop|CrewPanel|deskLayout)|shell\/(TopBar|LogPage|RuleLink))/,
            },
            { name: 'phone', test: /\/src\/(table\/(ActionBar|CrewChip|phoneLayout)|shell\/Foot)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});

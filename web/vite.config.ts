import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { patientParts } from './scripts/parts.mjs';
import { serviceWorker } from './scripts/worker.mjs';

const SERVER = '127.0.0.1:8000';

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
      // The second one is added to the document by a server that plays with a designer's parts.
      input: ['index.html', 'src/changed/main.ts'],
      // All that `App.svelte` imports, directly or not, is one file: one request, and gzip finds more to share.
      output: { codeSplitting: { groups: [{ name: 'first', test: /\/src\/App\.svelte$/ }] } },
    },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});

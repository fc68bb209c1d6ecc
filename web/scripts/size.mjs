// Fails when the JavaScript needed for the first move is more than 60 kB gzipped, on any of the ways that lead to it.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const LIMIT = 60_000;
const WAYS = {
  'Home, lobby and table of Port Blackwood': ['index.html', 'src/games/blackwood/index.ts'],
  'Invited by a link: join, lobby, table': ['index.html', 'src/pages/Join.svelte', 'src/games/blackwood/index.ts'],
};

const folder = fileURLToPath(new URL('../../src/skulduggery/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));
const zipped = (file) => gzipSync(readFileSync(folder + file), { level: 9 }).length;

function filesFor(keys) {
  const files = new Set();
  const need = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    (chunk.imports ?? []).forEach(need);
  };
  keys.forEach(need);
  return files;
}

let tooMuch = false;
for (const [way, keys] of Object.entries(WAYS)) {
  const total = [...filesFor(keys)].reduce((sum, file) => sum + zipped(file), 0);
  tooMuch ||= total > LIMIT;
  console.log(`${String(total).padStart(8)} bytes of ${LIMIT}  ${way}`);
}
if (tooMuch) process.exit(1);

// Fails when the JavaScript needed for the first move is more than 80 kB gzipped.
// One file holds home and table; the game of the table comes on top. tests/browser/test_first_move.py counts what
// really arrives.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const LIMIT = 80_000;

const folder = fileURLToPath(new URL('../../src/skulduggery/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));
const zipped = (file) => gzipSync(readFileSync(folder + file), { level: 9 }).length;

const tables = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key));

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
for (const game of tables) {
  const total = [...filesFor(['index.html', game])].reduce((sum, file) => sum + zipped(file), 0);
  tooMuch ||= total > LIMIT;
  console.log(`${String(total).padStart(8)} bytes of ${LIMIT}  ${game.split('/')[2]}`);
}
if (tooMuch) process.exit(1);

// Drawing takes seconds, so what was drawn from the same sources is kept: beside it lies a digest of all it came from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Runs `draw` unless `outputs` were drawn from just these source files. */
export function keepFresh(stamp, sources, outputs, draw) {
  const now = digest(sources);
  const drawn = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (drawn && outputs.every((file) => existsSync(file))) return;
  draw();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

// Writes the API reference: `[FOLDER]`, dist/reference without it. Ends with code 1 if anything is undocumented.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stageEngine } from '../pack/stage-library.ts';
import { modules, root } from '../run/places.mjs';
import { writeReference } from './write-reference.ts';

const [out = join(root, 'dist/reference')] = process.argv.slice(2);
const cache = join(modules, '.cache/roguewright');
mkdirSync(cache, { recursive: true });
const engine = mkdtempSync(join(cache, 'reference-'));
try {
  stageEngine(engine);
  const said = writeReference(engine, resolve(out));
  console.log(said === '' ? `${resolve(out)}/index.html` : said);
  process.exitCode = said === '' ? 0 : 1;
} finally {
  rmSync(engine, { recursive: true });
}

// Draws docs/pictures/rooms.svg, the figure of docs/ARCHITECTURE.md. With --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import table from './check/import-directions.json' with { type: 'json' };
import { roomsFigure } from './figure/rooms-figure.ts';
import { root } from './run/places.mjs';

const file = join(root, 'docs/pictures/rooms.svg');
const figure = roomsFigure(table);

if (!process.argv.includes('--check')) {
  writeFileSync(file, figure);
} else if (readFileSync(file, 'utf8') !== figure) {
  console.log('docs/pictures/rooms.svg differs from the table of imports: run `npm run figure`');
  process.exitCode = 1;
}

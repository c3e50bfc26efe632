// Writes the lists of the names that the published libraries export. `npm run check` compares them. With `sizes` it
// writes new budgets for the sizes of the engine's doors instead: a tenth more than they have now.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { budgetsFor, measuredSizes, SIZES } from './check/doors/door-sizes.ts';
import { presentLists } from './check/doors/present-doors.ts';
import { root } from './check/source-files.ts';

const written =
  process.argv[2] === 'sizes'
    ? [{ path: SIZES, text: budgetsFor(await measuredSizes()) }]
    : presentLists();
for (const { path, text } of written) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

// Writes the lists of the names that the published libraries export. `npm run check` compares them, and the table in the README of the engine that counts them by their users. With `sizes` it
// writes new budgets for the sizes of the engine's doors instead: a tenth more than they have now.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { budgetsFor, measuredSizes, SIZES } from './check/doors/door-sizes.ts';
import { presentLists } from './check/doors/present-doors.ts';
import { presentReadme } from './check/doors/present-users.ts';
import { root, type SourceFile } from './check/source-files.ts';

const written =
  process.argv[2] === 'sizes'
    ? [{ path: SIZES, text: budgetsFor(await measuredSizes()) }]
    : withReadme(presentLists());
for (const { path, text } of written) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The lists, and the README that counts the names of the first one. */
function withReadme(lists: readonly SourceFile[]): readonly SourceFile[] {
  return [...lists, presentReadme(lists[0]!.text)];
}

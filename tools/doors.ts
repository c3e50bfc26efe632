// Writes the lists of the names that the published libraries export. `npm run check` compares them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { presentLists } from './check/present-doors.ts';
import { root } from './check/source-files.ts';

for (const { path, text } of presentLists()) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

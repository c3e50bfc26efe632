// Builds the packages that people install, and packs each into a tarball. The argument names the folder
// for the tarballs, which is `dist` without one. Equal sources give equal tarballs.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stageCommand } from './pack/stage-command.ts';
import { stageContent, stageEngine } from './pack/stage-library.ts';
import { packFolder } from './pack/tarball.ts';
import { modules, root } from './run/places.mjs';

/** What is packed, in this order, by how it is laid out in an empty folder. */
const packages = { engine: stageEngine, content: stageContent, cli: stageCommand };

const target = resolve(process.argv[2] ?? join(root, 'dist'));
const cache = join(modules, '.cache/roguewright');
mkdirSync(cache, { recursive: true });
mkdirSync(target, { recursive: true });
const stages = mkdtempSync(join(cache, 'pack-'));
try {
  for (const [name, stage] of Object.entries(packages)) {
    const folder = join(stages, name);
    mkdirSync(folder);
    await stage(folder);
    console.log(packFolder(folder, target));
  }
} finally {
  rmSync(stages, { recursive: true });
}

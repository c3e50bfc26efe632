// Builds the packages that people install, and packs each into a tarball: `FOLDER PACKAGE…`. Without a
// folder the tarballs lie in `dist`; without names of packages all are packed. Equal sources give equal
// tarballs.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stageCommand } from './pack/stage-command.ts';
import { stageContent, stageEngine } from './pack/stage-library.ts';
import { packFolders } from './pack/tarball.ts';
import { modules, root } from './run/places.mjs';

/** What is packed, in this order, by how it is laid out in an empty folder. */
const packages = { engine: stageEngine, content: stageContent, cli: stageCommand };

const [folder = join(root, 'dist'), ...names] = process.argv.slice(2);
const unknown = names.find(name => !Object.hasOwn(packages, name));
if (unknown !== undefined) {
  throw new Error(`${unknown}: expected one of ${Object.keys(packages).join(', ')}`);
}
const target = resolve(folder);
const cache = join(modules, '.cache/roguewright');
mkdirSync(cache, { recursive: true });
mkdirSync(target, { recursive: true });
const stages = mkdtempSync(join(cache, 'pack-'));
try {
  const staged: string[] = [];
  for (const [name, stage] of Object.entries(packages)) {
    if (names.length === 0 || names.includes(name)) {
      const stageFolder = join(stages, name);
      mkdirSync(stageFolder);
      await stage(stageFolder);
      staged.push(stageFolder);
    }
  }
  console.log(packFolders(staged, target).join('\n'));
} finally {
  rmSync(stages, { recursive: true });
}

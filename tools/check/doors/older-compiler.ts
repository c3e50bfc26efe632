// The declarations of the libraries as a compiler reads them that is older than ours.

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../source-files.ts';
import { complaintsOf } from '../tool.ts';
import { doorsOf } from './door-names.ts';

/** The compiler that packages are also looked at with, from `node_modules`. */
const COMPILER = '../tools/published/node_modules/typescript/bin/tsc';

/** Where `tsc -b` puts the declarations of each library. */
const DECLARED = {
  engine: 'packages/engine/dist',
  content: 'node_modules/.cache/types/content',
} as const;

/** What the older compiler says of the emitted declarations of every door. */
export function olderComplaints(): Promise<string[]> {
  const doors = Object.entries(DECLARED).flatMap(([name, declared]) => {
    const folder = `packages/${name}`;
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return doorsOf(folder, manifest).map(({ path }) => {
      const inside = posix.relative(posix.join(folder, 'src'), path);
      return posix.join(declared, inside.replace(/\.ts$/, '.d.ts'));
    });
  });
  const missing = doors.filter(path => !existsSync(join(root, path)));
  if (missing.length > 0) {
    return Promise.resolve(missing.map(path => `${path}: expected the declarations of a door`));
  }
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024'];
  const resolution = ['--module', 'nodenext', '--types', 'node'];
  return complaintsOf(COMPILER, [...options, ...resolution, ...doors]);
}

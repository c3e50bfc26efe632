// Whether the bundle of a clone is newer than everything that it is made of.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundle is made of, seen from the folder of this package. */
const sources = [
  'src',
  '../engine/src',
  '../server/src',
  '../content',
  '../../vectors',
  '../../package-lock.json',
];

/**
 * True when the bundle is there and no source was added, changed or removed since it was built.
 * @param {string} bundle its main file
 * @param {string} packageFolder the folder of this package in a clone
 */
export function isNewerThanSources(bundle, packageFolder) {
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  return (
    built !== undefined && sources.every(source => isOlder(join(packageFolder, source), built))
  );
}

/**
 * @param {string} path a file, or a folder that is looked through
 * @param {number} time in milliseconds since 1970
 * @returns {boolean}
 */
function isOlder(path, time) {
  const status = statSync(path);
  if (status.mtimeMs > time) {
    return false;
  }
  return !status.isDirectory() || readdirSync(path).every(name => isOlder(join(path, name), time));
}

// Whether the bundle of a clone is newer than everything that it is made of.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that the bundle is made of, relative to the folder of this package. */
const list = new URL('../bundle-sources.json', import.meta.url);

/**
 * True when the bundle is there and no source was added, changed or removed since it was built.
 * @param {string} bundle its main file
 * @param {string} packageFolder the folder of this package in a clone
 */
export function isNewerThanSources(bundle, packageFolder) {
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) {
    return false;
  }
  /** @type {string[]} */
  const sources = JSON.parse(readFileSync(list, 'utf8'));
  return sources.every(source => isOlder(join(packageFolder, source), built));
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

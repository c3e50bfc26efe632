// Folders packed as npm packs them.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { npm } from '../run/npm.mjs';

/** Bytes that npm may say: it lists some 4,000 files with what it knows of each. */
const MOST_SAID = 2 ** 26;

/**
 * Packs folders, each with a package.json.
 * @param target the folder for the tarballs
 * @returns the paths of the tarballs, in the order of the folders
 */
export function packFolders(folders: readonly string[], target: string): string[] {
  const [file, parameters, options] = npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', target, ...folders],
    target,
  );
  const said = execFileSync(file, parameters, {
    ...options,
    encoding: 'utf8',
    maxBuffer: MOST_SAID,
  });
  const packed = JSON.parse(said) as readonly { filename: string }[];
  return packed.map(({ filename }) => join(target, filename));
}

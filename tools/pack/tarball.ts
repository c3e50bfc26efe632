// A folder packed as npm packs it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { npm } from '../run/npm.mjs';

/**
 * Packs a folder with a package.json.
 * @param target the folder for the tarball
 * @returns the path of the tarball
 */
export function packFolder(folder: string, target: string): string {
  const [file, parameters, options] = npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', target],
    folder,
  );
  const said = execFileSync(file, parameters, { ...options, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(said) as [{ filename: string }];
  return join(target, filename);
}

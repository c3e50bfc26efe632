// Lays out the files of a package as they are published.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/places.mjs';
import { type Manifest, type Publishing, publishedManifest } from './manifest.ts';

/** The folder of a package of the workspace. */
export function packageFolder(name: string): string {
  return join(root, 'packages', name);
}

/**
 * Writes what every package has: package.json, README, changes and licence.
 * @param name of the package's folder in the workspace
 */
export function stageTexts(folder: string, name: string, publishing: Publishing): void {
  const source = packageFolder(name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const published = JSON.stringify(publishedManifest(manifest, publishing), null, 2);
  writeFileSync(join(folder, 'package.json'), `${published}\n`);
  for (const text of ['README.md', 'CHANGELOG.md']) {
    cpSync(join(source, text), join(folder, text));
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

// Reads the folder of a pack for tests, as the command line does.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentFile } from '@roguewright/engine/objects';

/** The tree written for these tests. */
export const DEEPWOOD = fileURLToPath(new URL('deepwood', import.meta.url));

/** The files of a folder as those of a pack. */
export function readPack(folder: string, pack: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.(arc|trs|face)$/.test(name))
    .sort()
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8'), pack }));
}

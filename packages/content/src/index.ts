// The content that ships with the game, read from the folders of this package under Node.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFile, readContentFolder } from './folder.ts';

export { type ContentFile, readContentFolder } from './folder.ts';

/** The folders of the package that hold content. */
const FOLDERS = ['spell', 'monster', 'item', 'fixture', 'god', 'place', 'role', 'treasure'];

/** The content that ships with the game, sorted by path. */
export function readContent(): ContentFile[] {
  // Worked out here: a bundle for browsers may hold this file, and has no folders.
  const root = fileURLToPath(new URL('..', import.meta.url));
  return FOLDERS.flatMap(folder => readContentFolder(join(root, folder), folder));
}

// The content that ships with the game, read from the folders of this package under Node.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFile, readContentFolder } from './folder.ts';

export { type ContentFile, readContentFolder } from './folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the package that hold content. */
const FOLDERS = ['spell', 'monster', 'item', 'fixture', 'role', 'treasure'];

/** The content that ships with the game, sorted by path. */
export function readContent(): ContentFile[] {
  return FOLDERS.flatMap(folder => readContentFolder(join(ROOT, folder), folder));
}

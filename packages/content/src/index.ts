// Reads the game's content from the folders of this package, for faces that run on Node.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One content file as text; the path is relative to the folder that was read. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the package that hold content. */
const FOLDERS = ['spell', 'monster', 'item', 'role', 'treasure'];

/** The content that ships with the game, in the order of its paths. */
export function readContent(): ContentFile[] {
  return FOLDERS.flatMap(folder => readContentFolder(join(ROOT, folder), folder));
}

/**
 * Every `.arc` and `.trs` file below a folder, in the order of its paths.
 * @param folder a folder that may be missing
 * @param label what the paths begin with
 */
export function readContentFolder(folder: string, label: string): ContentFile[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
  return names
    .filter(name => /\.(arc|trs)$/.test(name))
    .map(name => name.replaceAll('\\', '/'))
    .sort()
    .map(name => ({
      path: `${label}/${name}`,
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

// Reads content files from a folder.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One content file as text. */
export interface ContentFile {
  /** Path relative to the folder that was read, with slashes, prefixed by the folder's label. */
  readonly path: string;
  readonly text: string;
}

/**
 * Every `.arc` and `.trs` file below a folder, sorted by path.
 * @param folder may be missing: it then holds no files
 * @param label prefix of the paths
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

// The lists of exported names as the sources are now.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type SourceFile } from '../source-files.ts';
import { doorsOf, LISTS, listOfNames } from './door-names.ts';

/** The libraries that are published, by their folders. */
const LIBRARIES = ['engine', 'content'];

/** A list for each library, as a file. */
export function presentLists(): SourceFile[] {
  return LIBRARIES.map(name => {
    const folder = `packages/${name}`;
    const doors = doorsOf(folder, JSON.parse(read(`${folder}/package.json`)));
    const text = listOfNames(doors, path => ({ path, text: read(path) }));
    return { path: `${LISTS}/${name}.txt`, text };
  });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

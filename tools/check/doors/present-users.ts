// The README of the engine with its table of names as the sources are now.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readDocuments, readSources, root, type SourceFile } from '../source-files.ts';
import {
  type DoorUse,
  doorUses,
  examplesOf,
  importedNames,
  isOfGame,
  readList,
  usesTable,
  withTable,
} from './door-users.ts';

const LIBRARY = '@roguewright/engine';
const README = 'packages/engine/README.md';

/** Documents whose blocks are examples. */
const DOCUMENTS = [
  ...['README.md', README, 'packages/content/README.md', 'packages/cli/README.md'],
  ...['docs', 'examples'].flatMap(folder => listFiles(folder)),
].filter(path => path.endsWith('.md'));

/** How the names of each door are used. @param list the names of the doors, as `listOfNames` writes them */
function presentUses(list: string): readonly DoorUse[] {
  const sources = readSources(['packages']).filter(isOfGame);
  const examples = [...readSources(['examples']), ...readDocuments(DOCUMENTS).flatMap(examplesOf)];
  const imported = (files: readonly SourceFile[]) =>
    importedNames(files, LIBRARY, 'packages/engine/src');
  return doorUses(readList(list), imported(sources), imported(examples));
}

/** The README, with its table renewed. */
export function presentReadme(list: string): SourceFile {
  const readme = readFileSync(join(root, README), 'utf8');
  return { path: README, text: withTable(readme, usesTable(presentUses(list))) };
}

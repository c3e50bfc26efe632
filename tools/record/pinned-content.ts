// The content that the recordings were played with, kept beside them: a spell or a monster that is
// added to the game changes no recording, only a change of the rules does.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ContentFile } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';

/** Where the recordings of every role lie, and the content of all recordings. */
export const RECORDINGS_FOLDER = join(import.meta.dirname, '../../test/recordings');

/** The name of the pinned content: its hash is in it. */
const PINNED = /^content-([0-9a-f]{32})\.json\.gz$/;

/** The files of the pinned content. @throws Error when there is not exactly one, or its hash is another */
export function pinnedFiles(folder = RECORDINGS_FOLDER): readonly ContentFile[] {
  const names = pinnedNames(folder);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new Error(`expected one content-HASH.json.gz in ${folder}, got ${names.length}`);
  }
  const packed = readFileSync(join(folder, name));
  const files = JSON.parse(gunzipSync(packed).toString('utf8')) as readonly ContentFile[];
  const { hash } = loadContent(files);
  if (PINNED.exec(name)?.[1] !== hash) {
    throw new Error(`${name}: its files have the hash ${hash}; npm run record -- --content`);
  }
  return files;
}

/** Keeps these files for the recordings, in place of those that were kept. @returns their hash */
export function pinContent(files: readonly ContentFile[], folder = RECORDINGS_FOLDER): string {
  const { hash } = loadContent(files);
  for (const name of pinnedNames(folder)) {
    rmSync(join(folder, name));
  }
  const text = JSON.stringify(files);
  writeFileSync(join(folder, `content-${hash}.json.gz`), gzipSync(text, { level: 9 }));
  return hash;
}

function pinnedNames(folder: string): string[] {
  return readdirSync(folder).filter(name => PINNED.test(name));
}

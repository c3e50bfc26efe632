// What the entry point of this package becomes inside the bundled command. The bundle has no content folders:
// all files are in one file beside it, `content.json`.

import { readFileSync } from 'node:fs';
import type { ContentFile } from './folder.ts';

export { type ContentFile, readContentFolder } from './folder.ts';

/** The content that ships with the game, sorted by path. */
export function readContent(): ContentFile[] {
  return JSON.parse(readFileSync(new URL('./content.json', import.meta.url), 'utf8'));
}

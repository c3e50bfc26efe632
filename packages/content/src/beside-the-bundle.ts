// What the door of this package becomes inside the bundle of the command, which has no folders of
// content: all files lie beside it as one, `content.json`.

import { readFileSync } from 'node:fs';
import type { ContentFile } from './folder.ts';

export { type ContentFile, readContentFolder } from './folder.ts';

/** The content that ships with the game, in the order of its paths. */
export function readContent(): ContentFile[] {
  return JSON.parse(readFileSync(new URL('./content.json', import.meta.url), 'utf8'));
}

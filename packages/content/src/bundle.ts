// The content that ships with the game as a value: for browsers and bundlers, which read no folders.
// In the published package this module is one file that holds all texts.

import type { ContentFile } from './folder.ts';
import { readContent } from './index.ts';

/** Every content file, in the order of its paths: what `loadContent` of the engine takes. */
export const content: readonly ContentFile[] = readContent();

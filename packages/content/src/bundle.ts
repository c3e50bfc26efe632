// The content that ships with the game as a value, for browsers and bundlers, which can't read folders. In
// the published package this module is one file that holds all texts.

import type { ContentFile } from './folder.ts';
import { readContent } from './index.ts';

/** Every content file, sorted by path: the argument of the engine's `loadContent`. */
export const content: readonly ContentFile[] = readContent();

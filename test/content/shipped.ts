// The content that ships, read and checked once for all test files of a worker. It never changes; a
// test that needs another content makes its own.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';

export const content = loadContent(readContent());

// A folder of content that has been read, before it is checked.

import type { TreeReading } from '@roguewright/engine/objects';
import type { FolderReading } from './read-folder.ts';

/** A folder that was read, as a tree. */
export interface Layer {
  readonly folder: FolderReading;
  readonly tree: TreeReading;
  /** It draws by Crossfire's faces, so Crossfire's loading rules hold for it. */
  readonly isForeign: boolean;
  /** Its definitions take the place of those of earlier layers. */
  readonly overrides: boolean;
}

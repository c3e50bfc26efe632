// A content file that has been read, whichever kind it is.

import type { ArcReading, TreasureReading } from '@roguewright/engine/objects';

/** One file that has been read. */
export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  /** It is laid over the files before. */
  readonly overrides: boolean;
  readonly arc?: ArcReading;
  readonly treasure?: TreasureReading;
}

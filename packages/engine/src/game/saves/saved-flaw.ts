// Whether a save of the present version may be gone on with, whoever wrote it.

import type { Flaw } from '../../errors/index.ts';
import type { SavedGame } from './save.ts';
import { boundsFlaw } from './saved-bounds.ts';
import { SAVED_GAME } from './saved-ranges.ts';

/** The first thing that is wrong with a save of the present version; nothing when all is well. */
export function savedFlaw(saved: unknown): Flaw | undefined {
  return SAVED_GAME(saved, []) ?? boundsFlaw(saved as SavedGame);
}

// Validation of an untrusted save of the present version.

import type { Flaw } from '../../errors/index.ts';
import type { SavedGame } from './save.ts';
import { boundsFlaw } from './saved-bounds.ts';
import { SAVED_GAME } from './saved-ranges.ts';

/** The first error in a save of the present version; undefined if there is none. */
export function savedFlaw(saved: unknown): Flaw | undefined {
  return SAVED_GAME(saved, []) ?? boundsFlaw(saved as SavedGame);
}

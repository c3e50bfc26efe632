// Whether the last page of a game lies over the map.

import { type Signal, signal } from '@preact/signals';

/**
 * The last page of a game that is over: about to come after the last animation, shown, or put aside to
 * look at the map.
 */
export type LastPage = 'coming' | 'shown' | 'aside';

/** The last page of a game that is opened. @param looksBack the player wants the map first */
export function lastPageOf(looksBack: boolean): Signal<LastPage> {
  return signal(looksBack ? 'aside' : 'coming');
}

// What the player has written down, for faces.

import type { OwnWordsPart } from '../protocol/own/own-words.ts';
import type { GameState } from '../state/state.ts';

/** His rules and notes; nothing where he has written none. */
export function ownPart({ seat }: GameState): OwnWordsPart {
  const { left: _, spared: __, ...own } = seat.words;
  return Object.keys(own).length === 0 ? {} : { own };
}

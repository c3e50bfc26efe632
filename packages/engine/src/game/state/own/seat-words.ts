// The saved form of what the player has written down.

import type { OwnWords } from '../../protocol/own/own-words.ts';

/** What a seat keeps of them. */
export interface SeatWords extends OwnWords {
  /** Ids of creatures that he lets be. */
  readonly spared?: readonly number[];
  /** Squares whose things stay where they are, by the keys of levels. */
  readonly left?: readonly (readonly [level: number, squares: readonly number[]])[];
}

/** No word was written. */
export const NO_WORDS: SeatWords = {};

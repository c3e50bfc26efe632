// What a face may be told of the game so far, or of a record, besides the way it went. Plain JSON.

import type { ItemView } from '../../game/index.ts';
import type { LuckLedger, LuckPoint, MortemMove } from '../../odds/index.ts';

/** What a face may ask to be told. */
export const LOOK_BACKS = ['luck', 'last-turns'] as const;

/** One of them. */
export type LookBack = (typeof LOOK_BACKS)[number];

/** The luck of a game, and how it went over the turns. */
export interface ToldLuck extends LuckLedger {
  readonly path: readonly LuckPoint[];
}

/** The last turns of a game. */
export interface ToldTurns {
  readonly moves: readonly MortemMove[];
  /** What the hero carries and can drink, read or zap. */
  readonly unused: readonly ItemView[];
}

/** What was asked for, and nothing else. */
export interface LookedBack {
  readonly luck?: ToldLuck;
  readonly lastTurns?: ToldTurns;
}

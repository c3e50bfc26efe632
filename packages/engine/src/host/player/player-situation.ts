// The simple player's situation.

import type { KnownGround } from '../../face/index.ts';
import type { GameView } from '../../game/index.ts';

/** The view, and what the player remembers. */
export interface Situation {
  readonly view: GameView;
  readonly ground: KnownGround;
  /** Squares that could not be entered. */
  readonly avoided: ReadonlySet<number>;
  /** Squares from which nothing more can be discovered. */
  readonly exhausted: ReadonlySet<number>;
  /** Squares with items that could not be picked up. */
  readonly unfetched: ReadonlySet<number>;
  /** It was hurt lately by something that it didn't see: this is no place to rest. */
  readonly isUnderFire: boolean;
  /** Items used before. */
  readonly tried: ReadonlySet<number>;
}

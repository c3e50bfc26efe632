// What the simple player decides by.

import type { KnownGround } from '../../face/index.ts';
import type { GameView } from '../../game/index.ts';

/** The view, and what the player remembers beside it. */
export interface Situation {
  readonly view: GameView;
  readonly ground: KnownGround;
  /** Squares that could not be entered. */
  readonly avoided: ReadonlySet<number>;
  /** Squares from which nothing more is to be seen. */
  readonly exhausted: ReadonlySet<number>;
  /** Squares with things that could not be picked up. */
  readonly unfetched: ReadonlySet<number>;
  /** Things used before. */
  readonly tried: ReadonlySet<number>;
}

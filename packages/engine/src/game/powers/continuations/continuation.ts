// What comes of a question when it is answered, or when it isn't.

import type { GameObject } from '../../../objects/index.ts';
import type { ContinuationName, PendingFacts } from '../../protocol/pending.ts';
import type { GameState } from '../../state/state.ts';

/** One continuation. The answer is something that the hero carries. */
export interface Continuation<About extends ContinuationName> {
  /** Tells the hero that he is asked. @param item what asks: an id, 0 for none */
  readonly told: (state: GameState, item: number) => void;
  /** Whether it is meant for a thing, as far as the hero knows; he may name another all the same. */
  readonly offered: (state: GameState, thing: GameObject) => boolean;
  readonly answered: (state: GameState, facts: PendingFacts[About], thing: GameObject) => void;
  /** Nothing was named. */
  readonly left: (state: GameState, facts: PendingFacts[About]) => void;
}

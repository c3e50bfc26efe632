// Engraving. NetHack 3.6.7 src/engrave.c (doengrave).

import { hampered } from '../../forms/hampered.ts';
import { floats } from '../../movement/floating.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Asks what to write with; the last answer takes the move. */
export function engrave(state: GameState): ActionResult {
  if (floats(state)) {
    return refuse('levitating');
  }
  const unfit = hampered(state, 'engrave');
  if (unfit !== undefined) {
    return unfit;
  }
  askDeed(state, 'engrave-with', {}, false);
  return { cost: 0 };
}

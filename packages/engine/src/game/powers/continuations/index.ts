// The continuations of questions, by their names in saves.

import type { Asking } from '../../protocol/asking.ts';
import type { ContinuationName, Pending } from '../../protocol/pending.ts';
import type { GameState } from '../../state/state.ts';
import { charging } from './charging.ts';
import type { Continuation, ToldOfPending } from './continuation.ts';

/** The continuations. */
export const CONTINUATIONS: { readonly [About in ContinuationName]: Continuation<About> } = {
  charging,
};

/** Their names. */
export const CONTINUATION_NAMES = Object.keys(CONTINUATIONS) as readonly ContinuationName[];

/** The permitted answers to a pending question, as far as the hero knows. */
export function askingOf(state: GameState, { about, facts }: Pending): Asking {
  return CONTINUATIONS[about].asking(state, facts);
}

/** Further facts of a pending question that the hero knows. */
export function toldOf(state: GameState, { about, facts }: Pending): ToldOfPending {
  return CONTINUATIONS[about].shown?.(state, facts) ?? {};
}

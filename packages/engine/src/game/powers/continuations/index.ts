// What comes of questions, by the name under which a game that waits is saved.

import type { ContinuationName } from '../../protocol/pending.ts';
import { charging } from './charging.ts';
import type { Continuation } from './continuation.ts';

/** The continuations. */
export const CONTINUATIONS: { readonly [About in ContinuationName]: Continuation<About> } = {
  charging,
};

/** Their names. */
export const CONTINUATION_NAMES = Object.keys(CONTINUATIONS) as readonly ContinuationName[];

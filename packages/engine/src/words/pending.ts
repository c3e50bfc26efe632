// Questions that wait for an answer, as every face asks them.

import type { PendingView } from '../game/index.ts';

/** What a question is asked with. */
export interface PendingWords {
  /** The question. */
  readonly title: string;
  /** One sentence: what comes of doing anything else. */
  readonly warning: string;
  /** The answer that names nothing. */
  readonly nothing: string;
}

/** The words of each question. */
export const PENDING_WORDS: Readonly<Record<PendingView['about'], PendingWords>> = {
  charging: {
    title: 'Charge what?',
    warning: 'The scroll waits for an item to charge. Doing anything else wastes it.',
    nothing: 'Charge nothing and waste it.',
  },
};

// Questions that wait for an answer, as every face asks them.

import type { PendingView } from '../game/index.ts';

/** What a question is asked with. */
export interface PendingWords {
  /** The question. */
  readonly title: string;
  /** One sentence: what comes of doing anything else. */
  readonly warning: string;
  /** The answer that is none. */
  readonly nothing: string;
}

type Wording = (pending: PendingView) => PendingWords;

/** The words of each question. */
const PENDING_WORDS: Readonly<Record<PendingView['about'], Wording>> = {
  charging: () => ({
    title: 'Charge what?',
    warning: 'The scroll waits for an item to charge. Doing anything else wastes it.',
    nothing: 'Charge nothing and waste it.',
  }),
};

/** The words of a question that waits. */
export function pendingWords(pending: PendingView): PendingWords {
  return PENDING_WORDS[pending.about](pending);
}

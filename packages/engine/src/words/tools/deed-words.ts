// Questions about what is done with a thing, as every face asks them.

import type { DeedName, PendingView } from '../../game/index.ts';
import type { PendingWords } from './pending-words.ts';

/** @param subject the thing in hand */
type Wording = (subject: string) => PendingWords;

const LATER = 'Doing anything else leaves it undone.';

const WORDS: Readonly<Record<DeedName, Wording>> = {
  grease: subject => ({
    title: 'Grease what?',
    warning: `The ${subject} is used when you choose. ${LATER}`,
    nothing: 'Grease nothing.',
  }),
  seek: () => ({
    title: 'What do you look for in the ball?',
    warning:
      'You have the vision before you. Doing anything else costs the move and shows nothing.',
    nothing: 'Look for nothing.',
  }),
  wish: () => ({
    title: 'What do you wish for? For example: blessed scroll of charging, +2 chain mail.',
    warning: 'The djinni waits. Doing anything else lets it go.',
    nothing: 'Wish for nothing.',
  }),
};

/** The words of a question about a deed. */
export function deedWords({ deed, subject = 'thing' }: PendingView): PendingWords {
  return deed === undefined
    ? { title: 'What now?', warning: LATER, nothing: 'Nothing.' }
    : WORDS[deed](subject);
}

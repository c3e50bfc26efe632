// Questions that wait for an answer, as every face asks them.

import type { PendingView } from '../game/index.ts';
import { deedWords } from './tools/deed-words.ts';
import type { PendingWords } from './tools/pending-words.ts';

type Wording = (pending: PendingView) => PendingWords;

const KEPT = 'Any other command leaves the names as they are.';

/** The question for an argument, by the subtype of the spell. */
const CAST_TITLES: Readonly<Record<string, string>> = {
  charging: 'Charge which wand?',
  'create-food': 'Which food? Left empty, it is the richest that the spell can make.',
  'create-missile':
    'Which missiles? For example: bolt 2. Left empty, they are as good as the spell can make them.',
  'summon-monster': 'Which creature? Left empty, it is the best that answers you.',
  'dimension-door': 'How many squares? 0 is as far as possible.',
  rune: 'Which of your spells does the rune hold?',
  'make-mark': 'What does the mark say?',
};

const ofCast: Wording = ({ subject = 'the spell', cast }) => ({
  title: CAST_TITLES[cast?.kind ?? ''] ?? `What is ${subject} for?`,
  warning: 'The spell is cast when you answer. Doing anything else costs nothing.',
  nothing: 'Don’t cast it.',
});

const ofCarrier: Wording = ({ subject = 'the spell', cast, harmless }) => ({
  title: CAST_TITLES[cast?.kind ?? ''] ?? `What is ${subject} for?`,
  warning: harmless
    ? 'It is used when you answer. Doing anything else keeps it.'
    : 'The magic waits for your answer. Doing anything else wastes it.',
  nothing: harmless ? 'Choose nothing and keep it.' : 'Choose nothing and waste it.',
});

const ofDeed: Wording = pending => deedWords(pending);

/** The words of each question. */
const PENDING_WORDS: Readonly<Record<PendingView['about'], Wording>> = {
  charging: ({ harmless }) => ({
    title: 'Charge what?',
    warning: harmless
      ? 'The scroll is read when you choose. Doing anything else keeps it.'
      : 'The charging waits for an item. Doing anything else wastes it.',
    nothing: harmless ? 'Charge nothing and keep the scroll.' : 'Charge nothing and waste it.',
  }),
  genocide: ({ subject, left = 1 }) => ({
    title:
      subject === 'class'
        ? 'Wipe out which creatures? A name or the letter of all of its class.'
        : 'Wipe out which kind of creature?',
    warning: `You can try ${left === 1 ? 'one name' : `${left} names`}. Doing anything else wastes the scroll.`,
    nothing: 'Wipe out nobody and waste it.',
  }),
  'new-form': ({ left = 1 }) => ({
    title: 'What do you turn into? The name of a creature, or human.',
    warning: `You can try ${left === 1 ? 'one name' : `${left} names`}. Doing anything else leaves it to luck.`,
    nothing: 'Leave it to luck.',
  }),
  identification: ({ left = 1 }) => ({
    title: 'Identify what?',
    warning:
      left === 1
        ? 'You can identify one item. Doing anything else wastes it.'
        : `You can identify ${left} items. Doing anything else wastes what is left.`,
    nothing: left === 1 ? 'Identify nothing and waste it.' : 'Identify nothing more.',
  }),
  'what-to-name': () => ({
    title: 'Name what?',
    warning: KEPT,
    nothing: 'Name nothing.',
  }),
  conversion: ({ subject = 'the god of this altar', left = 0 }) => ({
    title: `Pray to ${subject} from now on?`,
    warning:
      left === 0
        ? 'Doing anything else changes nothing.'
        : `You would leave your god, and lose all grace (${left}). Doing anything else changes nothing.`,
    nothing: 'Stay as you are.',
  }),
  'first-god': () => ({
    title: 'To which god do you pray?',
    warning: 'You pray to the first of them unless you choose.',
    nothing: 'Pray to the first of them.',
  }),
  'ring-to-replace': ({ subject = 'a ring' }) => ({
    title: `Take off which ring for ${subject}?`,
    warning: 'Doing anything else keeps both rings on.',
    nothing: 'Keep both rings on.',
  }),
  'cast-item': ofCast,
  'cast-text': ofCast,
  'cast-count': ofCast,
  'carried-item': ofCarrier,
  'carried-text': ofCarrier,
  'deed-item': ofDeed,
  'deed-choice': ofDeed,
  'deed-text': ofDeed,
  'deed-yes': ofDeed,
  naming: ({ subject = 'it' }) => ({
    title: `A name for the ${subject}?`,
    warning: KEPT,
    nothing: 'Keep the present name.',
  }),
};

/** The words of a question that waits. */
export function pendingWords(pending: PendingView): PendingWords {
  return PENDING_WORDS[pending.about](pending);
}

// The events of questions to the player in sentences.

import { pluralOf } from '../english/index.ts';
import type { GameEventOf, QuestionEventKind } from '../game/index.ts';
import type { Speaker } from './charging-events.ts';

type Teller<Kind extends QuestionEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** By the place of a wish: its rules are others now, or gone. */
const WISH_NOTED: readonly (readonly [set: string, gone: string])[] = [
  [
    'From now on you pick up what your rules want, wherever you walk.',
    'You pick up nothing by yourself any more.',
  ],
  ['Your own rules say which creatures stop you.', 'Creatures stop you as usual.'],
  ['Your own rules say which messages stop you.', 'No message stops you any more.'],
];

/** One sentence for each event. */
const TELLERS: { readonly [Kind in QuestionEventKind]: Teller<Kind> } = {
  'charging-asked': () => 'It can charge one item. Choose which.',
  'charging-wasted': () => 'The charging is wasted.',
  'identify-asked': ({ amount }) =>
    amount === 1
      ? 'You can identify one item. Choose which.'
      : `You can identify ${amount} items. Choose which.`,
  'genocide-asked': () => 'It is a scroll of genocide. Name a kind of creature.',
  'genocide-unheard': () => 'No creature of that name can be wiped out.',
  'genocide-wasted': () => 'You name nobody, and the words fade.',
  'wiped-out': ({ target }, say) =>
    say.verb(
      target,
      'You read your own name. You are gone.',
      `There are no ${pluralOf(say.plain(target))} in the world any more.`,
    ),
  'identify-left': () => 'You identify nothing more.',
  noted: ({ amount }) => (amount === 0 ? 'You cross out your last note.' : 'You make a note.'),
  'let-be': ({ target }, say) => `${say.subject(target)} stops you no more until it is beside you.`,
  'let-be-beside': ({ target }, say) =>
    `${say.subject(target)} beside you stops you no more until it leaves and comes back.`,
  'wish-noted': ({ place, amount }) => WISH_NOTED[place]?.[amount === 0 ? 1 : 0] ?? '',
  named: ({ item }, say) => `It is now ${say.some(item)}.`,
};

/** Whether this file has the sentence of an event. */
export function isOfQuestion(event: {
  readonly kind: string;
}): event is GameEventOf<QuestionEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellQuestion(event: GameEventOf<QuestionEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}

/** What an item or a stack turns out to be. */
export function tellRecognised(item: string): string {
  return `${/^\d/.test(item) ? 'They are' : 'It is'} ${item}.`;
}

// Whether an answer is one to the question that waits, and what it says.

import { plainText, UsageError } from '../../errors/index.ts';
import { distance } from '../../world/index.ts';
import {
  type Answer,
  type AnswerKind,
  type AnswerValues,
  LONGEST_ANSWER,
} from '../protocol/answers.ts';
import type { Asking, AskingOf } from '../protocol/asking.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';

/** An answer that is taken, or why it isn't. */
export type Accepted =
  | { readonly value: AnswerValues[AnswerKind] }
  | { readonly refused: RefusalReason };

type Take<Kind extends AnswerKind> = (
  state: GameState,
  asking: AskingOf<Kind>,
  value: AnswerValues[Kind],
) => Accepted;

const refused = (reason: RefusalReason): Accepted => ({ refused: reason });

const takeIf = (
  isTaken: boolean,
  value: AnswerValues[AnswerKind],
  reason: RefusalReason,
): Accepted => (isTaken ? { value } : { refused: reason });

/** What is taken for an answer of each kind. */
const TAKES: { readonly [Kind in AnswerKind]: Take<Kind> } = {
  item: ({ sheet }, { offered, others }, item) => {
    const isCarried = sheet.inventory.find(item) !== undefined;
    return isCarried
      ? takeIf(offered.includes(item) || others.includes(item), item, 'not-offered')
      : refused('unknown-item');
  },
  square: ({ level, hero }, { farthest }, [x, y]) => {
    const { map } = level;
    const isOnMap = x < map.width && y < map.height;
    const isNear = isOnMap && distance(map, hero.square, map.square(x, y)) <= farthest;
    return takeIf(isNear, [x, y], 'out-of-range');
  },
  direction: (_, { here }, direction) => takeIf(here || direction !== 0, direction, 'which-way'),
  text: (_, { longest, mayBeEmpty }, text) => {
    const written = text.trim();
    if (written === '') {
      return takeIf(mayBeEmpty, '', 'empty-text');
    }
    try {
      return { value: plainText('text', written, Math.min(longest, LONGEST_ANSWER)) };
    } catch (error) {
      if (error instanceof UsageError) {
        return refused(written.length > longest ? 'long-text' : 'unseen-letters');
      }
      throw error;
    }
  },
  count: (_, { least, most }, count) =>
    takeIf(count >= least && count <= most, count, 'count-out-of-range'),
  yes: (_, __, yes) => ({ value: yes }),
  choice: (_, { choices }, choice) =>
    takeIf(
      choices.some(({ id }) => id === choice),
      choice,
      'not-offered',
    ),
};

/** What an answer says, where it is one to the question; a text is trimmed, and in Unicode's form NFC. */
export function acceptedAnswer(
  state: GameState,
  asking: Asking,
  given: Exclude<Answer, { readonly nothing: true }>,
): Accepted {
  const { kind } = asking;
  const { [kind]: value } = given as Partial<AnswerValues>;
  // The row takes what its own kind holds, which a type can't say of a kind that is looked up.
  return value === undefined
    ? refused('other-answer')
    : TAKES[kind](state, asking as never, value as never);
}

// Validates an answer to the pending question.

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

/** An accepted answer, or the reason for refusal. */
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

/** The check for each kind of answer. */
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

/** The value of an answer if it fits the question. A text is trimmed and normalised to NFC. */
export function acceptedAnswer(
  state: GameState,
  asking: Asking,
  given: Exclude<Answer, { readonly nothing: true }>,
): Accepted {
  const { kind } = asking;
  const { [kind]: value } = given as Partial<AnswerValues>;
  // Each row takes its own kind, which types can't express for a lookup by kind.
  return value === undefined
    ? refused('other-answer')
    : TAKES[kind](state, asking as never, value as never);
}

// What counts as a success of a run: an end such as `won`, or a number with a bound such as `level>=10`.

import type { RunResult } from '../results/run-result.ts';

/** Whether a run is a success. */
export type Criterion = (run: RunResult) => boolean;

/** What runs of each subject have: how they end, and numbers. */
const KNOWN = {
  fights: {
    ends: ['won', 'died', 'undecided'],
    numbers: ['moves', 'hitPoints', 'struck', 'killedAfter'],
  },
  games: {
    ends: ['won', 'died', 'unfinished'],
    numbers: ['depth', 'deepest', 'heroLevel', 'turns', 'commands'],
  },
} as const;

/** What is played. */
export type Subject = keyof typeof KNOWN;

const BOUND = /^([a-z]+)\s*(<=|>=)\s*(\d{1,9})$/i;

/** @returns undefined for text that is none for this subject */
export function readCriterion(subject: Subject, text: string): Criterion | undefined {
  const { ends, numbers: names }: { ends: readonly string[]; numbers: readonly string[] } =
    KNOWN[subject];
  const bound = BOUND.exec(text);
  if (bound === null) {
    return ends.includes(text) ? ({ labels }) => labels.end === text : undefined;
  }
  const [, name = '', sign, limit] = bound;
  if (!names.includes(name)) {
    return undefined;
  }
  return ({ numbers }) => {
    const value = numbers[name];
    return value !== undefined && (sign === '<=' ? value <= Number(limit) : value >= Number(limit));
  };
}

/** What a criterion may be, in words. */
export function criteriaOf(subject: Subject): string {
  const { ends, numbers } = KNOWN[subject];
  return `${ends.join(', ')}, or one of ${numbers.join(', ')} with a bound, such as ${numbers[0]}<=20`;
}

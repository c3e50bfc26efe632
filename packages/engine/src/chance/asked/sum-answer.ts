// The answer to a `sum`: a flurry over the outcomes of the drawn rule.

import { UsageError } from '../../errors/index.ts';
import type { Tries } from '../contract/chance.ts';
import { Distribution } from '../outcomes/distribution.ts';
import type { Answer, EnumeratorOptions } from './asker.ts';
import { type FlurryMemo, flurry } from './flurry.ts';

/** The distribution of a sum of tries. Throws a UsageError unless the drawn outcomes are 0 or more. */
export function answerSum(
  memo: FlurryMemo,
  options: EnumeratorOptions,
  tries: Tries,
  { distribution }: Answer,
): Distribution {
  if (distribution === undefined || distribution.min < 0) {
    const got = distribution?.min ?? 'other outcomes';
    throw new UsageError('rule', got, 'a rule whose outcomes are integers of 0 or more');
  }
  const enough = tries.enough ?? Number.POSITIVE_INFINITY;
  const hit = shareOf(options, 'hit', tries.k, tries.n);
  if (enough < 0 || tries.times < 1 || hit === 0) {
    return Distribution.certain(0);
  }
  return flurry(memo, distribution, tries.times, hit, enough);
}

/** The probability of a test with `k` favourable cases of `n`: 0 or 1 where it is certain or its label is forced. */
export function shareOf({ force }: EnumeratorOptions, label: string, k: number, n: number): number {
  if (k <= 0 || k >= n) {
    return Number(k > 0);
  }
  const forced = force?.[label];
  return forced === undefined ? k / n : Number(forced === true);
}

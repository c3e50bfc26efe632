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
  const hit = forcedHit(options) ?? Math.min(1, Math.max(0, tries.k / tries.n));
  if (enough < 0 || tries.times < 1 || hit === 0) {
    return Distribution.certain(0);
  }
  return flurry(memo, distribution, tries.times, hit, enough);
}

/** The success of a try has the label `hit`; when forced, it is certain either way. */
function forcedHit({ force }: EnumeratorOptions): number | undefined {
  const forced = force?.hit;
  return forced === undefined ? undefined : Number(forced === true);
}

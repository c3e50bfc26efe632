// Odds of wresting the last charge from an empty wand.

import { type Chance, Enumerator } from '../../chance/index.ts';
import { type ChargingRules, wrest, type ZapResult } from '../../charging/index.ts';

/** The odds of zapping an empty wand again and again. */
export interface WrestOdds {
  /** Probability of each zap. */
  readonly once: number;
  /** Probability to have wrested it by the last of the zaps. */
  readonly within: number;
  /** Mean number of zaps. */
  readonly meanZaps: number;
}

/** The odds of a number of zaps. */
export function wrestOdds(rules: ChargingRules, zaps: number): WrestOdds {
  const ask = new Enumerator();
  const once = ask.ask(wrest, rules, { charges: 0 }).probability(isWrested);
  const within = ask.ask(wrestsWithin, rules, { zaps }).probability(worked => worked);
  return { once, within, meanZaps: 1 / once };
}

function isWrested({ result }: ZapResult): boolean {
  return result === 'wrested';
}

function wrestsWithin(
  chance: Chance,
  rules: ChargingRules,
  { zaps }: { readonly zaps: number },
): boolean {
  const wrested = chance.fold(
    zaps,
    0,
    luck => (isWrested(wrest(luck, rules, { charges: 0 })) ? 1 : 0),
    done => done === 1,
  );
  return wrested === 1;
}

// The expected lifetime of a wand, from the rule's probability of explosion.

import { type Notebook, silent } from '../../chance/index.ts';
import { MOST_RECHARGED } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { WandRow } from '../slot/wand-rules.ts';
import { type WandChargeView, wandRow } from './wand.ts';

/** A wand's previous rechargings. */
export interface RechargedView {
  /** 0…7. */
  readonly recharged: number;
  /** Absent: a wand without aim and without a row of its own. */
  readonly kind?: Pick<WandChargeView, 'wand' | 'aim'>;
}

/** Expectations for recharging it repeatedly. */
export interface RechargeOutlook {
  /** Probability that the next recharging explodes it. */
  readonly explodeChance: number;
  /** Probability that a wand recharged from new has exploded by this recharging. */
  readonly cumulativeChance: number;
  /** Expected number of further rechargings that it survives. */
  readonly expectedFurtherRecharges: number;
}

/**
 * Expectations by the recharge count alone; bursting from too many charges isn't included. Source: NetHack
 * 3.6.7 src/read.c (recharge): sums over its probability of explosion
 */
export function expectedRecharges(
  rules: ChargingRules,
  { recharged, kind }: RechargedView,
  notes: Notebook = silent,
): RechargeOutlook {
  const row = kind === undefined ? rules.wands.byAim.none : wandRow(rules, kind.wand, kind.aim);
  let survivesFromNew = 1;
  for (let count = 0; count <= recharged; count++) {
    survivesFromNew *= 1 - explodeChance(rules, row, count);
  }
  // A wand at the maximum count stays at that count.
  let further = 0;
  let survives = 1;
  for (let count = recharged; count <= MOST_RECHARGED; count++) {
    survives *= 1 - explodeChance(rules, row, count);
    further += survives;
  }
  notes.note('expected-recharges', further, recharged);
  return {
    explodeChance: explodeChance(rules, row, recharged),
    cumulativeChance: 1 - survivesFromNew,
    expectedFurtherRecharges: further,
  };
}

function explodeChance(rules: ChargingRules, row: WandRow, recharged: number): number {
  const { k, n } = rules.steps.explosion(rules, row, recharged, false);
  return Math.min(k, n) / n;
}

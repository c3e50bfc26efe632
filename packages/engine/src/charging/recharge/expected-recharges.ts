// How long a wand may be expected to last. Worked out from the rule's own chance to explode.

import { type Notebook, silent } from '../../chance/index.ts';
import { MOST_RECHARGED } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { WandRow } from '../slot/wand-rules.ts';
import { type WandChargeView, wandRow } from './wand.ts';

/** How often a wand was charged. */
export interface RechargedView {
  /** 0…7. */
  readonly recharged: number;
  /** Absent: one that isn't aimed and has no row of its own. */
  readonly kind?: Pick<WandChargeView, 'wand' | 'aim'>;
}

/** What to expect of charging it again, and again. */
export interface RechargeOutlook {
  /** That the next charging explodes it. */
  readonly explodeChance: number;
  /** That a wand charged from new has exploded by this charging. */
  readonly cumulativeChance: number;
  /** Further chargings that it survives, on average. */
  readonly expectedFurtherRecharges: number;
}

/**
 * The outlook of a wand that was charged so often, as far as its count goes: a wand that bursts by too
 * many charges is not among them.
 * Source: NetHack 3.6.7 src/read.c (recharge): the sums over its chance to explode
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
  // A wand charged as often as can be counted stays at that count.
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

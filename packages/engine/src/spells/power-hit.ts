// Effect of a power on a creature: hit points, levels, turns. The same rule serves play and odds; each
// power's part is in its file in `powers/`.

import type { CastingRules } from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import { type HitOutcome, type MeetingView, NOTHING } from './powers/power-rule.ts';

/** The outcome of a hit. Labels: those of the power. */
export function powerHit(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  return view.hit.power.hit?.(chance, rules, view) ?? NOTHING;
}

/** As `powerHit`, but only the hit points lost, 0 or more, for plots of damage. */
export function powerDamage(chance: Chance, rules: CastingRules, view: MeetingView): number {
  return Math.max(0, powerHit(chance, rules, view).damage);
}

/** Whether it succeeds, for odds of spells without damage. */
export function powerWorks(chance: Chance, rules: CastingRules, view: MeetingView): boolean {
  const { damage, turns } = powerHit(chance, rules, view);
  return damage > 0 || turns > 0;
}

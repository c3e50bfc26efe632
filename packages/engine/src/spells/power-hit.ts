// What a power does to a creature that it meets: hit points, levels, turns. One rule for the game that
// plays it and for the odds that ask it; each power's part is in its file in `powers/`.

import type { CastingRules } from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import { type HitOutcome, type MeetingView, NOTHING } from './powers/power-rule.ts';

/** What a meeting comes to. Labels: those of the power. */
export function powerHit(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  return view.hit.power.hit?.(chance, rules, view) ?? NOTHING;
}

/** The same, but only the hit points lost, 0 or more: what the odds of a spell are plotted by. */
export function powerDamage(chance: Chance, rules: CastingRules, view: MeetingView): number {
  return Math.max(0, powerHit(chance, rules, view).damage);
}

/** Whether it works at all: the odds of a spell that does no damage. */
export function powerWorks(chance: Chance, rules: CastingRules, view: MeetingView): boolean {
  const { damage, turns } = powerHit(chance, rules, view);
  return damage > 0 || turns > 0;
}

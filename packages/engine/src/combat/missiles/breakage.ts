// Breakage of missiles and thrown objects. Angband 3.0.5 src/cmd2.c (breakage_chance, do_cmd_fire,
// do_cmd_throw), src/object2.c (drop_near).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { BreakageView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';

const PERCENT = 100;

/** Breakage of a missile or thrown object in percent, 0…100. Artifacts never break. */
export function breakageChance(
  rules: CombatRules,
  view: BreakageView,
  notes: Notebook = silent,
): number {
  if (view.artifact) {
    notes.note('artifact-unbreakable');
    return 0;
  }
  const { breakage, steps } = rules.missiles;
  if (!steps.mayBreak(view.reachedMonster)) {
    notes.note('met-nobody');
    return 0;
  }
  const usual = breakage[view.kind];
  const percent = steps.breakageAfter(usual, view.hit || view.stoppedByWall, view.distance);
  notes.note('breaks-usually', usual);
  if (percent !== usual) {
    notes.note('breaks-near', percent);
  }
  return percent;
}

/** Whether it breaks: the last draw of a shot or throw. Choice: `breakage`. */
export function breaks(chance: Chance, rules: CombatRules, view: BreakageView): boolean {
  return chance.test(breakageChance(rules, view, chance), PERCENT, 'breakage');
}

// Base skills of a class and race. Angband 3.0.5 src/xtra1.c (calc_bonuses), lib/edit/p_class.txt,
// p_race.txt.

import { type Notebook, silent } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules, SkillRow } from './rules.ts';
import type { SkillView } from './views.ts';

/** Levels per gain of a class's rate. */
const LEVELS_PER_GAIN = 10;

/** Base melee skill. Rounding: rate × level / 10 is rounded down once. */
export function meleeSkill(rules: CombatRules, view: SkillView, notes: Notebook = silent): number {
  return baseSkill(rules.classes[view.class].melee, rules.races[view.race].melee, view, notes);
}

/** Base missile skill, for launchers and throws. Rounding as for `meleeSkill`. */
export function missileSkill(
  rules: CombatRules,
  view: SkillView,
  notes: Notebook = silent,
): number {
  return baseSkill(rules.classes[view.class].missile, rules.races[view.race].missile, view, notes);
}

function baseSkill(skill: SkillRow, race: number, view: SkillView, notes: Notebook): number {
  const gained = floorDiv(skill.perTenLevels * view.level, LEVELS_PER_GAIN);
  notes.note('class-skill', skill.base);
  if (race !== 0) {
    notes.note('race-skill', race);
  }
  notes.note('level-skill', gained, view.level);
  const total = skill.base + race + gained;
  notes.note('base-skill', total);
  return total;
}

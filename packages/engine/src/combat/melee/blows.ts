// Number of blows of an attack. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/tables.c (adj_str_blow,
// adj_dex_blow, blows_table).

import { type Notebook, silent } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { statRow } from '../slot/stat-scale.ts';
import type { BlowsView } from '../slot/views.ts';
import { heavyLimit } from './heavy-limit.ts';

/** The blows of an attack. */
export interface Blows {
  /** 1 or more. */
  readonly blows: number;
  /** The weapon is too heavy. */
  readonly heavy: boolean;
}

/**
 * The blows of one attack, regardless of level. The class maximum limits natural blows only; extra blows are
 * unlimited.
 */
export function blows(rules: CombatRules, view: BlowsView, notes: Notebook = silent): Blows {
  if (view.weapon === undefined) {
    notes.note('bare-hands-blows', rules.bareHands.blows);
    return { blows: rules.bareHands.blows, heavy: false };
  }
  const { weight } = view.weapon;
  const { heavy } = heavyLimit(rules, view.strength, weight, notes);
  const natural = naturalBlows(rules, view, weight, notes);
  if (view.extraBlows !== 0) {
    notes.note('extra-blows', view.extraBlows);
  }
  const light = Math.max(1, natural + view.extraBlows);
  const made = heavy ? rules.steps.heavyWeaponBlows(light) : light;
  if (made !== light) {
    notes.note('too-heavy-blows', made, light);
  }
  notes.note('blows', made);
  return { blows: made, heavy };
}

/**
 * The blows from strength, dexterity and class. Rounding: strength per weight is rounded down, and limited to
 * the last column of the table.
 */
function naturalBlows(
  rules: CombatRules,
  view: BlowsView,
  weight: number,
  notes: Notebook,
): number {
  const { maximumBlows, lightestWeapon, strengthFactor } = rules.classes[view.class];
  const { blowStrength } = rules.strength[statRow(rules, view.strength)]!;
  const { blowColumn } = rules.dexterity[statRow(rules, view.dexterity)]!;
  const row = rules.naturalBlows[blowColumn]!;
  const counted = Math.max(weight, lightestWeapon);
  const share = Math.min(row.length - 1, floorDiv(blowStrength * strengthFactor, counted));
  notes.note('weight-counts', counted, rules.heavy.unitsPerPound);
  notes.note('strength-per-weight', share);
  notes.note('blow-column', blowColumn);
  const natural = row[share]!;
  notes.note('natural-blows', natural);
  if (natural > maximumBlows) {
    notes.note('class-maximum-blows', maximumBlows, natural);
  }
  return Math.min(natural, maximumBlows);
}

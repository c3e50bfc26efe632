// Slays and brands of weapons. Angband 3.0.5 src/cmd1.c (tot_dam_aux).

import { type Notebook, silent } from '../../chance/index.ts';
import type { ItemKind, MonsterFlag, SlayFlag } from '../slot/names.ts';
import type { CombatRules } from '../slot/rules.ts';

/**
 * The factor of an item's dice against a monster: the highest applicable one, at least 1. Factors don't
 * stack.
 */
export function slayMultiplier(
  rules: CombatRules,
  kind: ItemKind,
  itemFlags: readonly SlayFlag[],
  monsterFlags: readonly MonsterFlag[],
  notes: Notebook = silent,
): number {
  return rules.slayingKinds.includes(kind)
    ? brandMultiplier(rules, itemFlags, monsterFlags, notes)
    : 1;
}

/** The factor of slays and brands against a monster, whatever carries them. */
export function brandMultiplier(
  rules: CombatRules,
  flags: readonly SlayFlag[],
  monsterFlags: readonly MonsterFlag[],
  notes: Notebook = silent,
): number {
  let highest = 1;
  for (const flag of flags) {
    const slay = rules.slays[flag];
    // A ruleset may have removed the row.
    if (slay !== undefined && monsterFlags.includes(slay.monster) === (slay.when === 'has')) {
      notes.note(flag, slay.multiplier);
      highest = Math.max(highest, slay.multiplier);
    }
  }
  if (highest > 1) {
    notes.note('dice-multiplied', highest);
  }
  return highest;
}

// Which levels may hold bones. NetHack 3.6.7 src/bones.c (no_bones_level).

import type { DungeonPlan } from '../branches/dungeon-plan.ts';
import { branchBelow, hasLevel, leadsDown } from '../branches/dungeon-plan.ts';

/**
 * Whether a level of a dungeon may hold bones: none that is drawn or from which a branch leaves, nor the last of the
 * dungeon or of a branch.
 * @param first the first level on which there are any
 */
export function mayHoldBones(plan: DungeonPlan, key: number, first: number): boolean {
  return (
    key >= first &&
    hasLevel(plan, key) &&
    leadsDown(plan, key) &&
    !plan.drawn.has(key) &&
    branchBelow(plan, key) === undefined
  );
}

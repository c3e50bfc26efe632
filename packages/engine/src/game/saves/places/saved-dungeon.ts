// The saved layout of a dungeon.

import { BRANCHES, type BranchName } from '../../../worldrules/index.ts';
import { type DungeonPlan, OLD_DUNGEON } from '../../dungeon/branches/dungeon-plan.ts';
import { GREATEST_KEY } from '../../dungeon/branches/level-keys.ts';
import { list, oneOf, record, row, type Shape, text, whole } from '../saved-shape.ts';

/** The saved form of a dungeon's layout. */
export interface SavedDungeon {
  readonly deepest: number;
  readonly branches: readonly (readonly [name: BranchName, leaves: number, levels: number])[];
  /** Ids of the drawings of levels, by the keys of the levels. */
  readonly drawn: readonly (readonly [key: number, drawing: string])[];
}

/** Most levels of the main dungeon, and of a branch. */
const MOST_LEVELS = 99;

/** The ranges of its fields. */
export const savedDungeon: Shape = record({
  deepest: whole(1, MOST_LEVELS),
  branches: list(
    row(oneOf(BRANCHES), whole(1, MOST_LEVELS), whole(1, MOST_LEVELS)),
    BRANCHES.length,
  ),
  drawn: list(row(whole(2, GREATEST_KEY), text(500)), GREATEST_KEY),
});

/** The layout as it is saved; undefined for that of games which began before there were branches. */
export function saveDungeon(plan: DungeonPlan): SavedDungeon | undefined {
  return plan === OLD_DUNGEON
    ? undefined
    : {
        deepest: plan.deepest,
        branches: [...plan.branches].map(([name, { leaves, levels }]) => [name, leaves, levels]),
        drawn: [...plan.drawn],
      };
}

/** @param saved absent: a game that began before there were branches */
export function restoreDungeon(saved: SavedDungeon | undefined): DungeonPlan {
  return saved === undefined
    ? OLD_DUNGEON
    : {
        deepest: saved.deepest,
        branches: new Map(
          saved.branches.map(([name, leaves, levels]) => [name, { leaves, levels }]),
        ),
        drawn: new Map(saved.drawn),
      };
}

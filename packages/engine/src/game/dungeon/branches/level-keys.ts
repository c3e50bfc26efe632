// The keys of levels. Those of the main dungeon are depths, 1 and more; a branch has a hundred keys of its own, in the
// order of the branches: 101 is the first level of the first one. Keys below 1 are places beside the dungeon.

import { floorDiv } from '../../../integers/index.ts';
import { BRANCHES, type BranchName } from '../../../worldrules/index.ts';

/** Keys between the first levels of two branches. */
const KEYS_OF_A_BRANCH = 100;

/** The greatest key that any level can have. */
export const GREATEST_KEY: number = KEYS_OF_A_BRANCH * (BRANCHES.length + 1) - 1;

/** The key of a level of a branch. @param level from 1 */
export function branchKey(branch: BranchName, level: number): number {
  return KEYS_OF_A_BRANCH * (BRANCHES.indexOf(branch) + 1) + level;
}

/** The branch of a level; undefined for one of the main dungeon, and for a place beside it. */
export function branchOf(key: number): BranchName | undefined {
  return key < KEYS_OF_A_BRANCH ? undefined : BRANCHES[floorDiv(key, KEYS_OF_A_BRANCH) - 1];
}

/** The number of a level in its branch or in the main dungeon, from 1; below 1 for a place beside it. */
export function levelOfKey(key: number): number {
  return key < KEYS_OF_A_BRANCH ? key : key % KEYS_OF_A_BRANCH;
}

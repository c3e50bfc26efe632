// The plan of a game's dungeon: how deep it is, from which levels its branches lead, and which of its levels are
// drawn. It is dealt when the game begins, so that levels are the same however the hero plays.

import type { Chance } from '../../../chance/index.ts';
import type { Content } from '../../../objects/index.ts';
import { BRANCHES, type BranchName, type LayoutRules } from '../../../worldrules/index.ts';
import { dealDrawnLevels } from '../drawings/drawn-levels.ts';
import { branchKey, branchOf, GREATEST_KEY, levelOfKey } from './level-keys.ts';

/** A branch of a game's dungeon. */
interface BranchPlan {
  /** The level of the main dungeon that has its stairs. */
  readonly leaves: number;
  /** Number of its levels. */
  readonly levels: number;
}

/** The layout of a game's dungeon. */
export interface DungeonPlan {
  /** The deepest level of the main dungeon. */
  readonly deepest: number;
  readonly branches: ReadonlyMap<BranchName, BranchPlan>;
  /** Ids of the drawings of levels by the keys of the levels. */
  readonly drawn: ReadonlyMap<number, string>;
}

/** The dungeon of games that began before there were branches: five levels. */
export const OLD_DUNGEON: DungeonPlan = { deepest: 5, branches: new Map(), drawn: new Map() };

/** The layout of a new dungeon. Labels: `leaves`, and those of its drawn levels. */
export function dealDungeon(chance: Chance, rules: LayoutRules, content: Content): DungeonPlan {
  const branches = new Map<BranchName, BranchPlan>();
  for (const name of BRANCHES) {
    const { leaves, levels } = rules.branches[name];
    const from = leaves.least + chance.below(leaves.most - leaves.least + 1, 'leaves');
    branches.set(name, { leaves: from, levels });
  }
  const plan = { deepest: rules.deepest, branches, drawn: new Map<number, string>() };
  const places = keysOf(plan).map(key => ({
    key,
    branch: branchOf(key),
    depth: dangerOf(plan, key),
    down: leadsDown(plan, key),
  }));
  return { ...plan, drawn: dealDrawnLevels(chance, rules, content, places) };
}

/** The keys of all levels of a dungeon, the main one first. */
export function keysOf({ deepest, branches }: DungeonPlan): number[] {
  const keys = Array.from({ length: deepest }, (_, above) => above + 1);
  for (const [name, { levels }] of branches) {
    for (let level = 1; level <= levels; level++) {
      keys.push(branchKey(name, level));
    }
  }
  return keys;
}

/** Whether a dungeon has a level with that key. */
export function hasLevel({ deepest, branches }: DungeonPlan, key: number): boolean {
  const branch = branchOf(key);
  const level = levelOfKey(key);
  const levels = branch === undefined ? deepest : (branches.get(branch)?.levels ?? 0);
  return key <= GREATEST_KEY && level >= 1 && level <= levels;
}

/**
 * The depth by which the dangers and finds of a level are measured, from 1: in a branch the levels below its stairs
 * count on from there; beside the dungeon it is 1.
 */
export function dangerOf({ branches }: DungeonPlan, key: number): number {
  const branch = branchOf(key);
  const above = branch === undefined ? 0 : (branches.get(branch)?.leaves ?? 0);
  return Math.max(1, above + levelOfKey(key));
}

/** The key of the level to which the stairs up lead; 0 above the first level: the town. */
export function keyAbove({ branches }: DungeonPlan, key: number): number {
  const branch = branchOf(key);
  return branch !== undefined && levelOfKey(key) === 1 ? branches.get(branch)!.leaves : key - 1;
}

/** Whether a level has stairs down. */
export function leadsDown(plan: DungeonPlan, key: number): boolean {
  return hasLevel(plan, key + 1) && branchOf(key) === branchOf(key + 1);
}

/** The key of the first level of the branch whose stairs are on a level; undefined: no branch leaves it. */
export function branchBelow({ branches }: DungeonPlan, key: number): number | undefined {
  for (const [name, { leaves }] of branches) {
    if (leaves === key) {
      return branchKey(name, 1);
    }
  }
  return undefined;
}

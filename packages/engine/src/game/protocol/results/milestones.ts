// Milestones: what a hero does for the first time, from the hero's own knowledge. Servers tell them to all.

import type { GameView } from '../view.ts';

/** The kinds of milestones. */
const MILESTONE_KINDS = ['level', 'depth', 'won', 'died'] as const;

/** A kind. */
export type MilestoneKind = (typeof MILESTONE_KINDS)[number];

/** Levels of experience that are milestones. */
const LEVELS: readonly number[] = [5, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

/** A milestone. Plain JSON. */
export interface Milestone {
  readonly kind: MilestoneKind;
  /** The level or depth reached, or the killer's name; empty for others. */
  readonly what: string;
}

/** As much of a view as milestones are made of. */
export interface MilestoneMark {
  /** The hero's level, 1…30. */
  readonly level: number;
  /** The deepest dungeon level reached, from 1. */
  readonly deepest: number;
  readonly ending: GameView['ending'];
}

/** What has to be remembered of a view to find the next milestones. */
export function milestoneMark({ hero, deepestLevel, ending }: GameView): MilestoneMark {
  return { level: hero.level, deepest: deepestLevel, ending };
}

/** The milestones between two views of a game, in this order: levels, depths, the end. */
export function milestonesBetween(before: MilestoneMark, after: MilestoneMark): Milestone[] {
  const found: Milestone[] = LEVELS.filter(
    level => level > before.level && level <= after.level,
  ).map(level => ({ kind: 'level', what: String(level) }));
  for (let depth = before.deepest + 1; depth <= after.deepest; depth++) {
    found.push({ kind: 'depth', what: String(depth) });
  }
  if (after.ending !== undefined && before.ending === undefined) {
    const { kind, killer } = after.ending;
    found.push({ kind, what: kind === 'died' ? killer : '' });
  }
  return found;
}

// The next level of the hero, which kills in a fight may bring, with its hit points by the rule of play.

import { HIGHEST_LEVEL, levelHitPoints, poolsByObject } from '../../../actors/index.ts';
import type { Distribution, Enumerator } from '../../../chance/index.ts';
import type { GameState } from '../../state/state.ts';

/** The next level. */
export interface KnownGrowth {
  /** Experience that he lacks for it, 1 or more. */
  readonly lacks: number;
  /** The hit points that it brings. */
  readonly points: Distribution;
}

/** The hero's next level; undefined: there is none, or the rules count its hit points from pools of objects. */
export function knownGrowth(
  { ruleset, sheet }: GameState,
  ask: Enumerator,
): KnownGrowth | undefined {
  if (sheet.level >= HIGHEST_LEVEL || poolsByObject(ruleset)) {
    return undefined;
  }
  return {
    lacks: Math.max(1, ruleset.bridges.nextLevelAt(sheet.level) - sheet.experience),
    points: ask.askNumber(levelHitPoints, ruleset, sheet),
  };
}

// Where a teleport between levels leads. NetHack 3.6.7 src/teleport.c (random_teleport_level).

import type { Chance } from '../../chance/index.ts';

/** Where somebody is. */
export interface DepthView {
  /** 1 or more. */
  readonly depth: number;
  /** Depth of the deepest level. */
  readonly deepest: number;
}

/** It leads nowhere once in so many times. */
const NOWHERE_ONE_IN = 5;
/** Levels that it may lead down at most, and those that it leads up from the deepest. */
const STEPS = 3;

/** The depth that it leads to, which may be the same. Labels: `nowhere`, `depth`, `up`, `down`. */
export function randomDepth(chance: Chance, { depth, deepest }: DepthView): number {
  if (chance.test(1, NOWHERE_ONE_IN, 'nowhere')) {
    return depth;
  }
  const drawn = 1 + chance.below(depth - 1 + STEPS, 'depth');
  let to = drawn >= depth ? drawn + 1 : drawn;
  if (to > deepest) {
    to = depth === deepest ? deepest - 1 - chance.below(STEPS, 'up') : deepest;
  }
  if (to >= 1) {
    return to;
  }
  return depth > 1 ? 1 : Math.min(deepest, 2 + chance.below(STEPS, 'down'));
}

// Destination of a level teleport. NetHack 3.6.7 src/teleport.c (random_teleport_level).

import type { Chance } from '../../chance/index.ts';
import type { TeleportRules } from '../../worldrules/index.ts';

/** A creature's depth. */
export interface DepthView {
  /** 1 or more. */
  readonly depth: number;
  /** Depth of the deepest level. */
  readonly deepest: number;
}

/** The destination's depth, possibly the same. Labels: `nowhere`, `depth`, `up`, `down`. */
export function randomDepth(
  chance: Chance,
  { nowhereOneIn, levels }: TeleportRules,
  { depth, deepest }: DepthView,
): number {
  if (chance.test(1, nowhereOneIn, 'nowhere')) {
    return depth;
  }
  const drawn = 1 + chance.below(depth - 1 + levels, 'depth');
  let to = drawn >= depth ? drawn + 1 : drawn;
  if (to > deepest) {
    to = depth === deepest ? deepest - 1 - chance.below(levels, 'up') : deepest;
  }
  if (to >= 1) {
    return to;
  }
  return depth > 1 ? 1 : Math.min(deepest, 2 + chance.below(levels, 'down'));
}

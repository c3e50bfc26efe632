// What is never lost.

import { type GameObject, isArtifact } from '../../../objects/index.ts';

/** Items that never break and are never lost: the ball at a chain too. */
export function isPrecious(item: GameObject): boolean {
  return item.fact('quest') !== 0 || item.fact('chained') !== 0 || isArtifact(item.archetype);
}

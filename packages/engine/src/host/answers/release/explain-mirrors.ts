// Explains which creatures reflect a spell, as far as the hero knows.

import type { KnownCreature } from '../../../game/index.ts';
import type { Explanation, SpellPreview } from '../../../odds/index.ts';
import { tellSpellMirror } from '../../../words/index.ts';

/** A line for each creature that may reflect the spell. @param success probability that the spell is released */
export function explainMirrors(
  creatures: readonly KnownCreature[],
  { flights }: SpellPreview,
  success: number,
): Explanation[] {
  const sums = new Map<number, number>();
  for (const { value, probability } of flights) {
    for (const id of value.mirrors) {
      sums.set(id, (sums.get(id) ?? 0) + probability);
    }
  }
  return creatures.flatMap(({ id, name }) => {
    const share = sums.get(id) ?? 0;
    return share === 0
      ? []
      : [{ text: tellSpellMirror(name), probability: success * Math.min(1, share) }];
  });
}
